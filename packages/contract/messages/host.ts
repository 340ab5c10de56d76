import * as z from 'zod/mini';
import { HostState, HostTeam } from '../entities/host-game.ts';

/** The game's state after a command. */
export const HostStateMessage = z.object({ type: z.literal('HOST_STATE'), state: HostState });
/** A team joined or changed. */
export const HostTeamMessage = z.object({ type: z.literal('HOST_TEAM'), team: HostTeam });
/** A team was removed from the game. */
export const HostTeamGone = z.object({ type: z.literal('HOST_TEAM_GONE'), teamid: z.string() });
/** How many spectators there are. */
export const HostWatchers = z.object({ type: z.literal('HOST_WATCHERS'), watcher_count: z.int() });

/** What the quizmaster's own stream carries. */
export const HostMessage = z.discriminatedUnion('type', [
  HostStateMessage,
  HostTeamMessage,
  HostTeamGone,
  HostWatchers,
]);
export type HostMessage = z.infer<typeof HostMessage>;
