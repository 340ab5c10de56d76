import type { GameHead } from '@snug/contract';
import type { GameRow } from '../database/schema.ts';

export function headView(game: GameRow, venue: string): GameHead {
  return {
    gameid: game.game_id,
    code: game.code,
    kind: game.kind,
    title: game.title,
    venue,
    date: game.date,
    status: game.status,
  };
}
