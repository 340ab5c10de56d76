import { type FakeAnswers, fakeClient, refuses } from '@snug/client/fake';
import type { Grade, HostAppeal, HostGame, HostMessage } from '@snug/contract';
import { demoHostGame, demoQuestion, demoRound, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { HostClientContext } from '../host-client.ts';
import { reduceHost } from '../host-game.ts';
import * as pageCss from '../page.css.ts';
import { Desk } from './desk.tsx';
import { createGradeQueue } from './grade-queue.ts';

const texts = ['Which city was called Constantinople?', 'Which two countries share Mount Everest?'];
const round = demoRound(
  1,
  'Around the World',
  [
    demoQuestion('q1', 0, texts[0] ?? '', [['Istanbul']]),
    demoQuestion('q2', 1, texts[1] ?? '', [['China'], ['Nepal']]),
  ],
  { asked: ['q1', 'q2'], double_or_nothing: true },
);
const given: readonly (readonly [name: string, answers: string[][]])[] = [
  ['Quizzly Bears', [['istambul'], ['china', 'nepal']]],
  ['Agatha Quiztie', [['byzantium'], ['chyna', 'tibet']]],
];
const teams = [
  ...given.map(([name, answers], nth) => demoTeam(`t${nth}`, name, { submitted: { 1: submissionOf(answers) } })),
  demoTeam('paper', 'Paper Tigers', { paper: true }),
  demoTeam('owls', 'The Owls', { paper: true }),
];
const game = demoHostGame({
  rounds: [round],
  teams,
  state: { ...demoHostGame().state, game_started: true, round_index: 0, asked: ['q1', 'q2'] },
});

const root = document.documentElement;
beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  localStorage.clear();
  root.className = '';
  root.style.removeProperty('font-size');
  await page.viewport(390, 844);
});

interface Props {
  readonly begin: HostGame;
  readonly answers: FakeAnswers;
  readonly sent: HostMessage[];
}

function AtDesk({ begin, answers, sent }: Props) {
  const [now, setNow] = useState(begin);
  const [{ client, queue, hook, tell }] = useState(() => {
    const tell = (message: HostMessage) => {
      sent.push(message);
      setNow((before) => reduceHost(before, message));
    };
    const { session, call } = fakeClient({ answers });
    const queue = createGradeQueue({ call, gameId: 'g1', onGrades: (grades) => tell({ type: 'HOST_GRADES', grades }) });
    const { hook } = memoryLocation({ path: '/game/g1/desk/1' });
    return { client: { session, call, wasSignedOut: () => false }, queue, hook, tell };
  });
  const [first] = now.rounds;
  return (
    first && (
      <div className={`${themeClass} ${pageCss.page}`}>
        <HostClientContext.Provider value={client}>
          <AnnouncerProvider>
            <Router hook={hook}>
              <Desk game={now} round={first} connection="live" queue={queue} onTell={tell} />
            </Router>
          </AnnouncerProvider>
        </HostClientContext.Provider>
      </div>
    )
  );
}

const stores: FakeAnswers = {
  hostGrade: ({ body }) => ({
    grades: body.grades.map(
      ({ seen, ...grade }): Grade => ({ funny: false, ...grade, version: seen + 1, by: 'Priya', at: 0 }),
    ),
  }),
};

/** A desk; what the server has told is in `sent`. */
async function open(begin: HostGame = game, answers: FakeAnswers = {}) {
  root.className = themeClass;
  const sent: HostMessage[] = [];
  const screen = await render(<AtDesk begin={begin} answers={{ ...stores, ...answers }} sent={sent} />);
  return { sent, screen };
}

const fieldOf = (nth: number) => page.getByRole('textbox', { name: new RegExp(`Question ${nth + 1}`) }).first();
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

test('what was typed for a team on paper is there again after a question, another team and a reload, until it is in', async () => {
  const { screen } = await open();
  await press('On paper');
  await fieldOf(0).fill('Oslo');
  await page.getByRole('switch', { name: 'Double or nothing' }).click();
  await press(/Constantinople/);
  await press('On paper');
  await expect.element(fieldOf(0)).toHaveValue('Oslo');
  await page.getByRole('combobox').selectOptions('The Owls');
  await expect.element(fieldOf(0)).toHaveValue('');
  await page.getByRole('combobox').selectOptions('Paper Tigers (typed, not handed in)');
  await fieldOf(1).fill('Tibet');
  await screen.unmount();

  await open(game, { hostSubmitPaper: { status: 'ok' } });
  await press('On paper');
  await expect.element(fieldOf(0)).toHaveValue('Oslo');
  await expect.element(fieldOf(1)).toHaveValue('Tibet');
  await expect.element(page.getByRole('switch', { name: 'Double or nothing' })).toBeChecked();
  // The first empty field has the focus.
  await expect.element(page.getByRole('textbox', { name: 'Question 2, part 2' })).toHaveFocus();
  await press('Hand in for Paper Tigers');
  await expect.element(page.getByRole('button', { name: 'Hand in for The Owls' })).toBeVisible();
  // Seen, not only said, until the next paper is begun.
  const isIn = () => page.getByRole('main').getByText('Paper Tigers are in.');
  await expect.element(isIn()).toBeVisible();
  expect(localStorage.length).toBe(0);
  await fieldOf(0).fill('Bergen');
  await expect.element(isIn()).not.toBeInTheDocument();
});

