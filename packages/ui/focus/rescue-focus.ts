/**
 * When the focused element is gone, focuses a home for the focus, the first heading unless given, so that screen readers go on
 * from the page and not from nowhere. Does nothing when the focus is elsewhere by now, such as on the page around a widget.
 */
export function rescueFocus(root: Document | ShadowRoot, home = root.querySelector<HTMLElement>('h1, h2, h3')): void {
  if (!home || document.activeElement !== document.body) return;
  home.tabIndex = -1;
  // Somebody who tapped a button must not be scrolled to the top of the page.
  home.focus({ preventScroll: true });
}
