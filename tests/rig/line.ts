import { connect, createServer, type Socket } from 'node:net';

/** The Wi-Fi between a phone and the house. */
export interface Line {
  /** The house's address by this line. */
  readonly url: string;
  /** Ends every connection and takes no new one. */
  cut(): void;
  /** Nothing comes through any more and nobody is told: as for a phone that slept, or walked out of the Wi-Fi's reach. */
  deaden(): void;
  /** New connections come through. A live connection that was open before stays dead; a browser lets go of the idle ones. */
  mend(): void;
  close(): Promise<void>;
}

/** Lays a line to a server on this machine. */
export async function layLine(houseUrl: string): Promise<Line> {
  const port = Number(new URL(houseUrl).port);
  let state: 'up' | 'cut' | 'dead' = 'up';
  /** The phone's ends, each with the house's, which a dead one has no more. */
  const phones = new Map<Socket, Socket | undefined>();
  const webSockets = new WeakSet<Socket>();

  const server = createServer((phone) => {
    if (state === 'cut') return phone.destroy();
    const house = state === 'up' ? connect(port, '127.0.0.1') : undefined;
    phones.set(phone, house);
    phone.on('error', () => {});
    phone.on('close', () => {
      phones.get(phone)?.destroy();
      phones.delete(phone);
    });
    if (!house) return;
    phone.once('data', (head) => {
      if (/^upgrade: websocket/im.test(head.toString())) webSockets.add(phone);
    });
    phone.pipe(house).pipe(phone);
    house.on('error', () => {});
    house.on('close', () => phones.get(phone) && phone.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();

  function cut(): void {
    state = 'cut';
    for (const phone of phones.keys()) phone.destroy();
  }

  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut,
    deaden() {
      state = 'dead';
      for (const [phone, house] of phones) {
        phones.set(phone, undefined);
        phone.unpipe();
        house?.unpipe().destroy();
      }
    },
    mend() {
      state = 'up';
      for (const [phone, house] of phones) if (!house && !webSockets.has(phone)) phone.destroy();
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
