import { updateToken } from '@snug/contract';
import type { FaultName } from './faults.ts';
import { calm, type Weather } from './network/conditions.ts';
import { type Player, screensOf } from './people/player.ts';
import type { Phone } from './phone/phone.ts';
import type { Tab } from './phone/tab.ts';
import type { World } from './world.ts';

/** When a seed's misfortunes happen: between the first moments and the end of the play. */
const earliestMs = 500;
const dayMs = 86_400_000;

/** Sets off the faults that a seed has. What they need of the world is taken from it when their time comes. */
export function misfortunes(world: World, playMs: number): void {
  const { kernel, faults, server } = world;
  const { database } = server;
  const chance = world.random('misfortunes');

  /** Once or a few times, at moments of their own. */
  function times(name: FaultName, most: number, strike: () => void): void {
    if (!faults.has(name)) return;
    const random = world.random(name);
    for (let n = random.between(1, most); n > 0; n -= 1) {
      kernel.after(random.between(earliestMs, playMs), () => {
        if (!world.isResting) strike();
      });
    }
  }
  const phones = () => world.players.flatMap((player) => player.phones);
  const awake = () => phones().filter((phone) => !phone.isAsleep && phone.tabs.length > 0);
  function someone(strike: (phone: Phone) => void): () => void {
    return () => {
      const here = awake();
      if (here.length > 0) strike(chance.pick(here));
    };
  }

  times(
    'line-cut',
    3,
    someone((phone) => phone.line.cut() && faults.hit('line-cut')),
  );
  times(
    'offline',
    2,
    someone((phone) => offline(world, phone)),
  );
  for (const [name, direction] of [
    ['half-open-up', 'up'],
    ['half-open-down', 'down'],
    ['half-open-both', 'both'],
  ] as const) {
    times(
      name,
      2,
      someone((phone) => {
        if (phone.line.swallow(direction)) faults.hit(name);
        kernel.after(chance.between(1_000, 40_000), () => !phone.isAsleep && phone.line.heal());
      }),
    );
  }

  times('crash-before-commit', 3, () => crashes(world, 'crash-before-commit'));
  times('crash-after-commit', 3, () => crashes(world, 'crash-after-commit'));
  times('restart', 2, () => crashes(world, 'restart'));

  times('database-busy', 2, () => {
    const calls = world.traffic();
    database.busyFor(chance.between(300, 5_000));
    kernel.after(5_000, () => world.traffic() > calls && faults.hit('database-busy'));
  });
  times('database-full', 2, () => {
    const calls = world.traffic();
    const set = chance.chance(0.5) ? database.full : database.readOnly;
    set(true);
    kernel.after(chance.between(500, 8_000), () => {
      set(false);
      if (world.traffic() > calls) faults.hit('database-full');
    });
  });
  if (faults.has('backup-restored')) restores(world, playMs);

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
      world.ledger.forgetful.set(phone.name, kernel.now());
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
      phone.clockOffMs -= chance.between(1_000, 3_600_000);
    }),
  );

  logins(world, times);
  times(
    'slow-reader',
    2,
    someone((phone) => phone.line.stall(chance.between(2_000, 15_000))),
  );
}

type Times = (name: FaultName, most: number, strike: () => void) => void;

/** F18: another token of the same login, a login that ends elsewhere, a token that runs out: all while a phone plays. */
function logins(world: World, times: Times): void {
  const { server } = world;
  const chance = world.random('logins');
  const loggedIn = () => world.players.filter(({ account, isIn }) => account && isIn);
  function someone(strike: (player: Player, token: string) => void): () => void {
    return () => {
      const here = loggedIn();
      if (here.length === 0 || !server.isUp) return;
      const player = chance.pick(here);
      strike(player, player.account?.token ?? '');
    };
  }
  times(
    'token-rotated',
    2,
    someone((player) => {
      const [tab] = screensOf(player);
      if (!tab) return;
      tab.client.call(updateToken, { check: (reply) => reply as { status: string; message: string } }).then(
        ({ message }) => {
          if (tab.isDead || !player.account) return;
          world.faults.hit('token-rotated');
          player.account.token = message;
          tab.client.session.setToken(message);
        },
        () => {},
      );
    }),
  );
  times(
    'token-revoked',
    1,
    someone((_player, token) => {
      server.revoke(token).then(
        () => world.faults.hit('token-revoked'),
        () => {},
      );
    }),
  );
  times(
    'token-expired',
    1,
    someone((_player, token) => {
      server.expire(token).then(
        () => world.faults.hit('token-expired'),
        () => {},
      );
    }),
  );
}

/** The server dies, now or at its next commit. */
function crashes(world: World, name: 'crash-before-commit' | 'crash-after-commit' | 'restart'): void {
  const { server, faults } = world;
  if (!server.isUp || world.isResting) return;
  if (name !== 'restart') {
    world.dying = name;
    server.crash(name === 'crash-before-commit' ? 'before-commit' : 'after-commit');
    return;
  }
  const isHeard = world.players.some(({ phones }) => phones.some(({ line }) => line.load().sockets > 0));
  if (isHeard) faults.hit('restart');
  if (world.random(`restart ${world.kernel.now()}`).chance(0.5)) server.stop();
  else server.crash();
}

