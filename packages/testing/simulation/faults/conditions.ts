import type { SeededRandom } from '../kernel/seeded-random.ts';
import { type NetworkConditions, normalConditions } from '../network/network-state.ts';
import type { Phone } from '../phone/phone.ts';
import type { World } from '../world/world.ts';
import { breakStorage } from './effects.ts';

const dayMs = 86_400_000;

/** Sets the conditions of a phone and its network that hold from the start of a game. */
export function setPhoneConditions(world: World, phone: Phone): void {
  const { faults } = world;
  const random = world.random(`weather ${phone.name}`);
  // A browser that blocks storage does so from the start; what a page keeps in memory lasts as long as the page.
  if (faults.has('storage-blocked') && random.chance(0.6)) breakStorage(world, phone, 'blocked');
  if (faults.has('clock-wrong') && random.chance(0.6)) {
    faults.hit('clock-wrong');
    phone.clockOffMs = random.between(-dayMs, dayMs);
  }
  phone.network.setConditions({
    ...latencyOf(world, random),
    slowReply: faults.has('slow-line') ? 0.3 : 0,
    loseReply: faults.has('reply-lost') ? 0.25 : 0,
    duplicate: faults.has('request-doubled') ? 0.3 : 0,
    overtake: faults.has('request-overtaken') ? 0.4 : 0,
  });
}

/** An older client does not retry, so its network loses no replies. */
export function olderClientConditions(world: World, name: string): NetworkConditions {
  return latencyOf(world, world.random(`weather ${name}`));
}

function latencyOf({ faults }: World, random: SeededRandom): NetworkConditions {
  return {
    ...normalConditions,
    // What is promised of a line that flickers holds where a reply takes 400 ms at most, as on a poor mobile line.
    latencyMs: random.between(5, faults.has('line-flickers') ? 80 : 120),
    jitterMs: random.between(0, faults.has('line-flickers') ? 110 : 250),
    slow: faults.has('slow-line') ? 0.08 : 0,
  };
}

/** Ends all faults: networks recover, phones wake, the database works. */
export function endFaults(world: World): void {
  const { server } = world;
  server.database.busyFor(0);
  server.database.full(false);
  server.database.readOnly(false);
  server.database.latency(undefined);
  const healthy = { ...normalConditions, latencyMs: 10, jitterMs: 10 };
  for (const { network } of world.olderClients) network.setConditions(healthy);
  for (const { phones } of world.players) {
    for (const phone of phones) {
      phone.network.setOffline(false);
      phone.network.heal();
      phone.network.setConditions(healthy);
      if (phone.isAsleep) phone.wake();
    }
  }
}