test('a form of papers shows no keys, since none acts there', async () => {
  await open();
  await expect.element(page.getByRole('complementary', { name: 'Keys' })).toBeVisible();
  await press('On paper');
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('complementary', { name: 'Keys' }).query()).toBeNull();
});

const grade = (answer_key: string, marks: Grade['marks']): Grade => ({
  ...{ question_id: 'q1', answer_key, marks, funny: false, version: 1, by: 'Robin', at: 0 },
});
const appeal: HostAppeal = {
  ...{ appeal_id: 'a1', teamid: 't1', question_id: 'q1', round_order: 1, at: 0, state: 'open', reply: '' },
  reason: 'It was called that as well.',
};
const contested = (marks: Grade['marks']): HostGame => ({
  ...game,
  grades: [grade('istambul', ['full']), grade('byzantium', marks)],
  appeals: [appeal],
});
const decides: FakeAnswers = {
  hostDecideAppeal: ({ body }) => ({
    appeal: { ...appeal, state: body.upheld ? 'upheld' : 'declined', reply: body.reply ?? '' },
  }),
};
const decisions = () =>
  page
    .getByRole('group', { name: 'Decision' })
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
/** What the server was told of a grade and a decision, in that order. */
const told = (sent: readonly HostMessage[]) =>
  sent.map((message) =>
    message.type === 'HOST_GRADES'
      ? message.grades.map(({ marks }) => marks).join()
      : message.type === 'HOST_APPEAL'
        ? message.appeal.state
        : message.type,
  );

test.each<[marks: Grade['marks'], offered: string[]]>([
  [['none'], ['Uphold: full points', 'Uphold: half', 'Decline']],
  [['half'], ['Uphold: full points', 'Decline']],
  [['full'], ['Uphold', 'Decline']],
])('with the grade %j an appeal is decided by %j', async (marks, offered) => {
  await open(contested(marks));
  await expect.element(page.getByRole('button', { name: 'Decline' })).toBeVisible();
  expect(decisions()).toEqual(offered);
  expect(page.getByText('The grade is full already.').query() !== null).toBe(marks?.[0] === 'full');
});

test.each<[name: string, mark: string]>([
  ['Uphold: full points', 'full'],
  ['Uphold: half', 'half'],
])('%s sets the grade, and decides once the server has it', async (name, mark) => {
  const { sent } = await open(contested(['none']), decides);
  await press(name);
  await expect.element(page.getByRole('button', { name: 'Decide anew' })).toBeVisible();
  expect(told(sent)).toEqual([mark, 'upheld']);
});

test('where the board is public it asks first, and the answer is for both', async () => {
  const { sent } = await open({ ...contested(['half']), state: { ...game.state, board_through: 1 } }, decides);
  await press('Uphold: full points');
  await press('Leave it so');
  await expect.element(page.getByRole('button', { name: 'Uphold: full points' })).toBeVisible();
  expect(sent).toEqual([]);
  await press('Uphold: full points');
  await press('Change it');
  await expect.element(page.getByRole('button', { name: 'Decide anew' })).toBeVisible();
  expect(told(sent)).toEqual(['full', 'upheld']);
});

test('a decision that does not arrive says so, and is pressed again', async () => {
  let tries = 0;
  const { sent } = await open(contested(['none']), {
    hostDecideAppeal: ({ body }) => {
      tries += 1;
      if (tries === 1) throw new Error('The line is gone.');
      return { appeal: { ...appeal, state: body.upheld ? 'upheld' : 'declined' } };
    },
  });
  await press('Uphold: half');
  await expect.element(page.getByRole('group', { name: 'Decision' })).toBeVisible();
  await expect.poll(() => told(sent)).toEqual(['half']);
  await expect.poll(decisions).toContain('Uphold: half');
  await press('Uphold: half');
  await expect.element(page.getByRole('button', { name: 'Decide anew' })).toBeVisible();
  expect(told(sent)).toEqual(['half', 'upheld']);
});

