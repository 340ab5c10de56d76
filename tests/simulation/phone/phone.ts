import type { PageEvent, Random } from '@snug/client';
import type { Kernel } from '../kernel.ts';
import type { VirtualNetwork } from '../network/virtual-network.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Trace } from '../trace.ts';
import { createStorageArea, type StorageArea } from './storage-area.ts';
import { openTab, type Tab } from './tab.ts';
import { createVirtualDatabase, type VirtualDatabase } from './virtual-database.ts';
import { createPhoneLocks, type PhoneLocks } from './virtual-locks.ts';

export interface PhoneSeams {
  readonly kernel: Kernel;
  readonly trace: Trace;
  readonly random: SeededRandom & Random;
  readonly network: VirtualNetwork;
  readonly origin: string;
  readonly gameId: string;
  /** A tab's game has changed. */
  changed(tab: Tab): void;
  /** A tab is resumed. `isDeliberate`: a person wants the game loaded again, by the button or by logging in. */
  resumed(tab: Tab, isDeliberate?: boolean): void;
  unauthorized(tab: Tab): void;
}

/** One device with a browser: what its tabs share, and what happens to all of them at once. */
export interface Phone {
  readonly name: string;
  readonly network: VirtualNetwork;
  readonly local: StorageArea;
  readonly database: VirtualDatabase;
  readonly locks: PhoneLocks;
  /** On plain http in a LAN there are no locks; some browsers have no database in private windows. */
  readonly hasLocks: boolean;
  readonly hasDatabase: boolean;
  /** How far its clock is ahead of the true time. */
  clockOffMs: number;
  isAsleep: boolean;
  readonly tabs: readonly Tab[];
  cookies(): string;
  /** Stores the cookie of a reply. */
  setCookie(header: string): void;
  open(restored?: Map<string, string>): Tab;
  /** A tab wrote to local storage: the others get the event a moment later. */
  localChanged(by: Tab | undefined, key: string | undefined): void;
  /** Timers stop, and connections are dead without an error (F13). */
  sleep(): void;
  wake(): void;
  dispatch(event: PageEvent): void;
  /** Removes everything from its storage. */
  wipe(): void;
}

export function createPhone(name: string, seams: PhoneSeams): Phone {
  const { kernel, random, trace, network } = seams;
  const cookies = new Map<string, string>();
  let cookieText = '';
  let tabs: Tab[] = [];
  let opened = 0;

  const phone: Phone = {
    name,
    network,
    local: createStorageArea(),
    database: createVirtualDatabase(),
    locks: createPhoneLocks(),
    hasLocks: random.chance(0.8),
    hasDatabase: random.chance(0.9),
    clockOffMs: 0,
    isAsleep: false,
    get tabs() {
      if (tabs.some((tab) => tab.isDead)) tabs = tabs.filter((tab) => !tab.isDead);
      return tabs;
    },
    cookies: () => cookieText,

    setCookie(header) {
      const [, key, value] = /^([^=;]+)=([^;]*)/.exec(header) ?? [];
      if (key === undefined || value === undefined) return;
      cookies.set(key, value);
      cookieText = Array.from(cookies, (pair) => pair.join('=')).join('; ');
    },

    open(restored) {
      opened += 1;
      const tab = openTab(`${name}.${opened}`, phone, seams, restored);
      trace.note(tab.name, 'tab opened');
      tabs.push(tab);
      return tab;
    },

    localChanged(by, key) {
      for (const tab of phone.tabs) {
        if (tab !== by) kernel.after(random.between(1, 8), () => tab.reach(() => tab.storageChanged(key)));
      }
    },

    sleep() {
      trace.note(name, 'falls asleep');
      // Some pages get an event that they will be hidden, some are just frozen.
      if (random.chance(0.7)) phone.dispatch(random.chance(0.3) ? 'pagehide' : 'hidden');
      phone.isAsleep = true;
      for (const tab of phone.tabs) tab.isFrozen = true;
      network.swallow('both');
    },

    wake() {
      trace.note(name, 'wakes');
      network.heal();
      phone.isAsleep = false;
      for (const tab of phone.tabs) tab.thaw();
      kernel.after(random.between(1, 200), () => {
        phone.dispatch('visible');
        if (random.chance(0.5)) phone.dispatch('pageshow');
      });
    },

    dispatch(event) {
      for (const tab of phone.tabs) if (!tab.isFrozen) tab.page.dispatch(event);
    },

    wipe() {
      trace.note(name, 'storage wiped');
      phone.local.texts.clear();
      phone.database.texts.clear();
      cookies.clear();
      cookieText = '';
      phone.localChanged(undefined, undefined);
    },
  };
  return phone;
}
