import type { GameView, Message } from '@snug/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { promotes, round, three } from '../tests/promotions.ts';
import { member, renderGame } from '../tests/render-game.tsx';

test.each<{ who: string; view: Partial<GameView>; message: Message; text: string }>([
  {
    who: 'a member',
    view: { ...member, team: three },
    message: promotes('p-cleo', 'p-ada'),
    text: 'Cleo is the captain now',
  },
  {
    who: 'the new captain',
    view: { ...member, team: three },
    message: promotes('p-ben', 'p-ada'),
    text: 'You are the captain now',
  },
  // The former captain has left or was dropped.
  {
    who: 'everybody, if nobody promoted,',
    view: { team: three },
    message: promotes('p-ben'),
    text: 'Ben is the captain now',
  },
])('GAME-23 OPEN-42 $who reads in a modal: “$text”', async ({ view, message, text }) => {
  await renderGame([...round, message], { view });
  const dialog = page.getByRole('dialog', { name: text, exact: true });
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().matches(':modal')).toBe(true);
});

test('GAME-23 OPEN-42 the player who promoted somebody sees no dialog', async () => {
  const { game, screen } = await renderGame(round, { view: { team: three } });
  game.receive(promotes('p-ben', 'p-ada'));
  await expect.element(screen.getByLabelText('Suggestion for question 1')).toBeVisible();
  expect(screen.getByRole('dialog').query()).toBeNull();
  expect(game.get().dialogs).toEqual([]);
});

test('GAME-23 Y15 while a member is typing, the dialog keeps the text, and the focus returns to the field', async () => {
  const { game, screen } = await renderGame(round, { view: { ...member, team: three } });
  const field = screen.getByLabelText('Suggestion for question 1');
  await field.fill('Jupi');
  game.receive(promotes('p-cleo', 'p-ada'));
  const dialog = screen.getByRole('dialog', { name: 'Cleo is the captain now' });
  await expect.element(dialog.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('ter');
  await expect.element(field).toHaveValue('Jupiter');
});

test('GAME-23 Y15 a member made captain in the middle of a word can use it, and types on in an answer', async () => {
  const { game, screen } = await renderGame(round, { view: { ...member, team: three } });
  await screen.getByLabelText('Suggestion for question 1').fill('Jupiter');
  game.receive(promotes('p-ben', 'p-ada'));
  await screen.getByRole('dialog', { name: 'You are the captain now' }).getByRole('button', { name: 'OK' }).click();
  const answer = screen.getByLabelText('Answer to question 1');
  await expect.element(answer).toHaveFocus();
  await expect.element(answer).toHaveValue('');
  await screen.getByRole('button', { name: 'Use Jupiter' }).click();
  await expect.element(answer).toHaveValue('Jupiter');
});

test('GAME-23 Y15 a member made captain right after a letter can use the whole text', async () => {
  const { game, screen } = await renderGame(round, { view: { ...member, team: three } });
  const field = screen.getByLabelText('Suggestion for question 1');
  const input = field.element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Jupiter');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // Nothing has rendered since the last letter.
  game.receive(promotes('p-ben', 'p-ada'));
  await screen.getByRole('dialog', { name: 'You are the captain now' }).getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.getByRole('button', { name: 'Use Jupiter' })).toBeVisible();
});
