import type { PersonalData } from '../accounts/personal-data.ts';
import { findPerson } from '../database/person.ts';
import { type Repeated, repeat } from '../foundation/repeat.ts';
import { beginErasure, type EraseContext, finishErasure, finishErasures } from './erase.ts';
import { exportPersonalData } from './export-personal-data.ts';

/** So long a player waits for the whole of it: their account is gone at once, and the rest goes on without them. */
const waitedForMs = 5_000;
/** So soon what was cut off goes on. */
const againMs = 60_000;

/** What players do themselves with what an operator's command does for them. */
export function createPersonalData(context: EraseContext, failed: (error: unknown) => void): PersonalData {
  const { store, keys, clock } = context;
  return {
    held: (playerid) =>
      store.read(async (trx) => {
        const person = await findPerson(trx, { playerid });
        return person && exportPersonalData(trx, keys, person);
      }),
    async erase(playerid) {
      const erasure = await beginErasure(context, { playerid });
      if (!erasure) return;
      const finished = finishErasure(context, erasure).catch(failed);
      const { promise, resolve } = Promise.withResolvers<void>();
      const cancel = clock.after(waitedForMs, resolve);
      await Promise.race([finished, promise]);
      cancel();
    },
  };
}

/** Goes on, at the start and once a minute, with what was begun and not finished. */
export function finishErasuresRegularly(context: EraseContext, failed: (error: unknown) => void): Repeated {
  const work = (isOver: () => boolean) => finishErasures(context, isOver);
  return repeat(context.clock, { everyMs: againMs, firstMs: 0 }, work, failed);
}
