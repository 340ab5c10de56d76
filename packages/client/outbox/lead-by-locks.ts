import type { Seams } from '../seams.ts';
import type { Lead, LeadOptions } from './lead.ts';

/** A browser answers at once, except that after a sleep some never answer. */
const patienceMs = 2_000;

/**
 * Leadership as a Web Lock: the tab in use steals it, the other visible tabs queue for it. Long: each of its steps ends
 * the others.
 */
export function leadByLocks(
  locks: NonNullable<Seams['locks']>,
  { name, clock, visibility, taken }: Omit<LeadOptions, 'storage' | 'random'>,
): Lead {
  let release: (() => void) | undefined;
  let waiting: AbortController | undefined;
  let stopClaim: (() => void) | undefined;
  let isOver = false;
  /** The browser has locks but grants none: every tab leads itself. */
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
        // Stolen or released. A hidden page may freeze at any moment, so it takes the lock back only if no tab wants it.
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
