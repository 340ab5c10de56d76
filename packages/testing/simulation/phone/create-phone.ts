import { fakeLocks } from '../../client/fake-locks.ts';
import { createStorageArea } from '../../client/storage-area.ts';
import { openTab } from './open-tab.ts';
import type { Phone, PhoneSeams, Tab } from './phone.ts';
import { createVirtualDatabase } from './virtual-database.ts';

/** A browser's cookies: only name and value of each. */
function createCookies() {
  const all = new Map<string, string>();
  let text = '';
  return {
    text: () => text,
    set(header: string): void {
      const [, key, value] = /^([^=;]+)=([^;]*)/.exec(header) ?? [];
      if (key === undefined || value === undefined) return;
      all.set(key, value);
      text = Array.from(all, (pair) => pair.join('=')).join('; ');
    },
    clear(): void {
      all.clear();
      text = '';
    },
  };
}

/** A phone without tabs. Long: the list of what happens to a phone. */
export function createPhone(name: string, seams: PhoneSeams): Phone {
  const { kernel, random, trace, network } = seams;
  const cookies = createCookies();
  let tabs: Tab[] = [];
  let opened = 0;

  const phone: Phone = {
    name,
    network,
    local: createStorageArea(),
    database: createVirtualDatabase(),
    locks: fakeLocks('told first'),
    hasLocks: random.chance(0.8),
    hasDatabase: random.chance(0.9),
    clockOffMs: 0,
    isAsleep: false,
    get tabs() {
      if (tabs.some((tab) => tab.isDead)) tabs = tabs.filter((tab) => !tab.isDead);
      return tabs;
    },
    cookies: cookies.text,
    setCookie: cookies.set,

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
      phone.localChanged(undefined, undefined);
    },
  };
  return phone;
}
