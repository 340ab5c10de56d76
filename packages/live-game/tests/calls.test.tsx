import { ask, begin, demoGame, demoSubmission } from '@snug/client/fake';
import { expect, test, vi } from 'vitest';
import { renderConnected } from './render-connected.tsx';
import { member } from './render-game.tsx';

/** The calls that the screen makes through the real game client. */

/** Renders a game in its first round, and records its calls. */
async function inRound(answers: Parameters<typeof renderConnected>[0] = {}, round = {}) {
  // Saving succeeds: a refusal takes one more line, which would move the next button from under the pointer.
  const saveAnswer = { status: 'saved' as const, question_id: 'q1', answer: ['jupiter'] };
  const opened = await renderConnected({ saveAnswer, ...answers });
  opened.receive(11, begin(round));
  opened.receive(12, ask({ question_text: 'Fastest spin?' }, { question_text: 'Wettest?' }));
  return opened;
}

test('CALL-23 the game is loaded by its id, and shown', async () => {
  const loadGame = vi.fn(() => demoGame({ last_msg_id: 10 }));
  const { screen } = await renderConnected({ loadGame });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loadGame).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ query: { game_id: 'g1' } }));
});

test('CALL-24 ROLE-11 the captain’s answers are sent to the host with their round and question', async () => {
  const saveAnswer = vi.fn((_: { body: object }) => ({
    status: 'saved' as const,
    question_id: 'q2',
    answer: ['jupiter'],
  }));
  const { screen, clock } = await inRound({ saveAnswer });
  const field = screen.getByLabelText('Answer to question 2');
  await field.fill('Jupiter');
  await expect.poll(() => clock.pass(1_000).then(() => saveAnswer.mock.calls.length)).toBe(1);
  expect(saveAnswer.mock.calls[0]?.[0].body).toMatchObject({
    game_id: 'g1',
    round_num: 1,
    question_num: 1,
    answer: ['Jupiter'],
  });
  await expect.element(screen.getByText('Saved at the host')).toBeVisible();
});

test('CALL-25 ROLE-11 the captain’s submission has `doubled` and a list of texts for each question', async () => {
  const submission = demoSubmission({ doubled: true, answers: [['jupiter'], ['']] });
  const submitRound = vi.fn((_: { params: object; body: object }) => ({ status: 'success' as const, submission }));
  const setDouble = vi.fn(() => ({ status: 'success', doubled: true }));
  const { screen } = await inRound({ submitRound, setDouble }, { double_or_nothing: true });
  await screen.getByLabelText('Answer to question 1').fill('Jupiter');
  await screen.getByRole('switch', { name: 'Double or nothing' }).click();
  await screen.getByRole('button', { name: 'SUBMIT' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'SUBMIT' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your round has been submitted!' })).toBeVisible();
  const [[sent] = []] = submitRound.mock.calls;
  expect(sent?.params).toEqual({ id: 'g1', round: '1' });
  expect(sent?.body).toMatchObject({ doubled: true, answers: [['jupiter'], ['']] });
});

test('CALL-26 ROUND-06 a member’s entry is sent to the host as a suggestion, with its round and question', async () => {
  const suggestAnswer = vi.fn((_: { body: object }) => ({ status: 'success' }));
  const { screen } = await inRound({ suggestAnswer, loadGame: () => demoGame({ ...member, last_msg_id: 10 }) });
  await screen.getByLabelText('Suggestion for question 2').fill('Saturn');
  await screen.getByRole('button', { name: 'Suggest for question 2' }).click();
  await expect.element(screen.getByText('You suggested Saturn')).toBeVisible();
  await expect.poll(() => suggestAnswer.mock.calls.length).toBe(1);
  expect(suggestAnswer.mock.calls[0]?.[0].body).toMatchObject({
    game_id: 'g1',
    round_index: 0,
    q_idx: 1,
    suggestion: 'Saturn',
  });
});

test('CALL-27 ROLE-11 the captain turns the double on and off', async () => {
  const setDouble = vi.fn(({ body }: { params: object; body: { doubled: boolean } }) => ({
    status: 'success',
    doubled: body.doubled,
  }));
  const { screen } = await inRound({ setDouble }, { double_or_nothing: true });
  const toggle = screen.getByRole('switch', { name: 'Double or nothing' });
  await toggle.click();
  await expect.element(toggle).toBeChecked();
  await toggle.click();
  await expect.element(toggle).not.toBeChecked();
  await expect.poll(() => setDouble.mock.calls.length).toBe(2);
  expect(setDouble.mock.calls.map(([{ params, body }]) => ({ params, body }))).toEqual(
    [true, false].map((doubled) => ({ params: { id: 'g1', round: '1' }, body: { doubled, teamid: 't-owls' } })),
  );
});

test('MSG-RECALL-c ERR-31 a recall without a round is an error, after which the game is loaded anew and goes on', async () => {
  const loadGame = vi.fn(() => demoGame({ last_msg_id: 10 }));
  const { screen, receive, openNext, clock } = await renderConnected({ loadGame });
  await expect.element(screen.getByRole('heading', { name: 'Pull up a chair.' })).toBeVisible();
  receive(11, { type: 'RECALL', question_id: 'q1', question_index: 0 });
  // The same message once more: the second failure sets it aside.
  await openNext();
  loadGame.mockImplementation(() => demoGame({ last_msg_id: 11 }));
  receive(11, { type: 'RECALL', question_id: 'q1', question_index: 0 });
  await openNext();
  await clock.pass(0);
  expect(loadGame.mock.calls.length).toBeGreaterThan(1);
  receive(12, begin());
  await expect.element(screen.getByRole('heading', { name: 'General Knowledge' })).toBeVisible();
});