/** The worst moments: a fault of this seed comes right after somebody has typed or submitted. */
export function ambushes(world: World): World['ambush'] {
  const { faults, kernel } = world;
  const random = world.random('ambush');
  const ready = (
    [
      'line-cut',
      'offline',
      'tab-killed',
      'phone-slept',
      'crash-before-commit',
      'crash-after-commit',
      'restart',
    ] as const
  ).filter((name) => faults.has(name));
  if (ready.length === 0) return () => {};
  return (what, { phone, name: struck }) => {
    if (!random.chance(what === 'submitted' ? 0.3 : 0.2)) return;
    const name = random.pick(ready);
    // The worst for what was typed: nothing gets out any more, and then the tab is gone.
    const isCutOff = name === 'tab-killed' && random.chance(0.5);
    if (isCutOff) {
      phone.line.setOffline(true);
      kernel.after(random.between(1_500, 9_000), () => phone.line.setOffline(false));
    }
    kernel.after(isCutOff ? random.between(320, 1_400) : random.between(0, 600), () => {
      if (world.isResting || phone.isAsleep) return;
      if (name === 'line-cut') {
        if (phone.line.cut()) faults.hit(name);
      } else if (name === 'offline') offline(world, phone);
      else if (name === 'phone-slept') sleeps(world, phone);
      else if (name === 'tab-killed') {
        const victim = phone.tabs.find((each) => each.name === struck);
        if (victim) reopens(world, phone, victim);
      } else crashes(world, name);
    });
  };
}

function offline(world: World, phone: Phone): void {
  const { kernel, faults } = world;
  const random = world.random(`offline ${phone.name} ${kernel.now()}`);
  phone.line.setOffline(true);
  const { requests, sockets } = phone.line.load();
  phone.line.cut();
  if (requests + sockets > 0) faults.hit('offline');
  kernel.after(random.between(500, random.chance(0.2) ? 90_000 : 12_000), () => {
    phone.line.setOffline(false);
    // Some browsers say so.
    if (random.chance(0.7) && !phone.isAsleep) phone.tell('online');
  });
}

/** How a phone and its line are in this seed, from the beginning. */
export function worsen(world: World, phone: Phone): void {
  const { faults } = world;
  const random = world.random(`weather ${phone.name}`);
  // A browser that blocks storage does so from the start: what is kept is kept as long as the page lives.
  if (faults.has('storage-blocked') && random.chance(0.6)) mood(world, phone, 'blocked');
  if (faults.has('clock-wrong') && random.chance(0.6)) {
    faults.hit('clock-wrong');
    phone.clockOffMs = random.between(-dayMs, dayMs);
  }
  const weather: Weather = {
    ...calm,
    latencyMs: random.between(5, 120),
    jitterMs: random.between(0, 250),
    slow: faults.has('slow-line') ? 0.08 : 0,
    loseReply: faults.has('reply-lost') ? 0.25 : 0,
    twice: faults.has('request-doubled') ? 0.3 : 0,
    overtaken: faults.has('request-overtaken') ? 0.4 : 0,
  };
  phone.line.setWeather(weather);
}

function sleeps(world: World, phone: Phone): void {
  const { kernel, faults } = world;
  const random = world.random(`sleep ${phone.name} ${kernel.now()}`);
  if (phone.tabs.some((tab) => tab.isFollowing && tab.game.get().connection === 'live')) faults.hit('phone-slept');
  phone.sleep();
  const ms = random.chance(0.85) ? random.between(5_000, 60_000) : random.between(60_000, 3 * 3_600_000);
  kernel.after(ms, () => phone.isAsleep && phone.wake());
}

function killed(world: World, tab: Tab): Map<string, string> {
  world.ledger.killed.set(tab.name, world.kernel.now());
  return tab.kill();
}

function reopens(world: World, phone: Phone, tab: Tab): void {
  const { kernel, faults } = world;
  const owner = ownerOf(world, phone);
  const random = world.random(`kill ${tab.name}`);
  // A guest whose phone keeps nothing is somebody else in the next tab.
  if (!owner.isIn || !tab.isFollowing || (phone.local.mood === 'blocked' && !owner.account)) return;
  faults.hit('tab-killed');
  const session = killed(world, tab);
  kernel.after(random.between(100, 8_000), () => {
    const next = phone.open(random.chance(0.5) ? session : undefined);
    if (phone.local.mood === 'blocked' && owner.account) next.client.session.setToken(owner.account.token);
    next.follow();
  });
}

function mood(world: World, phone: Phone, next: 'full' | 'blocked'): void {
  world.faults.hit(next === 'full' ? 'storage-full' : 'storage-blocked');
  world.ledger.forgetful.set(phone.name, Number.POSITIVE_INFINITY);
  phone.local.mood = next;
  phone.cupboard.mood = next;
}

/** A backup is made in the middle, and some time later it is all that is left. */
function restores(world: World, playMs: number): void {
  const { kernel, faults, server, ledger } = world;
  const random = world.random('restore');
  let asOf: number | undefined;
  const backup = () => {
    if (world.isResting) return;

    server.database.backup();
    asOf = kernel.now();
  };
  kernel.after(random.between(2_000, playMs / 2), backup);
  kernel.after(random.between(playMs / 2, playMs), () => {
    if (asOf === undefined || world.isResting) return;
    faults.hit('backup-restored');
    ledger.restored.push({ at: kernel.now(), asOf });
    server.database.restore();
  });
}

function ownerOf(world: World, phone: Phone): Player {
  const owner = world.players.find(({ phones }) => phones.includes(phone));
  if (!owner) throw new Error(`Nobody owns ${phone.name}.`);
  return owner;
}

/** All faults end: lines heal, phones wake, the server is up. */
export function calmDown(world: World): void {
  const { server } = world;
  server.database.busyFor(0);
  server.database.full(false);
  server.database.readOnly(false);
  for (const { phones } of world.players) {
    for (const phone of phones) {
      phone.line.setOffline(false);
      phone.line.heal();
      phone.line.setWeather({ ...calm, latencyMs: 10, jitterMs: 10 });
      if (phone.isAsleep) phone.wake();
    }
  }
}
