import { Refused } from '@snug/client';
import { type FakeAnswers, fakeClient } from '@snug/client/fake';
import type { Grade, HostGame, HostMessage } from '@snug/contract';
import { demoHostGame, demoQuestion, demoRound, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { HostClientContext } from '../host-client.ts';
import { reduceHost } from '../host-game.ts';
import { Desk } from './desk.tsx';
import { createGradeQueue } from './grade-queue.ts';

const round = demoRound(
  1,
  'Around the World',
  [
    demoQuestion('q1', 0, 'Which city was called Constantinople?', [['Istanbul']]),
    demoQuestion('q2', 1, 'Which island did its people call Rapa Nui?', [['Easter Island']]),
  ],
  { asked: ['q1', 'q2'] },
);
const accepted = demoQuestion('q1', 0, 'Which city was called Constantinople?', [['Istanbul', 'byzanz']]);
const answers = [
  [['Byzantium'], ['Easter Isle']],
  [['Byzanz'], ['Hawaii']],
];
const night = demoHostGame({
  rounds: [round],
  teams: answers.map((each, nth) => demoTeam(`t${nth}`, `Team ${nth}`, { submitted: { 1: submissionOf(each) } })),
});
const state = { ...night.state, game_started: true, round_index: 0, asked: ['q1', 'q2'] };

/** A desk before a server that stores grades with their versions, as several quizmasters send them. */
async function openDesk(partial: Partial<HostGame> = {}, more: FakeAnswers = {}) {
  const stored = new Map<string, Grade>();
  let isDown = false;
  let tell: (message: HostMessage) => void = () => {};
  const store = (grades: readonly Omit<Grade, 'version' | 'at'>[]) => {
    const after = grades.map((grade) => {
      const version = (stored.get(grade.answer_key)?.version ?? 0) + 1;
      return { ...grade, version, at: 1 };
    });
    for (const grade of after) stored.set(grade.answer_key, grade);
    return after;
  };
  const client = fakeClient({
    answers: {
      hostGrade: ({ body }) => {
        if (isDown) throw new TypeError('offline');
        if (body.grades.some(({ answer_key, seen }) => (stored.get(answer_key)?.version ?? 0) !== seen))
          throw new Refused(409, 'Somebody else has graded this meanwhile.');
        return { grades: store(body.grades.map(({ seen: _, ...grade }) => ({ funny: false, ...grade, by: 'Priya' }))) };
      },
      ...more,
    },
  });
  const queue = createGradeQueue({
    ...{ call: client.call, gameId: 'g1' },
    onGrades: (grades) => tell({ type: 'HOST_GRADES', grades }),
  });
  const { hook } = memoryLocation({ path: '/game/g1/desk/1' });
  function AtDesk() {
    const [game, setGame] = useState<HostGame>({ ...night, state, ...partial });
    useEffect(() => {
      tell = (message) => setGame((before) => reduceHost(before, message));
    }, []);
    const [first] = game.rounds;
    return first && <Desk game={game} round={first} connection="live" queue={queue} onTell={tell} />;
  }
  await render(
    <div className={themeClass}>
      <HostClientContext.Provider value={{ ...client, wasSignedOut: () => false }}>
        <AnnouncerProvider>
          <Router hook={hook}>
            <AtDesk />
          </Router>
        </AnnouncerProvider>
      </HostClientContext.Provider>
    </div>,
  );
  return {
    client,
    queue,
    /** The marks that the server has. */
    marks: (answer_key: string) => stored.get(answer_key)?.marks,
    stored: (answer_key: string) => stored.get(answer_key),
    down: (is: boolean) => {
      isDown = is;
    },
    /** Robin grades at another laptop; `isHeard`: this desk knows. */
    theirs(question_id: string, answer_key: string, marks: Grade['marks'], isHeard = true) {
      const grades = store([{ question_id, answer_key, marks, funny: false, by: 'Robin' }]);
      if (isHeard) tell({ type: 'HOST_GRADES', grades });
    },
    tell: (message: HostMessage) => tell(message),
  };
}

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(390, 844));

const press = (keys: string) => userEvent.keyboard(keys);
const row = (answer: string) => page.getByRole('group', { name: new RegExp(`^${answer} ?×`) });

