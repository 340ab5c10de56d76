import type { Phone } from '../phone/phone.ts';
import type { World } from '../world/world.ts';
import { breakStorage, killAndReopen, killTab, openLoggedIn, ownerOf, putToSleep } from './effects.ts';
import type { FaultScheduler } from './scheduler.ts';

/** F13–F17: phones that sleep, tabs that are killed or duplicated, storage that is full or wiped, a changed clock. */
export function schedulePhoneFaults(world: World, { random, schedule, onPhone }: FaultScheduler): void {
  const { faults } = world;
  onPhone('phone-slept', 2, (phone) => putToSleep(world, phone));
  onPhone('tab-killed', 2, (phone) => {
    const [tab] = phone.tabs;
    if (tab) killAndReopen(world, phone, tab);
  });
  onPhone('second-tab', 1, (phone) => {
    if (!ownerOf(world, phone).isIn || phone.tabs.length > 1 || phone.local.state === 'blocked') return;
    faults.hit('second-tab');
    phone.open().follow();
  });
  schedule('second-phone', 1, () => {
    const owner = world.players.find(({ account, isIn, phones }) => account && isIn && phones.length === 1);
    if (!owner) return;
    faults.hit('second-phone');
    openLoggedIn(world.newPhone(owner), owner);
  });
  onPhone('storage-full', 1, (phone) => breakStorage(world, phone, 'full'));
  onPhone('storage-wiped', 1, (phone) => wipeStorage(world, phone, () => random.between(500, 3_000)));
  onPhone('clock-set-back', 2, (phone) => setClockBack(world, phone, random.between(1_000, 3_600_000)));
}

function wipeStorage(world: World, phone: Phone, reopenMs: () => number): void {
  const { kernel, faults, ledger } = world;
  const owner = ownerOf(world, phone);
  // A guest whose storage is wiped would be another player from then on.
  if (phone.tabs.length === 0 || !owner.account || !owner.isIn) return;
  faults.hit('storage-wiped');
  ledger.storageLostAt.set(phone.name, Math.max(kernel.now(), ledger.storageLostAt.get(phone.name) ?? 0));
  for (const each of phone.tabs) killTab(world, each);
  phone.wipe();
  kernel.after(reopenMs(), () => openLoggedIn(phone, owner));
}

function setClockBack({ kernel, faults, ledger }: World, phone: Phone, backMs: number): void {
  faults.hit('clock-set-back');
  phone.clockOffMs -= backMs;
  // The client waits until a small setback is made up for; a large one it accepts at once.
  const until = kernel.now() + (backMs < 60_000 ? backMs : 0);
  ledger.clockSetBackUntil.set(phone.name, Math.max(until, ledger.clockSetBackUntil.get(phone.name) ?? 0));
}
