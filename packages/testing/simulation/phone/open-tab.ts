import {
  type Clock,
  createClient,
  createResults,
  type GameClient,
  guardedStorage,
  type LiveSocket,
  type SnugClient,
} from '@snug/client';
import { createStorageArea, storageOf } from '../../client/storage-area.ts';
import { createPage } from './page.ts';
import type { Phone, PhoneSeams, Tab } from './phone.ts';
import { storeOf } from './virtual-database.ts';

/** Opens a page in a phone's browser: a real client with virtual seams. Long: the list of what a tab can do. */
export function openTab(name: string, phone: Phone, seams: PhoneSeams, restored?: Map<string, string>): Tab {
  const { kernel, trace, gameId, changed } = seams;
  const held: (() => void)[] = [];
  const sockets = new Set<LiveSocket>();
  const storageListeners = new Set<(key: string | undefined) => void>();
  const session = createStorageArea();
  session.state = phone.local.state;
  for (const [key, text] of restored ?? []) session.texts.set(key, text);
  const page = createPage(() => seams.resumed(tab));
  const locks = phone.locks.tab();
  const timers = createTimers(seams, phone, (run) => tab.reach(run));
  let isFollowing = false;

  const tab: Tab = {
    name,
    phone,
    page,
    isFrozen: false,
    isDead: false,
    timers: timers.count,
    latestTimer: timers.latest,
    isIn: timers.isIn,
    get isFollowing() {
      return isFollowing;
    },

    follow() {
      if (isFollowing || tab.isDead) return;
      isFollowing = true;
      tab.game.subscribe(() => changed(tab));
      tab.results?.subscribe(() => {});
    },

    reach(run) {
      if (tab.isDead) return;
      if (tab.isFrozen) held.push(run);
      else run();
    },

    refresh() {
      seams.resumed(tab, true);
      tab.game.refresh();
    },

    storageChanged(key) {
      for (const listener of [...storageListeners]) listener(key);
    },

    thaw() {
      tab.isFrozen = false;
      for (const run of held.splice(0)) kernel.after(0, () => tab.reach(run));
    },

    kill() {
      trace.note(name, 'tab killed');
      tab.isDead = true;
      for (const socket of sockets) socket.close();
      locks.kill();
      return session.texts;
    },

    // These are set below: their seams need the tab.
    client: undefined as unknown as SnugClient,
    game: undefined as unknown as GameClient,
    results: undefined,
  };

  const client = clientOf(tab, seams, { clock: timers.clock, locks, session, sockets, storageListeners });
  // After another login the game is loaded again, which resumes the tab too.
  client.session.subscribe(() => seams.resumed(tab, true));
  const game = client.game(gameId);
  const own = { clock: timers.clock, random: seams.random, visibility: page.visibility };
  return Object.assign(tab, {
    client,
    game,
    results: seams.showsResults ? createResults(client, game, own) : undefined,
  });
}

/** A tab's clock: its phone's, with timers that run late in a frozen page, when it wakes. */
function createTimers({ kernel }: PhoneSeams, phone: Phone, reach: Tab['reach']) {
  let [count, latest] = [0, 0];
  let running = { timer: 0, step: -1 };

  const clock: Clock = {
    now: () => kernel.now() + phone.clockOffMs,
    after(ms, run) {
      let isSet = true;
      count += 1;
      latest += 1;
      const timer = latest;
      const off = (): void => {
        if (isSet) count -= 1;
        isSet = false;
      };
      const cancel = kernel.after(ms, () => {
        reach(() => {
          if (!isSet) return;
          off();
          running = { timer, step: kernel.steps() };
          run();
        });
      });
      return () => {
        off();
        cancel();
      };
    },
  };
  const isIn = (timer: number) => running.timer === timer && running.step === kernel.steps();
  return { clock, count: () => count, latest: () => latest, isIn };
}

/** The seams of a tab: what it shares with its phone, and what is its own. */
function clientOf(
  tab: Tab,
  seams: PhoneSeams,
  own: {
    readonly clock: Clock;
    readonly locks: ReturnType<Phone['locks']['tab']>;
    readonly session: ReturnType<typeof createStorageArea>;
    readonly sockets: Set<LiveSocket>;
    readonly storageListeners: Set<(key: string | undefined) => void>;
  },
): SnugClient {
  const { kernel, random, origin } = seams;
  const { phone } = tab;
  const { local, network, database } = phone;
  const areas = { local: storageOf(local, (key) => phone.localChanged(tab, key)), session: storageOf(own.session) };
  return createClient({
    origin,
    seams: {
      clock: own.clock,
      random,
      async http(input, init = {}) {
        // The client passes its own Headers.
        const headers = { ...Object.fromEntries(init.headers as Headers), cookie: phone.cookies() };
        const response = await network.fetch(tab, String(input), { ...init, headers });
        phone.setCookie(response.headers.get('set-cookie') ?? '');
        return response;
      },
      socket(url, listener) {
        const socket = network.connect(tab, url, listener);
        own.sockets.add(socket);
        return socket;
      },
      storage: {
        ...guardedStorage(areas),
        subscribe(listener) {
          own.storageListeners.add(listener);
          return () => own.storageListeners.delete(listener);
        },
      },
      persistentStore: phone.hasDatabase ? storeOf(database, tab, kernel, random) : undefined,
      locks: phone.hasLocks ? own.locks : undefined,
      visibility: tab.page.visibility,
      cookies: phone.cookies,
    },
    onUnauthorized: () => seams.unauthorized(tab),
  });
}
