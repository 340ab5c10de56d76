import type { PageEvent, Seams, Socket } from '@snug/client';

/** Sees what comes over a phone's network before the client does. What it throws, the client gets instead. */
export interface NetworkObserver {
  replied?(method: string, url: string, response: Response): Promise<void>;
  /** A connection is made; returns what sees its messages. */
  connecting?(url: string): { opened?(): void; heard(text: string): void; said?(text: string): void };
}

/** The network of one real client, which can be switched off. Long: two seams share one switch. */
export function phoneNetwork({ http, socket }: Pick<Seams, 'http' | 'socket'>, observer: NetworkObserver = {}) {
  const page = openPage();
  const connections = new Set<() => void>();
  let isOffline = false;

  const watchedHttp: Seams['http'] = async (input, init) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    const response = await http(input, init);
    await observer.replied?.(init?.method ?? 'GET', String(input), response);
    return response;
  };

  const watchedSocket: Socket = (url, listener) => {
    const seen = observer.connecting?.(url);
    let isOver = false;
    const end = (): void => {
      isOver = true;
      connections.delete(drop);
    };
    const closed = (code: number, reason: string): void => {
      if (isOver) return;
      end();
      listener.closed(code, reason);
    };
    const drop = (): void => {
      inner?.close();
      closed(1006, '');
    };
    connections.add(drop);
    const inner = isOffline
      ? undefined
      : socket(url, {
          opened() {
            if (isOver) return;
            seen?.opened?.();
            listener.opened();
          },
          heard(text) {
            if (isOver) return;
            seen?.heard(text);
            listener.heard(text);
          },
          closed,
        });
    if (isOffline) setTimeout(drop);
    return {
      send(text) {
        if (isOver) return;
        seen?.said?.(text);
        inner?.send(text);
      },
      close() {
        end();
        inner?.close();
      },
    };
  };

  return {
    seams: { http: watchedHttp, socket: watchedSocket, visibility: page },
    /** Breaks every connection, and opens none until `goOnline`. */
    goOffline() {
      isOffline = true;
      for (const drop of [...connections]) drop();
    },
    goOnline() {
      isOffline = false;
      page.tell('online');
    },
  };
}

/** A page that is always looked at. */
function openPage(): Seams['visibility'] & { tell(event: PageEvent): void } {
  const listeners = new Set<(event: PageEvent) => void>();
  return {
    isVisible: () => true,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(event) {
      for (const listener of [...listeners]) listener(event);
    },
  };
}
