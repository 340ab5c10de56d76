import type { Bearer } from './tokens.ts';

/** A login by a link, which may have been forwarded; false without a login. */
export function isByLink(bearer: Bearer | undefined): boolean {
  return bearer?.kind === 'player' && bearer.linkGame !== undefined;
}

/**
 * Whether a login is valid for a game. By a code it is for all; by a link, which may have been forwarded, for its own (H47).
 */
export function coversGame(bearer: Bearer | undefined, game_id: string): boolean {
  return bearer?.kind !== 'player' || bearer.linkGame === undefined || bearer.linkGame === game_id;
}
