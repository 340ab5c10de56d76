import { expect, test } from 'vitest';
import { createAdmissionLine } from './admission-line.ts';

/** A line whose decisions end when they are told to. */
function openLine() {
  const line = createAdmissionLine();
  const begun: string[] = [];
  const pushed: string[] = [];
  const ends = new Map<string, () => void>();
  const wait = (who: string, address = 'pub') =>
    line.wait({
      address,
      who,
      decide() {
        begun.push(who);
        return new Promise<void>((resolve) => ends.set(who, resolve));
      },
      pushedOut: () => pushed.push(who),
    });
  const end = async (who: string) => {
    ends.get(who)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { line, begun, pushed, wait, end };
}

const many = (count: number, name: string) => Array.from({ length: count }, (_, n) => `${name} ${n}`);

test('H15 sixteen of an address are decided at a time, the others in order; another address does not wait for them', async () => {
  const { begun, wait, end } = openLine();
  for (const who of many(20, 'phone')) wait(who);
  expect(begun).toEqual(many(16, 'phone'));
  wait('elsewhere', 'another pub');
  expect(begun.at(-1)).toBe('elsewhere');
  await end('phone 3');
  expect(begun.at(-1)).toBe('phone 16');
});

test('H15 whoever was admitted before goes first, five connections at most', async () => {
  const { line, begun, wait, end } = openLine();
  for (const who of many(18, 'stranger')) wait(who);
  line.remember('regular');
  for (let n = 0; n < 7; n += 1) wait('regular');
  await end('stranger 0');
  expect(begun.at(-1)).toBe('regular');
  for (let n = 1; n < 6; n += 1) await end(`stranger ${n}`);
  expect(begun.slice(16)).toEqual([...Array(5).fill('regular'), 'stranger 16']);
});

test('H15 a thousand wait at an address: one more is turned away, unless they were admitted before and a stranger waits', () => {
  const { line, pushed, wait } = openLine();
  for (const who of many(16 + 1_000, 'stranger')) expect(wait(who)).toBe(true);
  expect(wait('one more')).toBe(false);
  line.remember('regular');
  expect(wait('regular')).toBe(true);
  expect(pushed).toEqual(['stranger 1015']);
  expect(wait('elsewhere', 'another pub')).toBe(true);
});
