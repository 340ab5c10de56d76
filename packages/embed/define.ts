import { JoinBoxElement } from './join-box-element.tsx';
import { version } from './version.ts';

/** Every element of ours by its tag; a widget more is a row more. */
const elements = { 'snug-join-box': JoinBoxElement };
export type SnugTag = keyof typeof elements;

declare global {
  interface HTMLElementTagNameMap {
    'snug-join-box': JoinBoxElement;
  }
}

/**
 * Makes the elements known to the page. A page that loads Snug twice keeps the first;
 * it is told when the two are of different versions. Does nothing on a server.
 */
export function defineElements(): void {
  if (!globalThis.customElements) return;
  for (const [tag, element] of Object.entries(elements)) {
    const known = customElements.get(tag) as { version?: string } | undefined;
    if (!known) customElements.define(tag, element);
    else if (known.version !== version) {
      console.warn(
        `<${tag}> is already defined by Snug ${known.version ?? 'of an unknown version'}; Snug ${version} is ignored. Load one of them.`,
      );
    }
  }
}
