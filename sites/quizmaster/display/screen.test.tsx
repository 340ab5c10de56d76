import type { DisplayView } from '@snug/contract';
import { demoDisplayQuestion, demoDisplayView, demoHostGame, demoRows, longestName } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { views } from '../../../stories/quizmaster/display-views.ts';
import { drawnLine } from './answers.css.ts';
import { fits } from './fit.ts';
import { overflowsOf } from './overflows.tsx';
import { Screen } from './screen.tsx';
import * as css from './stage.css.ts';

const heightPx = 900;

async function open(view: DisplayView, widthPx = 1_600) {
  const { rerender } = await render(at(view, widthPx));
  return { show: (next: DisplayView) => rerender(at(next, widthPx)) };
}

const at = (view: DisplayView, widthPx: number) => (
  <AnnouncerProvider>
    <main
      className={themeClass}
      style={{ position: 'fixed', inset: '0 auto auto 0', inlineSize: widthPx, blockSize: heightPx }}
    >
      <Screen view={view} />
    </main>
  </AnnouncerProvider>
);

/** The texts that are smaller than a 24th of the screen's height. */
const tooSmall = () =>
  [...page.getByRole('main').element().querySelectorAll('*')]
    .filter((each) => [...each.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()))
    .filter((each) => Number.parseFloat(getComputedStyle(each).fontSize) < heightPx / 24)
    .map(({ textContent }) => textContent);

/** Nothing that is not cut on purpose is wider or higher than its place. */
const overflows = () => {
  const screen = page.getByRole('main').element();
  const { left, right, top, bottom } = screen.getBoundingClientRect();
  return [...screen.querySelectorAll(`li, footer, footer p, footer div, .${css.headline} > *, [data-phase] > *`)]
    .filter((each) => each.getClientRects().length > 0)
    .map((each) => ({ text: each.textContent, rect: each.getBoundingClientRect() }))
    .filter(
      ({ rect }) => rect.left < left - 1 || rect.top < top - 1 || rect.right > right + 1 || rect.bottom > bottom + 1,
    );
};

/** The texts whose end is missing though nothing says so: no dots, no fading. */
const cutSilently = () =>
  [...page.getByRole('main').element().querySelectorAll<HTMLElement>('*')]
    .filter((each) => each.clientWidth > 1 && getComputedStyle(each).overflow === 'hidden' && !fits(each))
    .filter((each) => {
      const { webkitLineClamp, textOverflow } = getComputedStyle(each);
      return webkitLineClamp === 'none' && textOverflow === 'clip' && each.closest('[data-overflow]') === null;
    })
    .map(({ className, textContent }) => `${className}: ${textContent}`);

test.each(Object.entries<DisplayView>(views))(
  '%s: every text can be read, nothing leaves the screen',
  async (_, view) => {
    for (const widthPx of [1_600, 1_200]) {
      await page.viewport(widthPx, heightPx);
      await open({ ...view, paused: true }, widthPx);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(tooSmall()).toEqual([]);
      expect(overflows()).toEqual([]);
      expect(cutSilently()).toEqual([]);
      await cleanup();
    }
    await page.viewport(390, 844);
  },
);

test('an address of any length stands whole in the bar', async () => {
  const join_url = views.WelcomeLongest.join_url;
  await open({ ...views.Question, join_url });
  const address = page.getByText(/^Join at quiz/).element() as HTMLElement;
  expect(address.textContent).toBe('Join at quiz.a-rather-long-name-of-a-public-house.example.com/join');
  expect(fits(address)).toBe(true);
  expect(getComputedStyle(address).textOverflow).toBe('clip');
});

test('the code and the QR code are there until the end, and nobody is invited after it', async () => {
  const { show } = await open(demoDisplayView('welcome'));
  for (const phase of ['welcome', 'round', 'question', 'closed', 'break', 'answers', 'board', 'winners'] as const) {
    await show(demoDisplayView(phase));
    await expect.element(page.getByRole('img', { name: /^QR code/ })).toBeInTheDocument();
    await expect.element(page.getByText('482 917')).toBeInTheDocument();
  }
  await show(demoDisplayView('cancelled'));
  await expect.element(page.getByText('No quiz tonight.')).toBeInTheDocument();
  await expect.element(page.getByText('482 917')).not.toBeInTheDocument();
});

test.each(['board', 'winners', 'vote', 'answers'] as const)(
  'after the end, the screen of %s says that the game has ended, and has no way in',
  async (phase) => {
    const { show } = await open(demoDisplayView(phase, { over: true, doors_closed: true }));
    await expect.element(page.getByText('The game has ended. Good night, and safe home.')).toBeVisible();
    expect(page.getByRole('img', { name: /^QR code/ }).query()).toBeNull();
    expect(page.getByText('482 917').query()).toBeNull();
    expect(page.getByText(/doors are closed/).query()).toBeNull();
    await show(demoDisplayView(phase));
    await expect.element(page.getByText('482 917')).toBeVisible();
  },
);

