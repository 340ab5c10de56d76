import type { Seams } from '../seams.ts';
import type { Lead, LeadOptions } from './lead.ts';

/** The lead as a lock: whoever is used steals it, whoever else is visible waits in line for it. */
export function leadByLocks(
  locks: NonNullable<Seams['locks']>,
  { name, visibility, taken }: Pick<LeadOptions, 'name' | 'visibility' | 'taken'>,
): Lead {
  let release: (() => void) | undefined;
  let waiting: AbortController | undefined;
  let isClaiming = false;
  let isOver = false;
  /** The browser has locks and gives none: then every tab leads for itself. */
  let isAlone = false;

  function ask(options: LockOptions): void {
    let mine: (() => void) | undefined;
    const held = (lock: unknown): Promise<void> | undefined => {
      if (options.steal) isClaiming = false;
      if (!lock || isOver) return undefined;
      waiting = undefined;
      const until = new Promise<void>((resolve) => {
        release = mine = resolve;
      });
      taken();
      return until;
    };
    const ended = (error?: { name?: unknown }): void => {
      if (options.steal) isClaiming = false;
      if (release === mine) release = undefined;
      if (isOver || isAlone) return;
      if (error && error.name !== 'AbortError') {
        isAlone = true;
        taken();
      } else if (mine && !release && !isClaiming) {
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
    if (release || isAlone || isClaiming) return;
    isClaiming = true;
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
      waiting?.abort();
      release?.();
    },
  };
}
