import { type Draft, type Game, Refused } from '@snug/client';
import { ask, begin, demoSubmission, handIn, offline, type PlayOptions, refuses, suggests } from '@snug/client/fake';
import type { Message } from '@snug/contract';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fetchAttention } from '../attention/announcements.tsx';
import { renderConnected } from '../tests/render-connected.tsx';
import { member, renderGame } from '../tests/render-game.tsx';

const wrote = (...texts: string[]): Draft => ({ texts, state: 'saved', own: true });

test('GAME-09 each question of the round has its picture, its text and its source', async () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const { screen } = await renderGame([
    begin(),
    ask(
      { question_text: 'Whose flag?', image: dot, image_alt: 'A red disc', source: 'Commons' },
      { question_text: 'Since when?', image: dot },
      { question_text: 'Why?' },
    ),
  ]);
  const articles = screen.getByRole('article');
  await expect.element(articles.nth(0)).toHaveAccessibleName('Whose flag?');
  await expect.element(articles.nth(0).getByRole('img', { name: 'A red disc' })).toBeInTheDocument();
  await expect.element(articles.nth(0).getByText('Picture: Commons')).toBeVisible();
  await expect
    .element(articles.nth(1).getByRole('img', { name: 'Question picture, ask your host' }))
    .toBeInTheDocument();
  await expect.element(articles.nth(2)).toHaveAccessibleName('Why?');
  expect(articles.nth(2).getByRole('img').query()).toBeNull();
});

test('GAME-10 there are as many inputs as answers, each with its own name', async () => {
  const { screen } = await renderGame([begin(), ask({}, { num_answers: 2 })]);
  await expect.element(screen.getByLabelText('Answer to question 1')).toBeVisible();
  await expect.element(screen.getByLabelText('Answer 1 of 2 to question 2')).toBeVisible();
  await expect.element(screen.getByLabelText('Answer 2 of 2 to question 2')).toBeVisible();
});

test('GAME-10 dropdowns offer the round’s list, or the question’s own', async () => {
  const { game, screen } = await renderGame([
    begin({ matches: ['Peru', 'Greece'] }),
    ask({}, { matches: ['Yamazaki', 'Mezcal'] }),
  ]);
  const [first, second] = [screen.getByRole('combobox').nth(0), screen.getByRole('combobox').nth(1)];
  expect(optionsOf(first.element())).toEqual(['Choose an answer', 'Peru', 'Greece']);
  expect(optionsOf(second.element())).toEqual(['Choose an answer', 'Yamazaki', 'Mezcal']);
  await userEvent.selectOptions(first, 'Greece');
  expect(game.get().drafts.q1?.texts).toEqual(['Greece']);
});

test('GAME-10 a choice that the host stores in lower case is still selected', async () => {
  const { screen } = await renderGame([begin({ matches: ['Peru', 'Greece'] }), ask({})], {
    drafts: { q1: wrote('greece') },
  });
  await expect.element(screen.getByRole('combobox')).toHaveValue('Greece');
});

test('ROUND-05 each of the captain’s keystrokes goes to its question and input', async () => {
  const typeAnswer = vi.fn();
  const flush = vi.fn();
  const { screen } = await renderGame([begin(), ask({}, { num_answers: 2 })], { overrides: { typeAnswer, flush } });
  await userEvent.type(screen.getByLabelText('Answer 2 of 2 to question 2'), 'N');
  expect(typeAnswer.mock.calls).toEqual([['q2', 1, 'N']]);
  expect(flush).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(flush).toHaveBeenCalled();
});

test('ROUND-06 MSG-CAPTAIN_SUGGEST a member’s entry is a suggestion to the captain, beside the captain’s answer', async () => {
  const { game, screen } = await renderGame([begin(), ask({})], { view: member });
  const suggest = vi.spyOn(game, 'suggest');
  const flush = vi.spyOn(game, 'flush');
  game.receive({ type: 'CAPTAIN_SUGGEST', teamid: 't-owls', question_id: 'q1', answers: ['Jupiter'] });
  await expect.element(screen.getByText('Ada has Jupiter')).toBeVisible();
  await screen.getByLabelText('Suggestion for question 1').fill(' Saturn ');
  await userEvent.tab();
  expect([suggest.mock.calls, flush.mock.calls]).toEqual([[], []]);
  await screen.getByRole('button', { name: 'Suggest for question 1' }).click();
  await expect.element(screen.getByText('You suggested Saturn')).toBeVisible();
  await expect.element(screen.getByLabelText('Suggestion for question 1')).toHaveValue('');
  expect(suggest.mock.calls).toEqual([['q1', 'Saturn']]);
});

