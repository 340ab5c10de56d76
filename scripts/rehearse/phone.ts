import { cookieJar, createClient, memoryStorage, type PageEvent, type SnugClient } from '@snug/client';
import type { Tally } from './tally.ts';
import { watchedSocket } from './watched-socket.ts';

/** A phone of its own: the real client, with storage and cookies in memory and a network that can go away. */
export interface Phone {
  readonly who: string;
  readonly client: SnugClient;
  readonly cookies: () => string;
  goOffline(): void;
  comeBack(): void;
}

export function newPhone(who: string, origin: string, tally: Tally): Phone {
  const line = watchedSocket(who, tally);
  const jar = cookieJar();
  const listeners = new Set<(event: PageEvent) => void>();
  let isOffline = false;

  const client = createClient({
    origin,
    seams: {
      socket: line.socket,
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
      line.unplug();
    },
    comeBack() {
      isOffline = false;
      line.plug();
      for (const listener of [...listeners]) listener('online');
    },
  };
}
