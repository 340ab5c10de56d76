import { mount } from './mount.ts';

/** For site builders that strip unknown tags: `<div data-snug="join-box" data-theme="light" data-code="…">`. */
export function mountMarked(page: ParentNode): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-snug="join-box"]')) {
    // Mounts once, even if the script is loaded twice.
    if (place.querySelector(':scope > snug-join-box')) continue;
    const { origin, theme, code } = place.dataset;
    const fallback = [...place.childNodes];
    const { element } = mount(place, {
      ...(origin && { origin }),
      ...(theme && { theme: theme as 'auto' }),
      ...(code && { code }),
    });
    // The no-script content becomes hidden children of the element, the JSON child with words included.
    element.append(...fallback);
  }
}