test('ROUND-06 H22 a member’s unfinished text is there when the round opens again', async () => {
  const { game, screen } = await renderGame([begin(), ask({})], { view: member });
  const field = screen.getByLabelText('Suggestion for question 1');
  await field.fill('Satu');
  game.receive({ type: 'CLOSE_SUBMISSIONS' });
  await expect.element(field).not.toBeInTheDocument();
  const { type, ...again } = begin() as Extract<Message, { type: 'ROUND_START' }>;
  game.receive({ type, ...again, restart: true });
  game.receive(ask({}));
  await expect.element(field).toHaveValue('Satu');
});

test('ROUND-06 a member’s unfinished text is in the field after a reload', async () => {
  const { screen } = await renderGame([begin(), ask({})], {
    view: member,
    drafts: { q1: { texts: ['Satu'], state: 'unsuggested', own: true } },
  });
  await expect.element(screen.getByLabelText('Suggestion for question 1')).toHaveValue('Satu');
  await expect.element(screen.getByRole('button', { name: 'Suggest for question 1' })).toBeEnabled();
});

test('ROUND-04 Y15 a new clue takes over the text a member is typing, with its caret', async () => {
  const { game, screen } = await renderGame([begin({ single_answer: true }), ask({})], { view: member });
  const first = screen.getByLabelText('Suggestion for question 1');
  await first.fill('Kpler');
  (first.element() as HTMLInputElement).setSelectionRange(1, 1);
  game.receive(ask({}, { question_text: 'I played the violin.' }));
  const next = screen.getByLabelText('Suggestion for question 2');
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveValue('Kpler');
  expect((next.element() as HTMLInputElement).selectionStart).toBe(1);
  // The earlier clue shows the team's answer, which only the captain writes.
  game.receive({ type: 'CAPTAIN_SUGGEST', teamid: 't-owls', question_id: 'q1', answers: ['Galilei'] });
  await expect.element(screen.getByRole('article').nth(0).getByText('You had Galilei.')).toBeVisible();
});

test('ROUND-04 Y4 the focus of a captain who chooses from a list moves to the next clue’s list', async () => {
  const { game, screen } = await renderGame([begin({ single_answer: true, matches: ['Peru', 'Greece'] }), ask({})]);
  const first = screen.getByLabelText('Answer to question 1');
  await userEvent.selectOptions(first, 'Greece');
  first.element().focus();
  game.receive(ask({}, {}));
  const next = screen.getByLabelText('Answer to question 2');
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveValue('Greece');
});

test('ROUND-06 a suggestion that fails stays in the field', async () => {
  const { screen } = await renderGame([begin(), ask({})], { view: member, overrides: { suggest: offline } });
  await screen.getByLabelText('Suggestion for question 1').fill('Saturn');
  await screen.getByRole('button', { name: 'Suggest for question 1' }).click();
  await expect.element(screen.getByText('That suggestion did not get through. Please try again.')).toBeVisible();
  await expect.element(screen.getByLabelText('Suggestion for question 1')).toHaveValue('Saturn');
});

/** A member whose suggestions wait for the network. */
async function suggestOffline() {
  const opened = await renderGame([begin(), ask({})], { view: member });
  const is = (state: Draft['state']) => opened.game.change({ drafts: { q1: { texts: ['Saturn'], state, own: true } } });
  vi.spyOn(opened.game, 'suggest').mockImplementation(async () => {
    is('local');
    throw new TypeError('Failed to fetch');
  });
  const field = opened.screen.getByLabelText('Suggestion for question 1');
  await field.fill('Saturn');
  await opened.screen.getByRole('button', { name: 'Suggest for question 1' }).click();
  return { ...opened, field, is };
}

