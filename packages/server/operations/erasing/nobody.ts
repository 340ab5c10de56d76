import { newId } from '../../foundation/ids.ts';
import type { Random } from '../../foundation/seams.ts';

/** So begins what stands where the hash of a browser was: no hash has a slash. */
const prefix = 'nobody/';

/** What stands in place of a hash: another in each row, so that rows stay distinct. */
export function newNobody(random: Random): string {
  return `${prefix}${newId(random)}`;
}

export function isNobody(client_hash: string): boolean {
  return client_hash.startsWith(prefix);
}
