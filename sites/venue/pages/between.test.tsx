import { demoGame, demoRound, type FakeAnswers, fakeClient } from '@snug/client/fake';
import type { Ad, GameView, Survey } from '@snug/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-browser-location';
import { App } from '../app.tsx';
import { unbranded } from '../start/read-white-label.ts';

const tea: Survey = { surveyid: 's1', question_text: 'Tea or coffee?', options: ['Tea', 'Coffee'] };
const ale: Ad = { ad_id: 'ale', link: 'https://ale.example/', image: '', text: 'A pint on us.', sponsor: 'Ferry Lane' };

async function open(view: Partial<GameView>, answers: FakeAnswers = {}) {
  navigate('/game/12', { replace: true });
  const client = fakeClient({
    answers: {
      loadGame: () => demoGame({ gameid: '12', ...view }),
      nextSurvey: { count: 2, survey: tea },
      answerSurvey: { count: 1, survey: tea },
      seeSurvey: { status: 'success' },
      listAds: [ale],
      countAd: { status: 'success' },
      needFeedback: [{ userid: 'h-robin', name: 'Robin' }],
      ...answers,
    },
  });
  const screen = await render(<App client={client} venue={unbranded} />);
  return { client, screen };
}

beforeEach(() => navigate('/', { replace: true }));

const card = () => page.getByRole('region', { name: 'Questions of the day' });
const playedRound = demoRound();

test('GAME-08 PROD-05 CALL-40 while waiting for the first round the survey’s preview and the sponsors’ ads are on the game’s screen', async () => {
  const { client } = await open({ game_started: false, round: null, round_index: -1 });
  await expect.element(page.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
  await expect.element(card().getByRole('heading', { name: 'Tea or coffee?' })).toBeVisible();
  await expect.element(page.getByText('A pint on us.')).toBeVisible();
  expect(client.sent('listAds').map(({ params }) => params)).toEqual([{ gameid: '12' }]);
  await card().getByRole('radio', { name: 'Tea' }).click();
  await card().getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.element(card().getByRole('heading', { name: 'Thank you for your answer!' })).toBeVisible();
  // Counted for this game.
  expect(client.sent('answerSurvey').map(({ body }) => body)).toEqual([{ response: 'Tea', game_id: '12' }]);
});

test('GAME-08 PROD-05 between the rounds they are there, beside the past answers; in a round they are not', async () => {
  const { screen } = await open({ game_started: true, round: null, round_index: 0 });
  await expect.element(card().getByRole('heading', { name: 'Tea or coffee?' })).toBeVisible();
  await expect.element(page.getByText('A pint on us.')).toBeVisible();
  await screen.unmount();

  const { client } = await open({ game_started: true, round: playedRound, round_index: 0 });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(card().elements()).toEqual([]);
  expect([...client.sent('nextSurvey'), ...client.sent('listAds')]).toEqual([]);
});

test('GAME-08 after the end the host’s feedback is on the game’s screen', async () => {
  await open({ status: 'ended', feedback_eligible: true });
  await expect.element(page.getByRole('heading', { name: 'How did Robin do?' })).toBeVisible();
  expect(card().elements()).toEqual([]);
});

test.each([
  ['ADS-03 OPEN-58 a private event has the survey, no ads and no call for them', true, 0],
  ['ADS-01 any other event asks for its ads by then', false, 1],
])('%s', async (_, private_event, asked) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { client } = await open({ game_started: false, round: null, round_index: -1, private_event });
    const question = card().getByRole('heading', { name: 'Tea or coffee?' });
    // Past all loading and all moments by which a room spreads its calls.
    for (let passed = 0; passed < 10_000; passed += 250) {
      await new Promise(requestAnimationFrame);
      await vi.advanceTimersByTimeAsync(250);
    }
    await expect.element(question).toBeVisible();
    expect(client.sent('listAds')).toHaveLength(asked);
    expect(page.getByText('A pint on us.').elements()).toHaveLength(asked);
  } finally {
    vi.useRealTimers();
  }
});
