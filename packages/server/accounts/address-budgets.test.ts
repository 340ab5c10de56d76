import { handClock } from '@snug/testing/server';
import { describe, expect, test } from 'vitest';
import {
  addressBudgetTable,
  comeAgainS,
  createAddressBudgets,
  keysPerLineMax,
  type Turn,
  waitingMax,
  waitingPerLineMax,
  waitMs,
} from './address-budgets.ts';

async function settled(): Promise<void> {
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
}

const here = '192.0.2.1';
const { count, everyMs } = addressBudgetTable.lookUps;

function openLine() {
  const clock = handClock();
  const budgets = createAddressBudgets(clock);
  const answered: string[] = [];
  const refused: { key: string; retryAfterS: number | undefined }[] = [];
  /** A look-up that needs its unit, as a wrong code does, or gives it back. */
  const look = (key: string, isRight = false, address = here) =>
    budgets.take('lookUps', address, key).then(
      (turn: Turn) => {
        answered.push(key);
        if (isRight) turn.giveBack();
      },
      ({ retryAfterS }) => void refused.push({ key, retryAfterS }),
    );
  const spend = async () => {
    for (let n = 0; n < count; n += 1) await look(`${n}`);
    answered.length = 0;
  };
  return { clock, budgets, answered, refused, look, spend };
}

