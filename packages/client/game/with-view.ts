import type { GameView, Round } from '@snug/contract';
import { clientErrors } from '../words.ts';
import type { Game } from './game.ts';

/** Changes part of the view. Messages follow a load, so a game without a view is a bug (ERR-30). */
export function withView(game: Game, change: Partial<GameView>): Game {
  return { ...game, view: { ...viewOf(game), ...change } };
}

export function viewOf(game: Game): GameView {
  if (!game.view) throw new Error(clientErrors.noGame);
  return game.view;
}

/** Changes part of the current round; does nothing when there is none. */
export function withRound(game: Game, change: Partial<Round>): Game {
  const { round } = viewOf(game);
  return round ? withView(game, { round: { ...round, ...change } }) : game;
}

/** Whether this is my team (OPEN-40). */
export function isMine(game: Game, teamid: string): boolean {
  return viewOf(game).team?.teamid === teamid;
}
