import { refuseErased } from '../database/accounts.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import type { Command } from './commands.ts';

/**
 * The context of a call that an account makes: each of its changes looks again, in its own transaction, whether the account is
 * still there. So nothing that a call was about to write when the account was deleted outlives it, whatever the call is (H76).
 */
export function asAccount(context: ServerContext, account_id: string): ServerContext {
  const { store } = context;
  const { runTask } = store;
  return {
    ...context,
    store: {
      ...store,
      write: (work, lock) =>
        store.write(async (trx) => {
          await refuseErased(trx, account_id);
          return work(trx);
        }, lock),
      ...(runTask && { runTask: (task) => runTask({ ...(task as Command), account_id } satisfies Command) }),
    },
  };
}
