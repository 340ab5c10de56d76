import { calm, type Weather } from '../network/conditions.ts';
import type { Phone } from '../phone/phone.ts';
import type { World } from '../world.ts';
import { mood } from './happenings.ts';

const dayMs = 86_400_000;

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
    slowReply: faults.has('slow-line') ? 0.3 : 0,
    loseReply: faults.has('reply-lost') ? 0.25 : 0,
    twice: faults.has('request-doubled') ? 0.3 : 0,
    overtaken: faults.has('request-overtaken') ? 0.4 : 0,
  };
  phone.line.setWeather(weather);
}

/** How the line of an older client is: it asks only once, so that what is lost on the way stays lost. */
export function weatherOf({ faults, random }: World, name: string): Weather {
  const chance = random(`weather ${name}`);
  return {
    ...calm,
    latencyMs: chance.between(5, 120),
    jitterMs: chance.between(0, 250),
    slow: faults.has('slow-line') ? 0.08 : 0,
  };
}

/** All faults end: lines heal, phones wake, the server is up. */
export function calmDown(world: World): void {
  const { server } = world;
  server.database.busyFor(0);
  server.database.full(false);
  server.database.readOnly(false);
  server.database.latency(undefined);
  const healthy = { ...calm, latencyMs: 10, jitterMs: 10 };
  for (const { line } of world.originals) line.setWeather(healthy);
  for (const { phones } of world.players) {
    for (const phone of phones) {
      phone.line.setOffline(false);
      phone.line.heal();
      phone.line.setWeather(healthy);
      if (phone.isAsleep) phone.wake();
    }
  }
}
