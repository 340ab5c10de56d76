import { heartbeatMs, suspectMs } from '@snug/contract';
import type { Clock } from '../seams.ts';
import type { LiveSocket, Socket, SocketListener } from './socket.ts';

/** How often to check whether the phone slept, and how late a timer must fire to prove it. */
const tickMs = 5_000;
const lateMs = 2_000;

/** The socket in use: one at a time, and events of earlier ones are ignored. */
export interface Line {
  open(url: string, listener: SocketListener): void;
  hangUp(): void;
  send(text: string): void;
  openedAt(): number;
  /** When something was heard last. */
  heardAt(): number;
  /** Watches an open socket, and asks at every heartbeat. Returns a function that stops it. */
  watch(happened: { beat(): void; silent(): void; slept(): void }): () => void;
}

export function createLine(openSocket: Socket, clock: Clock): Line {
  let socket: LiveSocket | undefined;
  /** Stands for the current socket. */
  let current = {};
  let openedAt = 0;
  let heardAt = 0;

  return {
    open(url, { opened, heard, closed }) {
      const mine = {};
      current = mine;
      const isMine = (): boolean => current === mine;
      socket = openSocket(url, {
        opened() {
          if (!isMine()) return;
          openedAt = heardAt = clock.now();
          opened();
        },
        heard(text) {
          if (!isMine()) return;
          heardAt = clock.now();
          heard(text);
        },
        closed: (code, reason) => isMine() && closed(code, reason),
      });
    },

    hangUp() {
      current = {};
      socket?.close();
      socket = undefined;
    },

    send: (text) => socket?.send(text),
    openedAt: () => openedAt,
    heardAt: () => heardAt,

    watch({ beat, silent, slept }) {
      const stopTicks = every(clock, tickMs, (late) => late > lateMs && slept());
      let stopReply = (): void => {};
      const stopBeats = every(clock, heartbeatMs, () => {
        const askedAt = clock.now();
        beat();
        stopReply = clock.after(suspectMs, () => heardAt < askedAt && silent());
      });
      return () => {
        stopTicks();
        stopBeats();
        stopReply();
      };
    },
  };
}

/** Runs again and again, with how late each time is. */
function every(clock: Clock, ms: number, run: (late: number) => void): () => void {
  let stop = (): void => {};
  const next = (): void => {
    const due = clock.now() + ms;
    stop = clock.after(ms, () => {
      next();
      run(clock.now() - due);
    });
  };
  next();
  return () => stop();
}
