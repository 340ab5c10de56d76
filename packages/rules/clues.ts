import { normalizeAnswer } from '@snug/grading';
import type { Round } from './state/game-state.ts';

/** What a team has saved for a clue; `clue`: the newest clue when this text was first saved, counted from 0. */
export interface SavedClue {
  readonly answer: readonly string[] | null;
  readonly clue: number | null;
}

/**
 * At which clue of a round of clues, counted from 0, the answer that is handed in was given and kept since; null in other
 * rounds and without an answer. What was never saved before counts from the last clue.
 */
export function clueOf(
  { single_answer }: Pick<Round, 'single_answer'>,
  saved: readonly SavedClue[],
  answers: readonly (readonly string[])[],
): number | null {
  const final = formOf(answers.findLast((texts) => formOf(texts) !== ''));
  if (!single_answer || final === '') return null;
  const inTime = saved
    .flatMap(({ answer, clue }, place) => (answer ? [{ form: formOf(answer), clue: clue ?? place, place }] : []))
    .sort((one, other) => one.clue - other.clue || one.place - other.place);
  const before = inTime.findLastIndex(({ form }) => form !== final);
  const kept = inTime[before + 1]?.clue ?? saved.length - 1;
  // What was changed at an older clue later on may have been another answer meanwhile: it counts from that change.
  return Math.max(kept, ...inTime.filter(({ clue, place }) => clue > place).map(({ clue }) => clue));
}

/** The newest clue when a text was first saved: of the same answer in another form, such as in capitals, as it was. */
export function clueOfSaved(
  { single_answer }: Pick<Round, 'single_answer'>,
  before: SavedClue,
  answer: readonly string[],
  newest: number,
): number | null {
  if (!single_answer) return null;
  return before.answer && formOf(before.answer) === formOf(answer) ? (before.clue ?? newest) : newest;
}

function formOf(texts: readonly string[] = []): string {
  return texts.map(normalizeAnswer).filter(Boolean).join(' ');
}
