import {
  type ActivityName,
  BrokenPromise,
  createFaults,
  createKernel,
  createTrace,
  type FaultName,
  openSimServer,
  seededRandom,
} from '@snug/testing/simulation';
import { playGame } from './play-game.ts';
import { noTotals, type Totals } from './totals.ts';

/** The result of one seed. */
export interface Outcome {
  readonly seed: number;
  /** The promise that was broken and how, if one was. */
  readonly wrong: { readonly promise: string; readonly why: string } | undefined;
  readonly hits: ReadonlyMap<FaultName | ActivityName, number>;
  readonly totals: Readonly<Totals>;
  readonly steps: number;
  /** With the trace on: a hash of all that happened, and its last lines. */
  readonly hash: string;
  readonly lines: readonly string[];
}

export interface PlayOptions {
  readonly trace?: boolean;
  /** Exactly these faults, whatever the seed has. */
  readonly only?: readonly FaultName[];
}

/** Plays seeds, one after the other, on one server. */
export interface Simulation {
  play(seed: number, options?: PlayOptions): Promise<Outcome>;
}

export async function openSimulation(): Promise<Simulation> {
  const kernel = createKernel();
  const trace = createTrace(kernel.elapsed);
  let random = seededRandom(0, 'server');
  let failed = (_error: unknown): void => {};
  const server = await openSimServer({
    clock: kernel,
    random: { bytes: (count) => random.bytes(count) },
    failed: (error) => failed(error),
  });
  // A rejected promise that nobody handles is a bug like one that throws.
  process.on('unhandledRejection', (error) => failed(error));

  return {
    async play(seed, { trace: isTraced = false, only } = {}) {
      kernel.reset();
      trace.reset();
      trace.isOn = isTraced;
      random = seededRandom(seed, 'server');
      await server.reset();
      const faults = createFaults(seededRandom(seed, 'faults'), only);
      const totals = noTotals();
      let wrong: Outcome['wrong'];
      // What is still under way when a seed ends does not affect the next one.
      let isOver = false;
      failed = (error) => void (isOver || kernel.stop(error));
      try {
        await playGame({ seed, kernel, trace, server, faults, totals, stop: failed });
        // Unhandled rejections are reported only now, between two turns of the event loop.
        await kernel.quiet();
        await kernel.run(kernel.now());
      } catch (error) {
        wrong = wrongOf(error);
        // What was acknowledged or typed and is missing in the end counts as lost, like a message.
        if (wrong.promise === 'S1' || wrong.promise === 'S9') totals.lost += 1;
        trace.note('simulation', `${wrong.promise}: ${wrong.why}`);
      } finally {
        isOver = true;
        server.crash();
        await kernel.quiet();
      }
      const hash = isTraced ? trace.hash() : '';
      return { seed, wrong, hits: faults.hits, totals, steps: kernel.steps(), hash, lines: trace.lines() };
    },
  };
}

function wrongOf(error: unknown): NonNullable<Outcome['wrong']> {
  if (error instanceof BrokenPromise) return { promise: error.promise, why: error.message };
  return { promise: 'bug', why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
