import { announceClosedInvite, closeInvites, isOpen } from '../close-invites.ts';
import { andThen, type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import { details } from '../details.ts';
import { toTeam } from '../recipients.ts';
import { Refusal } from '../refusal.ts';
import { refuseEnded } from '../rounds.ts';
import type { Game } from '../state/game-state.ts';
import type { GameTeam, Invite, InvitedPlayer, Person, Player, TeamRoster } from '../state/people.ts';
import { playerView } from '../views/player.ts';
import { type Room, refuseNewcomer, refuseRemoved } from './doors.ts';
import { announceWithdrawnRequest, isAskingToJoin, isMemberOf, memberFields, refuseGuestTeam } from './membership.ts';
import { type Caller, ensurePlayer, setPlayer } from './player.ts';
import { refuseFullTeam } from './seats.ts';
import { waitWith } from './waiting.ts';

/** The team that a code belongs to. It is the team's own code, its alias, or the code of an invite to it. */
export interface OpenedTeam {
  readonly roster: TeamRoster;
  /** The invite that the code belongs to. */
  readonly invite: Invite | undefined;
  /** The code is the team's alias, by which only members of the registered team may join. */
  readonly isAlias: boolean;
  /** The open invites to the team for the caller's account. */
  readonly mine: readonly Invite[];
  /** The player in the game whom the invite was for, if that is not the caller. */
  readonly invited: Player | undefined;
}

export interface JoinGame {
  /** Undefined or '': the caller watches. */
  readonly team_code: string | undefined;
}

/** Joins the game: with the code of a team or of an invite, as a member of that team; without a code, to watch (CALL-13). */
export function joinGame(
  { opened, room, ...caller }: Caller & { readonly opened: OpenedTeam | undefined; readonly room: Room },
  { team_code }: JoinGame,
  moment: Moment,
): Decision<{ status: 'success'; game_id: string }> {
  const { game, account } = caller;
  const reply = { ...success, game_id: game.game_id };
  if (!team_code) {
    refuseNewcomer(caller, room);
    return { ...ensurePlayer(caller, moment), reply };
  }
  if (!account) throw new Refusal(403, details.guestCannotJoin);
  if (account.player_name === '') throw new Refusal(400, details.nameNeeded);
  refuseEnded(game);
  refuseRemoved(caller);
  if (!opened) throw new Refusal(403, details.badTeamCode);
  const { roster, invite, isAlias, mine, invited } = opened;
  const ensured = ensurePlayer(caller, moment);
  const player = ensured.reply;
  // A retry, or another phone of the same player, still succeeds, although the invite was closed by the first request.
  const isMember = roster.members.some(({ player_id }) => player_id === player.player_id);
  if (invite && !isOpen(invite, moment.now) && !isMember) throw new Refusal(403, details.badTeamCode);
  // The invitee may have forwarded the notification: then their invite is closed and they are told. A link stays open.
  const isPassedOn = invite !== undefined && invite.kind !== 'link' && invite.account_id !== account.account_id;
  const invitesToClose = isPassedOn ? [...mine, invite] : mine;
  if (isAlias) refuseKicked(player, roster.team, invitesToClose);
  const passedOn = isPassedOn && invited ? { invite_id: invite.invite_id, player: invited } : undefined;
  return { ...andThen(ensured, joinTeam(game, player, roster, invitesToClose, moment.now, passedOn)), reply };
}

/**
 * Makes a player who is on no team a member of this one, and tells the team (CALL-21). The caller has checked the code.
 * `invites` are the open invites to the team that this closes. `passedOn` is the one of them that was for another player,
 * who can no longer accept it and is told so.
 */
export function joinTeam(
  game: Pick<Game, 'team_size'>,
  player: Person,
  roster: TeamRoster,
  invites: readonly Pick<Invite, 'invite_id'>[],
  now: number,
  passedOn?: InvitedPlayer,
): Decision<Success> {
  const { teamid } = roster.team;
  if (isMemberOf(player, teamid)) return nothingNew(success);
  if (player.status === 'joined') throw new Refusal(409, details.alreadyOnTeam);
  // A guest plays alone: they join no team, and nobody joins theirs (OPEN-03).
  if (player.account_id === null) throw new Refusal(403, details.guestCannotJoin);
  if (isAskingToJoin(player, teamid) && roster.team.waiting_since !== null) return nothingNew(success);
  // Whoever waits with a team is on it once it is let in.
  const seated = roster.team.waiting_since === null ? roster : { ...roster, members: roster.askers };
  refuseGuestTeam(seated);
  refuseFullTeam(game, seated);
  return sitDown(player, roster, invites, now, passedOn);
}

/**
 * Puts a player who is on no team back on the one that they have left by themselves: as its captain, if nobody is on it. A guest
 * plays alone, and comes back to an empty team (OPEN-03).
 */
export function comeBack(
  game: Pick<Game, 'team_size'>,
  player: Person,
  roster: TeamRoster,
  now: number,
): Decision<Success> {
  return isEmpty(roster) && !isAskingToJoin(player, roster.team.teamid)
    ? sitDown(player, roster, [], now)
    : joinTeam(game, player, roster, [], now);
}

/** Whether nobody is on a team, or waits with it to be let in: whoever comes to it leads it. */
export function isEmpty({ team, members, askers }: TeamRoster): boolean {
  return members.length === 0 && (team.waiting_since === null || askers.length === 0);
}

function sitDown(
  player: Person,
  roster: TeamRoster,
  invites: readonly Pick<Invite, 'invite_id'>[],
  now: number,
  passedOn?: InvitedPlayer,
): Decision<Success> {
  const { teamid } = roster.team;
  if (roster.team.waiting_since !== null) return waitWith(player, roster.team, now);

  const becomesCaptain = !roster.members.some((member) => member.is_captain);
  const set = memberFields(player, teamid, becomesCaptain, now);
  const closed = closeInvites(invites, 'accepted', now);
  return done({
    changes: [setPlayer(player, set), ...closed.changes],
    messages: [
      ...(player.teamid === teamid ? [] : announceWithdrawnRequest(player)),
      toTeam(teamid, { type: 'PLAYER_JOIN', teamid, player: playerView({ ...player, ...set }) }),
      ...closed.messages(teamid),
      ...(passedOn ? [announceClosedInvite(passedOn, teamid)] : []),
    ],
    hostNews: { soon: [teamid], watchers: true },
    moved: [player.player_id],
  });
}

/**
 * Refuses a player whom the captain has kicked: membership of the registered team does not let them straight back in.
 * They need an invite made since, the team's new code, or the captain's approval of a new request.
 */
export function refuseKicked(
  { kicked_from }: Pick<Player, 'kicked_from'>,
  { teamid }: GameTeam,
  invites: readonly Pick<Invite, 'invite_id'>[],
): void {
  if (kicked_from === teamid && invites.length === 0) throw new Refusal(403, details.takenOffTeam);
}
