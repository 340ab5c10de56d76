import type { KeyStore } from '../storage.ts';
import { isNewer, recordIn } from './record.ts';

const earlierPrefix = 'snug_told.';

/**
 * An earlier version stored the outcome of a write under a key of its own: it joins the write's record. Another tab may still
 * run that version.
 */
export function joinEarlierOutcomes(local: KeyStore): void {
  for (const earlier of local.keys(earlierPrefix)) {
    const outcome = recordIn(local.get(earlier));
    const key = earlier.replace(earlierPrefix, 'snug_');
    const standing = recordIn(local.get(key));
    const isNews = outcome?.state && !(standing && isNewer(standing, outcome));
    // Where there is no room it stays where it is.
    if (!isNews || local.set(key, JSON.stringify(outcome))) local.remove(earlier);
  }
}
