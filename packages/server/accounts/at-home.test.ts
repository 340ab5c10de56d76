import { expect, test } from 'vitest';
import { createAtHome, gamesPerAddressMax, homeMs } from './at-home.ts';

function openHomes() {
  let now = 0;
  const pass = (ms: number) => {
    now += ms;
  };
  return { pass, homes: createAtHome({ now: () => now, after: () => () => {} }) };
}

test('H62 a game is at home where somebody of it has called from, for two hours after the last call', () => {
  const { pass, homes } = openHomes();
  expect(homes.hasAny('192.0.2.1')).toBe(false);
  homes.seen('192.0.2.1', 'game');
  expect([homes.has('192.0.2.1', 'game'), homes.has('192.0.2.2', 'game'), homes.has('192.0.2.1', 'other')]).toEqual([
    ...[true, false, false],
  ]);
  pass(homeMs - 1);
  homes.seen('192.0.2.1', 'game');
  pass(homeMs - 1);
  expect(homes.has('192.0.2.1', 'game')).toBe(true);
  pass(1);
  expect(homes.has('192.0.2.1', 'game')).toBe(false);
});

test('an address is the home of the few games that were seen there last, so that what a guesser can find is bounded', () => {
  const { homes } = openHomes();
  for (let n = 0; n < gamesPerAddressMax; n += 1) homes.seen('192.0.2.1', `game${n}`);
  homes.seen('192.0.2.1', 'game0');
  homes.seen('192.0.2.1', 'one more');
  const kept = Array.from({ length: gamesPerAddressMax }, (_, n) => homes.has('192.0.2.1', `game${n}`));
  expect(kept).toEqual(kept.map((_, n) => n !== 1));
});

test('a newcomer is a browser at one address', () => {
  const { homes, pass } = openHomes();
  homes.welcome('192.0.2.1', 'browser');
  expect([homes.isNewcomer('192.0.2.1', 'browser'), homes.isNewcomer('192.0.2.2', 'browser')]).toEqual([true, false]);
  pass(3_600_000);
  expect(homes.isNewcomer('192.0.2.1', 'browser')).toBe(false);
});
