import type { Phone, Tab } from '../phone/phone.ts';
import type { Player } from '../test-players/player.ts';
import type { World } from '../world/world.ts';

/** A line that is good for so long is good enough. */
const goodMs = 3_000;

export function goOffline(world: World, phone: Phone): void {
  const { kernel, faults } = world;
  const random = world.random(`offline ${phone.name} ${kernel.now()}`);
  phone.network.setOffline(true);
  const { requests, sockets } = phone.network.load();
  phone.network.cut();
  if (requests + sockets > 0) faults.hit('offline');
  kernel.after(random.between(500, random.chance(0.2) ? 90_000 : 12_000), () => {
    phone.network.setOffline(false);
    // Only some browsers fire the event.
    if (random.chance(0.7) && !phone.isAsleep) phone.dispatch('online');
  });
}

/** Down and up for 1 to 5 s each, again and again. Both ends of what breaks notice at once. */
export function flicker(world: World, phone: Phone): void {
  const { kernel, faults } = world;
  const random = world.random(`flicker ${phone.name}`);
  let cuts = random.between(4, 20);

  function goDown(): void {
    if (world.isSettling) return;
    cuts -= 1;
    const { requests, sockets } = phone.network.load();
    phone.network.setOffline(true);
    phone.network.cut(50);
    if (requests + sockets > 0) faults.hit('line-flickers');
    kernel.after(random.between(1_000, 5_000), comeBack);
  }

  function comeBack(): void {
    phone.network.setOffline(false);
    const isLast = cuts === 0;
    const upMs = isLast ? goodMs : random.between(1_000, 5_000);
    if (upMs >= goodMs) kernel.after(goodMs, () => world.lineIsGood(phone));
    if (!isLast) kernel.after(upMs, goDown);
  }

  goDown();
}

export function putToSleep(world: World, phone: Phone): void {
  const { kernel, faults } = world;
  const random = world.random(`sleep ${phone.name} ${kernel.now()}`);
  if (phone.tabs.some((tab) => tab.isFollowing && tab.game.get().connection === 'live')) faults.hit('phone-slept');
  phone.sleep();
  const ms = random.chance(0.85) ? random.between(5_000, 60_000) : random.between(60_000, 3 * 3_600_000);
  kernel.after(ms, () => phone.isAsleep && phone.wake());
}

export function killAndReopen(world: World, phone: Phone, tab: Tab): void {
  const { kernel, faults } = world;
  const owner = ownerOf(world, phone);
  const random = world.random(`kill ${tab.name}`);
  // A guest whose phone stores nothing would be another player in the next tab.
  if (!owner.isIn || !tab.isFollowing || (phone.local.state === 'blocked' && !owner.account)) return;
  faults.hit('tab-killed');
  const session = killTab(world, tab);
  kernel.after(random.between(100, 8_000), () => {
    const next = phone.open(random.chance(0.5) ? session : undefined);
    if (phone.local.state === 'blocked' && owner.account) next.client.session.setToken(owner.account.token);
    next.follow();
  });
}

/** Opens the game in a new tab of a phone whose storage may hold no login. */
export function openLoggedIn(phone: Phone, { account }: Player, session?: Map<string, string>): void {
  const tab = phone.open(session);
  tab.client.session.setToken(account?.token ?? '');
  tab.follow();
}

export function killTab(world: World, tab: Tab): Map<string, string> {
  world.ledger.tabKilledAt.set(tab.name, world.kernel.now());
  return tab.kill();
}

export function breakStorage(world: World, phone: Phone, next: 'full' | 'blocked'): void {
  world.faults.hit(next === 'full' ? 'storage-full' : 'storage-blocked');
  world.ledger.storageLostAt.set(phone.name, Number.POSITIVE_INFINITY);
  phone.local.state = next;
  phone.database.state = next;
}

export function ownerOf(world: World, phone: Phone): Player {
  const owner = world.players.find(({ phones }) => phones.includes(phone));
  if (!owner) throw new Error(`Nobody owns ${phone.name}.`);
  return owner;
}
