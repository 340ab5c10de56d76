import { type FoundGame, findGame, gameExists, heldCallMs } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import type { JoinProgress } from './join-progress.ts';
import { forgetTarget, keptTarget, wasAtTeam } from './target.ts';

/** From a code to its game (JOIN-04 … JOIN-06, JOIN-14). */
export function findByCode({ session, storage, call }: SnugCore, progress: JoinProgress, arrive: (id: string) => void) {
  const { get, to, during } = progress;

  async function find(): Promise<void> {
    const { code, step } = get();
    if (code === '' || (step !== 'code' && step !== 'found' && step !== 'found-choice')) return;
    if (step !== 'code') to({ step: 'code', code });
    const send = (signal: AbortSignal) =>
      call(findGame, { body: { code }, anybody: true, timeoutMs: heldCallMs, patient: true, signal });
    await during({ step: 'finding', code }, send, go, 'try-again');
    forgetTarget(storage);
  }

  /** Continues differently for new and returning players (JOIN-05 … JOIN-12). */
  function go({ found_player, ...found }: FoundGame): void {
    const { code } = get();
    const isLoggedIn = session.token() !== undefined;
    if (isLoggedIn && found_player) session.setClientId(found_player.client_id);
    if (!found_player) to({ ...found, step: wasAtTeam(storage, code) ? 'team' : 'found', code });
    else if (isLoggedIn || !found_player.player) arrive(found.game.gameid);
    else to({ ...found, step: 'found-choice', code, playerName: found_player.player_name, busy: false });
  }

  async function start(): Promise<void> {
    if (get().step !== 'code') return;
    const code = keptTarget(storage);
    if (code === undefined) return forgetTarget(storage);
    try {
      const { exists } = await call(gameExists, { params: { code }, anybody: true, timeoutMs: heldCallMs });
      // A stale code is dropped without an error.
      if (!exists) return forgetTarget(storage);
    } catch {
      return;
    }
    const { step, code: typed } = get();
    if (step !== 'code' || typed !== '') return;
    to({ step: 'code', code });
    await find();
  }

  return { find, start };
}
