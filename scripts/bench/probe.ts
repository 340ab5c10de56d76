/**
 * Loaded into a server before its own code, ours or a yardstick. Reports over the process channel what it costs. Memory is
 * measured after a garbage collection, without garbage that happens to be there.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** What a process has used so far. */
export interface Cost {
  /** Processor time of all its threads, in ms. */
  readonly cpuMs: number;
  /** Its resident memory. */
  readonly residentBytes: number;
}

if (isMainThread && process.send) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  process.on('message', async (asked) => {
    if (asked === 'memory') {
      // What the first collection only releases, such as closed handles, a later one frees.
      for (let n = 0; n < 3; n += 1) {
        collect();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    const { user, system } = process.cpuUsage();
    const cost: Cost = { cpuMs: (user + system) / 1_000, residentBytes: process.memoryUsage.rss() };
    process.send?.(cost);
  });
  // The channel must not keep the process running.
  process.channel?.unref();
}
