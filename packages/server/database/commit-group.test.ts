import { describe, expect, test } from 'vitest';
import { createCommitGroup } from './commit-group.ts';
import type { Engine } from './engine.ts';
import { openWriting } from './step-runner.ts';
import { createWriter } from './writer.ts';

/** An engine that records its steps, and whose commit can be made to fail. */
function notedEngine() {
  const asked: string[] = [];
  const disk = { isFull: false };
  const engine: Engine = {
    run(step) {
      asked.push(step.op);
      if (step.op === 'commit' && disk.isFull) throw new Error('full');
      return { rows: [], changes: 0 };
    },
    close() {},
  };
  return { asked, disk, engine };
}

describe('G11 a group of turns', () => {
  const turn = (group: ReturnType<typeof createCommitGroup>, heard: string[], name: string) => {
    group.run({ op: 'begin' });
    group.release({ saved: () => heard.push(`${name} saved`), failed: () => heard.push(`${name} failed`) });
  };

  test('no member is told before the commit, and all of a group at once', () => {
    const { asked, engine } = notedEngine();
    const group = createCommitGroup(engine, () => 0);
    const heard: string[] = [];
    turn(group, heard, 'one');
    turn(group, heard, 'two');
    expect(heard).toEqual([]);
    group.settle();
    expect(heard).toEqual(['one saved', 'two saved']);
    expect(asked).toEqual(['begin', 'release', 'begin', 'release', 'commit']);
    group.settle();
    expect(asked).toHaveLength(5);
  });

  test('a group is not committed during a transaction: that transaction joins it', () => {
    const { asked, engine } = notedEngine();
    const group = createCommitGroup(engine, () => 0);
    const heard: string[] = [];
    turn(group, heard, 'one');
    group.run({ op: 'begin' });
    group.settle();
    expect(asked).not.toContain('commit');
    group.run({ op: 'rollback' });
    group.settle();
    expect(heard).toEqual(['one saved']);
  });

  test('a group is not kept open longer than its few milliseconds, however many wait', () => {
    const { asked, engine } = notedEngine();
    let now = 0;
    const group = createCommitGroup(engine, () => now);
    const heard: string[] = [];
    for (const name of ['one', 'two', 'three']) {
      turn(group, heard, name);
      now += 5;
    }
    expect(asked.filter((op) => op === 'commit')).toHaveLength(2);
    expect(heard).toEqual(['one saved', 'two saved']);
  });

  test('a group whose transactions were all rolled back does not stay open', () => {
    const { asked, engine } = notedEngine();
    const group = createCommitGroup(engine, () => 0);
    group.run({ op: 'begin' });
    group.run({ op: 'rollback' });
    group.settle();
    expect(asked).toEqual(['begin', 'rollback', 'commit']);
  });

  test('when the commit fails, every transaction of the group fails and the next group goes on', () => {
    const { disk, engine } = notedEngine();
    const group = createCommitGroup(engine, () => 0);
    const heard: string[] = [];
    turn(group, heard, 'one');
    turn(group, heard, 'two');
    disk.isFull = true;
    group.settle();
    expect(heard).toEqual(['one failed', 'two failed']);
    disk.isFull = false;
    turn(group, heard, 'three');
    group.settle();
    expect(heard.at(-1)).toBe('three saved');
  });
});

test('G11 in one thread, transactions that wait together share a commit', async () => {
  const engine = openWriting(':memory:');
  const steps: string[] = [];
  const writer = createWriter({
    run(connection, step) {
      steps.push(step.op);
      return engine.run(connection, step);
    },
    close: engine.close,
  });
  const first = await writer.begin();
  const second = writer.begin();
  const order: string[] = [];
  const one = first.commit().then(() => order.push('one'));
  const two = (await second).commit().then(() => order.push('two'));
  // The second began before the first was on disk: they were committed together.
  expect(steps).toEqual(['begin', 'release', 'begin', 'release']);
  expect(order).toEqual([]);
  await Promise.all([one, two]);
  expect(order).toEqual(['one', 'two']);
  await engine.close();
});
