import { type FakeAnswers, fakeClient, never, offline, play, refuses } from '@snug/client/fake';
import { type FeedbackTarget, type GameView, negativeTags, positiveTags } from '@snug/contract';
import { announced } from '@snug/testing/page';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Feedback } from './feedback.tsx';

const robin: FeedbackTarget = { userid: 'h-robin', name: 'Robin' };
const sam: FeedbackTarget = { userid: 'h-sam', name: 'Sam' };
const ended: Partial<GameView> = { status: 'ended', feedback_eligible: true };
const sentence = 'The game has ended. Thanks for playing!';

interface Options {
  readonly answers?: FakeAnswers;
  readonly view?: Partial<GameView>;
  readonly client?: ReturnType<typeof fakeClient>;
}

function clientWith({ answers, view = ended }: Options = {}) {
  const game = play([], { view });
  const sendFeedback = vi.fn(() => ({ status: 'success' }));
  const client = fakeClient({ games: { g1: game }, answers: { needFeedback: [robin], sendFeedback, ...answers } });
  return { client, game };
}

async function open(options: Options = {}) {
  const { client, game } = clientWith(options);
  const used = options.client ?? client;
  const screen = await render(
    <AnnouncerProvider>
      <Feedback client={used} gameId="g1" />
    </AnnouncerProvider>,
  );
  const star = (count: number) => screen.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` });
  return {
    client: used,
    game,
    screen,
    star,
    tag: (name: string) => screen.getByRole('checkbox', { name, exact: true }),
    tags: () =>
      screen
        .getByRole('checkbox')
        .elements()
        .map((box) => box.closest('label')?.textContent),
    chosen: () =>
      screen
        .getByRole('checkbox', { checked: true })
        .elements()
        .map((box) => box.closest('label')?.textContent),
    notes: screen.getByPlaceholder('Anything else we should know?', { exact: true }),
    submit: screen.getByRole('button', { name: 'Submit', exact: true }),
    heading: (name: string) => screen.getByRole('heading', { level: 2, name, exact: true }),
    bodies: () => used.sent('sendFeedback').map(({ body }) => body),
  };
}

const rated = (userid: string, stars: number, tags: string[] = [], notes = '') => ({
  ...{ userid, player_code: 'p-ada', stars, tags, notes },
});

test('FEEDBACK-01 CALL-38 OPEN-55 the heading asks about the host by name, once the game has ended for a player who may rate', async () => {
  const { heading, client, screen } = await open();
  await expect.element(heading('How did Robin do?')).toBeVisible();
  await expect.poll(announced).toContain('How did Robin do?');
  expect(client.sent('needFeedback').map(({ params }) => params)).toEqual([{ id: 'g1' }]);
  expect(document.body.textContent).not.toContain(sentence);
  await expect.element(screen.getByRole('region', { name: 'How did Robin do?' })).toBeVisible();
});

test('FEEDBACK-02 LIMIT-05 one to five stars are offered, each with its meaning', async () => {
  const { star, screen } = await open();
  await expect.element(screen.getByRole('group', { name: 'Your rating' })).toBeVisible();
  for (const [count, meaning] of [
    [1, 'Poor'],
    [2, 'Fair'],
    [3, 'Good'],
    [4, 'Very good'],
    [5, 'Great'],
  ] as const) {
    await expect.element(star(count)).not.toBeChecked();
    await expect.element(star(count)).toHaveAccessibleDescription(meaning);
  }
  expect(screen.getByRole('radio').elements()).toHaveLength(5);
});

test('FEEDBACK-05 FEEDBACK-04 notes, tags and Submit come with the first star, and that is announced', async () => {
  const { star, notes, submit, tags, screen } = await open();
  await expect.element(star(1)).toBeVisible();
  expect([notes.query(), submit.query(), tags()]).toEqual([null, null, []]);
  await star(4).click();
  await expect.element(notes).toBeVisible();
  await expect.element(submit).toBeVisible();
  await expect.poll(announced).toContain('Tags, a note and Submit are below.');
  await expect.element(screen.getByRole('textbox', { name: 'Your note' })).toBeVisible();
});

test.each([4, 5])('FEEDBACK-06 LIMIT-06 LIMIT-05 %i stars offer the positive tags', async (count) => {
  const { star, tags, screen } = await open();
  await star(count).click();
  await expect.element(screen.getByRole('group', { name: 'What was good?' })).toBeVisible();
  expect(tags()).toEqual([
    ...['Funny', 'Charismatic', 'Professional', 'Clear Instructions', 'Friendly', 'Creative', 'Other'],
  ]);
  expect(tags()).toEqual(positiveTags);
});

test.each([1, 2, 3])('FEEDBACK-07 LIMIT-07 LIMIT-05 %i stars offer the negative tags', async (count) => {
  const { star, tags, screen } = await open();
  await star(count).click();
  await expect.element(screen.getByRole('group', { name: 'What could have been better?' })).toBeVisible();
  expect(tags()).toEqual([
    ...['Boring', 'Awkward', 'Confusing', 'Disorganized', 'Unprofessional', 'Rude', 'Unfair Grading', 'Other'],
  ]);
  expect(tags()).toEqual(negativeTags);
});

test('FEEDBACK-03 a tag that is chosen again is unselected; the others stay', async () => {
  const { star, tag, chosen, submit, bodies } = await open();
  await star(5).click();
  await tag('Funny').click();
  await tag('Creative').click();
  expect(chosen()).toEqual(['Funny', 'Creative']);
  await tag('Funny').click();
  await expect.poll(chosen).toEqual(['Creative']);
  await submit.click();
  await expect.poll(bodies).toEqual([rated('h-robin', 5, ['Creative'])]);
});

test('FEEDBACK-08 stars on the same side keep the tags; crossing 3 and 4 clears them, which is announced', async () => {
  const { star, tag, chosen } = await open();
  await star(5).click();
  await tag('Funny').click();
  await tag('Other').click();
  await star(4).click();
  await expect.poll(chosen).toEqual(['Funny', 'Other']);
  await star(3).click();
  // `Other` is of both sides, and cleared all the same.
  await expect.poll(chosen).toEqual([]);
  await expect.poll(announced).toContain('Your tags are cleared: there are others now.');
  await tag('Rude').click();
  await star(1).click();
  await expect.poll(chosen).toEqual(['Rude']);
  await star(4).click();
  await expect.poll(chosen).toEqual([]);
});

test('FEEDBACK-09 PROD-03 OPEN-55 after the last host there are thanks, which take the focus', async () => {
  const { star, tag, notes, submit, heading, bodies } = await open();
  await star(5).click();
  await tag('Friendly').click();
  await notes.fill('  More music rounds, please.\nThanks!');
  await submit.click();
  await expect.element(heading('Thank you for your feedback!')).toBeVisible();
  await expect.element(heading('Thank you for your feedback!')).toHaveFocus();
  expect(bodies()).toEqual([rated('h-robin', 5, ['Friendly'], '  More music rounds, please.\nThanks!')]);
  await expect.element(submit).not.toBeInTheDocument();
});

test('FEEDBACK-10 the next host is loaded with an empty form: the heading takes the focus, and the thanks are announced', async () => {
  const { star, tag, notes, submit, heading, bodies, screen } = await open({ answers: { needFeedback: [robin, sam] } });
  await star(2).click();
  await tag('Awkward').click();
  await notes.fill('Too quiet');
  await submit.click();
  await expect.element(heading('How did Sam do?')).toHaveFocus();
  await expect.poll(announced).toContain('Thank you for your feedback!');
  await expect.element(screen.getByText('Thank you for your feedback!').first()).toBeVisible();
  expect(screen.getByRole('radio', { checked: true }).elements()).toEqual([]);
  expect([notes.query(), submit.query()]).toEqual([null, null]);
  await star(5).click();
  await expect.element(notes).toHaveValue('');
  await submit.click();
  await expect.element(heading('Thank you for your feedback!')).toHaveFocus();
  expect(bodies()).toEqual([rated('h-robin', 2, ['Awkward'], 'Too quiet'), rated('h-sam', 5)]);
});

test.each([
  ['the network', offline],
  ['the server', refuses(500, 'A bug.')],
])(
  'ERR-10 %s fails: the sentence, and the form is open again with its content; the next try goes through',
  async (_, fails) => {
    const answers = [fails, fails, () => ({ status: 'success' })];
    const { star, tag, notes, submit, heading, screen, chosen } = await open({
      answers: { sendFeedback: () => answers.shift()?.() as never },
    });
    await star(4).click();
    await tag('Other').click();
    await notes.fill('Loud.');
    const alert = screen.getByRole('alert');
    for (const _try of [1, 2]) {
      await submit.click();
      await expect.element(alert).toHaveTextContent('Something went wrong. Please try again.');
      await expect.element(submit).toHaveFocus();
      await expect.element(submit).not.toHaveAttribute('aria-busy');
    }
    await expect.element(star(4)).toBeChecked();
    await expect.element(star(4)).toBeEnabled();
    await expect.element(notes).toHaveValue('Loud.');
    expect(chosen()).toEqual(['Other']);
    await submit.click();
    await expect.element(heading('Thank you for your feedback!')).toHaveFocus();
  },
);

test('while it is sent the form is closed, and a second press sends nothing', async () => {
  const reply = Promise.withResolvers<{ status: string }>();
  const { star, notes, submit, bodies, heading } = await open({ answers: { sendFeedback: () => reply.promise } });
  await star(3).click();
  await submit.click();
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  await expect.element(submit).toHaveFocus();
  await expect.element(star(1)).toBeDisabled();
  await expect.element(notes).toHaveAttribute('readonly');
  await userEvent.keyboard('{Enter} ');
  expect(bodies()).toHaveLength(1);
  reply.resolve({ status: 'success' });
  await expect.element(heading('Thank you for your feedback!')).toHaveFocus();
});

test('Y7 by keyboard alone: stars by arrows, a tag by Space, the note, Submit', async () => {
  const { star, heading, bodies } = await open();
  await expect.element(heading('How did Robin do?')).toBeVisible();
  await userEvent.keyboard('{Tab} {ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(star(4)).toBeChecked();
  await expect.element(star(4)).toHaveFocus();
  await userEvent.keyboard('{Tab} {Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}Nice{Tab}{Enter}');
  await expect.element(heading('Thank you for your feedback!')).toHaveFocus();
  expect(bodies()).toEqual([rated('h-robin', 4, ['Funny'], 'Nice')]);
});

test('Enter on a star sends, and the focus stays on Submit when that fails', async () => {
  const { star, submit, bodies } = await open({ answers: { sendFeedback: offline } });
  await star(5).click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(bodies).toHaveLength(1);
  await expect.element(submit).toHaveFocus();
});

test('FEEDBACK-11 with nobody to rate the game has ended, and that is announced', async () => {
  const { heading, screen } = await open({ answers: { needFeedback: [] } });
  await expect.element(heading(sentence)).toBeVisible();
  await expect.poll(announced).toContain(sentence);
  expect(screen.getByRole('radio').query()).toBeNull();
});

test.each<[string, Partial<GameView>]>([
  ['somebody who has rated everybody', { status: 'ended', feedback_eligible: false }],
  ['a spectator', { status: 'finalized', feedback_eligible: false, team: null }],
])('FEEDBACK-11 STATE-06 OPEN-55 for %s the game has ended, and nothing is asked of the server', async (_, view) => {
  const { heading, client } = await open({ view });
  await expect.element(heading(sentence)).toBeVisible();
  expect(client.sent('needFeedback')).toEqual([]);
});

test.each(['ended', 'finalized'])(
  'STATE-06 OPEN-55 a game that is loaded as %s asks for the feedback',
  async (status) => {
    const { heading } = await open({ view: { status, feedback_eligible: true } });
    await expect.element(heading('How did Robin do?')).toBeVisible();
  },
);

test('STATE-06 MSG-END_GAME the end brings the feedback a moment later, since the whole room asks; going on takes it away', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  const { game, client, heading } = await open({ view: { status: 'live' } });
  expect(client.sent('needFeedback')).toEqual([]);
  game.receive({ type: 'END_GAME' });
  await expect.element(heading('How did Robin do?')).toBeVisible();
  game.receive({ type: 'RELOAD_GAME' });
  await expect.element(heading('How did Robin do?')).not.toBeInTheDocument();
  random.mockRestore();
});

test('the thanks stay when a load says that nobody is left to rate', async () => {
  const { star, submit, heading, game } = await open();
  await star(5).click();
  await submit.click();
  await expect.element(heading('Thank you for your feedback!')).toBeVisible();
  const { view } = game.get();
  game.change({ view: view && { ...view, feedback_eligible: false } });
  await expect.element(heading('Thank you for your feedback!')).toBeVisible();
  expect(page.getByText(sentence).query()).toBeNull();
});

test('hosts that do not arrive can be asked for again: the button stays meanwhile, then the heading takes the focus', async () => {
  const reply = Promise.withResolvers<FeedbackTarget[]>();
  const answers = [offline, offline, () => reply.promise];
  const { screen, heading } = await open({ answers: { needFeedback: () => answers.shift()?.() as never } });
  const again = screen.getByRole('button', { name: 'Try again' });
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('We could not find out who hosted. Your connection may be slow tonight.');
  await again.click();
  await expect.poll(announced).toContain('We could not find out who hosted. Your connection may be slow tonight.');
  await again.click();
  await expect.element(again).toHaveAttribute('aria-busy', 'true');
  await expect.element(again).toHaveFocus();
  reply.resolve([robin]);
  await expect.element(heading('How did Robin do?')).toHaveFocus();
});

test('while the hosts are loading a sentence says so', async () => {
  const { screen } = await open({ answers: { needFeedback: never } });
  await expect.element(screen.getByRole('status').getByText('Finding out who hosted…')).toBeInTheDocument();
});

test('what was chosen and written is there again after a reload, until it is sent', async () => {
  const first = await open();
  await first.star(2).click();
  await first.tag('Rude').click();
  await first.notes.fill('Half a note');
  await first.screen.unmount();

  const again = await open({ client: first.client });
  await expect.element(again.notes).toHaveValue('Half a note');
  await expect.element(again.star(2)).toBeChecked();
  expect(again.chosen()).toEqual(['Rude']);
  await again.submit.click();
  await expect.element(again.heading('Thank you for your feedback!')).toBeVisible();
  expect(first.client.storage.session.keys('snug_typed_feedback_')).toEqual([]);
});

test('a host who was rated in another tab is gone when somebody comes back to this one', async () => {
  let left = [robin, sam];
  const { heading, star } = await open({ answers: { needFeedback: () => left } });
  await star(3).click();
  left = [sam];
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(heading('How did Sam do?')).toBeVisible();
  left = [];
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(heading(sentence)).toBeVisible();
});

test('CALL-39 a host who was rated in another tab is not rated again: the next one is, without thanks', async () => {
  let left = [robin, sam];
  const sendFeedback = refuses(409, 'You have already rated this quizmaster.');
  const { star, submit, heading, screen } = await open({ answers: { needFeedback: () => left, sendFeedback } });
  await star(4).click();
  left = [sam];
  await submit.click();
  await expect.element(heading('How did Sam do?')).toHaveFocus();
  expect(screen.getByText('Thank you for your feedback!').query()).toBeNull();
});

test('Y7 on the smallest phone with the largest text nothing is wider than the page, and everything is tall enough for a thumb', async () => {
  await page.viewport(320, 640);
  document.body.style.setProperty('--snug-text', '32px');
  const { star, submit } = await open({
    answers: { needFeedback: [{ userid: 'h', name: `Bartholomew${'w'.repeat(60)}` }] },
  });
  await star(1).click();
  await expect.element(submit).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  for (const control of document.querySelectorAll('label:has(input), textarea, button')) {
    expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  document.body.style.removeProperty('--snug-text');
  await page.viewport(390, 844);
});