describe('H62 the budget of an address', () => {
  test('a hundred wrong codes are answered at once, and then one in six seconds', async () => {
    const { clock, answered, look } = openLine();
    for (let n = 0; n < count + 3; n += 1) void look(`${n}`);
    await settled();
    expect(answered).toHaveLength(count);
    await clock.pass(everyMs - 1);
    expect(answered).toHaveLength(count);
    await clock.pass(1);
    expect(answered).toHaveLength(count + 1);
    await clock.pass(2 * everyMs);
    expect(answered).toHaveLength(count + 3);
  });

  test('an attacker who fills the line for an hour learns six hundred codes and the first hundred', async () => {
    const { clock, answered, look } = openLine();
    for (let second = 0; second < 3_600; second += 1) {
      for (let n = 0; n < 10; n += 1) void look(`${second * 10 + n}`);
      await clock.pass(1_000);
    }
    expect(new Set(answered).size).toBeLessThanOrEqual(count + 3_600_000 / everyMs);
    expect(answered.length).toBeGreaterThan(count + 500);
  });

  test('a right code costs nothing, also where three hundred are looked up at once', async () => {
    const { answered, look, budgets } = openLine();
    await Promise.all(Array.from({ length: 300 }, () => look('right', true)));
    expect(answered).toHaveLength(300);
    for (let n = 0; n < count; n += 1) expect(budgets.tryTake('lookUps', here)).toBeDefined();
    expect(budgets.tryTake('lookUps', here)).toBeUndefined();
  });

  test('sixty phones that type one code are let in by the second turn, however many codes a guesser types', async () => {
    const { clock, answered, look, spend } = openLine();
    await spend();
    for (let n = 0; n < keysPerLineMax - 1; n += 1) void look(`wrong${n}`);
    for (let n = 0; n < 60; n += 1) void look('right', true);
    await clock.pass(2 * everyMs);
    expect(answered.filter((key) => key === 'right')).toHaveLength(60);
  });

  test('and whoever waits alone comes before a crowd by the second turn too', async () => {
    const { clock, answered, look, spend } = openLine();
    await spend();
    void look('alone', true);
    for (let crowd = 0; crowd < 4; crowd += 1) for (let n = 0; n < 50; n += 1) void look(`crowd${crowd}`);
    await clock.pass(2 * everyMs);
    expect(answered).toContain('alone');
  });

  test('those who share a unit put it back only together: one who is refused saves nobody’s guess', async () => {
    const clock = handClock();
    const budgets = createAddressBudgets(clock);
    while (budgets.tryTake('lookUps', here));
    const both = Promise.all([budgets.take('lookUps', here, 'same'), budgets.take('lookUps', here, 'same')]);
    await clock.pass(everyMs);
    const [first, second] = await both;
    first.giveBack();
    first.giveBack();
    expect(budgets.tryTake('lookUps', here)).toBeUndefined();
    second.giveBack();
    expect(budgets.tryTake('lookUps', here)).toBeDefined();
    expect(budgets.tryTake('lookUps', here)).toBeUndefined();
  });

  test('whoever has waited too long is told when to come again, and leaves nothing behind', async () => {
    const { clock, budgets, refused, look, spend } = openLine();
    await spend();
    for (let n = 0; n < 20; n += 1) void look(`wrong${n}`);
    expect(budgets.waiting()).toBe(20);
    await clock.pass(waitMs);
    expect(refused).toHaveLength(20 - Math.floor(waitMs / everyMs));
    expect(refused.every(({ retryAfterS }) => retryAfterS === comeAgainS('lookUps'))).toBe(true);
    expect(budgets.waiting()).toBe(0);
  });

  test('lines are bounded, at one address and at all', async () => {
    const { budgets, refused, look, spend } = openLine();
    await spend();
    for (let n = 0; n < keysPerLineMax + 5; n += 1) void look(`wrong${n}`);
    await settled();
    expect(refused).toHaveLength(5);
    for (let n = 0; n < waitingPerLineMax; n += 1) void look('wrong0');
    await settled();
    expect(budgets.waiting()).toBe(waitingPerLineMax);
    for (let other = 0; other < 10; other += 1) {
      while (budgets.tryTake('lookUps', `192.0.2.${other + 2}`));
      for (let n = 0; n < waitingPerLineMax; n += 1) void look('wrong', false, `192.0.2.${other + 2}`);
    }
    await settled();
    expect(budgets.waiting()).toBe(waitingMax);
  });

  test('a room gets in though a guesser fills the line again and again: those who wait alone make room', async () => {
    const { clock, answered, look, spend } = openLine();
    await spend();
    for (let n = 0; n < 5 * keysPerLineMax; n += 1) void look(`before${n}`);
    for (let n = 0; n < 60; n += 1) void look('right', true);
    for (let n = 0; n < 10 * keysPerLineMax; n += 1) void look(`after${n}`);
    await clock.pass(2 * everyMs);
    expect(answered.filter((key) => key === 'right')).toHaveLength(60);
  });

  test('and so do those who fill it by asking for the same things together, ten for each', async () => {
    const { clock, budgets, answered, look, spend } = openLine();
    await spend();
    for (let n = 0; n < waitingPerLineMax; n += 1) void look(`crowd${n % keysPerLineMax}`);
    await settled();
    expect(budgets.waiting()).toBe(waitingPerLineMax);
    void look('alone', true);
    await settled();
    expect(budgets.waiting()).toBe(waitingPerLineMax - waitingPerLineMax / keysPerLineMax + 1);
    // And where fewer keys fill it, and nobody's is alone.
    const other = openLine();
    await other.spend();
    for (let n = 0; n < waitingPerLineMax; n += 1) void other.look(`crowd${n % 3}`);
    void other.look('alone', true);
    await other.clock.pass(4 * everyMs);
    expect(other.answered).toContain('alone');
    expect(other.refused).toHaveLength(1);
    await clock.pass(everyMs);
    expect(answered.length).toBeGreaterThan(0);
  });

  test('whoever waits alone makes room no more often than crowds do', async () => {
    let displaced = 0;
    for (let line = 0; line < 50; line += 1) {
      const { refused, look, spend } = openLine();
      await spend();
      const inPairs = (from: number, to: number) => {
        for (let n = from; n < to; n += 1) for (let twice = 0; twice < 2; twice += 1) void look(`pair${n}`);
      };
      inPairs(0, keysPerLineMax - 1 + line);
      void look('alone', true);
      inPairs(1_000, 1_010);
      await settled();
      displaced += refused.filter(({ key }) => key === 'alone').length;
    }
    // Ten of a hundred made room.
    expect(displaced).toBeGreaterThan(0);
    expect(displaced).toBeLessThan(50 * 0.3);
  });

  test('a room gathers behind one code in a line that is full', async () => {
    const { clock, budgets, answered, refused, look, spend } = openLine();
    await spend();
    for (let n = 0; n < waitingPerLineMax; n += 1) void look(`crowd${n % (keysPerLineMax - 1)}`);
    for (let n = 0; n < 60; n += 1) void look('right', true);
    await settled();
    expect(budgets.waiting()).toBe(waitingPerLineMax);
    expect(refused.filter(({ key }) => key === 'right')).toEqual([]);
    await clock.pass(2 * everyMs);
    expect(answered.filter((key) => key === 'right')).toHaveLength(60);
  });

  test.each([
    [1, 60],
    [2, 60],
    [3, 60],
    [15, 60],
    // Crowds of half the room's size displace it like each other.
    [30, 30],
    [keysPerLineMax - 1, 30],
  ])('and stays there, whatever crowds come after it with %i keys: %i of sixty at least', async (keys, atLeast) => {
    const { clock, answered, look, spend } = openLine();
    await spend();
    for (let n = 0; n < 60; n += 1) void look('right', true);
    for (let n = 0; n < 2 * waitingPerLineMax; n += 1) void look(`crowd${n % keys}`);
    await clock.pass(2 * everyMs);
    expect(answered.filter((key) => key === 'right').length).toBeGreaterThanOrEqual(atLeast);
  });

  test('and no crowd that does takes the place of whoever waits alone', async () => {
    const { clock, answered, refused, look, spend } = openLine();
    await spend();
    void look('alone', true);
    for (let n = 0; n < 5 * waitingPerLineMax; n += 1) void look(`crowd${n % 3}`);
    await settled();
    expect(refused.some(({ key }) => key === 'alone')).toBe(false);
    await clock.pass(2 * everyMs);
    expect(answered).toContain('alone');
  });

  test.each(['lookUps', 'lookUpsAtHome'] as const)(
    'whoever is sent away by new codes and comes again as told is in by the second turn, and is not sent away again: %s',
    async (name) => {
      const clock = handClock();
      const budgets = createAddressBudgets(clock);
      while (budgets.tryTake(name, here));
      const guess = (n: number) => budgets.take(name, here, `guess${n}`).catch(() => {});
      let isIn = false;
      const knock = () => budgets.take(name, here, 'alone').then(() => (isIn = true));
      const told = knock().catch(({ retryAfterS }) => retryAfterS as number);
      let n = 0;
      const guesses = async () => {
        for (let more = 0; more < 3 * keysPerLineMax; more += 1) void guess(++n);
        await settled();
      };
      await guesses();
      expect(await told).toBe(comeAgainS(name));
      await clock.pass(comeAgainS(name) * 1_000);
      await guesses();
      const again = knock();
      await guesses();
      await clock.pass(2 * addressBudgetTable[name].everyMs);
      expect(isIn).toBe(true);
      await again;
    },
  );

  test('where as many wait as may at all, an address whose line is short is not shut out by long ones elsewhere', async () => {
    const { budgets, refused, look, spend } = openLine();
    await spend();
    for (let other = 0; other < 6; other += 1) {
      while (budgets.tryTake('lookUps', `192.0.2.${other + 2}`));
      for (let n = 0; n < waitingPerLineMax; n += 1) void look(`crowd${n % 50}`, false, `192.0.2.${other + 2}`);
    }
    await settled();
    refused.length = 0;
    for (let n = 0; n < 20; n += 1) void look('right', true);
    await settled();
    expect(refused.filter(({ key }) => key === 'right')).toEqual([]);
    expect(budgets.waiting()).toBe(waitingMax);
  });

  test('a stop sends home whoever waits, and nobody waits any more', async () => {
    const { budgets, refused, look, spend } = openLine();
    await spend();
    for (let n = 0; n < 20; n += 1) void look(`wrong${n % 7}`);
    budgets.close();
    void look('late');
    await settled();
    expect([refused.length, budgets.waiting()]).toEqual([21, 0]);
  });

  test('another address, and another budget of the same, are not touched', async () => {
    const { answered, look, budgets, spend } = openLine();
    await spend();
    await look('elsewhere', false, '192.0.2.9');
    expect(answered).toEqual(['elsewhere']);
    expect(budgets.tryTake('joinBoxLookUps', here)).toBeDefined();
  });
});

test('H35 whoever is new checks a contact within a minute, coming again as told, where somebody spends what the address may check', async () => {
  const clock = handClock();
  const budgets = createAddressBudgets(clock);
  while (budgets.tryTake('contactChecks', here));
  const check = (browser: string) => budgets.take('contactChecks', here, browser);
  let isAnswered = false;
  const patient = async (): Promise<void> => {
    try {
      await check('honest');
      isAnswered = true;
    } catch (refusal) {
      const { retryAfterS } = refusal as { retryAfterS: number };
      clock.after(retryAfterS * 1_000, () => void patient());
    }
  };
  for (let second = 0; second < 60; second += 1) {
    for (let n = 0; n < 10; n += 1) void check(`${second} ${n}`).catch(() => {});
    if (second === 0) void patient();
    await clock.pass(1_000);
  }
  expect(isAnswered).toBe(true);
});
