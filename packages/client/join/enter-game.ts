import { type GameStub, joinGame } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { Refused } from '../refused.ts';
import type { JoinError } from './join-state.ts';
import { gamePath } from './paths.ts';

/** The result of opening an entry of the games list: an address to go to, or an error. */
export type Entered = { readonly to: string; readonly error?: never } | { readonly error: JoinError };

/**
 * Opens an entry of the player's games. A spectator goes straight in (JOIN-15); anybody else joins first. An invalid login
 * goes to /auth and returns (ERR-06, OPEN-77); every other failure has the server's text (ERR-07, OPEN-79).
 */
export async function enterGame(core: SnugCore, stub: Pick<GameStub, 'gameid' | 'spectator'>): Promise<Entered> {
  return stub.spectator ? { to: gamePath(stub.gameid) } : joinAndEnter(core, stub.gameid, {});
}

/** Accepts the invite of an entry and opens the game, spectating or not (OPEN-71). Fails as `enterGame` does. */
export function acceptInvite(core: SnugCore, stub: Pick<GameStub, 'gameid' | 'team_code'>): Promise<Entered> {
  // The login must not return to an invite's own link (H46): it returns to the home page, which lists the invite again.
  return joinAndEnter(core, stub.gameid, { team_code: stub.team_code }, '/');
}

async function joinAndEnter(
  { call }: SnugCore,
  id: string,
  body: { team_code?: string },
  back = gamePath(id),
): Promise<Entered> {
  try {
    const { game_id } = await call(joinGame, { params: { id }, body, stays: true });
    return { to: gamePath(game_id) };
  } catch (error) {
    if (!(error instanceof Refused)) return { error: { key: 'went-wrong' } };
    if (error.status_code === 401) return { to: `/auth?previous=${encodeURIComponent(back)}` };
    return { error: { key: 'went-wrong', detail: error.detail } };
  }
}
