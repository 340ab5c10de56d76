import { type GameStub, leaveGame } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { type Settled, settled } from './settled.ts';
import { choseSpectator, forgetTarget, keptTarget } from './target.ts';

/**
 * Leaves a game that one watches. A request to join one of its teams is withdrawn; whom the team let in meanwhile stays on
 * it. Nothing stored leads back to the game by itself (CALL-16, OPEN-46).
 */
export function stopWatching(
  { call, storage }: SnugCore,
  { gameid, code }: Pick<GameStub, 'gameid' | 'code'>,
): Promise<Settled> {
  return settled('/', async () => {
    await call(leaveGame, { params: { id: gameid }, body: { only_watching: true }, stays: true });
    storage.session.remove(choseSpectator);
    if (keptTarget(storage) === code) forgetTarget(storage);
    return {};
  });
}
