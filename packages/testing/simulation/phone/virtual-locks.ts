/** Locks among the tabs of one phone, like `navigator.locks`: exclusive, granted in the order requested. */
export interface PhoneLocks {
  of(tab: object): Pick<LockManager, 'request'>;
  /** The tab is gone, with the locks that it held or waited for. */
  release(tab: object): void;
}

interface LockRequest {
  readonly tab: object;
  readonly grant: () => void;
  /** Another tab steals the lock. */
  readonly lose: () => void;
}

export function createPhoneLocks(): PhoneLocks {
  /** By name: the holder, then those who wait. */
  const queues = new Map<string, LockRequest[]>();

  function leave(name: string, ask: LockRequest): void {
    const queue = queues.get(name) ?? [];
    const wasFirst = queue[0] === ask;
    const rest = queue.filter((each) => each !== ask);
    queues.set(name, rest);
    if (wasFirst) rest[0]?.grant();
  }

  function request(
    tab: object,
    name: string,
    options: LockOptions,
    work: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const { signal, ifAvailable = false, steal = false } = options;
      if (signal?.aborted) return reject(signal.reason);
      const queue = queues.get(name) ?? [];
      if (ifAvailable && queue.length > 0) return resolve(work(null));
      let isGranted = false;
      const ask: LockRequest = {
        tab,
        grant() {
          isGranted = true;
          Promise.resolve()
            .then(() => work({ name, mode: 'exclusive' }))
            .then(resolve, reject)
            .finally(() => leave(name, ask));
        },
        lose: () => reject(new DOMException('The lock was stolen.', 'AbortError')),
      };
      if (steal) {
        const [holder, ...others] = queue;
        queues.set(name, [ask, ...others]);
        holder?.lose();
        return ask.grant();
      }
      queues.set(name, [...queue, ask]);
      signal?.addEventListener('abort', () => {
        if (isGranted) return;
        leave(name, ask);
        reject(signal.reason);
      });
      if (queue.length === 0) ask.grant();
    });
  }

  return {
    of: (tab) => ({
      request: ((
        name: string,
        ...rest: [LockGrantedCallback<unknown>] | [LockOptions, LockGrantedCallback<unknown>]
      ) => {
        const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest;
        return request(tab, name, options, work);
        // One function implements both signatures of the platform's method.
      }) as LockManager['request'],
    }),

    release(tab) {
      for (const [name, queue] of queues) {
        const rest = queue.filter((ask) => ask.tab !== tab);
        queues.set(name, rest);
        if (rest[0] !== queue[0]) rest[0]?.grant();
      }
    },
  };
}
