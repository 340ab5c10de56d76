import { fakeClient, virtualClock } from '@snug/client/fake';
import type { GamePeople } from '@snug/contract';
import { expect, test } from 'vitest';
import { createPeople } from './people-store.ts';

/** A store before a server that has one spectator more at each load; `fail` decides which load fails. */
function open(fail: (nth: number) => boolean = () => false) {
  const clock = virtualClock();
  let loads = 0;
  const { call } = fakeClient({
    answers: {
      hostGamePeople: (): GamePeople => {
        loads += 1;
        if (fail(loads)) throw new Error('The line is down.');
        const spectator = { player_code: 'c', player_name: `Nr ${loads}`, is_captain: false, registered: true };
        return { teams: [], waiting: [], spectators: [{ ...spectator, online: true }] };
      },
    },
  });
  const store = createPeople({ gameId: 'g1', call, clock });
  const leave = store.subscribe(() => {});
  const newest = () => store.get().value?.spectators[0]?.player_name;
  return { store, clock, leave, newest, loads: () => loads };
}

test('who is there is loaded at once, and anew when somebody came or went', async () => {
  const { store, clock, newest } = open();
  await clock.pass(0);
  expect(newest()).toBe('Nr 1');
  await clock.pass(1_000);
  store.changed();
  await clock.pass(0);
  expect(newest()).toBe('Nr 2');
});

test('many changes within a second are one load, and the last of them is seen', async () => {
  const { store, clock, newest, loads } = open();
  await clock.pass(0);
  for (let change = 0; change < 20; change += 1) {
    store.changed();
    await clock.pass(10);
  }
  expect(loads()).toBe(1);
  await clock.pass(1_000);
  expect([loads(), newest()]).toEqual([2, 'Nr 2']);
  await clock.pass(60_000);
  expect(loads()).toBe(2);
});

test('a load that failed leaves who was there, says so, and may be tried again', async () => {
  const { store, clock, newest } = open((nth) => nth === 2);
  await clock.pass(1_000);
  store.changed();
  await clock.pass(0);
  expect([newest(), store.get().failed]).toEqual(['Nr 1', true]);
  await clock.pass(1_000);
  store.changed();
  await clock.pass(0);
  expect([newest(), store.get().failed]).toEqual(['Nr 3', false]);
});

test('whoever has left the page loads nothing more', async () => {
  const { store, clock, leave, loads } = open();
  await clock.pass(0);
  store.changed();
  leave();
  await clock.pass(60_000);
  expect(loads()).toBe(1);
});
