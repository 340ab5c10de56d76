import { closeInvites } from '../close-invites.ts';
import { andThen, type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import { details } from '../details.ts';
import { toBoth } from '../recipients.ts';
import { Refusal } from '../refusal.ts';
import { refuseEnded } from '../rounds.ts';
import type { Game } from '../state/game-state.ts';
import type { Invite, Person, Player, TeamRoster } from '../state/people.ts';
import { playerView } from '../views/player.ts';
import { captainOf } from './captain.ts';
import { type Entry, staysEmpty, withoutTeam } from './doors.ts';
import { announceWithdrawnRequest, isAskingToJoin, isMemberOf, memberFields, refuseGuestTeam } from './membership.ts';
import { type Caller, ensurePlayer, setPlayer } from './player.ts';
import { refuseFullTeam } from './seats.ts';
import { watching } from './watching.ts';

/** A command's game. */
export interface InGame {
  readonly game: Pick<Game, 'status'>;
}

/** Asks to join a team. This withdraws a request to another team (CALL-18, STATE-01). */
export function askToJoin(
  { roster, ...caller }: Caller & { readonly roster: TeamRoster },
  _command: object,
  moment: Moment,
): Decision<Success> {
  requireAsker(caller);
  const ensured = ensurePlayer(caller, moment);
  return andThen(ensured, requestToJoin(caller.game, ensured.reply, roster));
}

/** Refuses a caller who may not ask any team: a guest, who must log in first (OPEN-03), or anybody after the game's end. */
export function requireAsker({ game, account }: Pick<Caller, 'account'> & InGame): void {
  if (!account) throw new Refusal(403, details.loginNeeded);
  if (account.player_name === '') throw new Refusal(400, details.nameNeeded);
  refuseEnded(game);
}

function requestToJoin(game: Pick<Game, 'team_size'>, player: Person, roster: TeamRoster): Decision<Success> {
  const { teamid } = roster.team;
  if (player.status === 'joined') throw new Refusal(409, details.alreadyOnTeam);
  if (player.account_id === null) throw new Refusal(403, details.loginNeeded);
  if (player.teamid === teamid) return nothingNew(success);
  if (roster.members.length === 0) throw new Refusal(409, details.emptyTeam);
  refuseGuestTeam(roster);
  refuseFullTeam(game, roster);

  const set = { teamid, status: 'pending-join', ...(player.joined_at !== null && { joined_at: null }) } as const;
  const shown = playerView({ ...player, ...set });
  return done({
    changes: [setPlayer(player, set)],
    messages: [
      ...announceWithdrawnRequest(player),
      ...toBoth(player, teamid, { type: 'PLAYER_PENDING_TEAM_JOIN', teamid, player: shown }),
    ],
  });
}

/** Withdraws a request to join. If the captain has answered it meanwhile, that answer stays (CALL-19, STATE-02). */
export function cancelJoinRequest(
  state: { readonly entry: Entry; readonly player: Player | undefined; readonly roster: TeamRoster },
  _command: object,
  moment: Pick<Moment, 'now'>,
): Decision<Success> {
  const then = (player: Player) => withoutTeam(state.entry, player, moment.now);
  if (!state.player) return nothingNew(success);
  return cancelRequest(state.entry.game, state.player, state.roster, moment.now, then);
}

/**
 * A team that waits to be let in goes with the last who waits with it, unless the doors are closed. Who asks a team in the game
 * watches already.
 */
export function cancelRequest(
  game: Pick<Game, 'doors_closed_at' | 'status'>,
  player: Player,
  { team, askers }: TeamRoster,
  now: number,
  then: (player: Player) => Partial<Player> = () => watching,
): Decision<Success> {
  const { teamid, waiting_since } = team;
  if (!isAskingToJoin(player, teamid)) return nothingNew(success);
  const isLast = waiting_since !== null && askers.length <= 1 && !staysEmpty(game);
  return done({
    changes: [
      setPlayer(player, waiting_since === null ? watching : { ...then(player), left_teamid: teamid }),
      ...(isLast ? [{ kind: 'team', teamid, set: { kicked_at: now } } as const] : []),
    ],
    messages: announceWithdrawnRequest(player),
    ...(waiting_since !== null && { hostNews: { watchers: true } }),
  });
}

/** A team, and the player whose request its captain answers. That player may have withdrawn it or joined meanwhile. */
export interface ToAnswerRequest {
  readonly game: Pick<Game, 'status' | 'team_size'>;
  readonly roster: TeamRoster;
  readonly player: Person | undefined;
  /** The open invites of the player to the team. */
  readonly invites: readonly Pick<Invite, 'invite_id'>[];
}

export interface AnswerRequest {
  readonly action: 'approve' | 'decline';
  /** The captain's player_id. */
  readonly by: string;
}

/** The captain approves or declines a request to join (CALL-20, STATE-03, STATE-04). */
export function answerJoinRequest(
  { game, roster, player, invites }: ToAnswerRequest,
  { action, by }: AnswerRequest,
  { now }: Moment,
): Decision<Success> {
  if (action === 'approve') refuseEnded(game);
  captainOf(roster, by);
  return action === 'approve' ? approve(game, roster, player, invites, now) : decline(roster, player);
}

function approve(
  game: Pick<Game, 'team_size'>,
  roster: TeamRoster,
  player: Person | undefined,
  invites: readonly Pick<Invite, 'invite_id'>[],
  now: number,
): Decision<Success> {
  const { teamid } = roster.team;
  if (player && isMemberOf(player, teamid)) return nothingNew(success);
  if (!player || !isAskingToJoin(player, teamid)) throw new Refusal(409, details.requestGone);
  refuseFullTeam(game, roster);
  const set = memberFields(player, teamid, false, now);
  const shown = playerView({ ...player, ...set });
  const closed = closeInvites(invites, 'accepted', now);
  return done({
    changes: [setPlayer(player, set), ...closed.changes],
    messages: [
      ...toBoth(player, teamid, { type: 'PLAYER_APPROVED_TEAM_JOIN', teamid, player: shown }),
      ...closed.messages(teamid),
    ],
    hostNews: { soon: [teamid], watchers: true },
    moved: [player.player_id],
  });
}

/**
 * Declining changes nothing for a player who does not ask to join, so a repeat succeeds. Who has left this team by themselves and is
 * declined does not come back to it by its name either.
 */
function decline({ team: { teamid } }: TeamRoster, player: Player | undefined): Decision<Success> {
  if (!player || !isAskingToJoin(player, teamid)) return nothingNew(success);
  const { player_code, left_teamid } = player;
  return done({
    changes: [setPlayer(player, { ...watching, ...(left_teamid === teamid && { left_teamid: null }) })],
    messages: toBoth(player, teamid, { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid, player_code }),
  });
}
