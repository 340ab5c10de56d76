import { coversGame } from '../accounts/link-login.ts';
import type { Bearer } from '../accounts/tokens.ts';
import type { Rule } from './policy.ts';

/**
 * Whether a login is enough for a call. A login by a code is enough for all. One by a link, which may have been forwarded,
 * is enough for the link's game and for what any visitor may do. Profile, contacts and registered teams need a code (H47).
 */
export function covers(bearer: Bearer | undefined, rule: Rule, game_id: string | undefined): boolean {
  if (bearer?.kind !== 'player' || bearer.linkGame === undefined) return true;
  if (rule.linkLogin !== undefined) return rule.linkLogin === 'yes';
  return game_id === undefined ? rule.roles.includes('visitor') : coversGame(bearer, game_id);
}
