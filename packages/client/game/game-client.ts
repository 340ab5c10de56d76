import { type GameView, getVersion, loadGame, type Message } from '@snug/contract';
import { UnexpectedShape } from '@snug/contract/guards';
import type { GameClient, SnugCore } from '../client.ts';
import { createConnection } from '../live/connection.ts';
import { indexedDbStore } from '../outbox/indexed-db-store.ts';
import { createStorageFallback } from '../outbox/storage-fallback.ts';
import { pageVisibility } from '../page-visibility.ts';
import { isNetworkError, Refused } from '../refused.ts';
import { pageLocks, type Seams, systemClock, systemRandom } from '../seams.ts';
import { createAnswering } from './answering.ts';
import { decodeMessage } from './decode-message.ts';
import type { ConnectionNotice, ConnectionState, Game, SideEffect } from './game.ts';
import { liveAddress } from './live-address.ts';
import { unloaded } from './loaded.ts';
import { reduce } from './reduce.ts';
import { showDialog } from './show-dialog.ts';
import { createStore } from './store.ts';
import { createSubmitting } from './submitting.ts';
import { unread } from './unread.ts';
import { withInvite } from './with-invite.ts';
import { viewOf } from './with-view.ts';

export interface GameClientOptions extends Partial<Seams> {
  readonly onHome?: (() => void) | undefined;
  /** Called for a message that failed twice and was skipped: its number and the error, never its content. */
  readonly setAside?: (report: { id: number; error: unknown }) => void;
}

