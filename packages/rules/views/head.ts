import type { GameHead } from '@snug/contract';
import type { Game } from '../state/game-state.ts';

/** A game as every list and screen shows it. `venue`: the name of the pub. */
export function headView({ game_id, code, kind, title, date, status }: Game, venue: string): GameHead {
  return { gameid: game_id, code, kind, title, venue, date, status };
}
