import type { World } from '../world.ts';
import { killed, mood, ownerOf, reopens, sleeps } from './happenings.ts';
import type { Luck } from './times.ts';

/** F13–F17: phones that sleep, tabs that are killed or doubled, storage that is full or wiped, a clock that is set. */
export function badPhones(world: World, { chance, times, someone }: Luck): void {
  const { kernel, faults } = world;
  times(
    'phone-slept',
    2,
    someone((phone) => sleeps(world, phone)),
  );
  times(
    'tab-killed',
    2,
    someone((phone) => {
      const [tab] = phone.tabs;
      if (tab) reopens(world, phone, tab);
    }),
  );
  times(
    'second-tab',
    1,
    someone((phone) => {
      const owner = ownerOf(world, phone);
      if (!owner.isIn || phone.tabs.length > 1 || phone.local.mood === 'blocked') return;
      faults.hit('second-tab');
      phone.open().follow();
    }),
  );
  times('second-phone', 1, () => {
    const owner = world.players.find(({ account, isIn, phones }) => account && isIn && phones.length === 1);
    if (!owner) return;
    faults.hit('second-phone');
    const tab = world.newPhone(owner).open();
    tab.client.session.setToken(owner.account?.token ?? '');
    tab.follow();
  });

  times(
    'storage-full',
    1,
    someone((phone) => mood(world, phone, 'full')),
  );
  times(
    'storage-wiped',
    1,
    someone((phone) => {
      const owner = ownerOf(world, phone);
      const [tab] = phone.tabs;
      // A guest whose phone forgets them is somebody else from then on.
      if (!tab || !owner.account || !owner.isIn) return;
      faults.hit('storage-wiped');
      const { forgetful } = world.ledger;
      forgetful.set(phone.name, Math.max(kernel.now(), forgetful.get(phone.name) ?? 0));
      for (const each of phone.tabs) killed(world, each);
      phone.wipe();
      kernel.after(chance.between(500, 3_000), () => {
        const next = phone.open();
        next.client.session.setToken(owner.account?.token ?? '');
        next.follow();
      });
    }),
  );
  times(
    'clock-set-back',
    2,
    someone((phone) => {
      faults.hit('clock-set-back');
      const backMs = chance.between(1_000, 3_600_000);
      phone.clockOffMs -= backMs;
      // A little is counted through until the clock is there again; what is more is passed by at once.
      const { setBack } = world.ledger;
      const until = kernel.now() + (backMs < 60_000 ? backMs : 0);
      setBack.set(phone.name, Math.max(until, setBack.get(phone.name) ?? 0));
    }),
  );
}
