import * as z from 'zod/mini';
import { HostState, HostTeam } from '../entities/host-game.ts';
import { messageOf } from './message-of.ts';
/** The game's state after a command. */
export const HostStateMessage = messageOf('HOST_STATE', { state: HostState });
/** A team joined or changed. */
export const HostTeamMessage = messageOf('HOST_TEAM', { team: HostTeam });
/** A team was removed from the game. */
export const HostTeamGone = messageOf('HOST_TEAM_GONE', { teamid: z.string() });
/** How many spectators there are. */
export const HostWatchers = messageOf('HOST_WATCHERS', { watcher_count: z.int() });
/** What the quizmaster's own stream carries. */
export const HostMessage = z.discriminatedUnion('type', [
    HostStateMessage,
    HostTeamMessage,
    HostTeamGone,
    HostWatchers,
]);
