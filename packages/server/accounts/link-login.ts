import type { Bearer } from './tokens.ts';

/** Whether a login covers a game. One by a code covers all; one by a link, which may have been forwarded, its own (H47). */
export function coversGame(bearer: Bearer | undefined, game_id: string): boolean {
  return bearer?.kind !== 'player' || bearer.linkGame === undefined || bearer.linkGame === game_id;
}
