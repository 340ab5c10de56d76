import type { Caller } from '@snug/client';
import { venueHeader } from '@snug/contract';

/** The venue that this tab of the console is at; undefined until somebody chooses one: the first of theirs. */
export interface ChosenVenue {
  id(): string | undefined;
  choose(venue_id: string | undefined): void;
  subscribe(changed: () => void): () => void;
}

interface Kept {
  /** Of this tab: two tabs may be at two venues. */
  readonly tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Of this browser: where a new tab begins. */
  readonly browser: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const key = 'snug_host_venue';

/** Keeps the choice per tab, and remembers the latest for the next one. With blocked storage it lasts as long as the page. */
export function createChosenVenue(
  kept: () => Kept = () => ({ tab: sessionStorage, browser: localStorage }),
): ChosenVenue {
  let chosen = guarded(() => kept().tab.getItem(key) ?? kept().browser.getItem(key)) ?? undefined;
  const listeners = new Set<() => void>();
  return {
    id: () => chosen,
    choose(venue_id) {
      if (venue_id === chosen) return;
      chosen = venue_id;
      for (const place of ['tab', 'browser'] as const) {
        guarded(() => (venue_id === undefined ? kept()[place].removeItem(key) : kept()[place].setItem(key, venue_id)));
      }
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Names the chosen venue in every call. */
export function atVenue(call: Caller, venue: ChosenVenue): Caller {
  return (row, options = {}) => {
    const id = venue.id();
    return call(row, id === undefined ? options : { ...options, headers: { ...options.headers, [venueHeader]: id } });
  };
}

/** Reading or writing blocked storage throws. */
function guarded<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
