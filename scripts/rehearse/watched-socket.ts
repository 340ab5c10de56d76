import { type LiveSocket, reconnectingSocket, type Socket, type SocketListener } from '@snug/client';
import { Envelope } from '@snug/contract/shapes';
import type { Tally } from './tally.ts';

/** Sockets that count their messages and verify the server's numbering, on a network that can be switched off. */
export interface WatchedSocket {
  readonly socket: Socket;
  /** Breaks every connection, and opens none until `reconnect`. */
  disconnect(): void;
  reconnect(): void;
}

/**
 * Checks the wire itself, before a client could compensate: a socket with `last=n` must receive n+1, n+2 … without a gap
 * (lost) and without a repeat (doubled).
 */
export function watchedSocket(who: string, tally: Tally, open: Socket = reconnectingSocket()): WatchedSocket {
  const drops = new Set<() => void>();
  let isConnected = true;

  const socket: Socket = (url, listener) => {
    let last = Number(new URL(url).searchParams.get('last'));
    let socketBelow: LiveSocket | undefined;
    const drop = (): void => {
      drops.delete(drop);
      socketBelow?.close();
      listener.closed(1006, '');
    };
    if (!isConnected) {
      setTimeout(drop);
      return { send() {}, close() {} };
    }

    function checkNumber(text: string): void {
      const { msg_id } = Envelope.parse(JSON.parse(text));
      if (msg_id === 0) return;
      tally.counts.messages++;
      if (msg_id <= last) tally.doubled.push(`${who} was sent message ${msg_id} again after ${last}.`);
      if (msg_id > last + 1) tally.lost.push(`${who} was sent message ${msg_id} after ${last}.`);
      last = msg_id;
    }

    const watched: SocketListener = {
      opened: () => listener.opened(),
      heard(text) {
        checkNumber(text);
        listener.heard(text);
      },
      closed(code, reason) {
        drops.delete(drop);
        listener.closed(code, reason);
      },
    };
    socketBelow = open(url, watched);
    drops.add(drop);
    const opened = socketBelow;
    return {
      send: (text) => opened.send(text),
      close() {
        drops.delete(drop);
        opened.close();
      },
    };
  };

  return {
    socket,
    disconnect() {
      isConnected = false;
      for (const drop of [...drops]) drop();
    },
    reconnect() {
      isConnected = true;
    },
  };
}
