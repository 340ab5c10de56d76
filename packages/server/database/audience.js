import { streamId } from './message-log.ts';
/** The stream that a player receives: that of their team once they have joined it, until then the watchers'. */
export function audienceOf({ game_id, status, teamid }) {
    return status === 'joined' && teamid !== null ? streamId(game_id, 'team', teamid) : streamId(game_id, 'watchers');
}
