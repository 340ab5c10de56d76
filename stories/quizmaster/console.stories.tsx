import { fakeClient } from '@snug/client/fake';
import type { HostGame, HostState, HostTeam } from '@snug/contract';
import { demoHostGame, demoQuestion, demoRound, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Console } from '../../sites/quizmaster/console.tsx';
import { HostClientContext } from '../../sites/quizmaster/host-client.ts';
import { reduceHost } from '../../sites/quizmaster/host-game.ts';
import { TeamsPanel } from '../../sites/quizmaster/teams/teams-panel.tsx';
import { clicks, plays, presses, reads, shows, strikes } from '../steps/steps.ts';

/** A picture as a data: address, in place of an uploaded file. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><rect width="240" height="160" fill="#2b4c5f"/><path d="M0 130 70 60l40 40 30-30 100 90H0z" fill="#d8c8a8"/><circle cx="190" cy="38" r="18" fill="#e3ad45"/></svg>',
)}`;

const rounds = [
  demoRound(1, 'Warm-up', [
    demoQuestion('r1q1', 0, 'Which grain is bourbon mostly made of?', [['corn', 'maize']]),
    demoQuestion('r1q2', 1, 'Which plant makes beer bitter?', [['hops', 'hop']]),
  ]),
  demoRound(
    2,
    'Around the World',
    [
      demoQuestion('r2q1', 0, 'What is the capital city of the Netherlands?', [['Amsterdam']]),
      demoQuestion('r2q2', 1, 'Which African island country was once called the Malagasy Republic?', [['Madagascar']]),
      demoQuestion('r2q3', 2, 'Which range is this, seen from the north?', [['The Pyrenees', 'Pyrenees', 'Pyrénées']], {
        image: picture,
        image_alt: 'Bare peaks under a low sun',
        source: 'Own drawing',
      }),
      demoQuestion('r2q4', 3, 'In which city was Johann Strauss born?', [['Vienna', 'Wien']]),
      demoQuestion(
        'r2q5',
        4,
        'Which two Asian countries share the summit ridge of Mount Everest?',
        [['China', 'PRC', 'People’s Republic of China'], ['Nepal']],
        { notes: 'Tibet alone is not accepted: the key says China.' },
      ),
      demoQuestion('r2q6', 5, 'Which mountains part France from Spain?', [['The Pyrenees', 'Pyrenees']]),
      demoQuestion('r2q7', 6, 'Whose flag has a white cross on red, Slovakia’s or Slovenia’s neighbour?', [
        ['Switzerland'],
      ]),
      demoQuestion('r2q8', 7, 'Which country has the longest coastline?', [['Canada']]),
    ],
    { subtitle: 'Capitals, borders and one island.', double_or_nothing: true },
  ),
  demoRound(3, 'Who am I?', [demoQuestion('r3q1', 0, 'I was born in Ulm in 1879.', [['Albert Einstein']])], {
    single_answer: true,
  }),
  demoRound(4, 'Last Orders', [demoQuestion('r4q1', 0, 'Which fruit is Calvados distilled from?', [['apple']])]),
];

const names = [
  'Quizzly Bears',
  'Les Quizerables',
  'Agatha Quiztie',
  'Ctrl Alt Defeat',
  'The Paper Team',
  'Norfolk and Chance',
  'Let’s Get Quizzical',
  'Universally Challenged',
  'The Quizard of Oz and His Somewhat Longer Name',
  'Tequila Mockingbird',
  'Risky Quizness',
  'Trivia Newton John',
  'I Thought This Was Speed Dating',
  'Smarty Pints',
];
const everest = [
  ['china', 'nepal'],
  ['nepal', 'china'],
  ['china', 'nepal'],
  ['nepal', 'tibet'],
  ['china', 'nepal'],
  ['nepal', 'tibet'],
  ['chyna', 'nepaul'],
  ['india', 'china'],
  ['', ''],
];

const submission = (answers: string[], partial = {}) =>
  submissionOf([['amsterdam'], ['madagascar'], ['pyrenees'], ['vienna'], answers], {
    round_id: 'r2',
    title: 'Around the World',
    ...partial,
  });
/** Nine of fourteen teams are in, one of them doubled; the others are still answering. */
const halfIn: HostTeam[] = names.map((name, index) =>
  demoTeam(`t${index}`, name, {
    player_count: 2 + (index % 3),
    captain_name: ['Priya', 'Sam', 'Noor', 'Jo'][index % 4] ?? '',
    answered: index % 5,
    submitted: index < everest.length ? { 2: submission(everest[index] ?? [], { doubled: index === 1 }) } : {},
  }),
);