test('a place that several share is =5 as on the phones and the console, on the board and on the podium', async () => {
  const { show } = await open(demoDisplayView('board'));
  expect(page.getByText('=5', { exact: true }).elements()).toHaveLength(2);
  expect(page.getByText('5, tied').elements()).toHaveLength(2);
  await expect.element(page.getByText('4', { exact: true })).toBeVisible();
  const rows = demoRows().slice(0, 3);
  const tied = rows.map((row, nth) => ({ ...row, place: nth === 0 ? 1 : 2 }));
  await show(demoDisplayView('winners', { board: { through: 5, final: true, teams: 3, rows: tied } }));
  await expect.poll(() => page.getByText('=2', { exact: true }).elements()).toHaveLength(2);
});

test('a question shows its number, who is in, and the time that is left', async () => {
  await open(demoDisplayView('question', { countdown: { ends_at: 95_000, now: 0 }, paused: true }));
  await expect.element(page.getByRole('heading', { name: /^Which two Asian countries/ })).toBeInTheDocument();
  await expect.element(page.getByText('Question 5 of 10')).toBeInTheDocument();
  await expect.element(page.getByText('9 of 14')).toBeInTheDocument();
  await expect.element(page.getByRole('timer')).toHaveTextContent('1:35');
});

test('a picture that does not load leaves the room the question alone, and a later one is shown again', async () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const asked = (question_id: string, image: string) =>
    demoDisplayView('question', { question: demoDisplayQuestion({ question_id, image, image_alt: 'A cat' }) });
  const { show } = await open(asked('q1', 'data:image/gif;base64,none'));
  const picture = page.getByRole('img', { name: 'A cat' });
  await expect.element(picture).not.toBeInTheDocument();
  const text = () => page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().width;
  const alone = text();
  await show(asked('q2', dot));
  await expect.element(picture).toBeInTheDocument();
  expect(text()).toBeLessThan(alone);
});

test('a question of 2,000 letters shows its beginning, and says where the rest is', async () => {
  const { show } = await open(demoDisplayView('question'));
  const rest = page.getByText('The rest is on the phones.');
  await expect.element(rest).not.toBeVisible();
  await show(demoDisplayView('question', { question: demoDisplayQuestion({ question_text: 'Why? '.repeat(400) }) }));
  await expect.element(rest).toBeVisible();
});

test('the console is told beforehand what will not fit, and of nothing that does', async () => {
  const game = demoHostGame();
  const [first] = game.rounds;
  if (!first) throw new Error('The demo has a round.');
  const questions = first.questions.map((each, nth) =>
    nth === 1 ? { ...each, question_text: 'Why? '.repeat(400) } : each,
  );
  const place = document.createElement('div');
  place.className = themeClass;
  document.body.append(place);
  expect(await overflowsOf(game, place)).toEqual([]);
  const long = { ...game, rounds: [{ ...first, questions }] };
  expect(await overflowsOf(long, place)).toEqual([
    { kind: 'question', round_order: 1, number: 2, question_id: questions[1]?.question_id },
  ]);
  // It fits as the title of its round, but not above each question.
  const title = longestName;
  expect(await overflowsOf({ ...game, rounds: [{ ...first, title }] }, place)).toEqual([
    { kind: 'round', round_order: 1 },
  ]);
  expect(await overflowsOf({ ...game, title: longestName, venue: longestName }, place)).toEqual([{ kind: 'title' }]);
  expect(place.childElementCount).toBe(0);
  place.remove();
});

test('answers that are told one by one: the newest is on the screen, also the last', async () => {
  const answer = (number: number) => ({ number, question_text: 'Who?', answers: [`Answer ${number}`], notes: '' });
  const told = (count: number, of?: number) =>
    demoDisplayView('answers', {
      answers: {
        round_order: 1,
        title: 'Capitals',
        questions: Array.from({ length: count }, (_, n) => answer(n + 1)),
        of,
      },
    });
  const { show } = await open(told(4, 9));
  await expect.element(page.getByText('4 / 9')).toBeVisible();
  await expect.element(page.getByText('Answer 4')).toBeVisible();
  await show(told(5, 9));
  await expect.element(page.getByText('Answer 5')).toBeVisible();
  expect(page.getByText('Answer 4').query()).toBeNull();
  await show(told(9));
  await expect.element(page.getByText('Answer 9')).toBeVisible();
});

