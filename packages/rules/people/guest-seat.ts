import { type Decision, done, type Moment, nothingNew, type Success, success } from '../decision.ts';
import { toTeam } from '../recipients.ts';
import type { Player } from '../state/people.ts';
import { playerView } from '../views/player.ts';
import { announceWithdrawnRequest } from './membership.ts';
import { type Caller, ensurePlayer, setPlayer, watching } from './player.ts';

/** The caller, and the guest that their client id is: whoever presents a guest's client id is that guest. */
export type GuestSeatState = Caller & { readonly guest: Player | undefined };

/**
 * Gives an account what its browser's guest has in this game, once somebody has logged in there (ROLE-05). An account that is
 * new to the game becomes the guest's player. One that only watched, or had left, gets the guest's team and player code, by
 * which the phone keeps what was typed. One that is on a team stays there, and the guest stays with the client id.
 */
export function takeGuestSeat(state: GuestSeatState, _command: object, moment: Moment): Decision<Success> {
  const { account, found: own, guest } = state;
  if (!account || !own || !guest || guest.left_at !== null) return nothingNew(success);
  if (own.account_id === null) return { ...ensurePlayer(state, moment), reply: success };
  const hasLeft = own.left_at !== null;
  if (!hasLeft && (own.status === 'joined' || guest.status !== 'joined')) return nothingNew(success);

  const { teamid, status, is_captain, joined_at, captain_until, player_code } = guest;
  const seat = { teamid, status, is_captain, joined_at, captain_until, player_code, left_at: null };
  const player = { ...own, ...seat, profile_img: account.profile_img };
  const isOnTeam = teamid !== null && status === 'joined';
  return done({
    // The guest gives the code away before the account has it: a code is one player's.
    changes: [
      setPlayer(guest, { ...watching, player_code: moment.newId(), left_at: moment.now }),
      setPlayer(own, seat),
    ],
    messages: [
      ...announceWithdrawnRequest(own),
      ...(isOnTeam ? [toTeam(teamid, { type: 'PLAYER_JOIN', teamid, player: playerView(player) })] : []),
    ],
    hostNews: { ...(isOnTeam && { soon: [teamid] }), watchers: true },
    moved: [own.player_id, guest.player_id],
  });
}
