import type { Seams } from '@snug/client';

type Locks = NonNullable<Seams['locks']>;

interface LockRequest {
  readonly tab: object;
  grant(): void;
  /** Another tab steals the lock. */
  lose(): void;
}

/**
 * Web Locks of one browser: exclusive, granted in the order requested, stolen, and released when a tab dies. The standard
 * frees a lock first and tells its holder then. The simulation's seeds were found with the other order, and would play other
 * games with this one.
 */
export function fakeLocks(order: 'freed first' | 'told first' = 'freed first') {
  /** By name: the holder, then those who wait. */
  const queues = new Map<string, readonly LockRequest[]>();

  /** Whoever is first now holds the lock. */
  function remove(name: string, isGone: (request: LockRequest) => boolean): void {
    const queue = queues.get(name) ?? [];
    const rest = queue.filter((each) => !isGone(each));
    queues.set(name, rest);
    if (rest[0] !== queue[0]) rest[0]?.grant();
  }

  return {
    tab(): Locks & { kill(): void } {
      const tab = {};
      let isDead = false;
      function request(name: string, options: LockOptions, run: LockGrantedCallback<unknown>): Promise<unknown> {
        const { signal, ifAvailable = false, steal = false } = options;
        return new Promise((resolve, reject) => {
          if (signal?.aborted) return reject(signal.reason);
          const queue = queues.get(name) ?? [];
          const mine: LockRequest = {
            tab,
            grant() {
              const free = () => remove(name, (each) => each === mine);
              const done = Promise.resolve().then(() =>
                isDead ? new Promise(() => {}) : run({ name, mode: 'exclusive' }),
              );
              if (order === 'freed first') done.finally(free).then(resolve, reject);
              else done.then(resolve, reject).finally(free);
            },
            lose: () => reject(new DOMException('stolen', 'AbortError')),
          };
          if (ifAvailable && queue.length > 0) return void Promise.resolve(run(null)).then(resolve, reject);
          queues.set(name, steal ? [mine, ...queue.slice(1)] : [...queue, mine]);
          if (steal || queue.length === 0) mine.grant();
          if (steal) queue[0]?.lose();
          signal?.addEventListener('abort', () => {
            const [holder, ...waiting] = queues.get(name) ?? [];
            if (holder === mine || !waiting.includes(mine)) return;
            remove(name, (each) => each === mine);
            reject(signal.reason);
          });
        });
      }
      return {
        request: request as Locks['request'],
        kill() {
          isDead = true;
          for (const name of queues.keys()) remove(name, (each) => each.tab === tab);
        },
      };
    },
  };
}
