import { fakeClient } from '@snug/client/fake';
import type { HostGame } from '@snug/contract';
import { demoHostGame, demoQuestion, demoRound, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openConsole } from '../tests/open-console.tsx';

const night = demoHostGame();
const game: HostGame = {
  ...night,
  rounds: [
    demoRound(1, 'Around the World', [demoQuestion('q1', 0, 'Which city was Constantinople?', [['Istanbul']])], {
      asked: ['q1'],
    }),
  ],
  teams: [demoTeam('t1', 'Quizzly Bears', { submitted: { 1: submissionOf([['Byzantium']]) } })],
  state: { ...night.state, game_started: true, round_index: 0, asked: ['q1'] },
};

/** A page of the console, with a line of its own to the server. */
async function open(path: string, { isUp = false }: { isUp?: boolean } = {}) {
  const line = { isUp };
  const taken: string[] = [];
  const client = fakeClient({
    answers: {
      hostGames: [],
      hostLoadGame: game,
      hostGrade: ({ body }) => {
        if (!line.isUp) throw new TypeError('offline');
        taken.push(...body.grades.map(({ answer_key, marks }) => `${answer_key}: ${marks}`));
        return {
          grades: body.grades.map(({ seen, ...grade }) => {
            return { funny: false, ...grade, version: seen + 1, by: 'Priya', at: 1 };
          }),
        };
      },
    },
  });
  const { navigate, close } = await openConsole(path, client);
  const up = () => {
    line.isUp = true;
  };
  return { navigate, taken, up, close };
}

/** Whether the browser would ask before the page is left. */
const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function gradeOffline() {
  await expect.element(page.getByText('Byzantium', { exact: true })).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(page.getByText(/Not at the host yet/)).toBeVisible();
}

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(390, 844));

test('a grade without a line is sent from wherever the quizmaster goes, and the page asks before it is left', async () => {
  const { navigate, taken, up } = await open('/game/g1/desk/1');
  await gradeOffline();
  navigate('/game/g1/board');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Board' })).toBeVisible();
  expect(asksToStay()).toBe(true);
  up();
  await expect.poll(() => taken).toEqual(['byzantium: none']);
  await expect.poll(asksToStay).toBe(false);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('snug_host_grades_'))).toEqual([]);
});

test('a grade without a line is sent by the next page, whichever it is', async () => {
  const before = await open('/game/g1/desk/1');
  await gradeOffline();
  await before.close();
  const { taken } = await open('/', { isUp: true });
  await expect.poll(() => taken).toEqual(['byzantium: none']);
  // Both pages are one here: the first one's queue goes on, and is left without anything to send.
  before.up();
  await expect.poll(asksToStay).toBe(false);
});
