/**
 * How far what stands above the bar is lifted so that a phone's keyboard does not cover it: a keyboard makes the visible part of
 * the page smaller and leaves the page as it is, with the bar behind it. Not while somebody has zoomed in with two fingers.
 */
export function liftOf(
  { scale, height, offsetTop }: Pick<VisualViewport, 'scale' | 'height' | 'offsetTop'>,
  pageHeight: number,
  barHeight: number,
): number {
  return scale > 1.01 ? 0 : Math.max(0, Math.round(pageHeight - height - offsetTop - barHeight));
}
