import { connectionAttempts } from '@snug/contract';
import type { Clock, Random } from '../seams.ts';

export interface Outage {
  /** The connection is lost. `byServer`: it was closed, not cut, and so were those of the whole room. */
  lost(byServer: boolean): void;
  /** An announced close: tries again after this long, without counting an attempt. */
  planned(ms: number): void;
  /** The connection was up for a while: all attempts are reset. */
  rested(): void;
  /** A user asks: all attempts are reset, and a planned wait that has not started is dropped. */
  over(): void;
  /** Waits for the right moment of the next attempt. Returns a function that cancels the wait. */
  wait(next: { retry: () => void; giveUp: () => void }): () => void;
}

/** Attempts 2, 3 and 4 are made at the latest this long after the start of an outage, whatever the probes say. */
const latestMs = [0, 20_000, 60_000, 120_000];

/**
 * When to reconnect: four attempts per outage (LIVE-05). The first one after 0.5–3 s (0.5–5 s when the server closed,
 * since the whole room returns at once), each further one only when a cheap probe, every 3–6 s, was answered, or when
 * its time is up. So an outage of a minute disconnects nobody for good, and 10,000 phones do not reconnect at the same
 * moment. Long: each of its steps ends the others.
 */
export function createOutage(clock: Clock, random: Random, probe: () => Promise<unknown>): Outage {
  let since: number | undefined;
  let attempts = 0;
  let firstWithinMs = 3_000;
  let plannedMs: number | undefined;
  const between = (least: number, most: number): number => least + random.fraction() * (most - least);

  return {
    lost(byServer) {
      since ??= clock.now();
      firstWithinMs = byServer ? 5_000 : 3_000;
    },
    planned(ms) {
      plannedMs = ms;
    },
    rested() {
      since = undefined;
      attempts = 0;
    },
    over() {
      since = undefined;
      attempts = 0;
      plannedMs = undefined;
    },

    wait({ retry, giveUp }) {
      let stop = (): void => {};
      let isStopped = false;

      const later = (ms: number, run: () => void): void => {
        stop = clock.after(ms, run);
      };
      const attempt = (): void => {
        attempts++;
        retry();
      };

      if (plannedMs !== undefined) {
        later(plannedMs, retry);
        plannedMs = undefined;
      } else if (attempts >= connectionAttempts) {
        later(0, giveUp);
      } else if (attempts === 0) {
        later(between(500, firstWithinMs), attempt);
      } else {
        const now = clock.now();
        const latest = Math.max((since ?? now) + (latestMs[attempts] ?? 0), now + 3_000);
        const attemptOnceUp = (): void => {
          later(Math.max(0, Math.min(between(3_000, 6_000), latest - clock.now())), async () => {
            const isUp = await probe().then(
              () => true,
              () => clock.now() >= latest,
            );
            if (isStopped) return;
            if (isUp) attempt();
            else attemptOnceUp();
          });
        };
        attemptOnceUp();
      }

      return () => {
        isStopped = true;
        stop();
      };
    },
  };
}
