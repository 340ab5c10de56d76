import { connect, createServer, type Socket } from 'node:net';

/** The Wi-Fi between a phone and the server. */
export interface NetworkProxy {
  /** The server's URL through this proxy. */
  readonly url: string;
  /** Ends every connection and accepts no new one. */
  cut(): void;
  /** Drops everything without an error, as for a phone that slept or left the Wi-Fi's reach. */
  dropSilently(): void;
  /** New connections work. A live connection that was open before stays dead; a browser drops the idle ones. */
  restore(): void;
  close(): Promise<void>;
}

/** Opens a proxy to a server on this machine. */
export async function openNetworkProxy(serverUrl: string): Promise<NetworkProxy> {
  const port = Number(new URL(serverUrl).port);
  let state: 'up' | 'cut' | 'dead' = 'up';
  /** The phone's sockets, each with the server's, which a dead one does not have any more. */
  const connections = new Map<Socket, Socket | undefined>();
  const webSockets = new WeakSet<Socket>();

  const proxy = createServer((client) => {
    if (state === 'cut') return client.destroy();
    const upstream = state === 'up' ? connect(port, '127.0.0.1') : undefined;
    connections.set(client, upstream);
    client.on('error', () => {});
    client.on('close', () => {
      connections.get(client)?.destroy();
      connections.delete(client);
    });
    if (!upstream) return;
    client.once('data', (head) => {
      if (/^upgrade: websocket/im.test(head.toString())) webSockets.add(client);
    });
    client.pipe(upstream).pipe(client);
    upstream.on('error', () => {});
    upstream.on('close', () => connections.get(client) && client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();

  function cut(): void {
    state = 'cut';
    for (const client of connections.keys()) client.destroy();
  }

  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    cut,
    dropSilently() {
      state = 'dead';
      for (const [client, upstream] of connections) {
        connections.set(client, undefined);
        client.unpipe();
        upstream?.unpipe().destroy();
      }
    },
    restore() {
      state = 'up';
      for (const [client, server] of connections) if (!server && !webSockets.has(client)) client.destroy();
    },
    async close() {
      cut();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
