import type { Keys } from '../foundation/keys.ts';

/** What the answers of an account, else of a browser, are kept under, so that nobody can tell who it was (OPEN-57). */
export function surveyedAs(keys: Keys, id: string): string {
  return keys.limit(`survey\n${id}`);
}
