import { closeInvites } from '../close-invites.ts';
import { andThen, type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import { toTeam } from '../recipients.ts';
import type { Invite, Player } from '../state/people.ts';
import { playerView } from '../views/player.ts';
import { announceWithdrawnRequest, withoutLeftTeam } from './membership.ts';
import { type Caller, ensurePlayer, setPlayer } from './player.ts';
import { watching } from './watching.ts';

export interface GuestSeatState extends Caller {
  /** The guest that the caller's client id is: whoever presents a guest's client id is that guest. */
  readonly guest: Player | undefined;
  /** The account's open invites to the guest's team. */
  readonly invites: readonly Pick<Invite, 'invite_id'>[];
}

/**
 * Gives an account what its browser's guest has in this game, once somebody has logged in there (ROLE-05). An account that is
 * new to the game becomes the guest's player. One that only watched, or had left, gets the guest's team and player code, by
 * which the phone keeps what was typed. One that is on a team stays there, and the guest stays with the client id.
 *
 * The seat answers the account's invites to that team; invites to other teams stay open. Whoever was kicked as a guest counts
 * as kicked when they have logged in, and comes back to the team that they left as a guest.
 */
export function takeGuestSeat(state: GuestSeatState, _command: object, moment: Moment): Decision<Success> {
  const { account, found: own, guest, invites } = state;
  if (!account || !own || !guest) return nothingNew(success);
  const hasGuestLeft = guest.left_at !== null;
  if (own.account_id === null) {
    if (hasGuestLeft) return nothingNew(success);
    return andThen({ ...ensurePlayer(state, moment), reply: success }, answerInvites(guest, invites, moment));
  }
  const hasLeft = own.left_at !== null;
  if (!hasLeft && own.status === 'joined') return nothingNew(success);
  if (hasGuestLeft || (!hasLeft && guest.status !== 'joined')) return carryPast(own, guest);

  const { teamid, status, is_captain, joined_at, captain_until, player_code } = guest;
  const kicked_from = guest.kicked_from ?? own.kicked_from;
  const seat = {
    teamid,
    status,
    is_captain,
    joined_at,
    captain_until,
    player_code,
    kicked_from,
    left_teamid: status === 'joined' ? null : (own.left_teamid ?? guest.left_teamid),
    left_at: null,
    removed_at: null,
  };
  const player = { ...own, ...seat, profile_img: account.profile_img };
  const isOnTeam = teamid !== null && status === 'joined';
  const seated = done({
    // The guest gives the code away before the account has it: a code is one player's.
    changes: [
      // One person, one vote: the account's own stands where both have voted.
      { kind: 'move-ballots', from: guest.player_id, to: own.player_id },
      setPlayer(guest, { ...watching, ...withoutLeftTeam(guest), player_code: moment.newId(), left_at: moment.now }),
      setPlayer(own, seat),
    ],
    messages: [
      ...announceWithdrawnRequest(own),
      ...(isOnTeam ? [toTeam(teamid, { type: 'PLAYER_JOIN', teamid, player: playerView(player) })] : []),
    ],
    hostNews: { ...(isOnTeam && { soon: [teamid] }), watchers: true },
    moved: [own.player_id, guest.player_id],
  });
  return andThen(seated, answerInvites(guest, invites, moment));
}

/** Closes the account's invites to the team that the guest is on, and tells that team. */
function answerInvites(
  { teamid, status }: Player,
  invites: GuestSeatState['invites'],
  { now }: Moment,
): Decision<Success> {
  if (teamid === null || status !== 'joined') return nothingNew(success);
  const { changes, messages } = closeInvites(invites, 'accepted', now);
  return done({ changes, messages: messages(teamid) });
}

/**
 * Gives an account that has its own place in the game the guest's kick, and the team that the guest has left by themselves,
 * unless the account has left one: both are then the account's alone.
 */
function carryPast(own: Player, guest: Player): Decision<Success> {
  const { kicked_from, left_teamid } = guest;
  const isLeftCarried = left_teamid !== null && own.left_teamid === null;
  if (kicked_from === null && !isLeftCarried) return nothingNew(success);
  const carried = { ...(kicked_from !== null && { kicked_from }), ...(isLeftCarried && { left_teamid }) };
  const given = { ...(kicked_from !== null && { kicked_from: null }), ...(isLeftCarried && { left_teamid: null }) };
  return done({ changes: [setPlayer(guest, given), setPlayer(own, carried)] });
}
