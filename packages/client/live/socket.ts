import ReconnectingWebSocket from 'reconnecting-websocket';

/** What a socket tells. One call each for `opened` and `closed`. */
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

/** Opens one socket, once. It never comes back by itself: what follows is the connection's to decide. */
export type Socket = (url: string, listener: SocketListener) => LiveSocket;

/**
 * Sockets by reconnecting-websocket, used as far as it is sound: once its retries are used up, or after a close before
 * the first open, an instance never opens again, and it queues without bound. So each attempt is a fresh instance
 * that may not retry and may not queue; counting and waiting happen outside (H2).
 */
export function reconnectingSocket(WebSocketClass?: unknown): Socket {
  return (url, listener) => {
    let isOver = false;
    const socket = new ReconnectingWebSocket(url, undefined, {
      WebSocket: WebSocketClass,
      maxRetries: 0,
      maxEnqueuedMessages: 0,
      // The connection has its own, shorter patience, by its own clock.
      connectionTimeout: 60_000,
    });

    function over(code: number, reason: string): void {
      if (isOver) return;
      isOver = true;
      socket.close();
      listener.closed(code, reason);
    }

    socket.onopen = () => !isOver && listener.opened();
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isOver && typeof data === 'string') listener.heard(data);
    };
    socket.onclose = ({ code, reason }) => over(code, reason);
    // The library closes after an error and says so by its own close event.
    socket.onerror = () => {};

    return {
      send: (text) => socket.send(text),
      close() {
        isOver = true;
        socket.close();
      },
    };
  };
}
