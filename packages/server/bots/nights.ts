declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly nights: Nights;
  }
}

/** The games that bots play in this process. */
export interface Nights {
  /** Lets bots play; `work` ends when the signal is aborted. A failure is reported, the end of the server is none. */
  begin(name: string, work: (signal: AbortSignal) => Promise<void>): void;
  /** Sends the bots of one night home, and resolves once they are. */
  end(name: string): Promise<void>;
  /** How many are played, of those whose name begins so. */
  count(prefix: string): number;
  /** Sends all bots home, and resolves once they are. */
  stop(): Promise<void>;
}

export function createNights(failed: (error: unknown) => void): Nights {
  const playing = new Map<string, { readonly over: AbortController; readonly done: Promise<void> }>();

  async function end(name: string): Promise<void> {
    const night = playing.get(name);
    night?.over.abort(new Error('The bots were sent home.'));
    await night?.done;
  }

  return {
    begin(name, work) {
      void end(name);
      const over = new AbortController();
      const done = work(over.signal)
        .catch((error) => {
          if (!over.signal.aborted) failed(error);
        })
        .finally(() => {
          if (playing.get(name)?.over === over) playing.delete(name);
        });
      playing.set(name, { over, done });
    },
    end,
    count: (prefix) => [...playing.keys()].filter((name) => name.startsWith(prefix)).length,
    async stop() {
      await Promise.all([...playing.keys()].map(end));
    },
  };
}
