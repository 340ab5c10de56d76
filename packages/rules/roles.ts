import { details } from './details.ts';
import type { Game } from './state/game-state.ts';
import type { GameTeam, Player } from './state/people.ts';
import type { RegisteredTeam, TeamMember } from './state/registered-team.ts';

/**
 * What the caller is to the subject of a call. A call about nothing in particular knows a visitor (no login), an account
 * and a quizmaster. A call about a game also knows a watcher, somebody who asks to join a team (`pending`), a member and
 * the captain of a team, and tells the quizmaster of the game's venue (`host`) from that of another (`otherHost`). Where
 * the path names a team of the game, `pending`, `member` and `captain` are of that team, and a player on another team is a
 * `rival`. A call about a registered team knows its owner, a `teammate` who has joined, somebody who is `invited` and
 * somebody who has `requested` to join.
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
 * A login: of a player's account, or of a quizmaster of a venue. Without an account_id it is a sent link, which stands for
 * the account of its contact: that is made when the link is traded.
 */
export type Login = { readonly account_id: string | undefined } | { readonly venue_id: string };

/** What a call is about, and what its caller is in it. */
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
  if (login && 'venue_id' in login) return !game || game.venue_id === login.venue_id ? 'host' : 'otherHost';
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

/** What a caller is told whose role is none of those that may. */
export function whyNot(roles: readonly Role[], role: Role, { game, player, team }: Subject): string {
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
  // The caller was the captain when the request left (G20).
  return role === 'member' && player?.captain_until != null ? details.captainChanged : details.captainOnly;
}
