import type { Keys } from '../foundation/keys.ts';

/** The hash of an account id or client id that survey answers are stored under, so that they name nobody (OPEN-57). */
export function surveyIdentity(keys: Keys, id: string): string {
  return keys.limit(`survey\n${id}`);
}
