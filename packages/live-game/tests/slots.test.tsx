import { ask, begin, handIn } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import { themeClass } from '@snug/theme';
import { expect, test } from 'vitest';
import { renderGame, spectator } from './render-game.tsx';

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

test('what somebody types in the site’s slot stays when the round ends meanwhile', async () => {
  const { game, screen } = await renderGame([begin(), ask({}), ...handIn()], {
    props: { slots: { between: <input aria-label="Best crisps?" /> } },
  });
  const box = screen.getByLabelText('Best crisps?');
  await box.fill('Salt and');
  game.receive({ type: 'ROUND_END' });
  await expect.element(screen.getByRole('heading', { name: 'Pens down.' })).toBeVisible();
  await expect.element(box).toHaveValue('Salt and');
  await expect.element(box).toHaveFocus();
});

test('the bar at the bottom does not cover what gets the focus in the site’s slot', async () => {
  const { screen } = await renderGame([], { props: { slots: { between: <button type="button">Skip</button> } } });
  screen.container.className = themeClass;
  const skip = screen.getByRole('button', { name: 'Skip' });
  const bar = screen.getByRole('button', { name: /^My Team/ }).element().parentElement?.parentElement;
  // The bar is measured once it is there, and again when its script and fonts have come.
  const clearance = () => Number.parseFloat(getComputedStyle(skip.element()).scrollMarginBlockEnd);
  await expect.poll(() => clearance() > (bar?.offsetHeight ?? Number.POSITIVE_INFINITY)).toBe(true);
});

const feedback = { ...slots, feedback: <h2>How did Robin do?</h2> };
const over = 'The game has ended. Thanks for playing!';

test.each(['ended', 'finalized'])(
  'FEEDBACK-11 STATE-06 a game that is loaded as %s asks a player about its host in place of the sentence',
  async (status) => {
    const view: Partial<GameView> = { status, game_started: true, feedback_eligible: true };
    const { game, screen } = await renderGame([], { view, props: { slots: feedback } });
    await expect.element(screen.getByRole('heading', { level: 2, name: 'How did Robin do?' })).toBeVisible();
    expect(screen.getByText(over).query()).toBeNull();
    await expect.element(screen.getByText('What stands at the end')).toBeVisible();
    // Also when a load says, after the rating, that nobody is left: the thanks stay.
    const { view: shown } = game.get();
    game.change({ view: shown && { ...shown, feedback_eligible: false } });
    await expect.element(screen.getByRole('heading', { level: 2, name: 'How did Robin do?' })).toBeVisible();
    expect(screen.getByText(over).query()).toBeNull();
  },
);

test.each<[string, Partial<GameView>]>([
  ['somebody who has rated every host', { feedback_eligible: false }],
  ['a spectator', spectator],
])('FEEDBACK-11 STATE-06 %s reads that the game has ended', async (_, view) => {
  const { screen } = await renderGame([], { view: { ...view, status: 'ended' }, props: { slots: feedback } });
  await expect.element(screen.getByRole('heading', { level: 2, name: over })).toBeVisible();
  expect(screen.getByText('How did Robin do?').query()).toBeNull();
});

test('MSG-END_GAME FEEDBACK-11 the end asks a player about the host, and tells a spectator that the game has ended', async () => {
  const player = await renderGame([begin()], { props: { slots: feedback } });
  player.game.receive({ type: 'END_GAME' });
  await expect.element(player.screen.getByRole('heading', { name: 'How did Robin do?' })).toBeVisible();
  expect(player.screen.getByText(over).query()).toBeNull();
  // The game goes on, and ends again.
  player.game.receive({ type: 'RELOAD_GAME' });
  await expect.element(player.screen.getByRole('heading', { name: 'How did Robin do?' })).not.toBeInTheDocument();
  await player.screen.unmount();

  const watcher = await renderGame([begin()], { view: spectator, props: { slots: feedback } });
  watcher.game.receive({ type: 'END_GAME' });
  await expect.element(watcher.screen.getByRole('heading', { name: over })).toBeVisible();
});

test.each(['ended', 'finalized'])('STATE-06 the end’s slot is shown in a game that is loaded as %s', async (status) => {
  const view: Partial<GameView> = { status, game_started: true, round_index: 3 };
  const { screen } = await renderGame([], { view, props: { slots } });
  await expect.element(screen.getByText('What stands at the end')).toBeVisible();
  expect(screen.getByText('What stands between').query()).toBeNull();
});
