import { type FakeAnswers, fakeClient } from '@snug/client/fake';
import type { GamePeople, GamePerson, HostGame } from '@snug/contract';
import { demoHostGame, demoTeam } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HostClientContext } from '../host-client.ts';
import { TeamsPanel } from './teams-panel.tsx';

const person = (player_name: string, partial: Partial<GamePerson> = {}): GamePerson => ({
  ...{ player_code: `code of ${player_name}`, player_name, is_captain: false, registered: true, online: true },
  ...partial,
});
const ada = person('Ada', { is_captain: true, online: false });
const people: GamePeople = {
  teams: [
    { teamid: 'foxes', members: [ada, person('Ben')] },
    { teamid: 'owls', members: [person('Cleo', { is_captain: true })] },
  ],
  waiting: [],
  spectators: [person('Guest', { registered: false })],
};
const foxes = demoTeam('foxes', 'Foxes', { player_count: 2, online: 1 });
const game = demoHostGame({ teams: [foxes, demoTeam('owls', 'Owls', { player_count: 1, online: 1 })] });

/** A tag of those that tick many. */
const tag = (name: string) => page.getByRole('group').getByRole('checkbox', { name, exact: true });
/** A team or somebody without one, to be ticked. */
const line = (name: string) => page.getByRole('list').getByRole('checkbox', { name, exact: true });

/** The panel of a game that goes on: `again` shows it with so many teams waiting. */
async function openLive(answers: FakeAnswers, waiting_count: number) {
  const { session, call } = fakeClient({ answers });
  const client = { session, call, wasSignedOut: () => false };
  const panel = (count: number) => (
    <HostClientContext.Provider value={client}>
      <AnnouncerProvider>
        <TeamsPanel game={{ ...game, waiting_count: count }} />
      </AnnouncerProvider>
    </HostClientContext.Provider>
  );
  const { rerender } = await render(panel(waiting_count));
  return { again: (count: number) => rerender(panel(count)) };
}

