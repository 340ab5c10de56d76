import type { Options } from 'reconnecting-websocket';
import { systemClock } from '../seams.ts';

/** The events of a socket. `opened` and `closed` are called once each. */
export interface SocketListener {
  opened(): void;
  heard(text: string): void;
  closed(code: number, reason: string): void;
}

export interface LiveSocket {
  /** Does nothing when the socket is not open. */
  send(text: string): void;
  close(): void;
}

/** Opens one socket, once. It never reconnects by itself: the connection decides what follows. */
export type Socket = (url: string, listener: SocketListener) => LiveSocket;

/** What the library and the browser's own socket have in common. */
type Opening = new (url: string, protocols: undefined, options: Options) => WebSocket;

/** A script that takes longer is waited for no longer: the browser's own socket is there. */
const fetchMs = 3_000;

async function fetchedLibrary(): Promise<Opening> {
  let stop = (): void => {};
  const late = new Promise<never>((_, reject) => {
    stop = systemClock.after(fetchMs, reject);
  });
  try {
    return (await Promise.race([import('reconnecting-websocket'), late])).default as unknown as Opening;
  } catch {
    return globalThis.WebSocket as unknown as Opening;
  } finally {
    stop();
  }
}

/**
 * Sockets by reconnecting-websocket, limited to its reliable part: once its retries are used up, or after a close before the
 * first open, an instance never opens again, and it queues without bound. So each attempt is a new instance without retries
 * and queue; counting and waiting happen outside (H2).
 *
 * The library is fetched beside the load of what the socket follows. Where that fails, on a line that flickers, the
 * browser's own socket does the same.
 */
export function reconnectingSocket(WebSocketClass?: unknown): Socket {
  const library = fetchedLibrary();
  return (url, listener) => {
    let isOver = false;
    let socket: WebSocket | undefined;
    library
      .then((Library) => {
        // The library rejects nothing that it is given: an address that is none ends it without an event.
        if (!isOver) socket = open(Library, new URL(url).href);
      })
      .catch(() => over(1006, ''));

    function open(Library: Opening, address: string): WebSocket {
      const opened = new Library(address, undefined, {
        WebSocket: WebSocketClass,
        maxRetries: 0,
        maxEnqueuedMessages: 0,
        // The connection has its own, shorter timeout, by its own clock.
        connectionTimeout: 60_000,
      });
      opened.onopen = () => !isOver && listener.opened();
      opened.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (!isOver && typeof data === 'string') listener.heard(data);
      };
      opened.onclose = ({ code, reason }) => over(code, reason);
      // After an error comes a close.
      opened.onerror = () => {};
      return opened;
    }

    function over(code: number, reason: string): void {
      if (isOver) return;
      isOver = true;
      socket?.close();
      listener.closed(code, reason);
    }

    return {
      send(text) {
        if (socket?.readyState === 1) socket.send(text);
      },
      close() {
        isOver = true;
        socket?.close();
      },
    };
  };
}
