import type { World } from '../world/world.ts';
import { breakStorage, killAndReopen, killTab, ownerOf, putToSleep } from './effects.ts';
import type { FaultScheduler } from './scheduler.ts';

/** F13–F17: phones that sleep, tabs that are killed or duplicated, storage that is full or wiped, a changed clock. */
export function schedulePhoneFaults(world: World, { random, schedule, onAwakePhone }: FaultScheduler): void {
  const { kernel, faults } = world;
  schedule(
    'phone-slept',
    2,
    onAwakePhone((phone) => putToSleep(world, phone)),
  );
  schedule(
    'tab-killed',
    2,
    onAwakePhone((phone) => {
      const [tab] = phone.tabs;
      if (tab) killAndReopen(world, phone, tab);
    }),
  );
  schedule(
    'second-tab',
    1,
    onAwakePhone((phone) => {
      const owner = ownerOf(world, phone);
      if (!owner.isIn || phone.tabs.length > 1 || phone.local.state === 'blocked') return;
      faults.hit('second-tab');
      phone.open().follow();
    }),
  );
  schedule('second-phone', 1, () => {
    const owner = world.players.find(({ account, isIn, phones }) => account && isIn && phones.length === 1);
    if (!owner) return;
    faults.hit('second-phone');
    const tab = world.newPhone(owner).open();
    tab.client.session.setToken(owner.account?.token ?? '');
    tab.follow();
  });

  schedule(
    'storage-full',
    1,
    onAwakePhone((phone) => breakStorage(world, phone, 'full')),
  );
  schedule(
    'storage-wiped',
    1,
    onAwakePhone((phone) => {
      const owner = ownerOf(world, phone);
      const [tab] = phone.tabs;
      // A guest whose storage is wiped would be another player from then on.
      if (!tab || !owner.account || !owner.isIn) return;
      faults.hit('storage-wiped');
      const { storageLostAt } = world.ledger;
      storageLostAt.set(phone.name, Math.max(kernel.now(), storageLostAt.get(phone.name) ?? 0));
      for (const each of phone.tabs) killTab(world, each);
      phone.wipe();
      kernel.after(random.between(500, 3_000), () => {
        const next = phone.open();
        next.client.session.setToken(owner.account?.token ?? '');
        next.follow();
      });
    }),
  );
  schedule(
    'clock-set-back',
    2,
    onAwakePhone((phone) => {
      faults.hit('clock-set-back');
      const backMs = random.between(1_000, 3_600_000);
      phone.clockOffMs -= backMs;
      // The client waits until a small setback is made up for; a large one it accepts at once.
      const { clockSetBackUntil } = world.ledger;
      const until = kernel.now() + (backMs < 60_000 ? backMs : 0);
      clockSetBackUntil.set(phone.name, Math.max(until, clockSetBackUntil.get(phone.name) ?? 0));
    }),
  );
}
