/**
 * When the focused element is gone, focuses the first heading, so that screen readers go on from the page and not from
 * nowhere. Does nothing when the focus is elsewhere by now, such as on the page around a widget.
 */
export function rescueFocus(root: Document | ShadowRoot): void {
  const heading = root.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  // Somebody who tapped a button must not be scrolled to the top of the page.
  heading.focus({ preventScroll: true });
}
