import { type GameStub, joinGame } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { gamePath } from './paths.ts';
import { type Settled, settled } from './settled.ts';

/**
 * Opens an entry of the player's games. A spectator goes straight in (JOIN-15); anybody else joins first, and waits where a
 * crowd is held up, until the signal.
 */
export async function enterGame(
  core: SnugCore,
  { gameid, spectator }: Pick<GameStub, 'gameid' | 'spectator'>,
  signal?: AbortSignal,
): Promise<Settled> {
  return spectator ? { to: gamePath(gameid) } : joinAndEnter(core, { gameid }, signal);
}

/** Accepts the invite of an entry and opens the game, spectating or not (OPEN-71). */
export function acceptInvite(
  core: SnugCore,
  { gameid, team_code }: Pick<GameStub, 'gameid' | 'team_code'>,
  signal?: AbortSignal,
): Promise<Settled> {
  // The login must not return to an invite's own link (H46): it returns to the home page, which lists the invite again.
  return joinAndEnter(core, { gameid, team_code }, signal, '/');
}

function joinAndEnter(
  { call }: SnugCore,
  { gameid, ...body }: { gameid: string; team_code?: string },
  signal: AbortSignal | undefined,
  back = gamePath(gameid),
): Promise<Settled> {
  return settled(back, async () => {
    const { game_id } = await call(joinGame, { params: { id: gameid }, body, stays: true, patient: true, signal });
    return { to: gamePath(game_id) };
  });
}
