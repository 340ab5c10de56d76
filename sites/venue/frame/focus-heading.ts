/**
 * Moves the focus to the heading of a page, so that a screen reader begins there. A page that is still loading has
 * none yet: until it has, the focus rests on the page itself and moves on only if the reader has not.
 */
export function focusHeading(page: HTMLElement): () => void {
  const focus = (element: HTMLElement) => {
    // A heading can be focused by script alone, and shows no ring for it.
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
