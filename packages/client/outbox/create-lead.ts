import type { Seams } from '../seams.ts';
import type { Lead, LeadOptions } from './lead.ts';
import { leadByLease } from './lead-by-lease.ts';
import { leadByLocks } from './lead-by-locks.ts';

/** Uses Web Locks where the browser has them; plain http in the LAN has none. */
export function createLead(locks: Seams['locks'], options: LeadOptions): Lead {
  return locks ? leadByLocks(locks, options) : leadByLease(options);
}
