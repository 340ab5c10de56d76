import { defineElements, type SnugTag } from './define.ts';
import type { JoinBoxAttributes, JoinBoxElement } from './join-box-element.tsx';
import type { SurveyAttributes, SurveyElement } from './survey-element.ts';
import type { EmbedWords } from './words.ts';

export interface MountOptions extends JoinBoxAttributes {
  readonly words?: Partial<EmbedWords>;
}

export interface SurveyOptions extends SurveyAttributes {
  readonly words?: SurveyElement['words'];
}

export interface Mounted<Element = JoinBoxElement, Options = MountOptions> {
  /** The element, for listening to its events. */
  readonly element: Element;
  /** Changes the given options; `undefined` restores the default. */
  update(options: Partial<Options>): void;
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
  return put('snug-join-box', element, options);
}

/** Puts a sponsor's survey into an element of the page. */
export function mountSurvey(element: Element, options: SurveyOptions): Mounted<SurveyElement, SurveyOptions> {
  return put('snug-survey', element, options);
}

function put<Tag extends SnugTag, Options extends object>(tag: Tag, place: Element, options: Options) {
  defineElements();
  const element = document.createElement(tag);
  change(element, options);
  place.append(element);
  return {
    element,
    update: (changes: Partial<Options>) => change(element, changes),
    destroy: () => element.remove(),
  };
}

function change(element: HTMLElement, { words, ...attributes }: { words?: object }): void {
  if (words) Object.assign(element, { words });
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
}
