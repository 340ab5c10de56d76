/**
 * Something under way that may be overtaken or left: has somebody left, logged out, typed on or pressed again meanwhile? Its
 * signal, taken when it begins, answers that when the reply arrives: `signal.aborted`. Given to a call, it ends that too.
 */
export interface AsyncAction {
  /** Begins anew: whatever was under way is overtaken. */
  start(): AbortSignal;
  /** Of what is under way, for another step of it. */
  signal(): AbortSignal;
  /** Everything under way is left. */
  stop(): void;
  /** Begins anew, and hands on the reply, or the error, unless it comes too late. */
  run<T>(
    send: (signal: AbortSignal) => Promise<T>,
    then: (reply: T) => void,
    failed: (error: unknown) => void,
  ): Promise<void>;
}

/**
 * @example
 * const action = asyncAction();
 * await action.run((signal) => call(findGame, { body, signal }), show, fail);
 */
export function asyncAction(): AsyncAction {
  let controller = new AbortController();

  function start(): AbortSignal {
    controller.abort();
    controller = new AbortController();
    return controller.signal;
  }

  return {
    start,
    signal: () => controller.signal,
    stop: () => controller.abort(),
    async run(send, then, failed) {
      const signal = start();
      try {
        const reply = await send(signal);
        if (!signal.aborted) then(reply);
      } catch (error) {
        if (!signal.aborted) failed(error);
      }
    },
  };
}
