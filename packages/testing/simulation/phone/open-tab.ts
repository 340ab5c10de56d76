import {
  type Clock,
  createClient,
  type GameClient,
  guardedStorage,
  type LiveSocket,
  type SnugClient,
} from '@snug/client';
import { createPage } from './page.ts';
import type { Phone, PhoneSeams, Tab } from './phone.ts';
import { createStorageArea, storageOf } from './storage-area.ts';
import { storeOf } from './virtual-database.ts';

export function openTab(name: string, phone: Phone, seams: PhoneSeams, restored?: Map<string, string>): Tab {
  const { kernel, random, trace, gameId, origin, changed } = seams;
  const held: (() => void)[] = [];
  const sockets = new Set<LiveSocket>();
  const storageListeners = new Set<(key: string | undefined) => void>();
  const session = createStorageArea();
  session.state = phone.local.state;
  for (const [key, text] of restored ?? []) session.texts.set(key, text);
  const page = createPage(() => seams.resumed(tab));
  let timers = 0;
  let latestTimer = 0;
  let running = { timer: 0, step: -1 };
  let isFollowing = false;

  const clock: Clock = {
    now: () => kernel.now() + phone.clockOffMs,
    after(ms, run) {
      let isSet = true;
      timers += 1;
      latestTimer += 1;
      const timer = latestTimer;
      const off = (): void => {
        if (isSet) timers -= 1;
        isSet = false;
      };
      // A frozen page's timers run late, when it wakes.
      const cancel = kernel.after(ms, () => {
        tab.reach(() => {
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

  const storage = guardedStorage({
    local: storageOf(phone.local, (key) => phone.localChanged(tab, key)),
    session: storageOf(session),
  });

  const tab: Tab = {
    name,
    phone,
    page,
    isFrozen: false,
    isDead: false,
    timers: () => timers,
    latestTimer: () => latestTimer,
    isIn: (timer) => running.timer === timer && running.step === kernel.steps(),
    get isFollowing() {
      return isFollowing;
    },

    follow() {
      if (isFollowing || tab.isDead) return;
      isFollowing = true;
      tab.game.subscribe(() => changed(tab));
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
      phone.locks.release(tab);
      return session.texts;
    },

    // Both are set below: their seams need the tab.
    client: undefined as unknown as SnugClient,
    game: undefined as unknown as GameClient,
  };

  const client = createClient({
    origin,
    seams: {
      clock,
      random,
      async http(input, init = {}) {
        // The client passes its own Headers.
        const headers = { ...Object.fromEntries(init.headers as Headers), cookie: phone.cookies() };
        const response = await phone.network.fetch(tab, String(input), { ...init, headers });
        phone.setCookie(response.headers.get('set-cookie') ?? '');
        return response;
      },
      socket(url, listener) {
        const socket = phone.network.connect(tab, url, listener);
        sockets.add(socket);
        return socket;
      },
      storage: {
        ...storage,
        subscribe(listener) {
          storageListeners.add(listener);
          return () => storageListeners.delete(listener);
        },
      },
      persistentStore: phone.hasDatabase ? storeOf(phone.database, tab, kernel, random) : undefined,
      locks: phone.hasLocks ? phone.locks.of(tab) : undefined,
      visibility: page.visibility,
      cookies: () => phone.cookies(),
    },
    onUnauthorized: () => seams.unauthorized(tab),
  });
  // After another login the game is loaded again, which resumes the tab too.
  client.session.subscribe(() => seams.resumed(tab, true));
  return Object.assign(tab, { client, game: client.game(gameId) });
}
