import type { LiveSocket, SocketListener } from '../../live/socket.ts';
import type { Network } from './network.ts';

/** The server's end of a socket. */
export interface OpenSocket {
  readonly network: Network;
  write(msg_id: number, body: string): void;
  close(code: number, reason?: string): void;
  silence(): void;
}

/** What happens on a socket, as the server notices it. */
interface ServerListener {
  opened(socket: OpenSocket): void;
  heard(socket: OpenSocket, text: string): void;
  /** May be called more than once. */
  gone(socket: OpenSocket): void;
}

/** Connects a phone's listener with the server's, through a network that may be slow, silent or offline. */
export function openSocket(network: Network, phone: SocketListener, server: ServerListener): LiveSocket {
  const down = network.queue();
  const up = network.queue();
  let isOver = false;
  let isSilent = false;

  function over(code: number, reason: string): void {
    if (isOver) return;
    isOver = true;
    server.gone(socket);
    phone.closed(code, reason);
  }

  const socket: OpenSocket = {
    network,
    write(msg_id, body) {
      if (network.loses(msg_id)) return;
      down(() => !isOver && !isSilent && phone.heard(JSON.stringify({ msg_id, data: body })));
    },
    close(code, reason = '') {
      server.gone(socket);
      // A broken connection ends at once; a close is delivered after the messages sent before it.
      if (code === 1006) over(code, reason);
      else down(() => over(code, reason));
    },
    silence() {
      isSilent = true;
    },
  };

  up(() => {
    if (isOver) return;
    if (network.isOffline()) return over(1006, '');
    // A browser cannot read why an upgrade was refused, so every socket is opened, and then closed with a code.
    phone.opened();
    if (!isOver) server.opened(socket);
  });

  return {
    send: (text) => up(() => !isOver && !isSilent && server.heard(socket, text)),
    close() {
      isOver = true;
      server.gone(socket);
    },
  };
}
