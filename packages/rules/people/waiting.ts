import { type Decision, done, nothingNew, type Success, success } from '../decision.ts';
import { toPlayer } from '../recipients.ts';
import type { GameTeam, Person } from '../state/people.ts';
import { announceWithdrawnRequest, isAskingToJoin, withoutLeftTeam } from './membership.ts';
import { setPlayer } from './player.ts';

/** Lets a player wait with a team until the quizmaster lets it in: they watch meanwhile, as whoever asks a captain does. */
export function waitWith(player: Person, { teamid }: GameTeam, joined_at: number): Decision<Success> {
  if (isAskingToJoin(player, teamid)) return nothingNew(success);
  // Whoever waits longest is captain once it is let in: the one who made it.
  const set = { teamid, status: 'pending-join', joined_at, ...withoutLeftTeam(player) } as const;
  return done({
    changes: [setPlayer(player, set)],
    messages: [
      ...announceWithdrawnRequest(player),
      // Their phones do not know a team that waits: they load it.
      toPlayer(player, { type: 'RELOAD_GAME' }),
    ],
    hostNews: { watchers: true },
  });
}