test('ROUND-06 a suggestion that waits for the network says that it is on its way', async () => {
  const { screen, field } = await suggestOffline();
  await expect.element(screen.getByText('On this phone, sending…')).toBeVisible();
  await expect.element(screen.getByText('That suggestion did not get through.')).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Saturn');
});

test('ROUND-06 a suggestion that waited for the network leaves the field once saved, and newer text stays', async () => {
  const { game, screen, field, is } = await suggestOffline();
  await expect.element(screen.getByText('On this phone, sending…')).toBeVisible();
  is('saved');
  await expect.element(field).toHaveValue('');
  await expect.element(screen.getByText('You suggested Saturn')).toBeVisible();
  await field.fill('Neptune or');
  game.receive(suggests('Ben', 'Neptune'));
  await expect.element(screen.getByText('You suggested Neptune')).toBeVisible();
  await expect.element(field).toHaveValue('Neptune or');
});

test('G36 where the browser stores nothing, the round says so, and no answer claims to be on this phone', async () => {
  const { screen } = await renderGame([begin(), ask({})], {
    game: { isForgetful: true },
    drafts: { q1: { texts: ['Jupiter'], state: 'local', own: true } },
  });
  await expect.element(screen.getByText('Not saved on this phone: keep this page open while you play.')).toBeVisible();
  await expect.element(screen.getByText('On this page only, sending…')).toBeVisible();
  await expect.element(screen.getByText('On this phone, sending…')).not.toBeInTheDocument();
});

test('GAME-11 MSG-SUGGEST ROLE-11 the captain sees who suggests what, and uses it with one tap', async () => {
  const flush = vi.fn();
  const { game, screen } = await renderGame([begin(), ask({ num_answers: 2 })], {
    overrides: { flush },
    drafts: { q1: wrote('China', '') },
  });
  game.receive(suggests('Ben', 'Nepal'));
  await expect.element(screen.getByRole('main').getByText('Ben suggests Nepal')).toBeVisible();
  await screen.getByRole('button', { name: 'Use Nepal' }).click();
  await expect.element(screen.getByLabelText('Answer 2 of 2 to question 1')).toHaveValue('Nepal');
  await expect.element(screen.getByLabelText('Answer 1 of 2 to question 1')).toHaveValue('China');
  expect(flush).toHaveBeenCalled();
});

