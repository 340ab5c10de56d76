import { cookieJar, createClient, memoryStorage, type PageEvent, type SnugClient } from '@snug/client';
import type { Tally } from './tally.ts';
import { watchedSocket } from './watched-socket.ts';

/** A phone: the real client, with storage and cookies in memory and a network that can be switched off. */
export interface Phone {
  readonly who: string;
  readonly client: SnugClient;
  readonly cookies: () => string;
  goOffline(): void;
  goOnline(): void;
}

export function newPhone(who: string, origin: string, tally: Tally): Phone {
  const network = watchedSocket(who, tally);
  const jar = cookieJar();
  const listeners = new Set<(event: PageEvent) => void>();
  let isOffline = false;

  const client = createClient({
    origin,
    seams: {
      socket: network.socket,
      storage: memoryStorage(),
      cookies: jar.cookies,
      http: (input, init) =>
        isOffline ? Promise.reject(new TypeError('This phone is offline.')) : jar.http(input, init),
      visibility: {
        isVisible: () => true,
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    },
  });

  return {
    who,
    client,
    cookies: jar.cookies,
    goOffline() {
      isOffline = true;
      network.disconnect();
    },
    goOnline() {
      isOffline = false;
      network.reconnect();
      for (const listener of [...listeners]) listener('online');
    },
  };
}
