import { defineElements } from './define.ts';
import type { JoinBoxAttributes, JoinBoxElement } from './join-box-element.tsx';
import type { EmbedWords } from './words.ts';

export interface MountOptions extends JoinBoxAttributes {
  readonly words?: Partial<EmbedWords>;
}

export interface Mounted {
  /** The element, for listening to its events. */
  readonly element: JoinBoxElement;
  /** Changes the given options; `undefined` restores the default. */
  update(options: MountOptions): void;
  /** Removes the widget without a trace. */
  destroy(): void;
}

/**
 * Puts a join box into an element of the page.
 *
 * @example
 * const box = mount(document.querySelector('#quiz'), { theme: 'light' });
 * box.element.addEventListener('snug-found', (event) => console.log(event.detail.code));
 */
export function mount(element: Element, options: MountOptions = {}): Mounted {
  defineElements();
  const box = document.createElement('snug-join-box');
  change(box, options);
  element.append(box);
  return {
    element: box,
    update: (changes) => change(box, changes),
    destroy: () => box.remove(),
  };
}

function change(box: JoinBoxElement, { words, ...attributes }: MountOptions): void {
  if (words) box.words = words;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) box.removeAttribute(name);
    else box.setAttribute(name, value);
  }
}
