import { connect, createServer, type Socket } from 'node:net';

/** The Wi-Fi between a phone and the house. */
export interface Line {
  /** The house's address by this line. */
  readonly url: string;
  /** Ends every connection and takes no new one. */
  cut(): void;
  /** Nothing comes through any more and nobody is told: as for a phone that slept, or walked out of the Wi-Fi's reach. */
  deaden(): void;
  /** New connections come through. What was open before stays dead. */
  mend(): void;
  close(): Promise<void>;
}

/** Lays a line to a server on this machine. */
export async function layLine(houseUrl: string): Promise<Line> {
  const port = Number(new URL(houseUrl).port);
  let state: 'up' | 'cut' | 'dead' = 'up';
  let open = new Set<[phone: Socket, house: Socket]>();

  const server = createServer((phone) => {
    if (state === 'cut') return phone.destroy();
    // A phone that sends into a dead line waits for an answer that never comes.
    if (state === 'dead') return void phone.on('error', () => {});
    const house = connect(port, '127.0.0.1');
    const pair: [Socket, Socket] = [phone, house];
    open.add(pair);
    for (const [from, to] of [pair, [house, phone] as const]) {
      from.pipe(to);
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(pair);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();

  function cut(): void {
    state = 'cut';
    for (const [phone] of open) phone.destroy();
  }

  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut,
    deaden() {
      state = 'dead';
      for (const [phone, house] of open) {
        phone.unpipe();
        // The house hears nothing more of the phone, the phone nothing of the house's end.
        house.removeAllListeners('close').destroy();
      }
      open = new Set();
    },
    mend() {
      state = 'up';
    },
    async close() {
      cut();
      await new Promise((resolve) => {
        server.close(resolve);
        // Those left dead are open still.
        server.unref();
        resolve(undefined);
      });
    },
  };
}