/** Submissions are closed: what four teams had saved was handed in; beside it one has submitted late, and one has typed on. */
const closedTeams = halfIn.map((team, index) => {
  const saved = submission(['china', 'nepal'], { at_close: true });
  if (index === 9) {
    return { ...team, submitted: { 2: saved }, late_submitted: { 2: submission(['china', 'tibet'], { late: true }) } };
  }
  if (index === 13) return { ...team, submitted: { 2: submission(['nepal', 'tibet'], { late: true }) } };
  if (index === 11) return { ...team, submitted: { 2: saved }, late_answers: 1 };
  return index > 9 ? { ...team, submitted: { 2: saved } } : team;
});

const during: HostState = {
  status: 'live',
  game_started: true,
  submissions_open: true,
  round_index: 1,
  round_open: true,
  asked: ['r2q1', 'r2q2', 'r2q3', 'r2q4', 'r2q5'],
  submit_at_close: true,
};
const gameInState = (state: Partial<HostState>, teams = halfIn): HostGame => ({
  ...reduceHost(demoHostGame({ rounds }), { type: 'HOST_STATE', state: { ...during, ...state } }),
  teams,
});

const seated = halfIn.slice(0, 5).map((team) => ({ ...team, answered: 0, submitted: {}, online: team.player_count }));
const { session, call } = fakeClient({
  answers: {
    hostGamePeople: {
      teams: seated.map(({ teamid, captain_name, player_count }) => ({
        teamid,
        members: [captain_name, 'Alex', 'Robin', 'Kim'].slice(0, player_count).map((player_name, n) => ({
          ...{ player_code: `${teamid} ${n}`, player_name, is_captain: n === 0, registered: true, online: true },
        })),
      })),
      waiting: [],
      spectators: [],
    },
  },
});
const hostClient = { session, call, wasSignedOut: () => false };

const meta = {
  title: 'Quizmaster/Console',
  component: Console,
  parameters: { layout: 'fullscreen' },
  args: {
    game: gameInState({}),
    connection: 'live',
    busy: false,
    onRun: async () => true,
    onReconnect: () => {},
  },
  render: (args) => (
    <AnnouncerProvider>
      <Console {...args} />
    </AnnouncerProvider>
  ),
} satisfies Meta<typeof Console>;
export default meta;

type Story = StoryObj<typeof meta>;

const hasQrCode = shows('img', /QR/);

