/** What a story's page reports about itself. */
export interface Measured {
  /** The error message if the story or its play function threw. */
  readonly error: string | undefined;
  readonly isEmpty: boolean;
  /** The element that overflows at a side, and by how many pixels. */
  readonly tooWide: { readonly what: string; readonly by: number } | undefined;
  /** Where its content ends, in pixels from the top. */
  readonly bottom: number;
  /** A dialog is open, which stands in what the window shows, wherever the page is scrolled to. */
  readonly isCovered: boolean;
}

/** Runs in the page, so it uses nothing from outside itself. */
export function measure(): Measured {
  const root = document.querySelector('#storybook-root');
  const height = window.innerHeight;
  const all = root ? [...root.querySelectorAll<HTMLElement>('*')] : [];
  const shown = all.filter((element) => element.checkVisibility() && element.getClientRects().length > 0);

  /** Inside an element that scrolls or clips, nothing can widen the page. */
  const isHeld = (element: Element): boolean => {
    for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return true;
    }
    return false;
  };
  const stickingOut = (element: Element): number => {
    const { left, right } = element.getBoundingClientRect();
    return Math.round(Math.max(-left, right - window.innerWidth));
  };

  /** A word, a drawing, a field. What only screen readers get is a pixel large. */
  const isSeen = (element: Element): boolean => {
    const { width, height: own } = element.getBoundingClientRect();
    const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    return (hasWords || element.childElementCount === 0) && width > 1 && own > 1;
  };

  // The innermost elements are named: they are the cause, those around them only follow.
  const wide = shown.filter((element) => stickingOut(element) > 1 && !isHeld(element));
  const causes = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
  const worst = causes.sort((one, other) => stickingOut(other) - stickingOut(one))[0];
  const page = document.scrollingElement;
  const scrolls = page ? page.scrollWidth - window.innerWidth : 0;
  const name = (element: HTMLElement) =>
    `<${element.localName}> “${(element.getAttribute('aria-label') || element.textContent || '').trim().slice(0, 40)}”`;

  /** An element that only fills the height of the page does not count, its content does. */
  const bottomOf = (element: Element): number => {
    const { bottom, height: own } = element.getBoundingClientRect();
    const below = Math.max(0, ...[...element.children].map(bottomOf));
    return element.childElementCount > 0 && own >= height - 1 ? below : Math.max(bottom, below);
  };
  const isCovered = document.querySelector('dialog:modal') !== null;

  const error = document.body.classList.contains('sb-show-errordisplay')
    ? (document.querySelector('#error-message')?.textContent ?? 'It cannot be drawn.')
    : undefined;
  return {
    error,
    isEmpty: !shown.some(isSeen),
    tooWide: worst
      ? { what: name(worst), by: stickingOut(worst) }
      : scrolls > 0
        ? { what: 'the page', by: scrolls }
        : undefined,
    bottom: Math.ceil(root ? bottomOf(root) + window.scrollY : height),
    isCovered,
  };
}
