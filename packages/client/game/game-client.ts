import { getVersion, type Message } from '@snug/contract';
import type { GameClient, SnugCore } from '../client.ts';
import { Drafts } from '../drafts/drafts.ts';
import { isOwnKey } from '../drafts/write.ts';
import { createConnection } from '../live/connection.ts';
import { indexedDbStore } from '../outbox/indexed-db-store.ts';
import { createStorageFallback } from '../outbox/storage-fallback.ts';
import { pageVisibility } from '../page-visibility.ts';
import { pageLocks, type Seams, systemClock, systemRandom } from '../seams.ts';
import { watched } from '../watched.ts';
import { decodeMessage } from './decode-message.ts';
import type { ConnectionNotice, ConnectionState, SideEffect } from './game.ts';
import { liveAddress } from './live-address.ts';
import { load } from './load.ts';
import { unloaded } from './loaded.ts';
import { reduce } from './reduce.ts';
import { withNoticeSeen } from './round-notice.ts';
import { keepSeenInvite, seenInvites } from './seen-invites.ts';
import type { GameStore } from './store.ts';
import { unread } from './unread.ts';
import { withInvite } from './with-invite.ts';
import { viewOf } from './with-view.ts';

export interface GameClientOptions extends Partial<Seams> {
  readonly onHome?: (() => void) | undefined;
  /** Called for a message that failed twice and was skipped: its number and the error, never its content. */
  readonly setAside?: (report: { id: number; error: unknown }) => void;
}

/**
 * One game: loads it, follows it live, passes every message to the reducer, and runs the resulting side effects. It is as
 * long as it has parts to put together.
 */
export function createGameClient(core: SnugCore, gameId: string, options: GameClientOptions = {}): GameClient {
  const { clock = systemClock, random = systemRandom, visibility = pageVisibility, socket } = options;
  const { session, call } = core;
  const store: GameStore = watched(unloaded(gameId, seenInvites(core.storage, gameId)), follow, (run) =>
    clock.after(0, run),
  );
  const { persistentStore, locks } = storesOf(options);
  const fallback = createStorageFallback({
    persistentStore,
    local: core.storage.local,
    clock,
    isOwn: isOwnKey,
    kept(isKept) {
      const game = store.get();
      if (game.isForgetful === isKept) store.set({ ...game, isForgetful: !isKept });
    },
  });
  const drafts = new Drafts(core, store, { clock, random, visibility, locks, fallback, whoAmI });
  /** The identity under which the game was last requested. */
  let askedAs: string | undefined;

  const connection = createConnection<Message>({
    load(signal) {
      const as = whoAmI();
      askedAs = as;
      return load({ core, store, drafts, fallback, as, signal });
    },
    decode: decodeMessage,
    url: (last) =>
      liveAddress(core.origin, viewOf(store.get()), { clientId: session.clientId(), token: session.token(), last }),
    handle(message) {
      const before = store.get();
      store.set(reduce(before, message));
      drafts.follow(before, message);
      runSideEffects();
    },
    changed(state, notice) {
      const game = store.get();
      store.set({ ...game, connection: state, notice: lasting(game.notice, state) ?? notice });
      if (state === 'live') drafts.flush();
    },
    probe: () => call(getVersion, { query: { r: String(random.fraction()) }, retries: 0, timeoutMs: 5_000 }),
    setAside: options.setAside,
    clock,
    random,
    socket,
    visibility,
  });

  const sideEffects: Record<Extract<SideEffect, string>, () => void> = {
    load: connection.reload,
    home: () => options.onHome?.(),
    stop: connection.stop,
  };

  function runSideEffects(): void {
    const { sideEffects: noted } = store.get();
    if (noted.length === 0) return;
    store.set({ ...store.get(), sideEffects: [] });
    for (const effect of noted) typeof effect === 'string' ? sideEffects[effect]() : drafts.withdraw(effect);
  }

  function whoAmI(): string {
    return `${session.clientId()} ${session.token() ?? ''}`;
  }

  /** Reloads when somebody else logged in or the login was renewed, even during a load: they may see another game. */
  function reloadForMe(): void {
    if (askedAs !== undefined && askedAs !== whoAmI()) connection.refresh();
  }

  /** Somebody looks at the game: it is loaded and followed, until nobody does. */
  function follow(): () => void {
    reloadForMe();
    const stopSession = session.subscribe(reloadForMe);
    const stopPage = visibility.subscribe((event) => {
      if (event === 'hidden' || event === 'pagehide') drafts.flush(true);
      if (event === 'visible' || event === 'online') drafts.flush();
    });
    drafts.takePart();
    connection.join();
    return () => {
      stopSession();
      stopPage();
      // Sends what is typed; nothing else continues.
      drafts.flush();
      drafts.rest();
      connection.leave();
    };
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    typeAnswer: (questionId, index, text) => drafts.type(questionId, index, text),
    flush: () => drafts.flush(),
    suggest: (questionId, text) => drafts.suggest(questionId, text),
    submit: () => drafts.submit(),
    takeBack: () => drafts.takeBack(),
    setDouble: (doubled) => drafts.double(doubled),

    refresh() {
      const { failure: _, ...game } = store.get();
      const phase = game.view ? 'ready' : 'loading';
      store.set({ ...game, phase, notice: undefined, dialogs: unread(game.dialogs) });
      connection.refresh();
    },

    keepInvite: (invite) => store.set(withInvite(store.get(), invite)),

    closeRoundNotice: () => store.set(withNoticeSeen(store.get())),

    closeDialog() {
      const [closed, ...dialogs] = store.get().dialogs;
      store.set({ ...store.get(), dialogs });
      if (closed?.kind === 'invite') keepSeenInvite(core.storage, gameId, closed.invite.invite_id);
      if (closed?.afterwards) sideEffects[closed.afterwards]();
    },
  };
}

/** With storage passed in, the page's own database and locks are not used. An explicit undefined means none. */
function storesOf(options: GameClientOptions) {
  return options.storage ? options : { persistentStore: indexedDbStore(), locks: pageLocks(), ...options };
}

/** The server's own text stays until the connection is open again or its attempts are used up. */
function lasting(notice: ConnectionNotice | undefined, state: ConnectionState): ConnectionNotice | undefined {
  const isOver = state === 'live' || state === 'idle' || state === 'interrupted';
  return notice?.detail !== undefined && !isOver ? notice : undefined;
}
