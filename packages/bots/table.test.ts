import type { Game } from '@snug/client';
import { demoGame, demoRound, virtualClock } from '@snug/client/fake';
import type { Round } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { createPace } from './pace.ts';
import { type Phone, playTable } from './table.ts';
import type { Habit, TablePlan } from './tables.ts';

const [host] = demoHostGame().rounds;
const questions = host?.questions ?? [];

/** A captain's phone that shows what a test puts on it, with a table that plays on it by virtual time. */
function atTable(habit: Habit, seed = 'seed') {
  const clock = virtualClock();
  const night = new AbortController();
  const done: string[] = [];
  const listeners = new Set<() => void>();
  let round: Round | null = null;
  let open = false;
  const get = () => ({ view: { ...demoGame(), round, submissions_open: open } }) as Game;
  const phone: Phone = {
    game: {
      get,
      subscribe(changed) {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
      typeAnswer: (id, index, text) => void done.push(`${id}.${index} ${text}`),
      flush: () => void done.push('sent'),
      setDouble: async (doubled) => void done.push(`double ${doubled}`),
      submit: async () => void done.push(`submitted after ${Math.round(clock.now() / 1_000)} s`),
    },
    goOffline: () => void done.push('offline'),
    goOnline: () => void done.push('online'),
  };
  const plan: TablePlan = { name: 'Quizzly Bears', captain: 'Priya', members: [], skill: 0.9, habit };
  playTable(plan, phone, {
    seed,
    pace: createPace(clock),
    signal: night.signal,
    keyOf: (id) => {
      const question = questions.find(({ question_id }) => question_id === id);
      return question && host ? { question, round: host } : undefined;
    },
    failed(error) {
      throw error;
    },
  });
  return {
    ...{ clock, night, done },
    show(count: number, isOpen = true, round_order = 1) {
      open = isOpen;
      const asked = questions.slice(0, count).map((each) => ({ ...each, answers: [''], suggestions: [] }));
      round = { ...demoRound(), round_id: `r${round_order}`, round_order, question_count: questions.length, asked };
      round = { ...round, submitted: false, double_or_nothing: false };
      for (const listener of [...listeners]) listener();
    },
  };
}

const submitted = (done: readonly string[]) => done.filter((each) => each.startsWith('submitted'));

test('a table writes to each question once, however often the screen changes, and hands in after the last', async () => {
  const { clock, done, show } = atTable('steady');
  show(1);
  show(1);
  await clock.pass(20_000);
  expect(done.filter((each) => each === 'sent')).toHaveLength(1);
  expect(new Set(done.map((each) => each.split('.')[0]))).toEqual(new Set(['r1q1', 'sent']));
  show(2);
  await clock.pass(20_000);
  show(3);
  await clock.pass(40_000);
  expect(done.filter((each) => each === 'sent')).toHaveLength(3);
  expect(submitted(done)).toHaveLength(1);
  show(3);
  await clock.pass(40_000);
  expect(submitted(done)).toHaveLength(1);
});

test('the forgetful table never hands in; the late one only after the close and its grace, in every second round', async () => {
  const forgetful = atTable('forgetful');
  forgetful.show(3);
  await forgetful.clock.pass(200_000);
  forgetful.show(3, false);
  await forgetful.clock.pass(200_000);
  expect(submitted(forgetful.done)).toEqual([]);

  const late = atTable('late');
  late.show(3, true, 2);
  await late.clock.pass(100_000);
  expect(submitted(late.done)).toEqual([]);
  late.show(3, false, 2);
  await late.clock.pass(4_000);
  expect(submitted(late.done)).toEqual([]);
  await late.clock.pass(20_000);
  expect(submitted(late.done)).toHaveLength(1);
});

test('one loses its line in the middle of a round and has it again, also when the night ends meanwhile', async () => {
  const { clock, done, show, night } = atTable('offline');
  show(1, true, 2);
  await clock.pass(46_000);
  expect(done.at(-1)).toBe('offline');
  await clock.pass(45_000);
  expect(done).toContain('online');

  show(1, true, 4);
  await clock.pass(46_000);
  expect(done.at(-1)).toBe('offline');
  night.abort(new Error('The night is over.'));
  await clock.pass(0);
  expect(done.at(-1)).toBe('online');
});

test('the end of the night stops a table in the middle of a word', async () => {
  const { clock, done, show, night } = atTable('steady');
  show(3);
  await clock.pass(5_000);
  night.abort(new Error('The night is over.'));
  const before = done.length;
  await clock.pass(100_000);
  expect(done).toHaveLength(before);
});
