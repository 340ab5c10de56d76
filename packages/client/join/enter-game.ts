import { type GameStub, joinGame } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { gamePath } from './paths.ts';
import { type Settled, settled } from './settled.ts';

/** Opens an entry of the player's games. A spectator goes straight in (JOIN-15); anybody else joins first. */
export async function enterGame(core: SnugCore, stub: Pick<GameStub, 'gameid' | 'spectator'>): Promise<Settled> {
  return stub.spectator ? { to: gamePath(stub.gameid) } : joinAndEnter(core, stub.gameid, {});
}

/** Accepts the invite of an entry and opens the game, spectating or not (OPEN-71). */
export function acceptInvite(core: SnugCore, stub: Pick<GameStub, 'gameid' | 'team_code'>): Promise<Settled> {
  // The login must not return to an invite's own link (H46): it returns to the home page, which lists the invite again.
  return joinAndEnter(core, stub.gameid, { team_code: stub.team_code }, '/');
}

function joinAndEnter(
  { call }: SnugCore,
  id: string,
  body: { team_code?: string },
  back = gamePath(id),
): Promise<Settled> {
  return settled(back, async () => {
    const { game_id } = await call(joinGame, { params: { id }, body, stays: true, patient: true });
    return { to: gamePath(game_id) };
  });
}
