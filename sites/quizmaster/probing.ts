import type { Caller, Clock, Connection } from '@snug/client';
import { getVersion } from '@snug/contract';

/** How often the server is probed after a connection gave up: a console and a big screen are often left alone for minutes. */
const probeIntervalMs = 5_000;

export interface Probing {
  start(): void;
  stop(): void;
}

/** Looks for the server after the connection gave up, and connects again when it is there. */
export function createProbing(call: Caller, clock: Clock, connection: Pick<Connection, 'state' | 'refresh'>): Probing {
  let stop = () => {};
  const start = (): void => {
    stop = clock.after(probeIntervalMs, probe);
  };

  async function probe(): Promise<void> {
    const isThere = await call(getVersion, { retries: 0 }).then(
      () => true,
      () => false,
    );
    if (connection.state() !== 'interrupted') return;
    if (isThere) connection.refresh();
    else start();
  }

  return { start, stop: () => stop() };
}