test('a refused grade leaves the appeal undecided', async () => {
  const { sent } = await open(contested(['none']), {
    ...decides,
    hostGrade: refuses(409, 'Somebody graded it meanwhile.'),
  });
  await press('Uphold: full points');
  await expect.element(page.getByText(/Snug says no/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Uphold: full points' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('all is graded, and an appeal waits: the desk says so, leads to it, and shows its buttons', async () => {
  const all: HostGame = {
    ...game,
    teams: [demoTeam('t1', 'Agatha Quiztie', { submitted: { 1: submissionOf([['byzantium'], ['China', 'Nepal']]) } })],
    grades: [grade('byzantium', ['none'])],
    appeals: [appeal],
  };
  await open(all);
  await expect.element(page.getByText('All graded, 1 appeal open')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Constantinople.*1 appeal/ })).toBeVisible();
  await press(/Mount Everest/);
  await press('To the appeal');
  await expect.element(page.getByRole('heading', { name: texts[0] ?? '' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Decline' })).toBeInViewport({ ratio: 1 });
  expect(document.activeElement?.getAttribute('data-row')).toBe('byzantium');
});

test('a contested answer far below is shown with its decisions', async () => {
  const many = Array.from({ length: 8 }, (_, nth) =>
    demoTeam(`m${nth}`, `Team ${nth}`, { submitted: { 1: submissionOf([[`answer ${nth}`], ['China', 'Nepal']]) } }),
  );
  const grades = many.map((_, nth) => grade(`answer ${nth}`, ['none']));
  await open({ ...game, teams: many, grades, appeals: [{ ...appeal, teamid: 'm7' }] });
  await expect.element(page.getByRole('button', { name: 'Decline' })).toBeInViewport({ ratio: 1 });
});

const topOf = (text: RegExp | string) => page.getByText(text).first().element().getBoundingClientRect().top;

test('nothing moves when the main button leads on instead', async () => {
  await open({ ...game, grades: [] });
  await expect.element(page.getByRole('button', { name: /^Take/ })).toBeVisible();
  const before = topOf('istambul');
  for (const row of page.getByRole('group', { name: /^Grade of/ }).all()) {
    await row.getByRole('button', { name: /^Full/ }).click();
  }
  await expect.element(page.getByRole('button', { name: /^Next question to grade/ })).toBeVisible();
  expect(topOf('istambul')).toBe(before);
});

test('a long answer is quoted by its start alone, and the buttons of two parts keep apart', async () => {
  const long = 'a very long answer '.repeat(13).trim();
  const teams = [demoTeam('t1', 'Owls', { submitted: { 1: submissionOf([[long], ['chyna', 'tibet']]) } })];
  await open({ ...game, teams });
  await expect.element(page.getByText(/is not accepted/)).toBeVisible();
  const [reason] = page.getByText(/is not accepted/).elements();
  expect(reason?.textContent?.length).toBeLessThan(120);
  await press(/Mount Everest/);
  const [first, second] = page.getByRole('group', { name: /^Grade of/ }).elements();
  const gap = Number(second?.getBoundingClientRect().top) - Number(first?.getBoundingClientRect().bottom);
  expect(gap).toBeGreaterThanOrEqual(8);
});

test('on a phone the first answer is on the first half of the screen, and each question says what is left', async () => {
  await page.viewport(390, 844);
  const questions = Array.from({ length: 8 }, (_, nth) =>
    demoQuestion(`q${nth + 1}`, nth, texts[nth % 2] ?? '', [['Istanbul']], {
      notes: 'It has had several names, and a song is about one of them.',
    }),
  );
  const asked = questions.map(({ question_id }) => question_id);
  const answers = asked.map((_, nth) => [nth === 1 ? 'Istanbul' : 'Istambul']);
  await open({
    ...game,
    rounds: [1, 2, 3, 4].map((order) => demoRound(order, 'A round', questions, { asked })),
    teams: [demoTeam('t1', 'Owls', { submitted: { 1: submissionOf(answers) } })],
  });
  await expect.element(page.getByText('Istambul').first()).toBeInTheDocument();
  expect(topOf('Istambul')).toBeLessThan(480);
  const chips = page.getByRole('list', { name: 'Questions' }).getByRole('button').elements();
  expect(chips[0]?.querySelector('[data-chip] [aria-hidden]')?.textContent).toBe('1');
  expect(chips[1]?.querySelector('[data-chip] svg')).not.toBeNull();
  expect(root.scrollWidth).toBe(390);
});

test.each([
  [1280, 800],
  [390, 844],
])('with 200 %% text at %i nothing is wider than the page, and answers have the room', async (width, height) => {
  await page.viewport(width, height);
  root.style.fontSize = '32px';
  await open({ ...game, appeals: [appeal], grades: [grade('byzantium', ['none'])] });
  await expect.element(page.getByText('byzantium').first()).toBeInTheDocument();
  expect(root.scrollWidth).toBe(width);
  if (width < 960) return;
  expect(page.getByText(/take all, go on/).query()).toBeNull();
  expect(topOf('istambul')).toBeLessThan(height - 100);
  expect(page.getByRole('banner').element().getBoundingClientRect().height).toBeLessThan(height / 3);
  await press('Keys');
  await expect.element(page.getByText(/take all, go on/)).toBeVisible();
});
