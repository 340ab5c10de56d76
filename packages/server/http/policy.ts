import type { RateLimitName } from './rate-limits.ts';

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

/** Who may make a call: the listed roles and nobody else. */
export interface Rule {
  readonly roles: readonly Role[];
  /** The part of the request with the game's id. None: the call is about no game. */
  readonly game?: 'params' | 'query' | 'body';
  /** The path names a team in the game, in `team`, `teamId` or `team_code` (OPEN-11). */
  readonly gameTeam?: true;
  /** The path's `id` is a registered team's number; `archived`: also one that is not reachable otherwise. */
  readonly team?: 'reachable' | 'archived';
  /** `none`: answered without a client id too. Quizmasters and probes have none. */
  readonly clientId?: 'none';
  /** A rate limit beyond the one that counts every call. */
  readonly rateLimit?: RateLimitName;
  /** Takes the token of a sent link in place of a bearer too. */
  readonly linkToken?: true;
  /** Overrides what a login by a link may do, which is its own game and what any visitor may do (H47). */
  readonly linkLogin?: 'yes' | 'no';
  /** For a day, a repeat with the same Idempotency-Key gets the first reply (G17). */
  readonly once?: true;
}

/** Every player, with or without a login. */
export const players: readonly Role[] = ['visitor', 'account', 'watcher', 'pending', 'rival', 'member', 'captain'];
export const inGame: readonly Role[] = ['watcher', 'pending', 'rival', 'member', 'captain'];
export const hosts = { roles: ['host'], clientId: 'none' } as const;
/** A change about the team in the game that the path names. */
export const ofTeam = { game: 'params', gameTeam: true, once: true } as const;