test('a key undoes a grade, and the one before it', async () => {
  const { marks } = await openDesk();
  await press('f');
  await press('n');
  await expect.poll(() => [marks('byzantium'), marks('byzanz')]).toEqual([['full'], ['none']]);
  await press('z');
  await expect.poll(() => [marks('byzantium'), marks('byzanz')]).toEqual([['full'], null]);
  await press('z');
  await expect.poll(() => [marks('byzantium'), marks('byzanz')]).toEqual([null, null]);
});

test('an undo leaves what somebody else has graded since, and says so', async () => {
  const { marks, theirs, client } = await openDesk();
  await press('f');
  await expect.poll(() => marks('byzantium')).toEqual(['full']);
  theirs('q1', 'byzantium', ['none']);
  await expect.element(row('Byzantium').getByText('graded by Robin')).toBeVisible();
  await press('z');
  await expect.element(page.getByText('Robin graded “Byzantium” since: not undone.')).toBeVisible();
  expect(client.sent('hostGrade')).toHaveLength(1);
  expect(marks('byzantium')).toEqual(['none']);
  // It is asked for once: the next undo is about something else.
  await press('z');
  await expect.element(page.getByText(/not undone/)).not.toBeInTheDocument();
});

test('an undo that crosses a grade of somebody else’s is a conflict', async () => {
  const { marks, theirs } = await openDesk();
  await press('f');
  await expect.poll(() => marks('byzantium')).toEqual(['full']);
  theirs('q1', 'byzantium', ['half'], false);
  await press('z');
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(marks('byzantium')).toEqual(['half']);
});

test('a grade that was set over somebody else’s gives theirs back when it is undone', async () => {
  const { marks, theirs, tell, stored } = await openDesk();
  theirs('q1', 'byzantium', ['half'], false);
  await press('f');
  const grade = stored('byzantium') as Grade;
  tell({ type: 'HOST_GRADES', grades: [grade] });
  await page.getByRole('button', { name: 'Set Full all the same' }).click();
  await expect.poll(() => marks('byzantium')).toEqual(['full']);
  await press('z');
  await expect.poll(() => marks('byzantium')).toEqual(['half']);
});

