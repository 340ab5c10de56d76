import type { Mark, ToldResult } from '@snug/contract';

/** A mark, or what several texts came to together: some of it. */
export type WholeMark = Mark | 'partly';

/**
 * What a question's texts came to together, of which none or not all may have been given. `clue`: the one answer to a round's
 * clues, which may be right and earn less than all.
 */
export function wholeMark(
  { marks, points, of }: Pick<ToldResult, 'marks' | 'points' | 'of'>,
  clue?: boolean,
): WholeMark | undefined {
  const [mark] = marks;
  if (!mark || clue) return mark;
  const isAlike = marks.every((each) => each === mark);
  const most = { full: of, half: of / 2, none: 0 };
  return isAlike && points >= most[mark] ? mark : 'partly';
}
