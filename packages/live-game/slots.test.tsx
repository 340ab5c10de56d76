import type { GameView, SubmittedRound } from '@snug/contract';
import { expect, test } from 'vitest';
import { ask, begin, night } from './night.tsx';

const slots = {
  between: (
    <>
      <p>Survey preview</p>
      <p>Ads carousel</p>
    </>
  ),
  ended: <p>Host feedback</p>,
};
const submission: SubmittedRound = {
  round_id: 'r1',
  title: 'General Knowledge',
  single_answer: false,
  doubled: false,
  answers: [['jupiter']],
  late: false,
};

test('GAME-08 past answers, survey preview, ads carousel and host feedback stand on the screens of their moments', async () => {
  const { game, screen } = await night([], { props: { slots } });
  /** What of the four is there, once the screen with this heading is. */
  async function on(heading: string): Promise<string> {
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
    const embedded = ['View Submissions', 'Survey preview', 'Ads carousel', 'Host feedback'];
    return embedded.filter((text) => screen.getByText(text, { exact: true }).query()).join(', ');
  }

  expect(await on('Pull up a chair.')).toBe('Survey preview, Ads carousel');
  game.receive(begin());
  game.receive(ask({}));
  // Whoever writes an answer is left alone.
  expect(await on('General Knowledge')).toBe('');
  game.receive({ type: 'SUBMIT_ANSWER', teamid: 't-owls', round_order: 1, submission });
  game.receive({ type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 });
  expect(await on('Your round has been submitted!')).toBe('View Submissions, Survey preview, Ads carousel');
  await screen.getByRole('button', { name: 'View Submissions' }).click();
  await expect.element(screen.getByRole('dialog').getByText('jupiter')).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  game.receive({ type: 'ROUND_END' });
  expect(await on('Pens down.')).toBe('View Submissions, Survey preview, Ads carousel');
  game.receive({ type: 'END_GAME' });
  expect(await on('The game has ended. Thanks for playing!')).toBe('View Submissions, Host feedback');
});

test.each(['ended', 'finalized'])('GAME-08 STATE-06 host feedback in a game that is loaded as %s', async (status) => {
  const view: Partial<GameView> = { status, game_started: true, round_index: 3 };
  const { screen } = await night([], { view, props: { slots } });
  await expect.element(screen.getByText('Host feedback')).toBeVisible();
  expect(screen.getByText('Ads carousel').query()).toBeNull();
});
