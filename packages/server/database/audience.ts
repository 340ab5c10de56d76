import { streamId } from './message-log.ts';
import type { GamePlayerRow } from './schema.ts';

/** The stream that a player receives: that of their team once they have joined it, until then the watchers'. */
export function audienceOf({ game_id, status, teamid }: Pick<GamePlayerRow, 'game_id' | 'status' | 'teamid'>): string {
  return status === 'joined' && teamid !== null ? streamId(game_id, 'team', teamid) : streamId(game_id, 'watchers');
}
