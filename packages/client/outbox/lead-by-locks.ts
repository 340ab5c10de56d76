import type { Seams } from '../seams.ts';
import type { Lead, LeadOptions } from './lead.ts';

/** A browser answers at once; one that is confused after a sleep may never. */
const patienceMs = 2_000;

/** The lead as a lock: whoever is used steals it, whoever else is visible waits in line for it. */
export function leadByLocks(
  locks: NonNullable<Seams['locks']>,
  { name, clock, visibility, taken }: Omit<LeadOptions, 'storage' | 'random'>,
): Lead {
  let release: (() => void) | undefined;
  let waiting: AbortController | undefined;
  let stopClaim: (() => void) | undefined;
  let isOver = false;
  /** The browser has locks and gives none: then every tab leads for itself. */
  let isAlone = false;

  function settled({ steal }: LockOptions): void {
    if (!steal) return;
    stopClaim?.();
    stopClaim = undefined;
  }

  function goAlone(): void {
    isAlone = true;
    taken();
  }

  function ask(options: LockOptions): void {
    let mine: (() => void) | undefined;
    const held = (lock: unknown): Promise<void> | undefined => {
      settled(options);
      if (!lock || isOver) return undefined;
      isAlone = false;
      waiting = undefined;
      const until = new Promise<void>((resolve) => {
        release = mine = resolve;
      });
      taken();
      return until;
    };
    const ended = (error?: { name?: unknown }): void => {
      settled(options);
      if (release === mine) release = undefined;
      if (isOver || isAlone) return;
      if (error && error.name !== 'AbortError') {
        goAlone();
      } else if (mine && !release && !stopClaim) {
        // Stolen or given away. A hidden page may be frozen at any moment: it has it back only if nobody else wants it.
        if (visibility.isVisible()) wait();
        else ask({ ifAvailable: true });
      }
    };
    locks.request(name, options, held).then(() => ended(), ended);
  }

  function wait(): void {
    waiting = new AbortController();
    ask({ signal: waiting.signal });
  }

  function claim(): void {
    if (release || isAlone || stopClaim) return;
    stopClaim = clock.after(patienceMs, goAlone);
    waiting?.abort();
    waiting = undefined;
    ask({ steal: true });
  }

  const stopWatching = visibility.subscribe((event) => {
    if (event === 'visible' || event === 'pageshow') claim();
    if (event !== 'hidden' && event !== 'pagehide') return;
    waiting?.abort();
    waiting = undefined;
    release?.();
  });

  return {
    isMine: () => isAlone || release !== undefined,
    claim,
    stop() {
      isOver = true;
      stopWatching();
      stopClaim?.();
      waiting?.abort();
      release?.();
    },
  };
}
