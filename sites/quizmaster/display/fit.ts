/**
 * Gives a box the largest of the font sizes at which what is in it fits: no word is cut and nothing scrolls. A word is broken
 * only where it fits at no size. Sizes are in the screen's own unit, the largest first, so that a preview is the screen, smaller.
 * Returns the size; undefined when not even the smallest fits.
 */
export function fit(box: HTMLElement, steps: readonly number[]): number | undefined {
  return fitTogether(box, [box], steps);
}

/** The same for boxes inside another that are to have one size: the largest at which they all fit. */
export function fitTogether(
  around: HTMLElement,
  boxes: readonly HTMLElement[],
  steps: readonly number[],
): number | undefined {
  around.style.setProperty('--fit-wrap', 'normal');
  const unbroken = largest(around, boxes, steps);
  around.style.removeProperty('--fit-wrap');
  return unbroken ?? largest(around, boxes, steps);
}

function largest(around: HTMLElement, boxes: readonly HTMLElement[], steps: readonly number[]): number | undefined {
  for (const step of steps) {
    around.style.setProperty('--fit', String(step));
    if (boxes.every(fits)) return step;
  }
  return undefined;
}

/** Half a pixel is how browsers round, not a line that is missing. */
const roundingPx = 1;

export function fits(box: HTMLElement): boolean {
  return box.scrollHeight <= box.clientHeight + roundingPx && box.scrollWidth <= box.clientWidth + roundingPx;
}
