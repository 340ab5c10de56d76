import type { ConnectionState } from '../game/game.ts';

export type ConnectionEvent =
  | 'JOIN'
  | 'LEAVE'
  /** The socket is open. */
  | 'OPENED'
  /** The socket, or the load before it, failed, or the browser says that it is offline. */
  | 'LOST'
  /** The server said no, and means it. */
  | 'REFUSED'
  /** The stream has a hole, or something else that a new socket heals. */
  | 'GAP'
  /** The page or the line came back, or a timer says that the page slept. */
  | 'SHOWN'
  /** The page goes away and may be frozen, or nobody looks any more. */
  | 'HIDDEN'
  | 'HEARD'
  | 'SILENT'
  | 'RETRY'
  | 'GIVE_UP'
  /** A person asked for it. */
  | 'REFRESH';

/** Every transition of the connection. An event missing from a row is ignored in that state. */
// biome-ignore format: a table
export const moves: Readonly<Record<ConnectionState, Readonly<Partial<Record<ConnectionEvent, ConnectionState>>>>> = {
  idle:        { JOIN: 'connecting' },
  connecting:  { OPENED: 'live', LOST: 'waiting', GAP: 'connecting', SHOWN: 'connecting', REFUSED: 'refused', REFRESH: 'connecting', HIDDEN: 'waiting', LEAVE: 'idle' },
  live:        { LOST: 'waiting', GAP: 'connecting', SILENT: 'connecting', SHOWN: 'suspect', REFUSED: 'refused', REFRESH: 'connecting', HIDDEN: 'waiting', LEAVE: 'idle' },
  suspect:     { HEARD: 'live', GAP: 'connecting', SILENT: 'connecting', LOST: 'waiting', REFUSED: 'refused', REFRESH: 'connecting', HIDDEN: 'waiting', LEAVE: 'idle' },
  waiting:     { RETRY: 'connecting', GIVE_UP: 'interrupted', SHOWN: 'connecting', REFUSED: 'refused', REFRESH: 'connecting', HIDDEN: 'waiting', LEAVE: 'idle' },
  interrupted: { REFRESH: 'connecting', SHOWN: 'connecting', HIDDEN: 'interrupted', REFUSED: 'refused', LEAVE: 'idle' },
  refused:     { REFRESH: 'connecting', LEAVE: 'idle' },
};

/** The effect of a state while it lasts. Returns its own cleanup. Sends events later, never while entering. */
export type Effects = Readonly<Record<ConnectionState, () => (() => void) | undefined>>;

export interface Machine {
  state(): ConnectionState;
  send(event: ConnectionEvent): void;
}

/** Runs the table: the old state's cleanup, then the new state, then its effect. */
export function machine(effects: Effects, changed: (state: ConnectionState) => void): Machine {
  let state: ConnectionState = 'idle';
  let cleanup: (() => void) | undefined;

  return {
    state: () => state,
    send(event) {
      const next = moves[state][event];
      if (!next) return;
      cleanup?.();
      state = next;
      cleanup = effects[next]();
      changed(next);
    },
  };
}
