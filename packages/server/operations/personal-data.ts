import type { PersonalData } from '../accounts/personal-data.ts';
import { findPerson } from '../database/person.ts';
import { type EraseContext, erase } from './erase.ts';
import { exportPersonalData } from './export-personal-data.ts';

/** What players do themselves with what an operator's command does for them. */
export function createPersonalData(context: EraseContext): PersonalData {
  const { store, keys } = context;
  return {
    held: (playerid) =>
      store.read(async (trx) => {
        const person = await findPerson(trx, { playerid });
        return person && exportPersonalData(trx, keys, person);
      }),
    async erase(playerid) {
      await erase(context, { playerid });
    },
  };
}
