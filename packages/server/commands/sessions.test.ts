import { nameCheck } from '@snug/contract';
import { openWorld, playeridOf } from '@snug/testing/server';
import { expect, test } from 'vitest';
import { endAllOfAccount } from './sessions.ts';

test('H40 while all logins of an account end, a use of one that is being noted keeps none of them', async () => {
  const world = await openWorld();
  const { context } = world.server;
  const { store, sessions } = context;
  const ada = await world.player('Ada');
  const account_id = playeridOf(ada);
  // A login from before sessions were kept, used and not yet noted.
  await store.db.deleteFrom('sessions').where('account_id', '=', account_id).execute();
  world.clock.pass(3_600_000);
  await ada.call(nameCheck);
  let noted: Promise<void> | undefined;
  await store.write(async (trx) => {
    await endAllOfAccount(trx, context, account_id);
    noted = sessions.flush();
    for (let n = 0; n < 50; n += 1) await trx.selectFrom('accounts').select('account_id').execute();
  });
  await noted;
  expect(await store.db.selectFrom('sessions').selectAll().where('account_id', '=', account_id).execute()).toEqual([]);
  await world.close();
});
