import type { PersonalData } from '../accounts/personal-data.ts';
import { findPerson } from '../database/person.ts';
import { type Repeated, repeat } from '../foundation/repeat.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { beginErasure, finishErasure, finishErasures } from './erase.ts';
import type { EraseContext } from './erasing/erase-context.ts';
import { exportPersonalData } from './export-personal-data.ts';

/** So long a player waits for the whole of it: their account is gone at once, and the rest goes on without them. */
const waitedForMs = 5_000;
/** So soon what was cut off goes on. */
const againMs = 60_000;

/** What players do themselves with what an operator's command does for them. */
export function createPersonalData(context: EraseContext, failed: (error: unknown) => void): PersonalData {
  const { store, keys, clock } = context;
  let isStopped = false;
  const isOver = () => isStopped;
  // Erasures go one after another, so that the last one is done when all are.
  let underWay: Promise<unknown> = Promise.resolve();
  return {
    held: (playerid) =>
      store.read(async (trx) => {
        const person = await findPerson(trx, { playerid });
        return person && exportPersonalData(trx, keys, person);
      }),
    async erase(playerid, ended) {
      const erasure = await beginErasure(context, { playerid });
      if (!erasure) return;
      ended();
      const finished = finishErasure(context, erasure, isOver).catch(failed);
      underWay = finished;
      const { promise, resolve } = Promise.withResolvers<void>();
      const cancel = clock.after(waitedForMs, resolve);
      await Promise.race([finished, promise]);
      cancel();
    },
    finishErasures: () => finishErasures(context, isOver, failed),
    async stop() {
      isStopped = true;
      await underWay;
    },
  };
}

/** Goes on, at the start and once a minute, with what was begun and not finished. */
export function finishErasuresRegularly(
  { personalData, clock }: Pick<ServerContext, 'personalData' | 'clock'>,
  failed: (error: unknown) => void,
): Repeated {
  return repeat(clock, { everyMs: againMs, firstMs: 0 }, personalData.finishErasures, failed);
}
