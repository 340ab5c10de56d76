import type { Contact } from '@snug/rules';
import type { Keys } from '../foundation/keys.ts';
import type { Turn } from './address-budgets.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly contactChecks: ContactChecks;
  }
}

/**
 * Which unit of a budget each browser's last contact check took at an address: a login that follows gives that one back; and which
 * contacts each was told to have an account, so that it asks for their codes without another check (H35).
 */
export interface ContactChecks {
  took(address: string, client_hash: string, turn: Turn): void;
  giveBack(address: string, client_hash: string): void;
  told(client_hash: string, contact: Contact): void;
  wasTold(client_hash: string, contact: Contact): boolean;
}

/** More than are ever between a check and its login. The oldest are forgotten first. */
const keptMax = 20_000;

export function createContactChecks(keys: Pick<Keys, 'limit'>): ContactChecks {
  const turns = new Map<string, Turn>();
  const known = new Set<string>();
  // No contact is kept in the clear, not even in memory.
  const toldOf = (client_hash: string, { kind, contact }: Contact) => keys.limit(`${client_hash}\n${kind}\n${contact}`);
  const keyOf = (address: string, client_hash: string) => `${address}\n${client_hash}`;
  return {
    took(address, client_hash, turn) {
      const key = keyOf(address, client_hash);
      turns.delete(key);
      turns.set(key, turn);
      const oldest = turns.size > keptMax ? turns.keys().next().value : undefined;
      if (oldest !== undefined) turns.delete(oldest);
    },
    giveBack(address, client_hash) {
      const key = keyOf(address, client_hash);
      turns.get(key)?.giveBack();
      turns.delete(key);
    },
    told(client_hash, contact) {
      const key = toldOf(client_hash, contact);
      known.delete(key);
      known.add(key);
      const [oldest = ''] = known;
      if (known.size > keptMax) known.delete(oldest);
    },
    wasTold: (client_hash, contact) => known.has(toldOf(client_hash, contact)),
  };
}
