import { ask, begin } from '@snug/client/fake';
import type { Message } from '@snug/contract';
import { expect, test } from 'vitest';
import { asksToJoin, renderGame, spectator } from './render-game.tsx';

/** What messages change on the screen, where no other test covers it. */

test('MSG-ASK-c a question that opens submissions enables SUBMIT; one that does not leaves it as it is', async () => {
  const { type, asked } = ask({}) as Extract<Message, { type: 'ASK' }>;
  const { game, screen } = await renderGame([begin()], { view: { submissions_open: false } });
  game.receive({ type, asked });
  const submit = screen.getByRole('button', { name: 'SUBMIT' });
  await expect.element(screen.getByRole('textbox')).toBeVisible();
  await expect.element(submit).toBeDisabled();
  game.receive({ type, asked, submissions_open: true });
  await expect.element(submit).toBeEnabled();
});

test('MSG-TEAM_SUBMITTED my team’s submission shows the round as submitted; another team’s changes nothing', async () => {
  const { game, screen } = await renderGame([begin(), ask({})]);
  const submitted = screen.getByRole('heading', { name: 'Your round has been submitted!' });
  game.receive({ type: 'TEAM_SUBMITTED', teamid: 't-quizzly', round_order: 1 });
  await expect.element(screen.getByRole('button', { name: 'SUBMIT' })).toBeEnabled();
  expect(submitted.query()).toBeNull();
  game.receive({ type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 });
  await expect.element(submitted).toBeVisible();
});

test('MSG-RECALL-b a recalled question reopens a submitted round', async () => {
  const { game, screen } = await renderGame([
    begin(),
    ask({ question_text: 'One?' }, { question_text: 'Two?' }),
    { type: 'TEAM_SUBMITTED', teamid: 't-owls', round_order: 1 },
  ]);
  await expect.element(screen.getByRole('heading', { name: 'Your round has been submitted!' })).toBeVisible();
  game.receive({ type: 'RECALL', question_id: 'q1', question_index: 0 });
  await expect.element(screen.getByRole('button', { name: 'SUBMIT' })).toBeEnabled();
  await expect.element(screen.getByRole('article')).toHaveAccessibleName('Two?');
});

test('MSG-SET_DOUBLE the switch follows what the host says', async () => {
  const { game, screen } = await renderGame([begin({ double_or_nothing: true }), ask({})]);
  const toggle = screen.getByRole('switch', { name: 'Double or nothing' });
  await expect.element(toggle).not.toBeChecked();
  game.receive({ type: 'SET_DOUBLE', teamid: 't-owls', round_order: 1, doubled: true });
  await expect.element(toggle).toBeChecked();
  game.receive({ type: 'SET_DOUBLE', teamid: 't-owls', round_order: 1, doubled: false });
  await expect.element(toggle).not.toBeChecked();
});

test('MSG-NEW_TEAM a new team appears in the open list of teams', async () => {
  const { game, screen } = await renderGame([], { view: spectator });
  await screen.getByRole('button', { name: 'Join a Team to Play' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Teams in this game' })).toBeVisible();
  expect(screen.getByText('Barn Owls').query()).toBeNull();
  const team = { teamid: 't-barn', kt_team_id: '', team_code: 'alias-barn', team_name: 'Barn Owls', team_image: '' };
  game.receive({ type: 'NEW_TEAM', team });
  await expect.element(screen.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Barn Owls' })).toBeVisible();
});

test('MSG-PLAYER_APPROVED_TEAM_JOIN-b an approved player is counted and listed', async () => {
  const { game, screen } = await renderGame([asksToJoin]);
  await expect.element(screen.getByText(/, 2 players/)).toBeInTheDocument();
  const { player } = asksToJoin as Extract<Message, { type: 'PLAYER_PENDING_TEAM_JOIN' }>;
  game.receive({ type: 'PLAYER_APPROVED_TEAM_JOIN', teamid: 't-owls', player });
  await expect.element(screen.getByText(/, 3 players/)).toBeInTheDocument();
  await screen.getByRole('button', { name: 'My Team' }).click();
  await expect.element(screen.getByText('Dot')).toBeVisible();
});

test('MSG-WEBSOCKET_ERROR the sentence has the server’s text, and the game is still shown', async () => {
  const { game, screen } = await renderGame([begin(), ask({})]);
  game.receive({ type: 'WEBSOCKET_ERROR', error: 'The bar is shut.' });
  await expect
    .element(screen.getByRole('complementary').getByText('Error connecting to game: The bar is shut.'))
    .toBeVisible();
  await expect.element(screen.getByRole('textbox')).toBeVisible();
});
