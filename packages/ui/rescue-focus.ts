/**
 * Where what had the focus is gone, the first heading takes it: readers go on from the page, not from nowhere. Not where the
 * focus is somewhere else by now, such as on the page around a widget.
 */
export function rescueFocus(root: Document | ShadowRoot): void {
  const heading = root.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  // Who pressed with a thumb must not be carried to the top of the page.
  heading.focus({ preventScroll: true });
}
