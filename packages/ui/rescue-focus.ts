/** Where what had the focus is gone, the first heading takes it, as after a Dialog: readers go on from the page, not from nowhere. */
export function rescueFocus(root: Document | ShadowRoot): void {
  if (root.activeElement !== null && root.activeElement !== document.body) return;
  const heading = root.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  heading.tabIndex = -1;
  // Who pressed with a thumb must not be carried to the top of the page.
  heading.focus({ preventScroll: true });
}
