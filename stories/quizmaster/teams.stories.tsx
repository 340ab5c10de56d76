import { type FakeAnswers, fakeClient } from '@snug/client/fake';
import type { GamePeople, GamePerson, HostGame } from '@snug/contract';
import { demoHostGame, demoTeam } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { HostClientContext } from '../../sites/quizmaster/host-client.ts';
import * as css from '../../sites/quizmaster/teams/teams.css.ts';
import { TeamsPanel } from '../../sites/quizmaster/teams/teams-panel.tsx';
import { clicks, plays, presses, reads, selects, shows } from '../steps/steps.ts';

const person = (player_name: string, partial: Partial<GamePerson> = {}): GamePerson => ({
  player_code: `code of ${player_name}`,
  player_name,
  is_captain: false,
  registered: true,
  online: true,
  ...partial,
});
const captain = (name: string, partial: Partial<GamePerson> = {}) => person(name, { is_captain: true, ...partial });

const people: GamePeople = {
  teams: [
    { teamid: 't1', members: [captain('Priya'), person('Sam'), person('Noor', { online: false })] },
    { teamid: 't2', members: [captain('Jo', { online: false }), person('Ben')] },
    { teamid: 't3', members: [captain('Guest', { registered: false })] },
    { teamid: 't4', members: [] },
  ],
  waiting: [],
  spectators: [person('Eve'), person('Guest', { player_code: 'guest', registered: false, online: false })],
};
const game = demoHostGame({
  teams: [
    demoTeam('t1', 'Quizzly Bears', { player_count: 3, online: 2 }),
    demoTeam('t2', 'Les Quizerables', { captain_name: 'Jo', player_count: 2, online: 1 }),
    demoTeam('t3', 'Agatha Quiztie', { captain_name: 'Guest', player_count: 1, online: 1 }),
    demoTeam('t4', 'The Pencil Chewers', { captain_name: '', player_count: 0, paper: true }),
  ],
});

interface Props {
  readonly game: HostGame;
  readonly people: GamePeople;
  readonly answers?: FakeAnswers;
}

/** The teams before a host who does what is asked; what that changes is told by the stream, which is not here. */
function AtTeams({ game: shown, people: there, answers }: Props) {
  const [{ client, hook }] = useState(() => {
    const done = { status: 'success' };
    const { session, call } = fakeClient({
      answers: {
        hostGamePeople: there,
        ...{ hostRenameTeam: done, hostAllowName: done, hostKickTeam: done, hostMergeTeams: done },
        ...{ hostMovePlayer: done, hostHandCaptaincy: done, hostLetTeamIn: done },
        ...answers,
      },
    });
    const client = { session, call, wasSignedOut: () => false };
    return { client, hook: memoryLocation({ path: '/game/g1/teams' }).hook };
  });
  return (
    <HostClientContext.Provider value={client}>
      <AnnouncerProvider>
        <Router hook={hook}>
          <main className={css.main}>
            <TeamsPanel game={shown} />
          </main>
        </Router>
      </AnnouncerProvider>
    </HostClientContext.Provider>
  );
}

const meta: Meta<Props> = {
  title: 'Quizmaster/Teams',
  parameters: { layout: 'fullscreen' },
  args: { game, people },
  render: (args) => <AtTeams {...args} />,
};
export default meta;

type Story = StoryObj<Props>;

/** Phones here and asleep, a guest, a team on paper, and two people without a team. */
export const Usual: Story = { play: plays(reads('Priya'), reads('2 of 3 phones here')) };

export const Nobody: Story = {
  args: { game: demoHostGame({ teams: [], watcher_count: 0 }), people: { teams: [], waiting: [], spectators: [] } },
  play: plays(reads('Nobody is here.')),
};

/** A rude name is proposed a clean one; another is shown since the quizmaster says so; a person's is marked. */
export const RudeNames: Story = {
  args: {
    game: demoHostGame({
      teams: [
        demoTeam('t1', 'The Fucking Wits', { player_count: 3, online: 2, shown_name: 'The Wits' }),
        demoTeam('t2', 'Cabrones y Cerveza', { player_count: 2, online: 1, name_allowed: true }),
      ],
    }),
    people: {
      ...people,
      spectators: [person('Shithead', { rude: true })],
    },
  },
  play: plays(shows('button', 'Rename to The Wits'), reads(/^Rude name/)),
};

/** Where the quizmaster lets teams in, new ones wait. */
export const Waiting: Story = {
  args: {
    game: { ...game, waiting_count: 2 },
    people: {
      ...people,
      waiting: [
        { teamid: 'w1', team_name: 'The Quizzards', since: 0, people: [person('Cleo'), person('Dan')] },
        { teamid: 'w2', team_name: 'Shit Happens', shown_name: 'Brave Otters', since: 1, people: [person('Hal')] },
      ],
    },
  },
  play: plays(presses(/^Let them in.*The Quizzards/), reads('The Quizzards is in.')),
};

export const Rename: Story = {
  play: plays(
    reads('Priya'),
    presses('More about Quizzly Bears'),
    clicks('menuitem', 'Rename'),
    shows('textbox', 'New name'),
  ),
};

