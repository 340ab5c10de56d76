import { streamId } from './message-log.ts';
import type { GamePlayerRow } from './schema.ts';

/** The stream that a player hears: the team's once joined, the watchers' until then. */
export function audienceOf({ game_id, status, teamid }: Pick<GamePlayerRow, 'game_id' | 'status' | 'teamid'>): string {
  return status === 'joined' && teamid !== null ? streamId(game_id, 'team', teamid) : streamId(game_id, 'watchers');
}
