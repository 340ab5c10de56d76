import ReconnectingWebSocket from 'reconnecting-websocket';

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

/**
 * Sockets by reconnecting-websocket, limited to its reliable part: once its retries are used up, or after a close before the
 * first open, an instance never opens again, and it queues without bound. So each attempt is a new instance without retries
 * and queue; counting and waiting happen outside (H2).
 */
export function reconnectingSocket(WebSocketClass?: unknown): Socket {
  return (url, listener) => {
    let isOver = false;
    const socket = new ReconnectingWebSocket(url, undefined, {
      WebSocket: WebSocketClass,
      maxRetries: 0,
      maxEnqueuedMessages: 0,
      // The connection has its own, shorter timeout, by its own clock.
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
    // After an error the library closes and reports that with its own close event.
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
