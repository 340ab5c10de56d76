import type { Game } from '@snug/client';
import { demoGame, demoRound, virtualClock } from '@snug/client/fake';
import { demoHostGame } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { createPace } from './pace.ts';
import { playTeammate } from './teammate.ts';

const [host] = demoHostGame().rounds;
const questions = host?.questions ?? [];

test('a teammate suggests to some questions, each at most once, and not after the close', async () => {
  const clock = virtualClock();
  const night = new AbortController();
  const suggested: string[] = [];
  let open = true;
  const asked = questions.map((each) => ({ ...each, answers: [''], suggestions: [] }));
  const get = () =>
    ({ view: { ...demoGame(), round: { ...demoRound(), asked }, submissions_open: open } }) as unknown as Game;
  const play = (seed: string) =>
    playTeammate(
      { name: 'Quizzly Bears', captain: 'Priya', members: ['Ben'], skill: 0.9, habit: 'steady' },
      { get, subscribe: () => () => {}, suggest: async (id, text) => void suggested.push(`${id} ${text}`) },
      {
        ...{ seed, pace: createPace(clock), signal: night.signal },
        keyOf(id) {
          const question = questions.find(({ question_id }) => question_id === id);
          return question && host ? { question, round: host } : undefined;
        },
        failed(error) {
          throw error;
        },
      },
    );
  for (let n = 0; n < 20; n++) play(`seed ${n}`);
  await clock.pass(20_000);
  expect(suggested.length).toBeGreaterThan(20);
  expect(suggested.length).toBeLessThan(60);
  expect(suggested.every((each) => each.split(' ').length > 1)).toBe(true);

  open = false;
  const before = suggested.length;
  for (let n = 20; n < 40; n++) play(`seed ${n}`);
  await clock.pass(20_000);
  expect(suggested).toHaveLength(before);
});
