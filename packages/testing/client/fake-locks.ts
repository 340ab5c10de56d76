import type { Seams } from '../../client/seams.ts';

type Locks = NonNullable<Seams['locks']>;

interface Request {
  readonly tab: object;
  grant(): void;
  lost(): void;
}

/** Web Locks for tests, with one name: exclusive locks that are queued, stolen, and released when a tab dies. */
export function fakeLocks() {
  let holder: Request | undefined;
  let queue: Request[] = [];

  function free(request: Request): void {
    if (holder !== request) return;
    holder = undefined;
    const next = queue.shift();
    if (next) hold(next);
  }

  function hold(request: Request): void {
    holder = request;
    request.grant();
  }

  return {
    tab(): Locks & { kill(): void } {
      const tab = {};
      let isDead = false;
      function request(_: string, options: LockOptions, run: (lock: Lock | null) => unknown): Promise<unknown> {
        return new Promise((resolve, reject) => {
          const mine: Request = {
            tab,
            grant() {
              Promise.resolve()
                .then(() => (isDead ? new Promise(() => {}) : run({ name: 'fake', mode: 'exclusive' })))
                // Freed first, told then, as the standard has it.
                .finally(() => free(mine))
                .then(resolve, reject);
            },
            lost: () => reject(new DOMException('stolen', 'AbortError')),
          };
          options.signal?.addEventListener('abort', () => {
            if (!queue.includes(mine)) return;
            queue = queue.filter((other) => other !== mine);
            reject(new DOMException('aborted', 'AbortError'));
          });
          if (options.steal) {
            const before = holder;
            hold(mine);
            before?.lost();
          } else if (!holder) hold(mine);
          else if (options.ifAvailable) Promise.resolve(run(null)).then(resolve, reject);
          else queue.push(mine);
        });
      }
      return {
        request: request as Locks['request'],
        kill() {
          isDead = true;
          queue = queue.filter((other) => other.tab !== tab);
          if (holder?.tab === tab) free(holder);
        },
      };
    },
  };
}
