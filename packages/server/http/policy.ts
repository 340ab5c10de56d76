import type { Role } from '@snug/rules';
import type { RateLimitName } from './rate-limits.ts';

export type { Role };

/** Who may make a call: the listed roles and nobody else. */
export interface Rule {
  readonly roles: readonly Role[];
  /** The part of the request with the game's id. None: the call is about no game. */
  readonly game?: 'params' | 'query' | 'body';
  /** The game's id may be missing: then the call is about no game. Who names one must be in it. */
  readonly gameIsOptional?: true;
  /** The path names a team in the game, in `team`, `teamId` or `team_code` (OPEN-11). */
  readonly gameTeam?: true;
  /** The path may also name the team by the code of an invite to it: all that an invitee outside the game has. */
  readonly byInvite?: true;
  /** The path's `id` is a registered team's number; `archived`: also one that is not reachable otherwise. */
  readonly team?: 'reachable' | 'archived';
  /** `none`: answered without a client id too. Quizmasters and probes have none. */
  readonly clientId?: 'none';
  /**
   * Any page may make it, from any origin: whatever login or client id comes along is not read, and nothing of ours is set
   * there (H61).
   */
  readonly anyOrigin?: true;
  /** A rate limit beyond the one that counts every call. */
  readonly rateLimit?: RateLimitName;
  /** Takes the token of a sent link in place of a bearer too. */
  readonly linkToken?: true;
  /** Overrides what a login by a link may do, which is its own game and what any visitor may do (H47). */
  readonly linkLogin?: 'yes' | 'no';
  /** A quizmaster makes it wherever their console is, even at a venue where they have ended. */
  readonly anyVenue?: true;
  /** Only an owner of the venue that the call is at. */
  readonly venueOwner?: true;
  /** Erases its caller's account: what it does after that is the server's, and not refused as a change of the account. */
  readonly endsAccount?: true;
  /** For a day, a repeat with the same Idempotency-Key gets the first reply (G17). */
  readonly once?: true;
}

/** Every player, with or without a login. */
export const players: readonly Role[] = ['visitor', 'account', 'watcher', 'pending', 'rival', 'member', 'captain'];
export const inGame: readonly Role[] = ['watcher', 'pending', 'rival', 'member', 'captain'];
export const hosts = { roles: ['host'], clientId: 'none' } as const;
/** An owner of the venue that the call is at. */
export const venueOwners = { ...hosts, venueOwner: true } as const;
/** A quizmaster of the venue whose game the path names. */
export const hostOfGame = { ...hosts, game: 'params' } as const;
/** The same, where the path names a team in the game too. */
export const hostOfTeam = { ...hostOfGame, gameTeam: true } as const;
/** A change about the team in the game that the path names. */
export const ofTeam = { game: 'params', gameTeam: true, once: true } as const;

/** Whether quizmasters alone make it, about no game: then it is at one of their venues, which a header may name. */
export function isOfVenue({ roles, game, anyVenue }: Rule): boolean {
  return roles.every((role) => role === 'host') && !game && !anyVenue;
}
