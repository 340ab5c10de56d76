import { ask, begin, handIn } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import { expect, test } from 'vitest';
import { renderGame } from './render-game.tsx';

/** Stand-ins: the slots' content is the site's, and this file does not show that a site fills them (GAME-08). */
const slots = { between: <p>What stands between</p>, ended: <p>What stands at the end</p> };

test('the past submissions and the site’s slots appear on the screens of their moments', async () => {
  const { game, screen } = await renderGame([], { props: { slots } });
  /** Which of the three parts are shown, once the screen with this heading is. */
  async function on(heading: string): Promise<string> {
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
    const embedded = ['View Submissions', 'What stands between', 'What stands at the end'];
    return embedded.filter((text) => screen.getByText(text, { exact: true }).query()).join(', ');
  }

  expect(await on('Pull up a chair.')).toBe('What stands between');
  game.receive(begin());
  game.receive(ask({}));
  // Nothing distracts people who are answering.
  expect(await on('General Knowledge')).toBe('');
  for (const message of handIn()) game.receive(message);
  expect(await on('Your round has been submitted!')).toBe('View Submissions, What stands between');
  await screen.getByRole('button', { name: 'View Submissions' }).click();
  await expect.element(screen.getByRole('dialog').getByText('jupiter')).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  game.receive({ type: 'ROUND_END' });
  expect(await on('Pens down.')).toBe('View Submissions, What stands between');
  game.receive({ type: 'END_GAME' });
  expect(await on('The game has ended. Thanks for playing!')).toBe('View Submissions, What stands at the end');
});

test.each(['ended', 'finalized'])('STATE-06 the end’s slot is shown in a game that is loaded as %s', async (status) => {
  const view: Partial<GameView> = { status, game_started: true, round_index: 3 };
  const { screen } = await renderGame([], { view, props: { slots } });
  await expect.element(screen.getByText('What stands at the end')).toBeVisible();
  expect(screen.getByText('What stands between').query()).toBeNull();
});
