import type { GameHead } from '@snug/contract';
import type { Game } from '../state/game-state.ts';

/** The fields of a game that every list and screen shows. `venue` is the name of the pub. */
export function headView({ game_id, code, kind, title, date, status }: Game, venue: string): GameHead {
  return { gameid: game_id, code, kind, title, venue, date, status };
}
