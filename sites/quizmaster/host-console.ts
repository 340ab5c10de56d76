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
import { decodeHostMessage } from './decode-host-message.ts';
import { type HostAction, reduceHost } from './host-game.ts';
import { hostLiveUrl } from './host-live-url.ts';
import { sendAction } from './send-action.ts';

/** The state of the console. */
export interface HostConsoleState {
  /** `gone` means that the quizmaster has no such game. */
  readonly phase: 'loading' | 'ready' | 'gone';
  readonly game?: HostGame;
  readonly connection: ConnectionState;
  /** A command is being sent, or was sent a moment ago. */
  readonly busy: boolean;
  readonly failure?: CommandFailure | undefined;
}

/** Why the last command failed: the server refused it, or it did not reach the server. It may be repeated either way. */
export type CommandFailure = { readonly kind: 'refused'; readonly detail: string } | { readonly kind: 'network-error' };

/** One game as its quizmaster controls it. It is followed live while there is a subscriber. */
export interface HostConsole {
  get(): HostConsoleState;
  subscribe(changed: () => void): () => void;
  /** Runs the action unless another command is running; resolves to whether it succeeded. */
  run(action: HostAction): Promise<boolean>;
  reconnect(): void;
}

export interface HostConsoleOptions {
  readonly gameId: string;
  readonly call: Caller;
  readonly session: Session;
  /** The server's origin; by default the page's own. */
  readonly origin?: string;
  readonly seams?: Partial<Pick<Seams, 'clock' | 'random' | 'socket' | 'visibility'>>;
}

/** The next command waits this long, because a double press on "Ask question 3" would otherwise ask question 4 too. */
const commandPauseMs = 600;
/** How often the console probes the server after the connection gave up. A console is often left alone for minutes. */
const probeIntervalMs = 5_000;

export function createHostConsole({ gameId, call, session, origin = '', seams = {} }: HostConsoleOptions): HostConsole {
  const { clock = systemClock } = seams;
  const listeners = new Set<() => void>();
  let state: HostConsoleState = { phase: 'loading', connection: 'idle', busy: false };
  let epoch = '';
  /** Counts the states received live. A reply is not applied when a state arrived while it was on its way. */
  let statesReceived = 0;
  let stopProbing = () => {};

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
        signal,
        // The connection does the retries.
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
      if (message.type === 'HOST_STATE') statesReceived++;
      apply(message);
    },
    changed(now) {
      set({ connection: now });
      stopProbing();
      if (now === 'interrupted') stopProbing = clock.after(probeIntervalMs, probeAgain);
      // A refused socket does not tell why. A call does, and clears a token that is no longer valid.
      if (now === 'refused') call(hostMe).catch(() => {});
    },
    probe: () => call(getVersion, { retries: 0 }),
  });

  async function probeAgain(): Promise<void> {
    try {
      await call(getVersion, { retries: 0 });
      if (connection.state() === 'interrupted') connection.refresh();
    } catch {
      if (connection.state() === 'interrupted') stopProbing = clock.after(probeIntervalMs, probeAgain);
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
        stopProbing();
        connection.leave();
      };
    },

    async run(action) {
      if (state.busy) return false;
      set({ busy: true, failure: undefined });
      const receivedBefore = statesReceived;
      try {
        const reply = await sendAction(call, gameId, action);
        if (receivedBefore === statesReceived) apply({ type: 'HOST_STATE', state: reply.state });
        clock.after(commandPauseMs, () => set({ busy: false }));
        return true;
      } catch (error) {
        const isRefusal = error instanceof Refused && !isNetworkError(error);
        set({
          busy: false,
          failure: isRefusal ? { kind: 'refused', detail: error.detail } : { kind: 'network-error' },
        });
        return false;
      }
    },

    reconnect: () => connection.refresh(),
  };
}
