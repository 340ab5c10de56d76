import { connectionAttempts } from '@snug/contract';
import type { Clock, Random } from '../seams.ts';
import { createProbing } from './probing.ts';

export interface Outage {
  /** The connection is lost. `byServer`: it was closed, not cut, and so were those of the whole room. */
  lost(byServer: boolean): void;
  /** The line was up until now. */
  wasUp(): void;
  /** An announced close: tries again after this long, without counting an attempt. */
  planned(ms: number): void;
  /** The connection was up for a while: all attempts are reset. */
  rested(): void;
  /** A user asks, or the line is back: all attempts are reset, and a planned wait that has not started is dropped. */
  over(): void;
  /** Waits for the right moment of the next attempt. Returns a function that cancels the wait. */
  wait(next: { retry: () => void; giveUp: () => void }): () => void;
  /** After the last attempt: what becomes of the probes. `back`: one is answered after one that failed, and none follows. */
  watch(probed: { back(): void; answered(): void; failed(): void }): () => void;
}

/** Attempts 2, 3 and 4 are made at the latest this long after the start of an outage, whatever the probes say. */
const latestMs = [0, 20_000, 60_000, 120_000];

/**
 * When to reconnect: four attempts per outage (LIVE-05). The first one after 0.5–3 s (0.5–5 s when the server closed,
 * since the whole room returns at once), each further one only when a cheap probe was answered, or when its time is up.
 * So an outage of a minute disconnects nobody for good, and 10,000 phones do not reconnect at the same moment.
 * After the four, an answered probe counts only when one failed before: a server that refuses sockets and nothing else
 * is left alone. Long: each of its steps ends the others.
 */
export function createOutage(clock: Clock, random: Random, probe: () => Promise<unknown>): Outage {
  let since: number | undefined;
  let attempts = 0;
  let firstWithinMs = 3_000;
  let plannedMs: number | undefined;
  let upAt = clock.now();
  /** A probe failed in this outage. */
  let wasDown = false;
  const between = (least: number, most: number): number => least + random.fraction() * (most - least);
  const probing = createProbing(clock, random, probe);

  function wasUp(): void {
    upAt = clock.now();
  }

  function reset(): void {
    since = undefined;
    attempts = 0;
    wasDown = false;
  }

  return {
    lost(byServer) {
      since ??= clock.now();
      firstWithinMs = byServer ? 5_000 : 3_000;
    },
    wasUp,
    planned(ms) {
      plannedMs = ms;
    },
    rested: reset,
    over() {
      reset();
      wasUp();
      plannedMs = undefined;
    },

    wait({ retry, giveUp }) {
      const attempt = (): void => {
        attempts++;
        retry();
      };

      if (plannedMs !== undefined) {
        const ms = plannedMs;
        plannedMs = undefined;
        return clock.after(ms, retry);
      }
      if (attempts >= connectionAttempts) return clock.after(0, giveUp);
      if (attempts === 0) return clock.after(between(500, firstWithinMs), attempt);

      const now = clock.now();
      const latest = Math.max((since ?? now) + (latestMs[attempts] ?? 0), now + 3_000);
      const stop = (): void => {
        stopProbes();
        stopLatest();
      };
      const attemptOnce = (): void => {
        stop();
        attempt();
      };
      const stopLatest = clock.after(latest - now, attemptOnce);
      // Asked at once whether the line is down. If it never was, the server refuses sockets, and is given time: little at
      // first, since the line may have come back just now.
      const stopProbes = probing({
        upAt,
        pauseMs: attempts === 1 ? [1_000, 1_500] : [4_000, 5_000],
        up(isFirst) {
          wasUp();
          if (wasDown || !isFirst) attemptOnce();
        },
        down() {
          wasDown = true;
        },
      });
      return stop;
    },

    watch({ back, answered, failed }) {
      const stop = probing({
        upAt,
        pauseMs: [3_000, 5_000],
        up() {
          wasUp();
          if (!wasDown) return answered();
          stop();
          back();
        },
        down() {
          wasDown = true;
          failed();
        },
      });
      return stop;
    },
  };
}
