import type { Round, RoundStart } from '@snug/contract';
import type { Game } from './game.ts';
import { say } from './say.ts';

/** Announces the new questions of the round: one by its text and its place on the screen, several by their count. */
export function sayArrived(game: Game, before: Round | null): Game {
  const known = new Set(before?.asked.map(({ question_id }) => question_id));
  const asked = game.view?.round?.asked ?? [];
  const arrived = before ? asked.filter(({ question_id }) => !known.has(question_id)) : [];
  const [only, another] = arrived;
  if (!only) return game;
  return another
    ? say(game, 'questions-arrived', { count: arrived.length })
    : say(game, 'question-added', { number: asked.indexOf(only) + 1, text: only.question_text });
}

export function sayRound(game: Game, { round_order, title }: RoundStart): Game {
  return say(game, 'round-started', { number: round_order, title });
}
