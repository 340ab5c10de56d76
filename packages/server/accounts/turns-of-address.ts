import type { Contact } from '@snug/rules';
import { findAccount } from '../database/accounts.ts';
import type { QuotaName } from '../database/quotas.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { type Actor, callerOf } from './actor.ts';
import type { Turn } from './address-budgets.ts';
import { standingOf } from './standing.ts';

interface Asker extends Pick<Actor, 'bearer' | 'address'> {
  readonly client_hash: string;
}

/** What each guest in a running game may ask for before it counts to a budget of the address. */
const codesOfPlayer = 3;
const contactChecksOfPlayer = 5;

/**
 * Waits until one more code may be sent from an address that has sent too many. Undefined: that limit is not the asker's, who
 * is a known device, a player of a running game, or somebody whose contact has an account (decision 48).
 */
export async function turnToSend(context: ServerContext, asker: Asker & Contact): Promise<Turn | undefined> {
  const { store, addressBudgets, atHome } = context;
  const { kind, contact, address, client_hash } = asker;
  if (await passes(context, asker, 'sendsOfClientPerDay', codesOfPlayer)) return undefined;
  if (atHome.isNewcomer(address, client_hash)) {
    const turn = addressBudgets.tryTake(`${kind}CodesOfNewcomers`, address);
    if (turn) return turn;
  }
  const lookUp = addressBudgets.tryTake('unknownContacts', address);
  if (lookUp && (await findAccount(store.db, asker))) {
    lookUp.giveBack();
    return undefined;
  }
  return addressBudgets.take(`${kind}Codes`, address, `${client_hash}\n${contact}`);
}

/** Counts a contact check to the asker's address, and waits when there are too many. */
export async function takeContactCheck(context: ServerContext, asker: Asker): Promise<void> {
  const { addressBudgets, atHome, contactChecks } = context;
  const { address, client_hash } = asker;
  // This check is counted to the asker by now.
  if (await passes(context, asker, 'contactChecksOfClientPerDay', contactChecksOfPlayer + 1)) return;
  const turn =
    (atHome.isNewcomer(address, client_hash) && addressBudgets.tryTake('contactChecksOfNewcomers', address)) ||
    (await addressBudgets.take('contactChecks', address, client_hash));
  contactChecks.took(address, client_hash, turn);
}

/** Whether the limits of the address are not the asker's. A guest costs nothing, so each passes a few times alone. */
async function passes({ store, quotas }: ServerContext, asker: Asker, quota: QuotaName, ofPlayer: number) {
  const standing = await standingOf(store.db, asker);
  if (standing !== 'player') return standing === 'known';
  return (await store.read((trx) => quotas.counted(trx, quota, callerOf(asker)))) < ofPlayer;
}
