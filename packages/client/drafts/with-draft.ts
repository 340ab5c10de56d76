import type { Game } from '../game/game.ts';
import type { Draft, DraftState } from './draft.ts';
import { areSame } from './same-texts.ts';

export function withDraft(game: Game, questionId: string, draft: Draft): Game {
  return { ...game, drafts: { ...game.drafts, [questionId]: draft } };
}

export function withoutDraft(game: Game, questionId: string): Game {
  const { [questionId]: _, ...drafts } = game.drafts;
  return { ...game, drafts };
}

/** Changes a draft's state; its texts stay. From now on they are this team's. */
export function withState(game: Game, questionId: string, state: DraftState, reason?: string): Game {
  const draft = game.drafts[questionId];
  if (!draft || (draft.state === state && draft.reason === reason)) return game;
  const { reason: _, moved: __, ...rest } = draft;
  return withDraft(game, questionId, { ...rest, state, ...(reason === undefined ? {} : { reason }) });
}

/** Marks a draft as known to the captain's other devices: from now on theirs may replace it. */
export function confirmed(game: Game, questionId: string): Game {
  const draft = game.drafts[questionId];
  const held = game.view?.suggested[questionId];
  if (!draft?.own || !held || !areSame(held, draft.texts)) return game;
  const { own: _, ...rest } = draft;
  return withDraft(game, questionId, rest);
}