/** Before two teams are merged: who comes along, and what is dropped. */
export const Merge: Story = {
  args: {
    game: {
      ...game,
      rounds: game.rounds.map((round) => ({ ...round, asked: round.questions.map(({ question_id }) => question_id) })),
    },
    answers: {
      hostMergePreview: {
        moving: ['Jo', 'Ben'],
        watching: [],
        carried: 2,
        dropped: [{ round_order: 1, question_id: 'r1q1', dropped: ['Rotterdam'], kept: ['Amsterdam'] }],
      },
    },
  },
  play: plays(
    reads('Priya'),
    presses('More about Les Quizerables'),
    clicks('menuitem', 'Merge into another team…'),
    selects('Team', 't1'),
    reads(/“Rotterdam” goes/),
    shows('button', 'Merge'),
  ),
};

/** Somebody without a team is put on one. */
export const PutOnATeam: Story = {
  play: plays(presses(/^Put on a team….*Eve/), selects('Team', 't2'), presses('Put them there'), reads(/^Eve is on/)),
};

/** The captain's phone is dead: another member takes over. */
export const HandOver: Story = {
  play: plays(
    reads('Priya'),
    presses('More about Ben of Les Quizerables'),
    clicks('menuitem', 'Make captain'),
    reads('Ben is captain of Les Quizerables now.'),
  ),
};

export const TakeOut: Story = {
  play: plays(
    reads('Priya'),
    presses('More about Quizzly Bears'),
    clicks('menuitem', 'Take out of the game…'),
    shows('dialog', /Quizzly Bears/),
  ),
};

const minutesAgo = (count: number) => Date.now() - count * 60_000;
const late = (teamid: string, team_name: string, minutes: number) =>
  demoTeam(teamid, team_name, { player_count: 3, online: 2, came_at: minutesAgo(minutes) });
const flooded: HostGame = {
  ...game,
  state: { ...game.state, submit_at_close: true, last_closed_at: minutesAgo(12) },
  teams: [
    ...game.teams.map((team) => ({ ...team, answered: 3, came_at: minutesAgo(60) })),
    demoTeam('silent', 'The Strong Silent Types', { player_count: 2, came_at: minutesAgo(40) }),
    late('l1', 'Smarty Pints', 9),
    late('l2', 'Risky Quizness', 5),
    late('l3', 'Trivia Newton John', 1),
    ...Array.from({ length: 25 }, (_, n) =>
      demoTeam(`f${n}`, `Flood ${n + 1}`, {
        captain_name: 'Guest',
        player_count: 1,
        online: 0,
        came_at: minutesAgo(4),
      }),
    ),
  ],
};

/** A flood among tables that came late: tags together tick the one and not the others. */
export const TicksAFlood: Story = {
  args: { game: flooded, answers: { hostRemoveMany: { status: 'success' } } },
  play: plays(
    reads('Priya'),
    presses('Take several out…'),
    clicks('checkbox', 'came in the last 10 min'),
    clicks('checkbox', 'has no phone here'),
    shows('button', 'Take 25 out…'),
  ),
};

/** A flood of teams is taken out with one press. */
export const TakeSeveralOut: Story = {
  args: TicksAFlood.args,
  play: plays(
    reads('Priya'),
    presses('Take several out…'),
    clicks('checkbox', 'came in the last 10 min'),
    clicks('checkbox', 'has no phone here'),
    presses('Take 25 out…'),
    shows('dialog', 'Take 25 teams out of the game?'),
  ),
};

const long = 'Sesquipedalian Grandiloquence '.repeat(5).slice(0, 125).trim();
const unbroken = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesverfechter';
/** Names of 125 characters, and one without a place to break. */
export const LongestNames: Story = {
  args: {
    game: demoHostGame({
      teams: [
        demoTeam('t1', long, { player_count: 2, online: 2, shown_name: 'Sesquipedalian Grandiloquence' }),
        demoTeam('t2', unbroken, { player_count: 1, online: 0 }),
      ],
    }),
    people: {
      teams: [
        { teamid: 't1', members: [captain(unbroken.slice(0, 60)), person(long.slice(0, 60), { online: false })] },
        { teamid: 't2', members: [captain('Jo', { registered: false })] },
      ],
      waiting: [{ teamid: 'w1', team_name: unbroken, since: 0, people: [person(long.slice(0, 60))] }],
      spectators: [person(unbroken.slice(0, 60), { rude: true })],
    },
  },
  play: plays(shows('button', /^Let them in/)),
};

/** Several times what a screen holds, with names as long as they may be: the list scrolls in its place. */
export const TakeVeryManyOut: Story = {
  args: {
    game: demoHostGame({
      teams: Array.from({ length: 40 }, (_, n) =>
        demoTeam(`v${n}`, `${n + 1} ${n % 2 ? long.slice(0, 120) : unbroken}`, {
          ...{ captain_name: 'Guest', player_count: 1, came_at: minutesAgo(0) },
        }),
      ),
    }),
    answers: { hostRemoveMany: { status: 'success' } },
  },
  play: plays(
    presses('Take several out…'),
    clicks('checkbox', 'came in the last 2 min'),
    presses('Take 40 out…'),
    shows('dialog', 'Take 40 teams out of the game?'),
  ),
};

export const TicksVeryMany: Story = {
  args: TakeVeryManyOut.args,
  play: plays(
    presses('Take several out…'),
    clicks('checkbox', 'came in the last 2 min'),
    shows('button', 'Take 40 out…'),
  ),
};

/** The line is down: the teams stand as they were, and who is on them can be loaded again. */
export const NotLoaded: Story = {
  args: {
    answers: {
      hostGamePeople: () => {
        throw new Error('The line is down.');
      },
    },
  },
  play: plays(shows('button', 'Try again')),
};
