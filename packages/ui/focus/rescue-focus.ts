/**
 * When the focused element is gone, focuses what the page names as a home for the focus (`data-focus-home`, the last one), else
 * the first heading, so that screen readers go on from there and not from nowhere. Does nothing when the focus is elsewhere by
 * now, such as on the page around a widget.
 */
export function rescueFocus(root: Document | ShadowRoot): void {
  const homes = root.querySelectorAll<HTMLElement>('[data-focus-home]');
  const home = homes[homes.length - 1] ?? root.querySelector<HTMLElement>('h1, h2, h3');
  if (!home || document.activeElement !== document.body) return;
  home.tabIndex = -1;
  // Somebody who tapped a button must not be scrolled to the top of the page.
  home.focus({ preventScroll: true });
}
