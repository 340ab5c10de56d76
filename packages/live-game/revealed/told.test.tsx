import { ask, begin, demoBoard, demoResults, demoRows, handIn } from '@snug/client/fake';
import type { Message, Results } from '@snug/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { phone, renderOnPhone } from '../tests/render-on-phone.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.style.overflowAnchor = '';
  window.scrollTo(0, 0);
});

const questions = Array.from({ length: 12 }, (_, place) => {
  const question_id = `q${place + 1}`;
  return { question_id, question_text: `Question ${place + 1}?`, answers: ['Danube'], notes: '' };
});
const submitted: Message[] = [
  begin(),
  ask(...questions.map(({ question_text }) => ({ question_text }))),
  ...handIn({ answers: questions.map(() => ['rhine']) }),
];
const over: Message = { type: 'ROUND_END' };
const ended: Message = { type: 'END_GAME' };
const reveal: Message = {
  type: 'REVEAL',
  round: { round_order: 1, title: 'General Knowledge', single_answer: false, questions },
};
const slots = {
  // Longer than the phone: it can be at the top of the screen whatever stands below it at the moment.
  between: (
    <section aria-label="Survey" style={{ paddingBlockEnd: 900 }}>
      <input aria-label="Best crisps?" />
    </section>
  ),
  feedback: <section aria-label="Rating">How did Robin do?</section>,
};

async function open(messages: readonly Message[], first?: Results) {
  const server = { results: first ?? demoResults() };
  const shown = await renderOnPhone({
    messages: first ? [...messages, { type: 'RESULTS', version: first.version }] : messages,
    size: phone,
    slots,
    answers: { getResults: () => server.results, listImages: [] },
  });
  const { screen, receive } = shown;
  function publish(results = demoResults()) {
    server.results = results;
    receive({ type: 'RESULTS', version: results.version });
  }
  const named = {
    board: screen.getByRole('region', { name: 'The board' }),
    answers: screen.getByRole('region', { name: 'Round 1: General Knowledge' }),
    submission: screen.getByRole('listitem').filter({ hasText: 'rhine' }).first(),
    submissions: screen.getByRole('button', { name: 'View Submissions' }),
    survey: screen.getByRole('region', { name: 'Survey' }),
    rating: screen.getByRole('region', { name: 'Rating' }),
    back: screen.getByRole('button', { name: 'Go Back' }),
  };
  type Name = keyof typeof named;
  const top = (name: Name) => named[name].element().getBoundingClientRect().top;
  /** These, from the top of the screen down. */
  const order = (...names: Name[]) => names.sort((one, other) => top(one) - top(other));
  const boardIsUp = () => expect.element(named.board).toBeInTheDocument();
  return { ...shown, ...named, publish, top, order, boardIsUp };
}

test('a board that is due, and the answers, stand right below the head of a submitted round', async () => {
  const { screen, publish, top, order, boardIsUp } = await open([...submitted, reveal]);
  publish();
  await boardIsUp();
  await expect.element(screen.getByRole('heading', { name: 'You are joint 2nd of 5' })).toBeVisible();
  expect(screen.getByText('Your round has been submitted!').query()).toBeNull();
  expect(top('board')).toBeLessThan(innerHeight * 0.65);
  const wanted = ['board', 'answers', 'submissions', 'survey'] as const;
  expect(order(...wanted)).toEqual(wanted);
  // The submission itself, which begins with the questions' texts, is below the answers too.
  const list = [...document.querySelectorAll('main strong')].at(0)?.getBoundingClientRect().top ?? 0;
  expect(list).toBeGreaterThan(top('answers'));
  expect(list).toBeLessThan(top('submissions'));
});

test('they stay where they are when the round ends', async () => {
  const { board, answers, receive, screen, boardIsUp } = await open([...submitted, reveal], demoResults());
  await boardIsUp();
  const [one, other] = [board.element(), answers.element()];
  receive(over);
  await expect.poll(() => document.querySelector('main strong')).toBeNull();
  await expect.element(screen.getByRole('heading', { name: 'You are joint 2nd of 5' })).toBeVisible();
  expect(answers.element()).toBe(other);
  expect(board.element()).toBe(one);
});

test('a board without the round that was played last stays below', async () => {
  const second: Message[] = [begin({ round_id: 'r2', round_order: 2 }), over];
  const { order, boardIsUp } = await open([...submitted, over, reveal, ...second], demoResults());
  await boardIsUp();
  const wanted = ['submissions', 'survey', 'board'] as const;
  expect(order(...wanted)).toEqual(wanted);
});

test('at the end it stands above the rating, then come the answers; no team that is unveiled moves anything', async () => {
  const rows = demoRows().map((row) => ({ ...row, team_name: `${row.team_name} `.repeat(row.place === 2 ? 6 : 1) }));
  const unveiled = (version: number, from: number) =>
    demoResults({ version, rounds: [], board: demoBoard({ teams: 5, rows: rows.slice(from) }) });
  const { screen, publish, board, top, order, boardIsUp } = await open(
    [...submitted, over, reveal, ended],
    unveiled(1, 4),
  );
  await boardIsUp();
  await expect.element(screen.getByRole('heading', { name: 'Tonight’s winners' })).toBeVisible();
  const wanted = ['board', 'rating', 'answers', 'submissions', 'back'] as const;
  expect(order(...wanted)).toEqual(wanted);
  const before = top('rating');
  for (const [version, from] of [
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 0],
  ] as const) {
    publish(unveiled(version, from));
    await expect.poll(() => board.getByRole('row').elements().length).toBe(6 - from);
    expect(Math.abs(top('rating') - before)).toBeLessThan(1);
  }
});

test.each(['by the browser', 'where the browser does not'])(
  'a board that comes moves nothing that is read further down (%s)',
  async (by) => {
    if (by !== 'by the browser') {
      document.documentElement.style.overflowAnchor = 'none';
      const supports = CSS.supports.bind(CSS);
      vi.spyOn(CSS, 'supports').mockImplementation((name: string, value?: string) =>
        name === 'overflow-anchor' ? false : supports(name, value ?? ''),
      );
    }
    const { publish, survey, top, boardIsUp } = await open([...submitted, reveal]);
    await expect.element(survey).toBeInTheDocument();
    survey.element().scrollIntoView({ block: 'start' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const before = top('survey');
    publish();
    await boardIsUp();
    await expect.poll(() => Math.abs(top('survey') - before)).toBeLessThan(2);
    expect(top('board')).toBeLessThan(0);
  },
);

test('nor a field that is typed in', async () => {
  const { screen, publish, top, boardIsUp } = await open([...submitted, over]);
  const field = screen.getByLabelText('Best crisps?');
  await field.fill('Salt and');
  const before = top('survey');
  publish();
  await boardIsUp();
  await expect.poll(() => Math.abs(top('survey') - before)).toBeLessThan(2);
  await expect.element(field).toHaveFocus();
});

test('answers that are read when the board comes stay where they are', async () => {
  const { publish, answers, top, order, boardIsUp, receive } = await open([...submitted, over, reveal]);
  await expect.element(answers).toBeInTheDocument();
  answers.element().scrollIntoView({ block: 'start' });
  window.scrollBy(0, 200);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const before = top('answers');
  publish();
  await boardIsUp();
  await expect.poll(() => Math.abs(top('answers') - before)).toBeLessThan(2);
  expect(order('survey', 'board')).toEqual(['survey', 'board']);
  // The next screen has its order again.
  receive(ended);
  await expect.poll(() => order('answers', 'board')).toEqual(['board', 'answers']);
});
