import { expect, test } from 'vitest';
import { schedule } from './schedule.ts';
import type { Step } from './step.ts';

/** Plays steps, each for as many turns as its name has letters. Returns which ran at the same time. */
async function played(steps: readonly (Omit<Step, 'command'> & { command?: [] })[], room: number) {
  const underWay = new Set<string>();
  const together: string[] = [];
  await schedule(
    steps.map((step) => ({ command: [], ...step })),
    room,
    async ({ name }) => {
      underWay.add(name);
      together.push([...underWay].join('+'));
      for (let turn = 0; turn < name.length; turn += 1) await Promise.resolve();
      underWay.delete(name);
    },
  );
  return together;
}

test('steps run side by side, in their order, as far as there is room', async () => {
  expect(await played([{ name: 'aaaaaaaa' }, { name: 'b' }, { name: 'c' }], 2)).toEqual([
    'aaaaaaaa',
    'aaaaaaaa+b',
    'aaaaaaaa+c',
  ]);
});

test('a step waits for those it needs, and others run before it', async () => {
  const order = await played([{ name: 'pages', after: ['build'] }, { name: 'build' }, { name: 'types' }], 1);
  expect(order).toEqual(['build', 'pages', 'types']);
});

test('an empty schedule ends at once', async () => {
  expect(await played([], 2)).toEqual([]);
});
