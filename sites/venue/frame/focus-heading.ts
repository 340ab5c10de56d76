/**
 * Moves the focus to a page's heading, so that a screen reader starts there. A page that is still loading has no heading,
 * so the focus goes to the page first, and to the heading once it appears unless the user has moved the focus.
 */
export function focusHeading(page: HTMLElement): () => void {
  const focus = (element: HTMLElement) => {
    // A negative tabindex lets only scripts focus the heading; it needs no focus ring.
    element.tabIndex = -1;
    element.style.outline = 'none';
    element.focus({ preventScroll: true });
  };
  const heading = page.querySelector('h1');
  window.scrollTo(0, 0);
  if (heading) {
    focus(heading);
    return () => {};
  }
  focus(page);
  const arriving = new MutationObserver(() => {
    const late = page.querySelector('h1');
    if (!late) return;
    arriving.disconnect();
    if (document.activeElement === page || document.activeElement === document.body) focus(late);
  });
  arriving.observe(page, { childList: true, subtree: true });
  return () => arriving.disconnect();
}