/** The lobby before any team has joined. */
export const Empty: Story = {
  args: { game: gameInState({ game_started: false, round_index: -1, round_open: false, asked: [] }, []) },
  play: plays(hasQrCode),
};
/** Teams have sat down, below the ways to join. */
export const Lobby: Story = {
  render: (args) => (
    <HostClientContext.Provider value={hostClient}>
      <AnnouncerProvider>
        <Console {...args} teams={<TeamsPanel game={args.game} />} />
      </AnnouncerProvider>
    </HostClientContext.Provider>
  ),
  args: { game: gameInState({ game_started: false, round_index: -1, round_open: false, asked: [] }, seated) },
  play: plays(hasQrCode, shows('button', 'More about Agatha Quiztie')),
};
/** A server with a loopback address, which would lead each phone to itself. */
export const OwnAddress: Story = {
  args: {
    game: {
      ...gameInState({ game_started: false, round_index: -1, round_open: false, asked: [] }, []),
      join_url: 'http://127.0.0.1:4000/join?code=482917',
    },
  },
  play: plays(hasQrCode),
};
/** Closed: who was handed in, and what came late. */
export const AtClose: Story = {
  args: { game: gameInState({ submissions_open: false }, closedTeams) },
  play: plays(shows('button', /^Accept late of Tequila Mockingbird$/)),
};
/** What came late and is accepted changes what was handed in. */
export const AcceptLate: Story = {
  args: AtClose.args,
  play: plays(presses(/^Accept late of Tequila Mockingbird$/), shows('dialog', /Tequila Mockingbird/)),
};
/** What a team has submitted is taken back, which is asked first. */
export const TakeBack: Story = {
  play: plays(
    presses('More about Quizzly Bears'),
    clicks('menuitem', 'Take back their answers'),
    shows('dialog', /Quizzly Bears/),
  ),
};
/** For latecomers: the code in the header opens the panel with the ways to join. */
export const GettingIn: Story = {
  play: plays(presses(/482 917$/), hasQrCode),
};
/** A round has begun; its first question is next. */
export const RoundBegun: Story = {
  args: { game: gameInState({ asked: [], submissions_open: false }, halfIn.map(bare)) },
};
export const HalfIn: Story = {};
/** All questions are asked and submissions are closed; one team submitted after the grace. */
export const LateTeam: Story = {
  args: {
    game: gameInState(
      { submissions_open: false, asked: rounds[1]?.questions.map(({ question_id }) => question_id) ?? [] },
      halfIn.map((team, index) =>
        index === 9 ? { ...team, submitted: { 2: submission(['china', 'nepal'], { late: true }) } } : team,
      ),
    ),
  },
};
/** A team waits to be let in, and one has a name that the big screen does not show. */
export const Waiting: Story = {
  args: {
    game: {
      ...gameInState(
        {},
        halfIn.map((team, n) => (n === 1 ? { ...team, team_name: 'Shit Happens', shown_name: 'Brave Otters' } : team)),
      ),
      waiting_count: 1,
    },
  },
  play: plays(reads('One team waits to be let in.'), reads('Big screen: Brave Otters')),
};
export const BetweenRounds: Story = { args: { game: gameInState({ round_open: false, submissions_open: false }) } };
export const Ended: Story = {
  args: {
    game: gameInState({ status: 'ended', round_index: 3, round_open: false, submissions_open: false, asked: [] }),
  },
};
/** What the phones show beside the round: the last minute of last orders in a break, and a line. */
export const ToTheRoom: Story = {
  args: {
    game: gameInState({
      countdown: { ends_at: 95_000, now: 0 },
      paused: true,
      announcement: { text: 'The kitchen closes at ten.', at: 0 },
    }),
  },
};
/** Who is missing: still at it, with phones that sleep, on paper. */
export const WhoIsMissing: Story = {
  args: {
    game: gameInState(
      {},
      halfIn.map((team, index) => ({ ...team, online: index === 12 ? 0 : 2, ...(index === 4 && { paper: true }) })),
    ),
  },
  play: plays(presses(/^Nudge/), shows('dialog', 'Who is missing?')),
};
export const LastOrders: Story = {
  play: plays(presses(/^Last orders/), shows('dialog', 'Last orders in…')),
};
export const AllKeys: Story = {
  play: plays(shows('button', /^Last orders/), strikes('?'), shows('dialog', 'All keys')),
};
/** What came late for an earlier round is accepted there, and its answers can be told. */
export const LateForAnEarlierRound: Story = {
  args: { game: gameInState({ round_index: 2, asked: [] }, closedTeams) },
  play: plays(presses(/^Round 2:/), shows('heading', 'Late in round 2')),
};
/** A command failed because the server is unreachable. */
export const Offline: Story = {
  args: { connection: 'interrupted', failure: 'Snug did not answer. Press again: nothing happens twice.' },
};

function bare(team: HostTeam): HostTeam {
  return { ...team, answered: 0, submitted: {} };
}

/** Nobody new comes in by the code, which the console says wherever the round is. */
export const DoorsClosed: Story = {
  args: { game: gameInState({ doors_closed: true }) },
  play: plays(shows('button', 'Open the doors'), reads('Doors closed')),
};

/** Before the first round: in place of the QR code stands the button that opens the doors. */
export const LobbyDoorsClosed: Story = {
  ...Lobby,
  args: {
    game: gameInState(
      { game_started: false, round_index: -1, round_open: false, asked: [], doors_closed: true },
      seated,
    ),
  },
  play: plays(reads('The doors are closed: nobody new comes in by the code.'), reads('Start when everyone’s seated.')),
};

export const GettingInDoorsClosed: Story = {
  args: DoorsClosed.args,
  play: plays(
    presses(/482 917$/),
    shows('dialog', 'Getting in'),
    reads('The doors are closed: nobody new comes in by the code.'),
  ),
};

/** The doors did not close: the sentence stands where the press was. */
export const DoorsNotClosed: Story = {
  args: {
    game: { ...gameInState({}), newcomers_held_up: true },
    failure: 'Snug did not answer. Press again: nothing happens twice.',
  },
  play: plays(shows('alert')),
};

/** More newcomers come than the pace of their address lets in. */
export const NewcomersHeldUp: Story = {
  args: { game: { ...gameInState({}), newcomers_held_up: true } },
  play: plays(reads('Many newcomers at once.')),
};

/** All places are taken, and somebody new was refused. */
export const GameFull: Story = {
  args: { game: { ...gameInState({}), newcomers_held_up: true, game_full: true } },
  play: plays(reads('The game is full: newcomers are turned away.')),
};
