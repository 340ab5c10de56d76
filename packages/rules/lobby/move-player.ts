import { closeInvites } from '../close-invites.ts';
import { type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import { details } from '../details.ts';
import { kick, removeFromTeam, removeTeamFromGame, type ToDrop } from '../people/leaving.ts';
import { announceWithdrawnRequest, isMemberOf } from '../people/membership.ts';
import type { InGame } from '../people/requests.ts';
import { Refusal } from '../refusal.ts';
import { refuseEnded } from '../rounds.ts';
import type { Invite, Person, TeamRoster } from '../state/people.ts';
import { changeTeam } from './change-team.ts';

/** The team that a player is taken from. The quizmaster decides whether they watch then, not the doors. */
type ToMoveFrom = Omit<ToDrop, 'entry'>;

/** A player of the game, the team that they are on, and the one that they are put on. */
export interface ToMove extends InGame {
  readonly player: Person | undefined;
  /** Undefined: they are on none. */
  readonly from: ToMoveFrom | undefined;
  /** Undefined: they watch from now on. */
  readonly to: { readonly roster: TeamRoster; readonly invites: readonly Pick<Invite, 'invite_id'>[] } | undefined;
}

/**
 * The quizmaster puts a player on another team, or among the spectators. Whoever plays without an account plays alone, also by
 * the quizmaster's hand (ROLE-02). A team that is then empty and has no answers leaves the game.
 */
export function movePlayer({ game, player, from, to }: ToMove, _command: object, moment: Moment): Decision<Success> {
  refuseEnded(game);
  if (!player || player.left_at !== null) throw new Refusal(404, details.playerNotFound);
  if (!to) return from ? moveOut(player, from, moment) : nothingNew(success);
  const { roster, invites } = to;
  const { teamid, plays_on, waiting_since } = roster.team;
  if (isMemberOf(player, teamid)) return nothingNew(success);
  if (waiting_since !== null) throw new Refusal(409, details.teamWaits);
  if (plays_on === 'paper') throw new Refusal(409, details.playsOnPaper);
  if (player.account_id === null) throw new Refusal(403, details.guestPlaysAlone);
  if (roster.members.some((member) => member.account_id === null)) throw new Refusal(403, details.guestTeam);

  const seat = changeTeam(player, roster, !roster.members.some((member) => member.is_captain), moment.now);
  const closed = closeInvites(invites, 'accepted', moment.now);
  const left = from && leaves(player, from, moment.now);
  return done({
    // What leaves the old team behind comes first: it makes the player a spectator.
    changes: [...(left?.changes ?? []), seat.change, ...closed.changes],
    messages: [
      seat.toThem,
      ...(player.teamid === teamid ? [] : announceWithdrawnRequest(player)),
      ...(left?.messages ?? []),
      seat.toTeam,
      ...closed.messages(teamid),
    ],
    hostNews: { now: [teamid, ...(from ? [from.roster.team.teamid] : [])], watchers: true },
    moved: [player.player_id],
  });
}

/** What the old team hears; the player hears of the new one alone. */
function leaves(player: Person, { roster, holdings }: ToMoveFrom, now: number): Pick<Decision, 'changes' | 'messages'> {
  const self = roster.members.find(({ player_id }) => player_id === player.player_id);
  if (!self) return { changes: [], messages: [] };
  const { changes, messages } = removeFromTeam(roster, self, 'left');
  const staying = messages.map(({ farewell: _, ...message }) => message);
  if (roster.members.length > 1 || holdings.hasAnswered) return { changes, messages: staying };
  const removed = removeTeamFromGame(roster.team, holdings, now);
  return { changes: [...changes, ...removed.changes], messages: [...staying, ...removed.messages] };
}

/** As a captain's kick: the code that the player knows is no use any more. */
function moveOut(player: Person, { roster, holdings, waysBack }: ToMoveFrom, moment: Moment): Decision<Success> {
  const kicked = kick(roster, player.player_code, waysBack, moment);
  if (roster.members.length > 1 || holdings.hasAnswered) return kicked;
  const removed = removeTeamFromGame(roster.team, holdings, moment.now);
  return {
    ...kicked,
    changes: [...kicked.changes, ...removed.changes],
    messages: [...kicked.messages, ...removed.messages],
    hostNews: { now: [roster.team.teamid], watchers: true },
  };
}
