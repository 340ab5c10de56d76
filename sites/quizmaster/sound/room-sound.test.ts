import { expect, test } from 'vitest';
import { createRoomSound, type RoomSoundOptions, soundKey } from './room-sound.ts';
import type { Sound } from './sounds.ts';

/** The locks of one browser, as the standard has them: one holder, a queue, and who steals. */
function fakeLocks(): Pick<LockManager, 'request'> {
  let holder: { reject: (error: Error) => void } | undefined;
  const queue: (() => void)[] = [];
  const request = (_: string, ...rest: unknown[]) => {
    const run = rest.at(-1) as (lock: unknown) => unknown;
    const { steal = false, ifAvailable = false } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const take = () => {
      const mine = { reject };
      holder = mine;
      Promise.resolve(run({})).then((value) => {
        if (holder === mine) {
          holder = undefined;
          queue.shift()?.();
        }
        resolve(value);
      });
    };
    if (holder && ifAvailable) Promise.resolve(run(null)).then(resolve);
    else if (holder && !steal) queue.push(take);
    else {
      holder?.reject(new Error('stolen'));
      take();
    }
    return promise;
  };
  return { request: request as LockManager['request'] };
}

interface Browser {
  readonly stored: Map<string, string>;
  readonly locks: RoomSoundOptions['locks'];
}
const browser = (locks: Browser['locks'] = fakeLocks()): Browser => ({ stored: new Map(), locks });

/** A tab of the browser. Its speaker is ready after a press, unless it was opened by one. */
function tab({ stored, locks }: Browser, { pressed = true, load = true } = {}) {
  const played: (readonly [Sound, number])[] = [];
  const page = { isPressed: pressed, now: 0, presses: [] as (() => void)[] };
  const sound = createRoomSound({
    storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
    locks,
    load: async () => {
      if (!load) throw new Error('no Web Audio');
      return {
        wake: async () => page.isPressed,
        play: (what, loudness) => void played.push([what, loudness]),
      };
    },
    nextPress(run) {
      page.presses.push(run);
      return () => {
        page.presses = page.presses.filter((each) => each !== run);
      };
    },
    clock: { now: () => page.now },
  });
  sound.subscribe(() => {});
  const press = () => {
    page.isPressed = true;
    for (const run of page.presses.splice(0)) run();
  };
  return { sound, played, page, press, status: () => sound.get().status };
}

test('off until it is turned on; the browser remembers that, and how loud', async () => {
  const one = browser();
  const first = tab(one);
  first.sound.hear('bell');
  expect([first.status(), first.played, one.stored.size]).toEqual(['off', [], 0]);
  first.sound.turnOn();
  await expect.poll(first.status).toBe('on');
  first.sound.setVolume('loud');
  first.sound.hear('bell');
  expect(first.played).toEqual([['bell', 1]]);
  expect(JSON.parse(one.stored.get(soundKey) ?? '')).toEqual({ isOn: true, volume: 'loud' });
  first.sound.turnOff();
  expect(first.status()).toBe('off');
  expect(JSON.parse(one.stored.get(soundKey) ?? '')).toEqual({ isOn: false, volume: 'loud' });
  first.sound.hear('brass');
  expect(first.played).toHaveLength(1);
});

test('a page that is loaded again waits for a press, says so, and then plays', async () => {
  const one = browser();
  one.stored.set(soundKey, '{"isOn":true,"volume":"soft"}');
  const { sound, played, press, status } = tab(one, { pressed: false });
  await expect.poll(status).toBe('blocked');
  sound.hear('bell');
  expect(played).toEqual([]);
  press();
  await expect.poll(status).toBe('on');
  sound.hear('bell');
  expect(played).toEqual([['bell', 0.2]]);
});

test('one tab plays: another that is turned on takes over, and gives back when it is turned off', async () => {
  const one = browser();
  const [first, second] = [tab(one), tab(one)];
  first.sound.turnOn();
  await expect.poll(first.status).toBe('on');
  second.sound.turnOn();
  await expect.poll(second.status).toBe('on');
  await expect.poll(first.status).toBe('elsewhere');
  first.sound.hear('slip');
  expect(first.played).toEqual([]);
  second.sound.turnOff();
  await expect.poll(first.status).toBe('on');
});

test('a tab that is opened beside one that plays waits', async () => {
  const one = browser();
  const first = tab(one);
  first.sound.turnOn();
  await expect.poll(first.status).toBe('on');
  const second = tab(one);
  await expect.poll(second.status).toBe('elsewhere');
  expect(first.status()).toBe('on');
  // Turned off while it waits, it takes nothing once the other is done.
  second.sound.turnOff();
  first.sound.turnOff();
  await Promise.resolve();
  expect(second.status()).toBe('off');
});

test('without locks and without a storage it plays all the same', async () => {
  const sound = createRoomSound({
    storage: {
      getItem() {
        throw new Error('forbidden');
      },
      setItem() {
        throw new Error('forbidden');
      },
    },
    locks: undefined,
    load: async () => ({ wake: async () => true, play: () => {} }),
    nextPress: () => () => {},
  });
  sound.turnOn();
  await expect.poll(() => sound.get().status).toBe('on');
});

test('a browser that plays nothing says so', async () => {
  const { sound, status } = tab(browser(), { load: false });
  sound.turnOn();
  await expect.poll(status).toBe('failed');
});

test('fourteen slips in a second are two tears; what matters more breaks in, never the other way', async () => {
  const { sound, played, page } = tab(browser());
  sound.turnOn();
  await expect.poll(() => sound.get().status).toBe('on');
  for (let slip = 0; slip < 14; slip++) {
    page.now = 10_000 + slip * 70;
    sound.hear('slip');
  }
  expect(played.map(([what]) => what)).toEqual(['slip', 'slip']);
  page.now += 10;
  sound.hear('bell');
  page.now += 10;
  sound.hear('slip');
  sound.hear('pens-down');
  sound.hear('brass');
  expect(played.map(([what]) => what)).toEqual(['slip', 'slip', 'bell', 'brass']);
  page.now += 2_500;
  sound.hear('chalk');
  expect(played.at(-1)?.[0]).toBe('chalk');
});
