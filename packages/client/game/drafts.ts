import { type Question, type TeamQuestion, tidyAnswers } from '@snug/contract';
import type { Draft, DraftState, Game } from './game.ts';
import { areSame } from './same-texts.ts';
import { viewOf } from './with-view.ts';

/** The texts in the inputs of a question: one per expected answer. */
export function textsOf(game: Game, question: Pick<Question, 'question_id' | 'num_answers'>): string[] {
  const texts = game.drafts[question.question_id]?.texts ?? [];
  return Array.from({ length: question.num_answers }, (_, index) => texts[index] ?? '');
}

export function questionOf(game: Pick<Game, 'view'>, questionId: string): TeamQuestion | undefined {
  return game.view?.round?.asked.find(({ question_id }) => question_id === questionId);
}

/** Changes one input. What a member types waits until they suggest it. */
export function typed(game: Game, question: TeamQuestion, index: number, text: string): Game {
  if (!viewOf(game).me.is_captain)
    return withDraft(game, question.question_id, { texts: [text], state: 'unsuggested', own: true });
  const texts = textsOf(game, question).map((old, place) => (place === index ? text : old));
  return withDraft(game, question.question_id, { texts, state: 'local', own: true });
}

export function withDraft(game: Game, questionId: string, draft: Draft): Game {
  return { ...game, drafts: { ...game.drafts, [questionId]: draft } };
}

/** Changes a draft's state; its texts stay. */
export function moved(game: Game, questionId: string, state: DraftState, reason?: string): Game {
  const draft = game.drafts[questionId];
  if (!draft || (draft.state === state && draft.reason === reason)) return game;
  const { reason: _, ...rest } = draft;
  return withDraft(game, questionId, { ...rest, state, ...(reason === undefined ? {} : { reason }) });
}

/** Marks a draft as known to the captain's other devices: from now on theirs may replace it. */
export function settled(game: Game, questionId: string): Game {
  const draft = game.drafts[questionId];
  const held = game.view?.suggested[questionId];
  if (!draft?.own || !held || !areSame(held, draft.texts)) return game;
  const { own: _, ...rest } = draft;
  return withDraft(game, questionId, rest);
}

/** Whether the server does not have the draft yet, as far as this device knows. */
export function isUnderway(state?: DraftState): boolean {
  return state === 'local' || state === 'sending';
}

/**
 * Whether the server holds these texts with the current submission, which another tab or device may have made. In a
 * single-answer round only the last question is submitted: for the others this compares with the last suggested texts.
 */
export function isSubmitted({ view }: Pick<Game, 'view'>, questionId: string, texts: readonly string[]): boolean {
  const { round, submitted, suggested } = view ?? {};
  const place = round?.asked.findIndex(({ question_id }) => question_id === questionId) ?? -1;
  const isLeftOut = round?.single_answer && place < round.asked.length - 1;
  const held = isLeftOut ? suggested?.[questionId] : submitted?.[round?.round_order ?? 0]?.answers[place];
  // Submitted answers are tidied, suggested texts are as they were saved.
  return areSame(held ?? [], isLeftOut ? texts : (tidyAnswers([texts], false)[0] ?? []));
}

/**
 * The drafts when a submitted round is open again: each question shows what the server was sent for it before, even if other
 * texts were submitted. Texts that the server had only through the withdrawn submission, or refused because of it, exist
 * only on this device now and wait to be sent like anything typed.
 */
export function reopened(game: Game): Game {
  const { me, suggested } = viewOf(game);
  if (!me.is_captain) return game;
  return Object.entries(game.drafts).reduce((next, [id, { texts, state }]) => {
    const held = suggested[id] ?? [];
    const isGone = state === 'saved' && !areSame(held, texts);
    if (isGone && held.some((text) => text)) return withDraft(next, id, { texts: held, state });
    return isGone || state === 'refused' ? withDraft(next, id, { texts, state: 'local', own: true }) : next;
  }, game);
}

export function withoutDraft(game: Game, questionId: string): Game {
  const { [questionId]: _, ...drafts } = game.drafts;
  return { ...game, drafts };
}