test('an undo on a public board asks as any grade does', async () => {
  const { marks, tell } = await openDesk();
  await press('f');
  await expect.poll(() => marks('byzantium')).toEqual(['full']);
  tell({ type: 'HOST_STATE', state: { ...state, board_through: 1 } });
  const dialog = page.getByRole('dialog', { name: 'The board is public.' });
  await press('z');
  await expect.element(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Leave it so' }).click();
  expect(marks('byzantium')).toEqual(['full']);
  await press('z');
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect.poll(() => marks('byzantium')).toBeNull();
});

test.each([
  ['takes it off the key', true, '“Byzanz” is off the key again.'],
  ['that fails says that it stays', false, '“Byzanz” could not be taken off the key. Grade it by hand.'],
])('an undo after an accepted spelling %s, and takes no older grade back', async (_, isThere, said) => {
  const { marks, client } = await openDesk(
    {},
    {
      hostAcceptSpelling({ body }) {
        if (!body.take_back) return { question: accepted };
        if (!isThere) throw new TypeError('offline');
        return { question: { ...accepted, accepted: [['Istanbul']] } };
      },
    },
  );
  await press('f');
  await expect.poll(() => marks('byzantium')).toEqual(['full']);
  await press('a');
  await page.getByRole('button', { name: 'Accept it' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await press('z');
  await expect.element(page.getByText(said)).toBeInTheDocument();
  const spelling = { question_id: 'q1', part: 0, text: 'Byzanz', to_pack: false };
  const sent = client.sent('hostAcceptSpelling').map(({ body }) => body);
  expect(sent).toEqual([spelling, { ...spelling, take_back: true }]);
  expect(client.sent('hostGrade')).toHaveLength(1);
  await press('z');
  await expect.poll(() => marks('byzantium')).toBeNull();
});

test('funny says nothing about the grade: the answer still waits for one', async () => {
  const { stored } = await openDesk();
  await press('l');
  await expect.poll(() => stored('byzantium')).toMatchObject({ marks: null, funny: true });
  await expect.element(row('Byzantium').getByText('Funny', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Take all 2 proposals/ })).toBeVisible();
  // The grade keeps it.
  await press('n');
  await expect.poll(() => stored('byzantium')).toMatchObject({ marks: ['none'], funny: true });
});

test('an answer that is called funny while somebody grades it keeps their grade', async () => {
  const { stored, theirs, tell } = await openDesk();
  theirs('q1', 'byzantium', ['half'], false);
  await press('l');
  await expect.element(page.getByRole('alert')).toBeVisible();
  tell({ type: 'HOST_GRADES', grades: [stored('byzantium') as Grade] });
  await page.getByRole('button', { name: 'Set Funny all the same' }).click();
  await expect.poll(() => stored('byzantium')).toMatchObject({ marks: ['half'], funny: true });
});

/** A conflict in the first question: Robin gave half of it, and one's own grade was refused. */
async function openConflict() {
  const desk = await openDesk();
  desk.theirs('q1', 'byzantium', ['half'], false);
  await press('f');
  await expect.element(page.getByRole('alert')).toBeVisible();
  desk.tell({ type: 'HOST_GRADES', grades: [desk.stored('byzantium') as Grade] });
  await expect.element(row('Byzantium').getByText('graded by Robin')).toBeVisible();
  return desk;
}
const title = (text: string) => page.getByRole('heading', { level: 2, name: text });

test('taking all does not pass a conflict by, and says which answer it is', async () => {
  const { marks } = await openConflict();
  await press('{Shift>}{Enter}{/Shift}');
  await expect.poll(() => marks('byzanz')).toBeDefined();
  await expect.element(page.getByText('“Byzantium” waits for your decision.')).toBeVisible();
  await expect.element(row('Byzantium')).toHaveFocus();
  await expect.element(title('Which city was called Constantinople?')).toBeVisible();
  await press('{Enter}');
  await expect.element(title('Which city was called Constantinople?')).toBeVisible();
  expect(marks('byzantium')).toEqual(['half']);
  await page.getByRole('button', { name: 'Leave it so' }).click();
  await press('{Shift>}{Enter}{/Shift}');
  await expect.element(title('Which island did its people call Rapa Nui?')).toBeVisible();
});

test('nothing is all graded while a conflict is open, and the list of questions counts it', async () => {
  await openConflict();
  await press('{Shift>}{Enter}{/Shift}');
  await press(']');
  await press('{Shift>}{Enter}{/Shift}');
  await expect.element(title('Which city was called Constantinople?')).toBeVisible();
  await expect.element(page.getByText('All graded.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /Constantinople\?.*1 to grade/ })).toBeVisible();
  await page.getByRole('button', { name: /^To the grade that waits for you/ }).click();
  await expect.element(row('Byzantium')).toHaveFocus();
  // The same grade as theirs ends it.
  await press('h');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByText('All graded.')).toBeVisible();
});

test('Enter accepts a spelling from the start, and a refusal says why', async () => {
  let isFinal = true;
  const { client } = await openDesk(
    {},
    {
      hostAcceptSpelling: () => {
        if (isFinal) throw new Refused(409, 'The results of this game are final.');
        return { question: accepted };
      },
    },
  );
  await press('a');
  await expect.element(page.getByRole('button', { name: 'Accept it' })).toHaveFocus();
  await press('{Enter}');
  await expect.element(page.getByText('Snug says no: The results of this game are final.')).toBeVisible();
  isFinal = false;
  await press('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(client.sent('hostAcceptSpelling')).toHaveLength(2);
});

test('once the results are final nothing can be graded, accepted or typed in, and the desk says so', async () => {
  const grades = [
    {
      question_id: 'q1',
      answer_key: 'byzantium',
      marks: ['none' as const],
      funny: false,
      version: 1,
      by: 'Robin',
      at: 0,
    },
  ];
  const { client } = await openDesk({ grades, state: { ...state, status: 'finalized', board_through: 1 } });
  await expect.element(page.getByText('The results are final.')).toBeVisible();
  const full = row('Byzantium').getByRole('button', { name: 'Full' });
  await expect.element(full).toBeDisabled();
  await expect.element(page.getByRole('button', { name: /^Take the last proposal/ })).toBeDisabled();
  await press('fna');
  await press('{Shift>}{Enter}{/Shift}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'On paper' }).click();
  await expect.element(page.getByRole('textbox', { name: 'A new team on paper' })).toBeDisabled();
  expect(client.sent('hostGrade')).toEqual([]);
});
