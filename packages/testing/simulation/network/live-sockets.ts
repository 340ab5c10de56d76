import type { LiveSocket, SocketListener } from '@snug/client';
import type { ClientSocket } from '../server/index.ts';
import type { SocketClient } from '../server/memory-socket.ts';
import type { NetworkSeams } from './network-seams.ts';
import type { Direction, NetworkState } from './network-state.ts';
import type { ClientEnd, NetworkSocket } from './wire.ts';

/** The live connections of one phone. */
export interface LiveSockets {
  connect(end: ClientEnd, url: string, listener: SocketListener): LiveSocket;
  count(): number;
  /** A connection that both ends consider open, in which the phone receives but is not received. */
  isHalfOpen(): boolean;
  /** Loses everything under way in both directions; each end notices by itself. Returns whether there was something. */
  cut(): boolean;
  /** Existing connections stay dead in this direction. Returns whether there was one. */
  silence(direction: Direction | 'both'): boolean;
  /** The server holds nothing any more for a phone that did not read. */
  resumeReading(): void;
  serverDied(): void;
}

interface OpenSocket extends NetworkSocket {
  isDeadUp: boolean;
  isDeadDown: boolean;
  isOver: boolean;
  /** Frames between the two ends. */
  inFlight: number;
  /** Bytes that the server holds for a phone that does not read. */
  bufferedBytes: number;
  /** When the last frame arrives: frames do not overtake each other. */
  upAt: number;
  downAt: number;
  socket: ClientSocket | undefined;
  lose(): void;
  dropAtServer(): void;
}

/** The close code of a broken connection. */
const broken = 1006;

export function createLiveSockets(name: string, state: NetworkState, seams: NetworkSeams): LiveSockets {
  const { kernel, trace, random, faults, server, observer, tampering } = seams;
  const sockets = new Set<OpenSocket>();

  function connect(end: ClientEnd, url: string, listener: SocketListener): LiveSocket {
    let isOpen = false;
    /** The phone has closed it, or knows that it is closed: it receives nothing more. */
    let isLetGo = false;
    const socket: OpenSocket = {
      from: name,
      end,
      url: url.slice(url.indexOf('/', 8)),
      isUp: false,
      isDeadUp: state.isSwallowed('up'),
      isDeadDown: state.isSwallowed('down'),
      isOver: false,
      inFlight: 0,
      bufferedBytes: 0,
      upAt: 0,
      downAt: 0,
      socket: undefined,
      lose() {
        if (socket.isOver) return;
        leave(socket);
        if (!isLetGo) end.reach(() => closed(broken, ''));
      },
      dropAtServer() {
        const { socket: serverEnd } = socket;
        gone(socket);
        serverEnd?.drop();
      },
    };
    sockets.add(socket);
    observer.socketOpening(socket);
    trace.note(end.name, `→ socket ${socket.url}`);

    function closed(code: number, reason: string): void {
      if (isLetGo) return;
      isLetGo = true;
      trace.note(end.name, `← socket closed ${code} ${reason}`);
      observer.socketClosed(socket, code);
      listener.closed(code, reason);
    }

    /** Sends a frame one way, never overtaking the one before. */
    function up(run: () => void): void {
      socket.upAt = Math.max(socket.upAt, kernel.now() + state.latency());
      travel(socket.upAt, () => socket.isDeadUp, run);
    }
    function down(run: () => void): void {
      socket.downAt = Math.max(socket.downAt, kernel.now() + state.latency());
      const isDead = () => socket.isDeadDown;
      travel(socket.downAt, isDead, () => end.reach(() => !isLetGo && run()));
    }
    function travel(at: number, isDead: () => boolean, run: () => void): void {
      socket.inFlight += 1;
      kernel.after(at - kernel.now(), () => {
        socket.inFlight -= 1;
        if (!socket.isOver && !isDead()) run();
      });
    }

    const client: SocketClient = {
      received(text) {
        trace.note('server', `⇢ ${end.name}`, text);
        observer.frameWritten(socket, text);
        if (socket.isOver) return;
        if (state.isStalled()) {
          faults.hit('slow-reader');
          socket.bufferedBytes += text.length;
          socket.downAt = Math.max(socket.downAt, state.stalledUntil);
        }
        down(() => {
          for (const each of tampering.frame(socket, text) ?? [text]) {
            trace.note(end.name, '← socket', each);
            observer.frameReceived(socket, each, () => listener.heard(each));
          }
        });
      },
      answersPings: () => !socket.isDeadUp && !socket.isDeadDown && !end.isFrozen,
      backlog: () => socket.bufferedBytes,
      closed(code, reason) {
        if (!socket.isUp) return;
        gone(socket);
        if (socket.isOver) return;
        down(() => {
          leave(socket);
          closed(code, reason);
        });
      },
    };

    function arrive(): void {
      const serverEnd = server.isUp ? server.connect(socket.url, client) : undefined;
      if (!serverEnd) {
        kernel.after(state.latency(), () => socket.lose());
        return;
      }
      socket.socket = serverEnd;
      socket.isUp = true;
      down(() => {
        isOpen = true;
        listener.opened();
      });
    }

    if (state.isOffline) kernel.after(random.between(1, 30), () => socket.lose());
    else up(arrive);

    return {
      send(text) {
        if (!isOpen || isLetGo || socket.isOver) return;
        trace.note(end.name, '→ socket', text);
        observer.frameSent(socket, text);
        up(() => socket.socket?.send(text));
      },
      close() {
        if (isLetGo) return;
        isLetGo = true;
        // The server receives the close when it gets there; if it does not, its pings find out.
        if (socket.isDeadUp) return leave(socket);
        kernel.after(state.latency(), () => {
          leave(socket);
          socket.dropAtServer();
        });
      },
    };
  }

  /** The phone's end is closed. */
  function leave(socket: OpenSocket): void {
    socket.isOver = true;
    if (!socket.isUp) sockets.delete(socket);
  }

  /** The server's end is closed. */
  function gone(socket: OpenSocket): void {
    socket.socket = undefined;
    socket.isUp = false;
    if (socket.isOver) sockets.delete(socket);
  }

  return {
    connect,
    count: () => sockets.size,
    isHalfOpen: () =>
      [...sockets].some(({ isUp, isOver, isDeadUp, isDeadDown }) => isUp && !isOver && isDeadUp && !isDeadDown),

    cut() {
      let isHit = false;
      for (const socket of [...sockets]) {
        if (socket.isOver) continue;
        if (socket.inFlight > 0) isHit = true;
        socket.isDeadUp = true;
        socket.isDeadDown = true;
        kernel.after(random.between(0, 2_000), () => socket.lose());
        if (random.chance(0.5)) kernel.after(random.between(0, 2_000), () => socket.dropAtServer());
      }
      return isHit;
    },

    silence(direction) {
      const open = [...sockets].filter(({ isOver, isUp }) => !isOver && isUp);
      for (const socket of open) {
        if (direction !== 'down') socket.isDeadUp = true;
        if (direction !== 'up') socket.isDeadDown = true;
      }
      return open.length > 0;
    },

    resumeReading() {
      for (const socket of sockets) socket.bufferedBytes = 0;
    },

    serverDied() {
      for (const socket of [...sockets]) {
        if (!socket.isUp) continue;
        gone(socket);
        // What the server had sent already still arrives, and the end of the connection after it.
        kernel.after(Math.max(socket.downAt - kernel.now(), 0) + state.latency(), () => {
          if (!socket.isDeadDown) socket.lose();
        });
      }
    },
  };
}