/** One game: loads it, follows it live, passes every message to the reducer, and runs the resulting side effects. */
export function createGameClient(core: SnugCore, gameId: string, options: GameClientOptions = {}): GameClient {
  const { clock = systemClock, random = systemRandom, visibility = pageVisibility, socket } = options;
  const { session, call } = core;
  const store = createStore(unloaded(gameId));
  // With storage passed in, the page's own database and locks are not used. An explicit undefined means none.
  const { persistentStore, locks } = options.storage
    ? options
    : { persistentStore: indexedDbStore(), locks: pageLocks(), ...options };
  const fallback = createStorageFallback({
    persistentStore,
    local: core.storage.local,
    clock,
    kept(isKept) {
      const game = store.get();
      if (game.isForgetful === isKept) store.set({ ...game, isForgetful: !isKept });
    },
  });
  const answering = createAnswering(core, store, {
    clock,
    random,
    visibility,
    locks,
    fallback,
    whoAmI,
    led: () => void submitting.resume(),
  });
  const submitting = createSubmitting(core, store, {
    clock,
    random,
    fallback,
    numberOf: answering.numberOf,
    claim: answering.claim,
    isMe: answering.isMe,
    settled: answering.settle,
  });
  /** The identity under which the game was last requested. */
  let askedAs: string | undefined;

  const connection = createConnection<Message>({
    load,
    decode: decodeMessage,
    url: (last) =>
      liveAddress(core.origin, viewOf(store.get()), { clientId: session.clientId(), token: session.token(), last }),
    handle(message) {
      const before = store.get();
      store.set(reduce(before, message));
      answering.follow(message, before);
      submitting.follow(message);
      runSideEffects();
    },
    changed(state, notice) {
      const game = store.get();
      store.set({ ...game, connection: state, notice: lasting(game.notice, state) ?? notice });
      if (state === 'live') answering.retry();
    },
    probe: () => call(getVersion, { query: { r: String(random.fraction()) }, retries: 0, timeoutMs: 5_000 }),
    setAside: options.setAside,
    clock,
    random,
    socket,
    visibility,
  });

  async function load(signal: AbortSignal): Promise<number | 'refused'> {
    const as = whoAmI();
    askedAs = as;
    const since = fallback.nextSeq();
    let view: GameView;
    try {
      view = await call(loadGame, { query: { game_id: gameId }, signal, retries: 0 });
    } catch (error) {
      if (!signal.aborted && error instanceof UnexpectedShape) return unreadable(error);
      if (signal.aborted || !(error instanceof Refused)) throw error;
      // A failing server leaves the loaded game on the screen; without one, its text is shown (ERR-13).
      if (!isNetworkError(error) || !store.get().view) store.set(failed(store.get(), error));
      if (isNetworkError(error)) throw error;
      return 'refused';
    }
    if (signal.aborted) throw signal.reason;
    try {
      fallback.countFrom(view.answer_seq ?? 0);
      const takeUp = await answering.prepare(view, { as, since });
      if (signal.aborted) return 'refused';
      store.set(takeUp(store.get()));
      answering.lead();
      return view.last_msg_id;
    } catch (error) {
      return unreadable(error);
    }
  }

  function unreadable(error: unknown): 'refused' {
    // The details are for developers; players read a sentence (ERR-17).
    console.error(error);
    store.set({
      ...failed(store.get(), { status_code: 0, detail: '' }),
      notice: { key: 'uninitialized', detail: '' },
    });
    return 'refused';
  }

  const sideEffects: Record<SideEffect, () => void> = {
    load: connection.reload,
    home: () => options.onHome?.(),
    stop: connection.stop,
  };

  function runSideEffects(): void {
    const { sideEffects: noted } = store.get();
    if (noted.length === 0) return;
    store.set({ ...store.get(), sideEffects: [] });
    for (const effect of noted) sideEffects[effect]();
  }

  function whoAmI(): string {
    return `${session.clientId()} ${session.token() ?? ''}`;
  }

  /** Reloads when somebody else logged in or the login was renewed, even during a load: they may see another game. */
  function reloadForMe(): void {
    if (askedAs !== undefined && askedAs !== whoAmI()) connection.refresh();
  }

  let watchers = 0;
  let wayOut: (() => void) | undefined;

  function wake(): void {
    if (wayOut) return;
    reloadForMe();
    const stopSession = session.subscribe(reloadForMe);
    const stopPage = visibility.subscribe((event) => {
      if (event === 'hidden' || event === 'pagehide') answering.flush(true);
      if (event === 'visible' || event === 'online') answering.retry();
    });
    wayOut = () => {
      stopSession();
      stopPage();
      // Sends what is typed; nothing else continues.
      answering.flush();
      answering.rest();
      connection.leave();
    };
    answering.lead();
    connection.join();
  }

  function sleep(): void {
    if (watchers > 0) return;
    wayOut?.();
    wayOut = undefined;
  }

  return {
    get: store.get,

    subscribe(changed) {
      const stop = store.subscribe(changed);
      watchers++;
      wake();
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        stop();
        watchers--;
        // Deferred: a screen that is replaced unsubscribes and subscribes again at once.
        if (watchers === 0) clock.after(0, sleep);
      };
    },

    typeAnswer: answering.type,
    flush: () => answering.flush(),
    suggest: answering.suggest,

    submit: submitting.submit,

    setDouble: answering.double,

    refresh() {
      const { failure: _, ...game } = store.get();
      const phase = game.view ? 'ready' : 'loading';
      store.set({ ...game, phase, notice: undefined, dialogs: unread(game.dialogs) });
      connection.refresh();
    },

    keepInvite: (invite) => store.set(withInvite(store.get(), invite)),

    closeDialog() {
      const [closed, ...dialogs] = store.get().dialogs;
      store.set({ ...store.get(), dialogs });
      if (closed?.afterwards) sideEffects[closed.afterwards]();
    },
  };
}

/** The load was refused (ERR-11 … ERR-13), or the loaded game could not be set up (ERR-17). */
function failed(game: Game, { status_code, detail }: { status_code: number; detail: string }): Game {
  const next: Game = { ...game, phase: 'failed', failure: { status_code, detail } };
  return status_code === 403 ? showDialog(next, { kind: 'no-access' }) : next;
}

/** The server's own text stays until the connection is open again or its attempts are used up. */
function lasting(notice: ConnectionNotice | undefined, state: ConnectionState): ConnectionNotice | undefined {
  const isOver = state === 'live' || state === 'idle' || state === 'interrupted';
  return notice?.detail !== undefined && !isOver ? notice : undefined;
}
