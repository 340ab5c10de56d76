import { JoinBoxElement } from './join-box-element.tsx';
import { SurveyElement } from './survey-element.ts';
import { version } from './version.ts';

/** Snug's elements by their tag. */
const elements = { 'snug-join-box': JoinBoxElement, 'snug-survey': SurveyElement };
export type SnugTag = keyof typeof elements;

declare global {
  interface HTMLElementTagNameMap {
    'snug-join-box': JoinBoxElement;
    'snug-survey': SurveyElement;
  }
}

/**
 * Defines the elements. If a page loads Snug twice the first one stays, with a console warning if the versions differ.
 * Does nothing on a server.
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
