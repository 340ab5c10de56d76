import type { Clock, Random } from '../seams.ts';

export interface Probed {
  /** When the line was known to be up. */
  readonly upAt: number;
  /** The least and the most time from a probe that was answered to the next one. */
  readonly pauseMs: readonly [least: number, most: number];
  /** A probe was answered. `isFirst`: the first one, with nothing known before it. */
  up(isFirst: boolean): void;
  down(): void;
}

/** A probe without an answer after this long counts as failed; its answer still counts when it comes. */
const unansweredMs = 3_000;
/** A line that flickers is down for seconds: so long after it was last up, it is asked often. */
const flickerMs = 30_000;

/**
 * Asks again and again whether the server is reachable, from now on. Every 1–2 s while the line may flicker, so that 3 s of
 * it are enough; every 3–5 s once it is down for longer, so that a whole room does not ask a server that is down, or return,
 * all at once. That is from one probe to the next, however long the first one was waited for.
 */
export function createProbing(
  clock: Clock,
  random: Random,
  probe: () => Promise<unknown>,
): (probed: Probed) => () => void {
  return ({ pauseMs, up, down, ...known }) => {
    let stopTimer = (): void => {};
    let isStopped = false;
    let isFirst = true;
    let { upAt } = known;
    let askedAt = clock.now();

    function next(isUp: boolean): void {
      if (isStopped) return;
      const downMs: Probed['pauseMs'] = clock.now() - upAt < flickerMs ? [1_000, 2_000] : [3_000, 5_000];
      const [least, most] = isUp ? pauseMs : downMs;
      const pause = least + random.fraction() * (most - least);
      stopTimer = clock.after(Math.max(0, askedAt + pause - clock.now()), ask);
    }

    function answered(): void {
      if (isStopped) return;
      const wasFirst = isFirst;
      isFirst = false;
      upAt = clock.now();
      stopTimer();
      up(wasFirst);
      next(true);
    }

    function failed(): void {
      if (isStopped) return;
      isFirst = false;
      stopTimer();
      down();
      next(false);
    }

    function ask(): void {
      let isLate = false;
      askedAt = clock.now();
      stopTimer = clock.after(unansweredMs, () => {
        isLate = true;
        failed();
      });
      probe().then(answered, () => !isLate && failed());
    }

    ask();
    return () => {
      isStopped = true;
      stopTimer();
    };
  };
}
