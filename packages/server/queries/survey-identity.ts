import { type Actor, accountOf, clientHashOf } from '../accounts/actor.ts';
import type { Hashes } from '../database/proof.ts';
import type { Keys } from '../foundation/keys.ts';

/** The hash of an account id or client id that survey answers are stored under, so that they name nobody (OPEN-57). */
export function surveyIdentity(keys: Keys, id: string): string {
  return keys.limit(`survey\n${id}`);
}

/** The identity that an answer is kept under, and others that it counts for. What sponsors are counted goes by them, too. */
export type SurveyIdentities = Hashes;

/** The account and its browser's guest: a login neither resets the daily limit nor repeats questions (H31). */
export function surveyIdentitiesOf(keys: Keys, actor: Actor): SurveyIdentities {
  const guest = surveyIdentity(keys, clientHashOf(actor));
  const account = accountOf(actor);
  return account ? [surveyIdentity(keys, account.account_id), guest] : [guest];
}
