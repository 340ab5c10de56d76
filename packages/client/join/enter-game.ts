import { type GameStub, joinGame } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { Refused } from '../refused.ts';
import { checked, isJoined } from './guards.ts';
import type { JoinError } from './join.ts';
import { gamePath } from './paths.ts';

/** Where an entry of the games list leads: on to an address, or nowhere, and why. */
export type Entered = { readonly to: string; readonly error?: never } | { readonly error: JoinError };

/**
 * Opens an entry of the player's games. Who watches goes straight in (JOIN-15); anybody else joins first. An invalid
 * login goes to /auth and comes back (ERR-06, OPEN-77); every other failure has the server's detail (ERR-07, OPEN-79).
 */
export async function enterGame({ call }: SnugCore, stub: Pick<GameStub, 'gameid' | 'spectator'>): Promise<Entered> {
  const game = gamePath(stub.gameid);
  if (stub.spectator) return { to: game };
  try {
    const sent = { params: { id: stub.gameid }, body: {}, check: checked(isJoined) };
    const { game_id } = await call(joinGame, { ...sent, stays: true });
    return { to: gamePath(game_id) };
  } catch (error) {
    if (!(error instanceof Refused)) return { error: { key: 'went-wrong' } };
    if (error.status_code === 401) return { to: `/auth?previous=${encodeURIComponent(game)}` };
    return { error: { key: 'went-wrong', detail: error.detail } };
  }
}
