import { watchingMark } from '../../commands/viewer.ts';
import type { Trx } from '../../database/schema.ts';
import { surveyIdentity } from '../../queries/survey-identity.ts';
import type { EraseContext } from './erase-context.ts';
import type { ErasedPerson } from './erased-person.ts';
import { newNobody } from './nobody.ts';

/** What they have told surveys stays, without telling whose it was. */
export async function unlinkSurveys(
  trx: Trx,
  { keys, random }: EraseContext,
  { account, clientHashes }: ErasedPerson,
): Promise<void> {
  for (const id of [...(account ? [account.account_id] : []), ...clientHashes]) {
    const who = newNobody(random);
    const theirs = surveyIdentity(keys, id);
    await trx.updateTable('survey_answers').set({ who }).where('who', '=', theirs).execute();
    // What was counted of them stays, as a sum.
    await trx
      .deleteFrom('proof_marks')
      .where('who', 'in', [theirs, watchingMark(theirs)])
      .execute();
  }
}
