/** The font sizes that a text may have, as multiples of the largest one; the last is a 24th of the screen's height. */
export interface Fitting {
  readonly steps: readonly number[];
}

/**
 * Gives a box the largest of the font sizes at which what is in it fits: no word is cut and nothing scrolls. Sizes are in the
 * screen's own unit, so that a preview is the screen, smaller. Returns the size; undefined when not even the smallest fits.
 */
export function fit(box: HTMLElement, { steps }: Fitting): number | undefined {
  for (const step of steps) {
    box.style.setProperty('--fit', String(step));
    if (fits(box)) return step;
  }
  return undefined;
}

/** Half a pixel is how browsers round, not a line that is missing. */
const roundingPx = 1;

function fits(box: HTMLElement): boolean {
  return box.scrollHeight <= box.clientHeight + roundingPx && box.scrollWidth <= box.clientWidth + roundingPx;
}