/** The panel before a host that does what is asked; resolves with the calls that were made. */
async function open(begin: HostGame = game, there = people, answers: FakeAnswers = {}) {
  const done = { status: 'success' };
  const { session, call, sent } = fakeClient({
    answers: {
      hostGamePeople: there,
      ...{ hostRenameTeam: done, hostAllowName: done, hostKickTeam: done, hostMergeTeams: done },
      ...{ hostMovePlayer: done, hostHandCaptaincy: done, hostLetTeamIn: done, hostAddPaperTeam: { teamid: 'new' } },
      ...answers,
    },
  });
  const client = { session, call, wasSignedOut: () => false };
  await render(
    <div className={themeClass}>
      <HostClientContext.Provider value={client}>
        <AnnouncerProvider>
          <TeamsPanel game={begin} />
        </AnnouncerProvider>
      </HostClientContext.Provider>
    </div>,
  );
  await expect.element(page.getByRole('heading', { name: 'Without a team' })).toBeVisible();
  return sent;
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const said = (text: string) => expect.element(page.getByText(text).first()).toBeInTheDocument();
async function choose(menu: string, item: string) {
  await button(menu).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a team is renamed in its place, from the keyboard too, and Escape keeps the name', async () => {
  const sent = await open();
  await choose('More about Foxes', 'Rename');
  const field = page.getByRole('textbox', { name: 'New name' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('More about Foxes')).toHaveFocus();
  expect(sent('hostRenameTeam')).toEqual([]);
  await choose('More about Foxes', 'Rename');
  await field.fill('Geese');
  await userEvent.keyboard('{Enter}');
  await said('The team is called Geese now.');
  expect(sent('hostRenameTeam')).toMatchObject([{ params: { team: 'foxes' }, body: { team_name: 'Geese' } }]);
});

test('the captaincy of a dead phone goes to another with one press', async () => {
  const sent = await open();
  await choose('More about Ben of Foxes', 'Make captain');
  await said('Ben is captain of Foxes now.');
  expect(sent('hostHandCaptaincy')).toMatchObject([{ body: { player_code: 'code of Ben' } }]);
});

test('a player is moved to the one other team, or taken off', async () => {
  const sent = await open();
  await choose('More about Ben of Foxes', 'Move to another team…');
  await button('Put them there').click();
  await said('Ben is on Owls now.');
  await choose('More about Cleo of Owls', 'Take off the team…');
  await button('Take off').click();
  await said('Cleo watches now.');
  expect(sent('hostMovePlayer').map(({ params, body }) => [params, body])).toEqual([
    [{ id: 'g1', player: 'code of Ben' }, { teamid: 'owls' }],
    [{ id: 'g1', player: 'code of Cleo' }, { teamid: null }],
  ]);
});

test('ROLE-02 a guest without a team cannot be put on one', async () => {
  await open();
  await expect.element(page.getByText('no account')).toBeVisible();
  expect(button(/^Put on a team/).elements()).toEqual([]);
});

test('badges that stand below each other do not touch', async () => {
  const guest = person('Guest', { registered: false, is_captain: true });
  await open(game, { ...people, teams: [{ teamid: 'foxes', members: [guest] }], spectators: [] });
  const captain = page.getByText('Captain', { exact: true });
  const row = captain.element().parentElement as HTMLElement;
  row.style.flex = '0 0 9em';
  const below = page.getByText('no account', { exact: true }).element().getBoundingClientRect();
  expect(below.top).toBeGreaterThanOrEqual(captain.element().getBoundingClientRect().bottom + 2);
});

test('where nobody has come, nobody is said to be on a team', async () => {
  await open(demoHostGame({ teams: [], watcher_count: 0 }), { teams: [], waiting: [], spectators: [] });
  await said('Nobody is here.');
  expect(page.getByText('Everybody is on a team.').query()).toBeNull();
});

test('a merge says what it drops before it is done, and sends what it has said', async () => {
  const dropped = [{ round_order: 1, question_id: 'r1q1', dropped: ['Oslo'], kept: ['Helsinki'] }];
  const preview = { moving: ['Cleo'], watching: [], carried: 2, dropped };
  const asked = game.rounds.map((round) => ({ ...round, asked: ['r1q1'] }));
  const sent = await open({ ...game, rounds: asked }, people, { hostMergePreview: preview });
  await choose('More about Owls', 'Merge into another team…');
  await expect.element(page.getByText('Coming along: Cleo.')).toBeVisible();
  await expect.element(page.getByText('Round 1, question 1: “Oslo” goes, “Helsinki” stays.')).toBeVisible();
  await button('Merge').click();
  await said('Owls is part of Foxes now.');
  expect(sent('hostMergeTeams')).toMatchObject([{ params: { team: 'owls' }, body: { into: 'foxes', dropped: 1 } }]);
});

test('a merge that changes no answer says so once', async () => {
  await open(game, people, { hostMergePreview: { moving: ['Cleo'], watching: [], carried: 0, dropped: [] } });
  await choose('More about Owls', 'Merge into another team…');
  await expect.element(page.getByText('Coming along: Cleo.')).toBeVisible();
  const facts = [...page.getByRole('dialog').element().querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(facts).toEqual(['Coming along: Cleo.', 'No answer changes.']);
});

test('a rude name: one press renames the team to the proposal, another shows the name as it is', async () => {
  const shown_name = 'The Wits';
  const sent = await open({ ...game, teams: [{ ...foxes, team_name: 'The Fucking Wits', shown_name }] });
  await expect.element(page.getByText('The big screen shows “The Wits” instead of this name.')).toBeVisible();
  await button('Show it as it is').click();
  await said('The big screen shows The Fucking Wits as it is.');
  await button('Rename to The Wits').click();
  await said('The team is called The Wits now.');
  expect([sent('hostAllowName')[0]?.body, sent('hostRenameTeam')[0]?.body]).toEqual([
    { allowed: true },
    { team_name: 'The Wits' },
  ]);
});

test('a team that waits is let in with one press, or turned away after a question', async () => {
  const waiting = [{ teamid: 'w', team_name: 'The Quizzards', since: 0, people: [person('Dan')] }];
  const sent = await open({ ...game, waiting_count: 1 }, { ...people, waiting });
  await expect.element(page.getByText('The Quizzards wait to be let in.')).toBeVisible();
  await button(/^Let them in/).click();
  await said('The Quizzards is in.');
  expect(sent('hostLetTeamIn')).toMatchObject([{ params: { team: 'w' } }]);
  await button(/^Turn away…/).click();
  await button('Turn away').click();
  await said('The Quizzards is out of the game.');
});

test('a team of a game that is over can be renamed, and stays in the results', async () => {
  await open({ ...game, state: { ...game.state, status: 'finalized' } });
  await button('More about Foxes').click();
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(1);
});

test('a dialog stays with what was chosen while its command is on its way, and when it fails', async () => {
  const reply = Promise.withResolvers<never>();
  await open(game, people, { hostMovePlayer: () => reply.promise });
  await choose('More about Ben of Foxes', 'Move to another team…');
  await button('Put them there').click();
  await expect.element(button('Put them there')).toHaveAttribute('aria-busy', 'true');
  reply.reject(new Error('The line is down.'));
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Team' })).toHaveValue('owls');
  await button('Not yet').click();
  await choose('More about Ben of Foxes', 'Move to another team…');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(page.getByRole('dialog').getByRole('alert').elements()).toEqual([]);
});

test('while a command is on its way, the items of the menus are disabled, and their button keeps the focus', async () => {
  const reply = Promise.withResolvers<{ status: 'success' }>();
  await open(game, people, { hostHandCaptaincy: () => reply.promise });
  await choose('More about Ben of Foxes', 'Make captain');
  await expect.element(button('More about Ben of Foxes')).toHaveFocus();
  await button('More about Owls').click();
  const rename = page.getByRole('menuitem', { name: 'Rename' });
  await expect.element(rename).toHaveAttribute('aria-disabled', 'true');
  reply.resolve({ status: 'success' });
  await expect.element(rename).not.toHaveAttribute('aria-disabled');
});

test('the focus of a card that is gone goes to those that still wait, then to the teams', async () => {
  const all = ['Otters', 'Wrens'].map((name) => ({ teamid: name, team_name: name, since: 0, people: [person('Dan')] }));
  let left = all;
  const reply = () => ({ ...people, waiting: left });
  const letIn = ({ params }: { params: { team: string } }) => {
    left = left.filter(({ teamid }) => teamid !== params.team);
    return { status: 'success' };
  };
  const { again } = await openLive({ hostGamePeople: reply, hostLetTeamIn: letIn as never }, 2);
  await button(/^Let them in.*Otters/).click();
  await said('Otters is in.');
  await again(1);
  await expect
    .element(page.getByRole('heading', { name: 'Waiting to be let in: 1' }), { timeout: 60_000 })
    .toHaveFocus();
  await button(/^Let them in.*Wrens/).click();
  await said('Wrens is in.');
  await again(0);
  await expect.element(page.getByRole('heading', { name: '2 teams, 3 people' }), { timeout: 60_000 }).toHaveFocus();
});

test('a team on paper is added; what the host refuses is said, and what was typed stays', async () => {
  const sent = await open();
  const field = page.getByRole('textbox', { name: 'Name of the team' });
  await field.fill('Pencils');
  await button('Add').click();
  await said('Pencils plays on paper.');
  expect(sent('hostAddPaperTeam')).toMatchObject([{ body: { team_name: 'Pencils' } }]);
  await expect.element(field).toHaveValue('');
});

test('many are ticked by when they came, and one press takes them out, in as few calls as it takes', async () => {
  const now = Date.now();
  const flood = Array.from({ length: 600 }, (_, n) =>
    demoTeam(`f${n}`, `Flood ${n}`, { player_count: 1, came_at: now - 30_000 }),
  );
  const old = { ...foxes, answered: 2, came_at: now - 3_600_000 };
  const spectators = [person('Lurker', { came_at: now - 10_000 })];
  const sent = await open(
    { ...game, teams: [old, ...flood] },
    { ...people, spectators },
    {
      hostRemoveMany: { status: 'success' },
    },
  );
  await button('Take several out…').click();
  await expect.element(button('Take out…')).toBeDisabled();
  await expect.element(page.getByRole('list').getByRole('checkbox').first()).toHaveAccessibleName('Lurker');
  await tag('came in the last 2 min').click();
  await page.getByRole('checkbox', { name: 'Flood 3', exact: true }).click();
  await button('Take 600 out…').click();
  await expect
    .element(page.getByRole('dialog'))
    .toHaveAccessibleName('Take 599 teams and 1 person without a team out of the game?');
  await button('Take 600 out').last().click();
  await said('Out of the game: 599 teams and 1 person without a team.');
  const bodies = sent('hostRemoveMany').map(({ body }) => body as { teamids: string[]; player_codes: string[] });
  expect(bodies.map(({ teamids, player_codes }) => [teamids.length, player_codes])).toEqual([
    [500, ['code of Lurker']],
    [99, []],
  ]);
  expect(bodies.flatMap(({ teamids }) => teamids)).not.toContain('f3');
});

const minutesAgo = (count: number) => Date.now() - count * 60_000;
/** A hundred that came at one moment, from no phone that stays; three tables that were late, and one that has played all along. */
function floodedGame(): HostGame {
  const flood = Array.from({ length: 100 }, (_, n) =>
    demoTeam(`f${n}`, `Flood ${n}`, { player_count: 1, online: 0, came_at: minutesAgo(6) }),
  );
  const late = [1, 4, 5].map((count) =>
    demoTeam(`late ${count}`, `Late ${count}`, { player_count: 3, online: 2, came_at: minutesAgo(count) }),
  );
  const old = { ...foxes, player_count: 2, online: 2, answered: 2, came_at: minutesAgo(60) };
  return {
    ...game,
    teams: [old, ...flood, ...late],
    state: { ...game.state, submit_at_close: true, last_closed_at: minutesAgo(10) },
  };
}
const noPeople = { teams: [], waiting: [], spectators: [] };

test('nobody who came after the last close is ticked as silent; tags together tick a flood and none of the late tables', async () => {
  await open(floodedGame(), noPeople);
  await button('Take several out…').click();
  await tag('let a round pass unanswered').click();
  await expect.element(button('Take out…')).toBeDisabled();
  await tag('let a round pass unanswered').click();
  await tag('came in the last 10 min').click();
  await expect.element(button('Take 103 out…')).toBeVisible();
  await tag('has no phone here').click();
  await expect.element(button('Take 100 out…')).toBeVisible();
  for (const name of ['Late 1', 'Late 4', 'Late 5', 'Foxes']) await expect.element(line(name)).not.toBeChecked();
});

test('a line says when it came, whether its phone is here, and what it has answered', async () => {
  const { teams, state } = floodedGame();
  const silent = demoTeam('silent', 'Silent', { player_count: 2, online: 0, came_at: minutesAgo(30) });
  await open({ ...game, state, teams: [...teams, silent] }, noPeople);
  await button('Take several out…').click();
  await expect.element(line('Flood 3')).toHaveAccessibleDescription('came 6 min ago, no phone here, no answers yet');
  await expect
    .element(line('Late 4'))
    .toHaveAccessibleDescription('came 4 min ago, 2 of 3 phones here, no answers yet');
  await expect
    .element(line('Silent'))
    .toHaveAccessibleDescription('came 30 min ago, none of 2 phones here, let a round pass');
  await expect.element(line('Foxes')).toHaveAccessibleDescription(/2 of 2 phones here, has answered$/);
  await tag('let a round pass unanswered').click();
  await expect.element(button('Take 1 out…')).toBeVisible();
  await expect.element(line('Silent')).toBeChecked();
});

test('whom the quizmaster has unticked no tag ticks again, until all are unticked', async () => {
  await open(floodedGame(), noPeople);
  await button('Take several out…').click();
  await tag('came in the last 10 min').click();
  await line('Late 4').click();
  await tag('came in the last 2 min').click();
  await tag('came in the last 2 min').click();
  await expect.element(button('Take 102 out…')).toBeVisible();
  await expect.element(line('Late 4')).not.toBeChecked();
  await button('Untick all').click();
  await expect.element(tag('came in the last 10 min')).not.toBeChecked();
  await tag('came in the last 10 min').click();
  await expect.element(button('Take 103 out…')).toBeVisible();
});

test.each([
  ['before a round has closed', { last_closed_at: undefined }],
  ['where a close hands in nothing', { submit_at_close: false }],
])('%s, nobody can be ticked for having let one pass', async (_, set) => {
  const { teams, state } = floodedGame();
  const old = demoTeam('old', 'Old', { player_count: 1, came_at: minutesAgo(30) });
  await open({ ...floodedGame(), teams: [...teams, old], state: { ...state, ...set } as HostGame['state'] }, noPeople);
  await button('Take several out…').click();
  await expect.element(tag('has no phone here')).toBeInTheDocument();
  await expect.element(line('Old')).toHaveAccessibleDescription(/no answers yet$/);
  await expect.element(tag('let a round pass unanswered')).not.toBeInTheDocument();
});

test.each(['before', 'after'])(
  'once the ticked are out, told %s the reply, the list closes and the focus is at how many are left',
  async (told) => {
    const flood = [1, 2, 3].map((n) => demoTeam(`f${n}`, `Flood ${n}`, { player_count: 1, came_at: Date.now() }));
    let reply = (_: { status: string }) => {};
    const { session, call } = fakeClient({
      answers: {
        hostGamePeople: { teams: [], waiting: [], spectators: [] },
        hostRemoveMany: () => new Promise((resolve) => (reply = resolve)),
      },
    });
    const panel = (teams: HostGame['teams']) => (
      <HostClientContext.Provider value={{ session, call, wasSignedOut: () => false }}>
        <AnnouncerProvider>
          <TeamsPanel game={{ ...game, teams }} />
        </AnnouncerProvider>
      </HostClientContext.Provider>
    );
    const { rerender } = await render(panel(flood));
    await button('Take several out…').click();
    await tag('came in the last 2 min').click();
    await button('Take 3 out…').click();
    await button('Take 3 out').last().click();
    if (told === 'before') await rerender(panel([]));
    reply({ status: 'success' });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    if (told === 'after') await rerender(panel([]));
    await expect.element(tag('came in the last 2 min')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: '0 teams, 0 people' })).toHaveFocus();
  },
);

test('silent teams are those that let a round pass, late ones those who came just now, and neither are those on paper', async () => {
  const came_at = Date.now() - 30_000;
  const teams = [
    demoTeam('silent', 'Silent', { player_count: 1 }),
    demoTeam('paper', 'Paper', { player_count: 0, paper: true, came_at }),
    demoTeam('busy', 'Busy', { player_count: 1, answered: 1, came_at }),
    demoTeam('late', 'Late', { player_count: 1, submitted: {}, late_answers_before: { 1: 2 } }),
  ];
  await open(
    { ...game, teams, state: { ...game.state, submit_at_close: true, last_closed_at: Date.now() - 60_000 } },
    noPeople,
  );
  await button('Take several out…').click();
  await tag('let a round pass unanswered').click();
  await expect.element(line('Silent')).toBeChecked();
  for (const name of ['Paper', 'Busy', 'Late']) await expect.element(line(name)).not.toBeChecked();
  await tag('let a round pass unanswered').click();
  await tag('came in the last 2 min').click();
  await expect.element(line('Busy')).toBeChecked();
  await expect.element(line('Paper')).not.toBeChecked();
  await button('Untick all').click();
  expect(page.getByRole('checkbox', { checked: true }).elements()).toEqual([]);
});
