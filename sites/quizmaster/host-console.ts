import {
  asyncAction,
  type Caller,
  type ConnectionState,
  createConnection,
  isNetworkError,
  Refused,
  type Seams,
  type Session,
  systemClock,
  type Watched,
  watched,
} from '@snug/client';
import { getVersion, type HostGame, type HostMessage, hostLoadGame, hostMe } from '@snug/contract';
import { decodeHostMessage } from './decode-host-message.ts';
import { type HostAction, reduceHost } from './host-game.ts';
import { hostLiveUrl } from './host-live-url.ts';
import { createProbing } from './probing.ts';
import { sendAction } from './send-action.ts';

/** The state of the console. */
export interface HostConsoleState {
  /** `gone` means that the quizmaster has no such game. */
  readonly phase: 'loading' | 'ready' | 'gone';
  readonly game?: HostGame;
  /** How far this device's clock is ahead of the server's, in ms: the least that was seen, since a message takes time. */
  readonly ahead?: number;
  readonly connection: ConnectionState;
  /** How often photos or votes were said to be others than before: whoever shows them asks again. */
  readonly photosRung?: number;
  /** A command is being sent, or was sent a moment ago. */
  readonly busy: boolean;
  readonly failure?: CommandFailure | undefined;
}

/** Why the last command failed: the server refused it, or it did not reach the server. It may be repeated either way. */
export type CommandFailure = { readonly kind: 'refused'; readonly detail: string } | { readonly kind: 'network-error' };

/** One game as its quizmaster controls it. It is followed live while there is a subscriber. */
export interface HostConsole extends Watched<HostConsoleState> {
  /** Runs the action unless another command is running; resolves to whether it succeeded. */
  run(action: HostAction): Promise<boolean>;
  /** Takes what a reply says as the message that follows it: whoever gave the command sees it without a line, too. */
  tell(message: HostMessage): void;
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

/** One function, because the connection's settings and the verbs share its state. */
export function createHostConsole(options: HostConsoleOptions): HostConsole {
  const { gameId, call, session, origin = '', seams = {} } = options;
  const { clock = systemClock } = seams;
  const { get, set, subscribe } = watched<HostConsoleState>(
    { phase: 'loading', connection: 'idle', busy: false },
    () => {
      connection.join();
      return () => {
        probing.stop();
        connection.leave();
      };
    },
  );
  let epoch = '';
  /** A live state overtakes the reply to a command that was sent before it. */
  const command = asyncAction();
  const put = (part: Partial<HostConsoleState>): void => set({ ...get(), ...part });
  const rungOnce = () => (get().photosRung ?? 0) + 1;

  function apply(message: HostMessage): void {
    const { game } = get();
    if (game) put({ game: reduceHost(game, message) });
  }

  /** The server's clock stood at `now` when it said so. */
  function heardTime(now: number | undefined): void {
    if (now !== undefined) put({ ahead: Math.min(get().ahead ?? Number.POSITIVE_INFINITY, clock.now() - now) });
  }

  const connection = createConnection<HostMessage>({
    ...seams,
    url: (last) => hostLiveUrl({ gameId, token: session.token(), last, epoch }, origin),
    async load(signal) {
      const game = await loadGame(options, signal);
      if (!game) {
        put({ phase: 'gone' });
        return 'refused';
      }
      epoch = game.epoch;
      heardTime(game.now);
      put({ phase: 'ready', game, photosRung: rungOnce() });
      return game.last_msg_id;
    },
    decode: decodeHostMessage,
    handle(message) {
      if (message.type === 'HOST_STATE') {
        command.stop();
        heardTime(message.state.countdown?.now);
      }
      apply(message);
      if (message.type === 'HOST_RELOAD') connection.reload();
      if (message.type === 'HOST_PHOTOS') put({ photosRung: rungOnce() });
    },
    changed(now) {
      put({ connection: now });
      probing.stop();
      if (now === 'interrupted') probing.start();
      // A refused socket does not tell why. A call does, and clears a token that is no longer valid.
      if (now === 'refused') call(hostMe).catch(() => {});
    },
    probe: () => call(getVersion, { retries: 0 }),
  });
  const probing = createProbing(call, clock, connection);

  return {
    get,
    subscribe,

    async run(action) {
      if (get().busy) return false;
      put({ busy: true, failure: undefined });
      const overtaken = command.start();
      try {
        const reply = await sendAction(call, gameId, action);
        if ('state' in reply && !overtaken.aborted) apply({ type: 'HOST_STATE', state: reply.state });
        clock.after(commandPauseMs, () => put({ busy: false }));
        return true;
      } catch (error) {
        put({ busy: false, failure: failureOf(error) });
        return false;
      }
    },

    tell: apply,
    reconnect: () => connection.refresh(),
  };
}

/** The game, or undefined when the quizmaster has no such game. */
async function loadGame({ call, gameId }: HostConsoleOptions, signal: AbortSignal): Promise<HostGame | undefined> {
  try {
    // The connection does the retries.
    return await call(hostLoadGame, { params: { id: gameId }, signal, retries: 0 });
  } catch (error) {
    if (isNetworkError(error)) throw error;
    return undefined;
  }
}

function failureOf(error: unknown): CommandFailure {
  const isRefusal = error instanceof Refused && !isNetworkError(error);
  return isRefusal ? { kind: 'refused', detail: error.detail } : { kind: 'network-error' };
}
