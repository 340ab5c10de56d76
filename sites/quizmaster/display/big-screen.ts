import {
  type Caller,
  type ConnectionState,
  createConnection,
  isNetworkError,
  type Seams,
  socketOrigin,
  systemClock,
  type Watched,
  watched,
} from '@snug/client';
import {
  attemptsRestartMs,
  type DisplayView,
  displayTokenHeader,
  getDisplay,
  getVersion,
  livePaths,
  liveProtocol,
} from '@snug/contract';
import { createProbing } from '../probing.ts';

export interface BigScreenState {
  /** `over`: its address shows no game any more. */
  readonly phase: 'loading' | 'ready' | 'over';
  readonly view?: DisplayView;
  /** How far this device's clock is ahead of the server's, in ms: the least that was seen, since a reply takes time. */
  readonly ahead?: number;
  readonly connection: ConnectionState;
}

export interface BigScreenOptions {
  readonly code: string;
  readonly token: string;
  readonly call: Caller;
  /** The server's origin; by default the page's own. */
  readonly origin?: string;
  readonly seams?: Partial<Pick<Seams, 'clock' | 'random' | 'socket' | 'visibility'>>;
}

/** However often it rings: a screen that changes faster than this cannot be read. */
const restMs = 500;
/** A view that could not be loaded while the line was up. */
const againMs = 2_000;
/** A line that was refused is tried again by itself, for nobody stands at a television: twice as late each time, up to a minute. */
const [firstReturnMs, lastReturnMs] = [1_000, 60_000];

/**
 * A big screen without its picture. It is told over its line that something has changed, and loads what there is to see; it is
 * followed while there is a subscriber.
 */
export function createBigScreen({
  code,
  token,
  call,
  origin = '',
  seams = {},
}: BigScreenOptions): Watched<BigScreenState> {
  const { clock = systemClock } = seams;
  const { get, set, subscribe } = watched<BigScreenState>({ phase: 'loading', connection: 'idle' }, () => {
    connection.join();
    return () => {
      stopWaiting?.();
      stopWaiting = undefined;
      probing.stop();
      stopReturning();
      connection.leave();
    };
  });
  const put = (part: Partial<BigScreenState>): void => set({ ...get(), ...part });
  /** Until the next load may begin; what rings meanwhile is in it. */
  let stopWaiting: (() => void) | undefined;
  let hasRung = false;
  let stopReturning = (): void => {};
  let returns = 0;
  let openedAt = Number.POSITIVE_INFINITY;

  async function load(signal?: AbortSignal): Promise<DisplayView | undefined> {
    try {
      const headers = { [displayTokenHeader]: token };
      const view = await call(getDisplay, { params: { code }, headers, retries: 0, ...(signal && { signal }) });
      const ahead = Math.min(get().ahead ?? Number.POSITIVE_INFINITY, clock.now() - view.now);
      put({ phase: 'ready', view, ahead });
      return view;
    } catch (error) {
      if (isNetworkError(error)) throw error;
      put({ phase: 'over' });
      return undefined;
    }
  }

  function rest(ms: number): void {
    stopWaiting = clock.after(ms, () => {
      stopWaiting = undefined;
      if (hasRung) void look();
    });
  }

  async function look(): Promise<void> {
    hasRung = false;
    // Nothing else is loaded until this has come, so that no older view replaces a newer one.
    stopWaiting = () => {};
    try {
      if (!(await load())) connection.stop();
      if (get().connection !== 'idle') rest(restMs);
    } catch {
      hasRung = true;
      if (get().connection !== 'idle') rest(againMs);
    }
  }

  /** A refused socket does not tell why; the load that comes before the next one does. */
  function comeBack(): void {
    // A server that opens every line only to refuse it is asked less and less.
    if (clock.now() - openedAt >= attemptsRestartMs) returns = 0;
    stopReturning = clock.after(Math.min(firstReturnMs * 2 ** returns, lastReturnMs), connection.refresh);
    openedAt = Number.POSITIVE_INFINITY;
    returns += 1;
  }

  const connection = createConnection<'rung'>({
    ...seams,
    url(last) {
      const { gameid = '', epoch = '' } = get().view ?? {};
      const path = livePaths.display.replace('{game_id}', encodeURIComponent(gameid));
      return `${socketOrigin(origin)}${path}?${new URLSearchParams({ token, last: String(last), e: epoch, proto: liveProtocol })}`;
    },
    load: async (signal) => (await load(signal))?.last_msg_id ?? 'refused',
    decode: (data) => (data.startsWith('{"type":"SKIP"') ? 'rung' : undefined),
    handle() {
      hasRung = true;
      if (!stopWaiting) void look();
    },
    changed(now) {
      // The same state, with another notice, of which a screen shows none.
      if (now === get().connection) return;
      put({ connection: now });
      probing.stop();
      stopReturning();
      if (now === 'live') openedAt = clock.now();
      if (now === 'interrupted') probing.start();
      if (now === 'refused' && get().phase !== 'over') comeBack();
    },
    probe: () => call(getVersion, { retries: 0 }),
  });
  const probing = createProbing(call, clock, connection);

  return { get, subscribe };
}
