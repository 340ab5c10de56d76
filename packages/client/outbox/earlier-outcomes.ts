import type { KeyStore } from '../storage.ts';
import { isNewer, recordIn } from './record.ts';

const earlierPrefix = 'snug_told.';

/** An earlier version stored the outcome of a write under a key of its own: it joins the write's record. */
export function joinEarlierOutcomes(local: KeyStore): void {
  for (const earlier of local.keys(earlierPrefix)) {
    const outcome = recordIn(local.get(earlier));
    const key = earlier.replace(earlierPrefix, 'snug_');
    const standing = recordIn(local.get(key));
    // First, so that there is room for it under the other key, also where storage is full.
    local.remove(earlier);
    if (outcome?.state && !(standing && isNewer(standing, outcome))) local.set(key, JSON.stringify(outcome));
  }
}