test('each answer that is told is ticked off with chalk, also the last, and none where they come all at once', async () => {
  const told = (count: number, of?: number, round_order = 1) =>
    demoDisplayView('answers', {
      answers: {
        round_order,
        title: 'Capitals',
        questions: Array.from({ length: count }, (_, n) => {
          return { number: n + 1, question_text: 'Who?', answers: [`Answer ${n + 1}`], notes: '' };
        }),
        of,
      },
    });
  /** The answers whose tick is drawn, of those on the screen. */
  const drawn = () =>
    [
      ...page
        .getByRole('main')
        .element()
        .querySelectorAll(`.${drawnLine.replaceAll(' ', '.')}`),
    ].map((line) => line.closest('li')?.querySelector('p')?.textContent);
  const { show } = await open(told(4, 6));
  await expect.poll(drawn).toEqual(['Answer 4']);
  await show(told(5, 6));
  await expect.poll(drawn).toEqual(['Answer 5']);
  await show(told(6));
  await expect.element(page.getByText('1 / 2').or(page.getByText('2 / 2'))).toBeVisible();
  expect(drawn()).toEqual(['Answer 6']);
  // Once its page is left it has been drawn.
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('Answer 1')).toBeVisible();
  expect(drawn()).toEqual([]);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('Answer 6')).toBeVisible();
  expect(drawn()).toEqual([]);
  await show(told(2, 6, 2));
  await expect.poll(drawn).toEqual(['Answer 2']);
  await show(told(6, undefined, 2));
  await expect.element(page.getByText('Answer 6')).toBeVisible();
  expect(drawn()).toEqual([]);
});

test('a screen whose line is down says so in words that can be read', async () => {
  await render(
    <AnnouncerProvider>
      <main
        className={themeClass}
        style={{ position: 'fixed', inset: '0 auto auto 0', inlineSize: 1_600, blockSize: heightPx }}
      >
        <Screen view={demoDisplayView('board')} isAway />
      </main>
    </AnnouncerProvider>,
  );
  await expect.element(page.getByText('The line is down', { exact: true })).toBeVisible();
  expect(
    Number.parseFloat(getComputedStyle(page.getByText('The line is down', { exact: true }).element()).fontSize),
  ).toBeGreaterThanOrEqual(heightPx / 24);
});

test('the winners’ names stand whole on their pedestals', async () => {
  const { show } = await open(views.Winners);
  expect(page.getByRole('main').element().querySelector('[data-overflow]')).toBeNull();
  // A name that is too long ends with dots: nothing of it fades.
  await show(views.WinnersLongest);
  const cut = [...page.getByRole('main').element().querySelectorAll('li [data-overflow]')];
  expect(cut.length).toBeGreaterThan(0);
  expect(cut.map((box) => getComputedStyle(box).maskImage)).toEqual(cut.map(() => 'none'));
});

test('no word is broken that is whole at a smaller size', async () => {
  // As narrow as 4:3.
  await open(views.Break, 1_200);
  const said = page.getByRole('heading', { name: 'Back in a moment.' }).element();
  const range = document.createRange();
  const [text] = said.childNodes;
  if (!text) throw new Error('nothing is said');
  range.setStart(text, 'Back in a '.length);
  range.setEnd(text, 'Back in a moment.'.length);
  expect(range.getClientRects()).toHaveLength(1);
});

test('an upright screen: the address beside its code has the width of a line, the board one column', async () => {
  const { show } = await open(views.Question, 520);
  const address = page.getByRole('main').element().querySelector('footer p');
  if (!address) throw new Error('no address');
  expect(address.clientHeight).toBeLessThan(3 * Number.parseFloat(getComputedStyle(address).fontSize));
  await show(views.Board);
  const lefts = [...page.getByRole('main').element().querySelectorAll('li')].map(
    (row) => row.getBoundingClientRect().left,
  );
  expect(new Set(lefts).size).toBe(1);
});

test.each([
  ['before the first round', views.Welcome, views.WelcomeDoorsClosed],
  ['during a round', views.Question, views.QuestionDoorsClosed],
])('%s the screen stops inviting as the doors close, and invites again as they open', async (_, opened, closed) => {
  const { show } = await open(opened);
  const screen = page.getByRole('main');
  const code = opened.code.replace(/^(...)/, '$1 ');
  await expect.element(screen.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect.element(screen.getByText(code)).toBeVisible();
  await show(closed);
  await expect.element(screen.getByText('The doors are closed.')).toBeVisible();
  await expect.element(screen.getByText(/Whoever plays gets back in on their own phone/)).toBeVisible();
  await expect.element(screen.getByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
  expect(screen.element().textContent).not.toContain(code);
  expect(tooSmall()).toEqual([]);
  expect(overflows()).toEqual([]);
  await show(opened);
  await expect.element(screen.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect.element(screen.getByText('The doors are closed.')).not.toBeInTheDocument();
});
