import {
  type Caller,
  type ConnectionState,
  createConnection,
  isNetworkError,
  Refused,
  type Seams,
  type Session,
  systemClock,
} from '@snug/client';
import { getVersion, type HostGame, type HostMessage, hostLoadGame, hostMe } from '@snug/contract';
import { hostLoadGameShapes } from '@snug/contract/shapes';
import { decodeHostMessage } from './decode-host-message.ts';
import { type HostAction, reduceHost } from './host-game.ts';
import { hostLiveUrl } from './host-live-url.ts';
import { sendAction } from './send-action.ts';

/** Everything the console's screen may know. */
export interface HostConsoleState {
  /** `gone`: there is no such game for this quizmaster. */
  readonly phase: 'loading' | 'ready' | 'gone';
  readonly game?: HostGame;
  readonly connection: ConnectionState;
  /** A command is on its way, or has just been done. */
  readonly busy: boolean;
  readonly trouble?: CommandTrouble | undefined;
}

/** Why the last command did not do it: the server's no in its words, or weather. Either way it can be pressed again. */
export type CommandTrouble = { readonly kind: 'refused'; readonly detail: string } | { readonly kind: 'weather' };

/** One game under its quizmaster's hands. Followed live while somebody subscribes. */
export interface HostConsole {
  get(): HostConsoleState;
  subscribe(changed: () => void): () => void;
  /** Does it, unless another command is on its way; resolves to whether it was done. */
  run(action: HostAction): Promise<boolean>;
  reconnect(): void;
}

export interface HostConsoleOptions {
  readonly gameId: string;
  readonly call: Caller;
  readonly session: Session;
  /** Of the server; left out, the page's own. */
  readonly origin?: string;
  readonly seams?: Partial<Pick<Seams, 'clock' | 'random' | 'socket' | 'visibility'>>;
}

/** A double press is one press: the next command waits this long, or "Ask question 3" pressed twice would ask 4 too. */
const pressRestMs = 600;
/** A console is often left alone for minutes: when the connection gives up, it looks for the server this often. */
const lookAgainMs = 5_000;

export function createHostConsole({ gameId, call, session, origin = '', seams = {} }: HostConsoleOptions): HostConsole {
  const { clock = systemClock } = seams;
  const listeners = new Set<() => void>();
  let state: HostConsoleState = { phase: 'loading', connection: 'idle', busy: false };
  let epoch = '';
  /** Counts the states heard live: a reply that one of them overtook is not applied. */
  let statesHeard = 0;
  let stopLooking = () => {};

  function set(part: Partial<HostConsoleState>): void {
    state = { ...state, ...part };
    for (const listener of [...listeners]) listener();
  }

  function apply(message: HostMessage): void {
    if (state.game) set({ game: reduceHost(state.game, message) });
  }

  async function load(signal: AbortSignal): Promise<number | 'refused'> {
    try {
      const game = await call(hostLoadGame, {
        params: { id: gameId },
        check: (reply) => hostLoadGameShapes.reply.parse(reply),
        signal,
        // The connection counts the attempts.
        retries: 0,
      });
      epoch = game.epoch;
      set({ phase: 'ready', game });
      return game.last_msg_id;
    } catch (error) {
      if (isNetworkError(error)) throw error;
      set({ phase: 'gone' });
      return 'refused';
    }
  }

  const connection = createConnection<HostMessage>({
    ...seams,
    url: (last) => hostLiveUrl({ gameId, token: session.token(), last, epoch }, origin),
    load,
    decode: decodeHostMessage,
    handle(message) {
      if (message.type === 'HOST_STATE') statesHeard++;
      apply(message);
    },
    changed(now) {
      set({ connection: now });
      stopLooking();
      if (now === 'interrupted') stopLooking = clock.after(lookAgainMs, lookAgain);
      // A refused socket cannot say why; a call can, and clears a token that is no longer valid.
      if (now === 'refused') call(hostMe).catch(() => {});
    },
    probe: () => call(getVersion, { retries: 0 }),
  });

  async function lookAgain(): Promise<void> {
    try {
      await call(getVersion, { retries: 0 });
      if (connection.state() === 'interrupted') connection.refresh();
    } catch {
      if (connection.state() === 'interrupted') stopLooking = clock.after(lookAgainMs, lookAgain);
    }
  }

  return {
    get: () => state,

    subscribe(changed) {
      listeners.add(changed);
      if (listeners.size === 1) connection.join();
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        stopLooking();
        connection.leave();
      };
    },

    async run(action) {
      if (state.busy) return false;
      set({ busy: true, trouble: undefined });
      const heardBefore = statesHeard;
      try {
        const reply = await sendAction(call, gameId, action);
        if (heardBefore === statesHeard) apply({ type: 'HOST_STATE', state: reply.state });
        clock.after(pressRestMs, () => set({ busy: false }));
        return true;
      } catch (error) {
        const isNo = error instanceof Refused && !isNetworkError(error);
        set({ busy: false, trouble: isNo ? { kind: 'refused', detail: error.detail } : { kind: 'weather' } });
        return false;
      }
    },

    reconnect: () => connection.refresh(),
  };
}
