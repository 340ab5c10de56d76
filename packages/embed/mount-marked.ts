import { mount } from './mount.ts';

/** For site builders that strip unknown tags: `<div data-snug="join-box" data-theme="light" data-code="…">`. */
export function mountMarked(page: ParentNode): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-snug="join-box"]')) {
    // Twice loaded is once mounted.
    if (place.querySelector(':scope > snug-join-box')) continue;
    const { origin, theme, code } = place.dataset;
    const fallback = [...place.childNodes];
    const { element } = mount(place, {
      ...(origin && { origin }),
      ...(theme && { theme: theme as 'auto' }),
      ...(code && { code }),
    });
    // What works without script goes out of sight with the element's own children, words included.
    element.append(...fallback);
  }
}
