import { type Question, type TeamQuestion, tidyAnswers } from '@snug/contract';
import type { Draft, DraftState, Game } from './game.ts';
import { areSame } from './same-texts.ts';
import { viewOf } from './with-view.ts';

/** What stands in the inputs of a question: one text per answer wanted. */
export function textsOf(game: Game, question: Pick<Question, 'question_id' | 'num_answers'>): string[] {
  const texts = game.drafts[question.question_id]?.texts ?? [];
  return Array.from({ length: question.num_answers }, (_, index) => texts[index] ?? '');
}

export function questionOf(game: Pick<Game, 'view'>, questionId: string): TeamQuestion | undefined {
  return game.view?.round?.asked.find(({ question_id }) => question_id === questionId);
}

/** One input changed. What a member types waits until they suggest it. */
export function typed(game: Game, question: TeamQuestion, index: number, text: string): Game {
  if (!viewOf(game).me.is_captain)
    return withDraft(game, question.question_id, { texts: [text], state: 'unsuggested', own: true });
  const texts = textsOf(game, question).map((old, place) => (place === index ? text : old));
  return withDraft(game, question.question_id, { texts, state: 'local', own: true });
}

export function withDraft(game: Game, questionId: string, draft: Draft): Game {
  return { ...game, drafts: { ...game.drafts, [questionId]: draft } };
}

/** An draft went on to another state; its texts stay. */
export function moved(game: Game, questionId: string, state: DraftState, reason?: string): Game {
  const draft = game.drafts[questionId];
  if (!draft || (draft.state === state && draft.reason === reason)) return game;
  const { reason: _, ...rest } = draft;
  return withDraft(game, questionId, { ...rest, state, ...(reason === undefined ? {} : { reason }) });
}

/** An draft that the captain's other devices have been told: from now on theirs may replace it. */
export function settled(game: Game, questionId: string): Game {
  const draft = game.drafts[questionId];
  const told = game.view?.suggested[questionId];
  if (!draft?.own || !told || !areSame(told, draft.texts)) return game;
  const { own: _, ...rest } = draft;
  return withDraft(game, questionId, rest);
}

/** Whether the host does not have it yet, as far as this phone knows. */
export function isUnderway(state?: DraftState): boolean {
  return state === 'local' || state === 'sending';
}

/**
 * Whether the host holds these texts of a question with the submission that stands, which another tab or another device may
 * have made. Of a single-answer round only the last ones are handed in: of the others this phone knows what it was told.
 */
export function isSubmitted({ view }: Pick<Game, 'view'>, questionId: string, texts: readonly string[]): boolean {
  const { round, submitted, suggested } = view ?? {};
  const place = round?.asked.findIndex(({ question_id }) => question_id === questionId) ?? -1;
  const isLeftOut = round?.single_answer && place < round.asked.length - 1;
  const held = isLeftOut ? suggested?.[questionId] : submitted?.[round?.round_order ?? 0]?.answers[place];
  // What is handed in is tidied, what is told is as it was saved.
  return areSame(held ?? [], isLeftOut ? texts : (tidyAnswers([texts], false)[0] ?? []));
}

/**
 * The round was in and is open again: what the host has been given of a question stands there again, also where somebody
 * handed in another text. What only the withdrawn submission told the host is on this phone alone now, and waits to be sent
 * like anything typed; and so does what the host refused for that submission.
 */
export function reopened(game: Game): Game {
  const { me, suggested } = viewOf(game);
  if (!me.is_captain) return game;
  return Object.entries(game.drafts).reduce((next, [id, { texts, state }]) => {
    const told = suggested[id] ?? [];
    const isGone = state === 'saved' && !areSame(told, texts);
    if (isGone && told.some((text) => text)) return withDraft(next, id, { texts: told, state });
    return isGone || state === 'refused' ? withDraft(next, id, { texts, state: 'local', own: true }) : next;
  }, game);
}

export function withoutDraft(game: Game, questionId: string): Game {
  const { [questionId]: _, ...drafts } = game.drafts;
  return { ...game, drafts };
}
