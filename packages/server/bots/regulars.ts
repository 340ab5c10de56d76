import { accountOfContact } from '../accounts/login.ts';
import type { ServerContext } from '../foundation/server-context.ts';

/**
 * The login of a regular of the demo venue, who is the same in every game. The address is below a name that can belong to nobody
 * (RFC 2606): no message leaves for it, and no person's account has it.
 */
export async function tokenOfRegular(context: ServerContext, name: string): Promise<string> {
  const contact = { kind: 'email', contact: `${name.toLowerCase()}@bots.invalid` } as const;
  const account = await context.store.write((trx) => accountOfContact(trx, context, contact, name));
  return context.tokens.ofPlayer(account);
}
