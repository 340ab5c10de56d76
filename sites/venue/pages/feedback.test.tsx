import { demoGame, demoStub, fakeClient } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { navigate } from 'wouter/use-browser-location';
import { App } from '../app.tsx';
import { unbranded } from '../start/read-white-label.ts';

const ended: Partial<GameView> = { gameid: '12', status: 'ended', game_started: true, feedback_eligible: true };
const sentence = 'The game has ended. Thanks for playing!';

/** The site at an address, whose game ended with somebody to rate. */
async function open(address: string, view: Partial<GameView> = {}) {
  navigate(address, { replace: true });
  const client = fakeClient({
    answers: {
      loadGame: () => demoGame({ ...ended, ...view }),
      needFeedback: [{ userid: 'h-robin', name: 'Robin' }],
      sendFeedback: { status: 'success' },
      listGames: [demoStub({ gameid: '12', title: 'Last Night', status: 'ended', feedback_due: true })],
    },
  });
  // Somebody who has been here before.
  client.session.clientId();
  const screen = await render(<App client={client} venue={unbranded} />);
  return { client, screen, heading: (name: string) => screen.getByRole('heading', { level: 2, name, exact: true }) };
}

beforeEach(() => navigate('/', { replace: true }));

test('GAME-08 FEEDBACK-01 FEEDBACK-09 PROD-03 the end of a game asks a player about its host, above the team’s page and the way home', async () => {
  const { screen, heading, client } = await open('/game/12');
  await expect.element(heading('How did Robin do?')).toBeVisible();
  expect(screen.getByText(sentence).query()).toBeNull();
  await expect.element(screen.getByRole('main').getByRole('link', { name: 'Team Page' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
  await screen.getByRole('radio', { name: '5 stars' }).click();
  await screen.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect.element(heading('Thank you for your feedback!')).toHaveFocus();
  expect(client.sent('sendFeedback')[0]?.body).toMatchObject({ userid: 'h-robin', player_code: 'p-ada', stars: 5 });
});

test('FEEDBACK-11 STATE-06 somebody who has nobody to rate reads that the game has ended, and fetches nothing for it', async () => {
  const { screen, heading, client } = await open('/game/12', { status: 'finalized', feedback_eligible: false });
  await expect.element(heading(sentence)).toBeVisible();
  expect(screen.getByRole('radio').query()).toBeNull();
  expect(client.sent('needFeedback')).toEqual([]);
});

test('MENU-01 GAMES-07 home leads to a game that is over by the list of one’s games alone', async () => {
  const { screen, heading } = await open('/');
  await screen.getByRole('button', { name: 'Your Games', exact: true }).click();
  expect(screen.getByRole('button', { name: 'Back to Game' }).query()).toBeNull();
  const list = screen.getByRole('dialog', { name: 'Your Games' });
  await expect.element(list.getByRole('button', { name: 'Go To Game Last Night' })).toBeDisabled();
  await list.getByRole('button', { name: 'Rate your host Last Night' }).click();
  await expect.element(heading('How did Robin do?')).toBeVisible();
  expect(location.pathname).toBe('/game/12');
});
