import * as z from 'zod/mini';
import { HostState, HostTeam } from '../entities/host-game.ts';

/** Where the night stands, after any command. */
export const HostStateMessage = z.object({ type: z.literal('HOST_STATE'), state: HostState });
/** A team came, or something about it changed. */
export const HostTeamMessage = z.object({ type: z.literal('HOST_TEAM'), team: HostTeam });
/** A team was taken out of the game. */
export const HostTeamGone = z.object({ type: z.literal('HOST_TEAM_GONE'), teamid: z.string() });
/** How many watch without a team. */
export const HostWatchers = z.object({ type: z.literal('HOST_WATCHERS'), watcher_count: z.int() });

/** What the quizmaster's own stream carries. */
export const HostMessage = z.discriminatedUnion('type', [
  HostStateMessage,
  HostTeamMessage,
  HostTeamGone,
  HostWatchers,
]);
export type HostMessage = z.infer<typeof HostMessage>;