test.each([
  [undefined, 'No answer yet'],
  [{ texts: ['a'], state: 'local' }, 'On this phone, sending…'],
  [{ texts: ['a'], state: 'sending' }, 'On this phone, sending…'],
  [{ texts: ['a'], state: 'saved' }, 'Saved at the host'],
  [{ texts: ['a'], state: 'late' }, 'Late: your Quizmaster decides whether it counts'],
  [{ texts: ['a'], state: 'refused', reason: 'You are not the captain.' }, 'Not taken: You are not the captain.'],
] as const)('an answer that is %o says “%s”', async (entry, text) => {
  const { screen } = await renderGame([begin(), ask({})], { drafts: entry && { q1: entry } });
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('in a single-answer round only the newest clue has an input, and an inherited answer stands there alone', async () => {
  const { game, screen } = await renderGame([begin({ single_answer: true }), ask({})]);
  await screen.getByRole('textbox').fill('Kepler');
  game.receive(ask({}, { question_text: 'I played the violin.' }));
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleName('Answer to question 2');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Kepler');
  expect(screen.getByText('You had', { exact: false }).query()).toBeNull();
  await screen.getByRole('textbox').fill('Einstein');
  await expect.element(screen.getByRole('article').nth(0).getByText('You had Kepler.')).toBeVisible();
});

test('MSG-RECALL a recalled question disappears, and the other answers stay', async () => {
  const { game, screen } = await renderGame([begin(), ask({ question_text: 'One?' }, { question_text: 'Two?' })], {
    drafts: { q1: wrote('first'), q2: wrote('second') },
  });
  game.receive({ type: 'RECALL', question_id: 'q1', question_index: 0 });
  await expect.element(screen.getByRole('article')).toHaveAccessibleName('Two?');
  await expect.element(screen.getByRole('textbox')).toHaveValue('second');
});

test('GAME-14 GAME-20 GAME-07 SUBMIT asks for confirmation, and then shows the submission', async () => {
  const { screen } = await renderGame([
    begin(),
    ask({ question_text: 'Fastest spin?' }, { question_text: 'Wettest?' }),
  ]);
  await screen.getByLabelText('Answer to question 1').fill('Jupiter');
  await screen.getByLabelText('Answer to question 2').fill('Earth');
  await screen.getByRole('button', { name: 'SUBMIT' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Submit this round?' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByRole('alert').query()).toBeNull();
  await dialog.getByRole('button', { name: 'SUBMIT' }).click();
  const title = screen.getByRole('heading', { name: 'Your round has been submitted!' });
  await expect.element(title).toBeVisible();
  await expect.element(title).toHaveFocus();
  await expect.element(screen.getByRole('listitem').nth(0)).toHaveTextContent('1Fastest spin?jupiter');
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent('2Wettest?earth');
  expect(screen.getByRole('textbox').query()).toBeNull();
});

test('GAME-20 Cancel and Escape submit nothing', async () => {
  const submit = vi.fn();
  const { screen } = await renderGame([begin(), ask({})], { overrides: { submit } });
  const button = screen.getByRole('button', { name: 'SUBMIT' });
  await button.click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(button).toHaveFocus();
  await button.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(submit).not.toHaveBeenCalled();
});

test('ROUND-09 when every answer is empty the round is forfeit', async () => {
  const { screen } = await renderGame([begin(), ask({}, {})]);
  await screen.getByRole('button', { name: 'SUBMIT' }).click();
  await expect
    .element(screen.getByRole('alert').filter({ hasText: 'Submitting' }))
    .toHaveTextContent('Submitting an empty answer will forfeit this round...');
});

test('ROUND-10 when some answers are empty the confirmation says so', async () => {
  const { screen } = await renderGame([begin(), ask({}, {})], { drafts: { q1: wrote('Jupiter') } });
  await screen.getByRole('button', { name: 'SUBMIT' }).click();
  await expect.element(screen.getByText('You have some blank answers!')).toBeVisible();
  expect(screen.getByText(/forfeit/).query()).toBeNull();
});

test('GAME-21 the confirmation says whether the round is doubled', async () => {
  const { screen } = await renderGame([begin({ double_or_nothing: true }), ask({})]);
  await screen.getByRole('button', { name: 'SUBMIT' }).click();
  await expect.element(screen.getByText('Double or nothing: off')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('switch', { name: 'Double or nothing' }).click();
  await screen.getByRole('button', { name: 'SUBMIT' }).click();
  await expect.element(screen.getByText('Double or nothing: on')).toBeVisible();
});

test('ROUND-12 H25 a refused double is reverted without a dialog or an alert, and the status region says so', async () => {
  await fetchAttention();
  const sent: boolean[] = [];
  const { screen, receive, clock } = await renderConnected({
    setDouble: ({ body }) => {
      sent.push(body.doubled);
      throw new Refused(409, 'Submissions are closed.');
    },
  });
  receive(11, begin({ double_or_nothing: true }));
  receive(12, ask({}));
  const toggle = screen.getByRole('switch', { name: 'Double or nothing' });
  await toggle.click();
  await expect.poll(() => sent).toEqual([true]);
  await clock.pass(100);
  await expect.element(toggle).not.toBeChecked();
  const said = () => [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
  await expect.poll(() => said().join()).toContain('Double or nothing could not be changed.');
  expect(screen.getByRole('main').getByRole('alert').query()).toBeNull();
  expect(screen.getByRole('dialog').query()).toBeNull();
});

test('ERR-24 ROUND-11 a failed submission shows the sentence, and all answers are still there', async () => {
  const submit = vi.fn(async () => {});
  const { screen } = await renderGame([begin(), ask({})], {
    drafts: { q1: wrote('Jupiter') },
    game: { submitting: { state: 'failed' } },
    overrides: { submit },
  });
  await expect
    .element(screen.getByRole('main').getByRole('alert'))
    .toHaveTextContent('Something went wrong... Please try again.');
  await expect.element(screen.getByLabelText('Answer to question 1')).toHaveValue('Jupiter');
  await screen.getByRole('button', { name: 'SUBMIT' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'SUBMIT' }).click();
  expect(submit).toHaveBeenCalledOnce();
});

test('ERR-24 nobody is asked to try again over a disabled button: after the close only the host’s text stands', async () => {
  const { game, screen } = await renderGame([begin(), ask({})], {
    game: { submitting: { state: 'failed', detail: 'Only the captain submits.' } },
  });
  const alert = screen.getByRole('main').getByRole('alert');
  await expect.element(alert).toMatchTextContent('Please try again.');
  game.receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  await expect.element(alert).toHaveTextContent('Only the captain submits.');
});

test('a submission that waits for the line says where it is, holds the answers, and can be taken back', async () => {
  const { screen } = await renderGame([begin(), ask({})], {
    drafts: { q1: { ...wrote('Jupiter'), state: 'local' } },
    game: { submitting: { state: 'waiting' } },
  });
  const submit = screen.getByRole('button', { name: 'Submitting...' });
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByText('Round 1 is on this phone, sending…')).toBeVisible();
  await expect.element(screen.getByText('Jupiter')).toBeVisible();
  expect(screen.getByRole('textbox').query()).toBeNull();
  await screen.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(screen.getByLabelText('Answer to question 1')).toHaveValue('Jupiter');
  await expect.element(screen.getByRole('button', { name: 'SUBMIT' })).toHaveFocus();
});

test('Y4 a submission that the line fails is announced once, and goes out by itself', async () => {
  await fetchAttention();
  const reply = { status: 'success' as const, submission: demoSubmission() };
  let isAway = true;
  const { screen, receive, clock } = await renderConnected({
    submitRound: () => {
      if (isAway) throw new TypeError('Failed to fetch');
      return reply;
    },
  });
  receive(11, begin({ question_count: 1 }));
  receive(12, ask({}));
  await screen.getByRole('button', { name: 'SUBMIT' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'SUBMIT' }).click();
  await clock.pass(25_000);
  const said = () => [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
  await expect.poll(() => said().join()).toContain('Round 1 is on this phone, sending…');
  expect(screen.getByRole('main').getByRole('alert').query()).toBeNull();
  isAway = false;
  await clock.pass(30_000);
  await expect.element(screen.getByRole('heading', { name: 'Your round has been submitted!' })).toBeVisible();
});

test('a submission of an earlier round that waits for the line says so beside the past ones', async () => {
  const write = {
    kind: 'submit',
    round_order: 1,
    id: 's1',
    doubled: false,
    answers: [],
    question_ids: [],
    seq: 1,
    at: 0,
  };
  const { screen } = await renderGame([begin({ round_order: 2, round_id: 'r2' }), ask({})], {
    view: { round_index: 1 },
    game: { pending: [write as Game['pending'][number]], isForgetful: true },
  });
  await expect.element(screen.getByText('Round 1 is on this page only, sending…')).toBeVisible();
});

test('while questions are still to come SUBMIT is quiet, and its confirmation says so first', async () => {
  const { game, screen } = await renderGame([begin({ question_count: 2 }), ask({})], {
    drafts: { q1: wrote('Jupiter') },
  });
  const submit = screen.getByRole('button', { name: 'SUBMIT' });
  const quiet = submit.element().className;
  await submit.click();
  const dialog = screen.getByRole('dialog', { name: 'Submit this round?' });
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Only 1 of 2 questions so far');
  game.receive(ask({}, {}));
  await expect.element(dialog.getByRole('status')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(submit.element().className).not.toBe(quiet);
});

test('MSG-CLOSE_SUBMISSIONS MSG-OPEN_SUBMISSIONS SUBMIT is disabled while submissions are closed, and the answers stay', async () => {
  const { game, screen } = await renderGame([begin(), ask({})]);
  await screen.getByRole('textbox').fill('Jupiter');
  game.receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  await expect.element(screen.getByRole('button', { name: 'SUBMIT' })).toBeDisabled();
  await expect.element(screen.getByRole('textbox')).toHaveValue('Jupiter');
  game.receive({ type: 'OPEN_SUBMISSIONS' });
  await expect.element(screen.getByRole('button', { name: 'SUBMIT' })).toBeEnabled();
});

test('GAME-07 a late submission says that the host decides', async () => {
  const { screen } = await renderGame([begin(), ask({}), ...handIn({ late: true })]);
  await expect.element(screen.getByRole('heading', { name: 'Your round has been submitted!' })).toBeVisible();
  await expect.element(screen.getByText(/^It came in late/)).toBeVisible();
});

const three = [begin(), ask({ question_text: 'One?' }, { question_text: 'Two?' }, { question_text: 'Three?' })];
const atClose = { at_close: true, answers: [['jupiter'], [''], ['danube']] };

test('what was handed in at the close says how much of it was answered, and the captain types on', async () => {
  const { screen, game } = await renderGame([...three, { type: 'CLOSE_SUBMISSIONS', keep_round: true }], {
    drafts: { q1: wrote('Jupiter'), q2: { texts: ['Mars'], state: 'late', own: true } },
  });
  const field = screen.getByLabelText('Answer to question 3');
  await field.click();
  for (const message of handIn(atClose)) game.receive(message);
  await expect.element(screen.getByText('Handed in at close: 2 of 3 answered').first()).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByText('Late: your Quizmaster decides whether it counts')).toBeVisible();
  for (const name of ['SUBMIT', 'Take it back']) expect(screen.getByRole('button', { name }).query()).toBeNull();
});

test('a late answer that the quizmaster counts changes what stands above the bar too', async () => {
  const { screen, game } = await renderGame([...three, { type: 'CLOSE_SUBMISSIONS', keep_round: true }], {
    drafts: { q1: wrote('Jupiter'), q2: { texts: ['Mars'], state: 'late', own: true } },
  });
  for (const message of handIn(atClose)) game.receive(message);
  const strip = () => screen.container.querySelector('[data-round-strip] strong')?.textContent;
  await expect.poll(strip).toBe('Handed in at close: 2 of 3 answered');
  for (const message of handIn({ ...atClose, answers: [['jupiter'], ['mars'], ['danube']] })) game.receive(message);
  await expect.poll(strip).toBe('Handed in at close: 3 of 3 answered');
});

test('a teammate’s screen says what was handed in at the close instead of the plain words', async () => {
  const { screen } = await renderGame([...three, ...handIn(atClose)], { view: member });
  await expect.element(screen.getByRole('heading', { name: 'Handed in at close: 2 of 3 answered' })).toBeVisible();
  expect(screen.getByText('Your round has been submitted!').query()).toBeNull();
});

test('ROUND-08 of clues the submitted list shows the last that was answered', async () => {
  const clues = [begin({ single_answer: true }), ...three.slice(1)];
  const answers = [[''], ['einstein'], ['']];
  const { screen } = await renderGame([...clues, ...handIn({ single_answer: true, answers })], { view: member });
  await expect.element(screen.getByText('einstein')).toBeVisible();
  expect(screen.getByText('Two?').query()).not.toBeNull();
  expect(screen.getByText('Three?').query()).toBeNull();
});

test.each([
  ['the captain', {}],
  ['a teammate', { view: member }],
])('%s sees a late submission beside what was handed in, until the quizmaster accepts it', async (_, options) => {
  const own = { answers: [['mars'], ['venus'], ['']] };
  const { screen, game } = await renderGame([...three, ...handIn(atClose), ...handIn({ ...own, late: true })], options);
  await expect.element(screen.getByText('Handed in at close: 2 of 3 answered').first()).toBeVisible();
  await expect.element(screen.getByText('It came in late: your Quizmaster decides whether it counts.')).toBeVisible();
  for (const message of handIn(own)) game.receive(message);
  await expect.element(screen.getByRole('heading', { name: 'Your round has been submitted!' })).toBeVisible();
  await expect.element(screen.getByText('venus')).toBeVisible();
  await expect
    .element(screen.getByText(/^It came in late/))
    .toHaveTextContent('It came in late, and your Quizmaster counts it.');
});

test('while submissions are open the captain takes the submission back, by keyboard too, and nothing is lost', async () => {
  const { screen } = await renderGame([begin(), ask({})], { drafts: { q1: wrote('Jupiter') } });
  await screen.getByRole('button', { name: 'SUBMIT' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'SUBMIT' }).click();
  const back = screen.getByRole('button', { name: 'Take it back' });
  await expect.element(back).toBeVisible();
  back.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('Answer to question 1')).toHaveValue('Jupiter');
});

test.each([
  ['the host refuses', refuses(409, 'Submissions are not open.'), 'Submissions are not open.'],
  ['the line is away', offline, 'It is still with the host. Please try again.'],
])('taking back says so when %s', async (_, takeBack, sentence) => {
  const { screen } = await renderGame([begin(), ask({}), ...handIn()], { overrides: { takeBack } });
  await screen.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(screen.getByRole('main').getByRole('alert')).toHaveTextContent(sentence);
});

test('a teammate, and a captain after the close, cannot take the submission back', async () => {
  const { screen, game } = await renderGame([begin(), ask({}), ...handIn()]);
  await expect.element(screen.getByRole('button', { name: 'Take it back' })).toBeVisible();
  game.receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  await expect.element(screen.getByRole('button', { name: 'Take it back' })).not.toBeInTheDocument();
  await screen.unmount();
  const other = await renderGame([begin(), ask({}), ...handIn()], { view: member });
  await expect.element(other.screen.getByRole('heading', { name: /submitted/ })).toBeVisible();
  expect(other.screen.getByRole('button', { name: 'Take it back' }).query()).toBeNull();
});

test.each<[string, PlayOptions, string]>([
  ['before it opens', { game: { isClosed: false } }, 'Not open yet. Your answers are kept.'],
  [
    'after the close, with something saved',
    { drafts: { q1: wrote('Jupiter') } },
    'Closed. What you saved was handed in.',
  ],
  ['after the close, with nothing saved', {}, 'Closed before you submitted. Ask your Quizmaster.'],
  [
    'where nothing is handed in at the close',
    { drafts: { q1: wrote('Jupiter') }, view: { submit_at_close: false } },
    'Closed before you submitted. Ask your Quizmaster.',
  ],
])('the closed button says why: %s', async (_, { view, ...options }, sentence) => {
  const closed: Message = { type: 'CLOSE_SUBMISSIONS', keep_round: true };
  const { screen } = await renderGame([begin(), ask({}), closed], {
    view: { submit_at_close: true, ...view },
    ...options,
  });
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

test('the closed button promises nothing once the host has taken back what was handed in', async () => {
  const reset = { type: 'RESET_SUBMISSION', teamid: 't-owls', round_order: 1, submission_id: 's1' } as const;
  const closed: Message = { type: 'CLOSE_SUBMISSIONS', keep_round: true };
  const { screen } = await renderGame([begin(), ask({}), closed, ...handIn({ at_close: true }), reset], {
    view: { submit_at_close: true },
    drafts: { q1: wrote('Jupiter') },
  });
  await expect.element(screen.getByText('Closed before you submitted. Ask your Quizmaster.')).toBeVisible();
});

function optionsOf(select: Element): string[] {
  return Array.from((select as HTMLSelectElement).options, ({ text }) => text);
}

test.each<[string, NonNullable<PlayOptions['view']>, string]>([
  ['the captain takes the round back', {}, 'Take the round back to answer, then submit again.'],
  ['a teammate looks to the captain', member, 'Your captain can take the round back to answer.'],
])('a question that came after the submission says so, and what to do: %s', async (_, view, next) => {
  const { screen, game } = await renderGame([begin(), ask({}), ...handIn({ answers: [['mars']] })], { view });
  await expect.element(screen.getByRole('heading', { name: /submitted/ })).toBeVisible();
  expect(screen.getByText(/came after you submitted/).query()).toBeNull();
  game.receive(ask({}, {}));
  await expect.element(screen.getByText(`A question came after you submitted. ${next}`)).toBeVisible();
  game.receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  await expect.poll(() => screen.getByText(/came after you submitted/).query()).toBeNull();
});

test('after the close the double cannot be changed any more', async () => {
  const { screen, game } = await renderGame([begin({ double_or_nothing: true }), ask({})]);
  const double = screen.getByRole('switch', { name: /Double or nothing/ });
  await expect.element(double).toBeEnabled();
  game.receive({ type: 'CLOSE_SUBMISSIONS', keep_round: true });
  await expect.element(double).toBeDisabled();
});
