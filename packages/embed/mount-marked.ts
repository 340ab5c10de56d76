import type { SnugTag } from './define.ts';
import { mount, mountSurvey } from './mount.ts';

/**
 * For site builders that strip unknown tags: `<div data-snug="join-box" data-theme="light" data-code="…">`, and
 * `<div data-snug="survey" data-sponsor="…">`.
 */
export function mountMarked(page: ParentNode): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-snug="join-box"],[data-snug="survey"]')) {
    const { snug, ...options } = place.dataset;
    const tag: SnugTag = snug === 'survey' ? 'snug-survey' : 'snug-join-box';
    // Mounts once, even if the script is loaded twice.
    if (place.querySelector(`:scope > ${tag}`)) continue;
    const fallback = [...place.childNodes];
    const { origin, theme, code, sponsor = '' } = options;
    const shared = { ...(origin && { origin }), ...(theme && { theme: theme as 'auto' }) };
    const { element } =
      tag === 'snug-survey'
        ? mountSurvey(place, { ...shared, sponsor })
        : mount(place, { ...shared, ...(code && { code }) });
    // The no-script content becomes hidden children of the element, the JSON child with words included.
    element.append(...fallback);
  }
}
