import { details } from './details.ts';
import type { Game } from './state/game-state.ts';
import type { GameTeam, Player } from './state/people.ts';
import type { RegisteredTeam, TeamMember } from './state/registered-team.ts';

/**
 * The caller's role in what a call is about.
 *
 * Any call: `visitor` (no login), `account`, `host` (a quizmaster).
 *
 * A call about a game: also `watcher`, `pending` (asks to join a team), `member` and `captain` of a team. `host` is then a
 * quizmaster of the game's venue, `otherHost` one of another venue. If the path names a team of the game, `pending`,
 * `member` and `captain` refer to that team, and a player on another team is a `rival`.
 *
 * A call about a registered team: `owner`, `teammate` (has joined), `invited`, `requested` (asks to join).
 */
export type Role =
  | 'visitor'
  | 'account'
  | 'watcher'
  | 'pending'
  | 'rival'
  | 'member'
  | 'captain'
  | 'invited'
  | 'requested'
  | 'teammate'
  | 'owner'
  | 'host'
  | 'otherHost';

/**
 * A login of a player's account, or of a quizmaster of venues. Without an account_id it is a link that was sent to a
 * contact: the contact's account is only made when the link is exchanged for a login.
 */
export type Login = { readonly account_id: string | undefined } | { readonly venue_ids: readonly string[] };

/** What a call is about, and the caller's part in it. */
export interface Subject {
  readonly game?: Pick<Game, 'venue_id'> | undefined;
  /** The caller's player in the game. */
  readonly player?: Pick<Player, 'teamid' | 'status' | 'is_captain' | 'captain_until'> | undefined;
  /** The team in the game that the path names. */
  readonly gameTeam?: Pick<GameTeam, 'teamid'> | undefined;
  readonly team?: Pick<RegisteredTeam, 'owner'> | undefined;
  /** The caller's entry in the registered team. */
  readonly membership?: Pick<TeamMember, 'joined' | 'requested'> | undefined;
}

export function roleOf(login: Login | undefined, { game, player, gameTeam, team, membership }: Subject): Role {
  if (login && 'venue_ids' in login) return !game || login.venue_ids.includes(game.venue_id) ? 'host' : 'otherHost';
  if (team) return roleInTeam(login?.account_id, team, membership);
  if (!player) return login ? 'account' : 'visitor';
  const isHere = !gameTeam || player.teamid === gameTeam.teamid;
  if (player.status === 'pending-join') return isHere ? 'pending' : 'watcher';
  if (player.status === 'watching') return 'watcher';
  if (!isHere) return 'rival';
  return player.is_captain ? 'captain' : 'member';
}

function roleInTeam(
  account_id: string | undefined,
  team: Pick<RegisteredTeam, 'owner'>,
  entry: Pick<TeamMember, 'joined' | 'requested'> | undefined,
): Role {
  if (account_id === undefined) return 'visitor';
  if (team.owner === account_id) return 'owner';
  if (!entry) return 'account';
  if (entry.joined) return 'teammate';
  return entry.requested ? 'requested' : 'invited';
}

/** The sentence for a caller whose role is not one of the allowed `roles`. */
export function roleRefusalDetail(roles: readonly Role[], role: Role, { game, player, team }: Subject): string {
  if (role === 'host' || role === 'otherHost') {
    return roles.includes('host') ? details.hostOnly : details.playersOnly;
  }
  if (roles.every((each) => each === 'host')) return details.hostOnly;
  if (team) {
    if (role === 'visitor') return details.loginNeeded;
    return roles.includes('teammate') ? details.teammatesOnly : details.ownerOnly;
  }
  if (!game) return details.loginNeeded;
  if (role === 'visitor' || role === 'account') return details.noGameAccess;
  if (roles.includes('watcher')) return details.alreadyOnTeam;
  if (roles.includes('member')) return details.membersOnly;
  // The caller may have been the captain when they sent the request (G20).
  return role === 'member' && player?.captain_until != null ? details.captainChanged : details.captainOnly;
}
