import type { Rule } from '../http/policy.ts';
import type { Bearer } from './tokens.ts';

/**
 * Whether a login covers a call. One by a code covers all; one by a link, which may have been forwarded, what any
 * visitor may do, and the game that the link was for. Profile, contacts and registered teams wait for a code (H47).
 */
export function covers(bearer: Bearer | undefined, rule: Rule, game_id: string | undefined): boolean {
  if (bearer?.kind !== 'player' || bearer.linkGame === undefined) return true;
  if (rule.linkLogin !== undefined) return rule.linkLogin === 'yes';
  return game_id === undefined ? rule.roles.includes('visitor') : coversGame(bearer, game_id);
}

/** The same for a live connection to a game. */
export function coversGame(bearer: Bearer | undefined, game_id: string): boolean {
  return bearer?.kind !== 'player' || bearer.linkGame === undefined || bearer.linkGame === game_id;
}
