import type { Draft, Game, GameClient } from '@snug/client';
import {
  ask,
  begin,
  demoGame,
  everyMessage,
  fakeClient,
  handIn,
  offline,
  type PlayOptions,
  play as playGame,
  refuses,
  suggests,
  viewFor,
} from '@snug/client/fake';
import type { GameView, Message, RoundStart, SubmittedRound } from '@snug/contract';
import { LiveGame, TeamPageLink } from '@snug/live-game';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { plays, presses, reads, sees, seesField, shows, types } from '../steps/steps.ts';
import { after, wholeGame } from './whole-game.tsx';

// The quizmaster's messages

const handInWorld = (answers: string[][], partial: Partial<SubmittedRound> = {}) =>
  handIn({ round_id: 'r2', title: 'Around the World', doubled: true, answers, ...partial }, 2);
const closed: Message = { type: 'CLOSE_SUBMISSIONS', keep_round: true };
/** A submission on its way. */
const waitingWorld: Game['pending'][number] = {
  kind: 'submit',
  round_order: 2,
  id: 's2',
  doubled: false,
  answers: [['amsterdam']],
  question_ids: ['q1'],
  seq: 1,
  at: 0,
};

// The game of the stories

const world: Partial<RoundStart> = {
  round_id: 'r2',
  round_order: 2,
  title: 'Around the World',
  subtitle: 'Capitals, borders and one island.',
  player_instructions: '',
  double_or_nothing: true,
};
const netherlands = { question_text: 'What is the capital city of the Netherlands?' };
const everest = { question_text: 'Which two countries share the summit ridge of Everest?', num_answers: 2 };
const river = { question_text: 'Which river runs through Vienna, Budapest and Belgrade?' };
const island = { question_text: 'On which island does the Komodo dragon live?' };
const flag = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path fill="#fff" d="M0 0h300v200H0z"/><circle fill="#bc002d" cx="150" cy="100" r="60"/></svg>',
)}`;

const wrote = (state: Draft['state'], ...texts: string[]): Draft => ({ texts, state, own: true });

// The players

const teammateView = viewFor({ who: 'member' });
const watcher = viewFor({ who: 'watcher' });

const guest: Partial<GameView> = (() => {
  const { me, team } = demoGame();
  const alone = { ...me, registered: false, email: '' };
  return { me: alone, team: team && { ...team, kt_team_id: '', num_players: 1, players: [alone] } };
})();

/** The live game after these messages, with parts of the game client replaced. */
function afterWith(change: Partial<GameClient>, messages: readonly Message[], options: PlayOptions = {}): Story {
  const game = { ...playGame(messages, options), ...change };
  return { render: (args) => <LiveGame {...args} client={fakeClient({ games: { g1: game } })} /> };
}

const failed = (failure: Game['failure']): PlayOptions => ({ game: { phase: 'failed', view: undefined, failure } });

const meta = { title: 'Widgets/Live game', ...wholeGame } satisfies Meta<typeof LiveGame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = after([], { game: { phase: 'loading', view: undefined, notice: { key: 'attempting' } } });
export const Welcome: Story = after([]);
export const NotLive: Story = after([], { view: { status: 'scheduled' } });
export const RoundBegins: Story = after([begin(world)]);
export const OneQuestion: Story = after([begin(world), ask(netherlands)]);

export const HalfWay: Story = after([begin(world), ask(netherlands, everest), suggests('Priya', 'Nepal', 'q2')], {
  drafts: { q1: wrote('saved', 'Amsterdam'), q2: wrote('sending', 'China', 'Nep') },
});

export const EveryAnswerState: Story = after([begin(world), ask(netherlands, everest, river, island, river)], {
  drafts: {
    q1: wrote('saved', 'Amsterdam'),
    q2: wrote('local', 'China', 'Nepal'),
    q3: wrote('late', 'Danube'),
    q4: wrote('refused', 'Komodo'),
  },
});

/** A browser that stores nothing: a typed answer is lost with the page until the server has it. */
export const KeepsNothing: Story = after([begin(world), ask(netherlands, river)], {
  game: { isForgetful: true, notice: { key: 'attempting' } },
  drafts: { q1: wrote('saved', 'Amsterdam'), q2: wrote('local', 'Danube') },
});

export const Refused: Story = after([begin(world), ask(netherlands)], {
  drafts: {
    q1: { texts: ['Amsterdam'], state: 'refused', reason: 'Only the captain writes the answers.', own: true },
  },
});

export const Pictures: Story = after([
  begin({ ...world, title: 'What do you see?', subtitle: '', handout: 'The sheet with eight flags' }),
  ask(
    {
      question_text: 'Whose flag is this?',
      image: flag,
      image_alt: 'A red disc on white',
      source: 'Wikimedia Commons',
    },
    { question_text: 'And in which year was it last changed?', image: flag },
  ),
]);

export const Matching: Story = after(
  [
    begin({
      ...world,
      title: 'Match the drink',
      subtitle: 'Each country once.',
      matches: ['Japan', 'Mexico', 'Greece', 'Peru'],
    }),
    ask(
      { question_text: 'Pisco' },
      { question_text: 'Ouzo' },
      { question_text: 'Which of these is a whisky?', matches: ['Yamazaki', 'Mezcal', 'Retsina'] },
    ),
  ],
  { drafts: { q1: wrote('saved', 'peru') } },
);

export const Clues: Story = after(
  [
    begin({ ...world, title: 'Who am I?', subtitle: '', single_answer: true, double_or_nothing: false }),
    ask(
      { question_text: 'I was born in Ulm in 1879.' },
      { question_text: 'I played the violin, and worked in a patent office.' },
      { question_text: 'My name stands for genius.' },
    ),
  ],
  { drafts: { q1: wrote('saved', 'Kepler'), q2: wrote('saved', 'Einstein'), q3: wrote('sending', 'Einstein') } },
);

export const Suggestions: Story = after(
  [
    begin(world),
    ask(everest),
    suggests('Priya', 'Nepal'),
    suggests('Ben', 'Tibet, or whatever it is that the atlas behind the bar calls it'),
  ],
  { drafts: { q1: wrote('saved', 'China', '') } },
);

export const SubmissionsNotOpen: Story = after([begin(world), ask(netherlands), closed], {
  view: { submit_at_close: true },
  drafts: { q1: wrote('saved', 'Amsterdam') },
});

/** The brass stake lies on the card. */
export const Doubled: Story = after(
  [begin(world), ask(netherlands), { type: 'SET_DOUBLE', teamid: 't-owls', round_order: 2, doubled: true }],
  { drafts: { q1: wrote('saved', 'Amsterdam') } },
);
export const Confirm: Story = {
  ...after([begin(world), ask(netherlands), { type: 'SET_DOUBLE', teamid: 't-owls', round_order: 2, doubled: true }], {
    drafts: { q1: wrote('saved', 'Amsterdam') },
  }),
  play: plays(presses('SUBMIT')),
};
export const ConfirmWithBlanks: Story = {
  ...after([begin(world), ask(netherlands, everest)], { drafts: { q1: wrote('saved', 'Amsterdam') } }),
  play: plays(presses('SUBMIT'), reads('You have some blank answers!')),
};
export const ConfirmEmpty: Story = {
  ...after([begin(world), ask(netherlands, everest)]),
  play: plays(presses('SUBMIT')),
};

export const Submitting: Story = after([begin(world), ask(netherlands)], {
  drafts: { q1: wrote('saved', 'Amsterdam') },
  game: { submitting: { state: 'sending' } },
});
export const SubmissionWaits: Story = after([begin(world), ask(netherlands, everest)], {
  drafts: { q1: wrote('saved', 'Amsterdam'), q2: wrote('local', 'China', 'Nepal') },
  game: { submitting: { state: 'waiting' }, connection: 'waiting' },
});
export const SubmittingEarly: Story = {
  ...after([begin(world), ask(netherlands)], { drafts: { q1: wrote('saved', 'Amsterdam') } }),
  play: plays(presses('SUBMIT'), reads('Only 1 of 8 questions so far')),
};
export const SubmitFailed: Story = after([begin(world), ask(netherlands)], {
  drafts: { q1: wrote('saved', 'Amsterdam') },
  game: { submitting: { state: 'failed' } },
});

export const Submitted: Story = after([
  begin(world),
  ask(netherlands, everest, river),
  ...handInWorld([['amsterdam'], ['china', 'nepal'], ['']]),
]);
/** The others are still thinking. */
export const SubmittedAsTheSeventh: Story = after([
  begin(world),
  ask(netherlands, everest, river),
  ...handInWorld([['amsterdam'], ['china', 'nepal'], ['']], { doubled: true }),
  { type: 'TEAMS_IN', round_order: 2, submitted: 7, teams: 14 },
]);
export const SubmittedLate: Story = after([
  begin(world),
  ask(netherlands),
  ...handInWorld([['amsterdam']], { late: true }),
]);

/** Submissions have closed; the captain has saved answers and not submitted. */
export const HandedInAtClose: Story = after(
  [
    begin(world),
    ask(netherlands, everest, river),
    closed,
    ...handInWorld([['amsterdam'], ['', ''], ['']], { at_close: true }),
  ],
  { drafts: { q1: wrote('saved', 'Amsterdam'), q3: wrote('late', 'Danube') } },
);
export const LateBesideHandedIn: Story = after(
  [
    begin(world),
    ask(netherlands, everest, river),
    closed,
    ...handInWorld([['amsterdam'], ['', ''], ['']], { at_close: true }),
    ...handInWorld([['amsterdam'], ['china', 'nepal'], ['danube']], { late: true }),
  ],
  { drafts: { q1: wrote('saved', 'Amsterdam'), q2: wrote('late', 'China', 'Nepal'), q3: wrote('late', 'Danube') } },
);
export const HandedInForATeammate: Story = after(
  [
    begin(world),
    ask(netherlands, everest, river),
    closed,
    ...handInWorld([['amsterdam'], ['', ''], ['']], { at_close: true }),
  ],
  { view: teammateView },
);
export const ClosedUnsubmitted: Story = after([begin(world), ask(netherlands), closed]);
export const NotOpenYet: Story = after([begin(world), ask(netherlands), closed], { game: { isClosed: false } });
/** The round is over, and its submission still waits for the line. */
export const EarlierRoundWaits: Story = after([begin(world), ask(netherlands), { type: 'ROUND_END' }], {
  game: { pending: [waitingWorld] },
});

export const Scoring: Story = after([begin(world), ask(netherlands), { type: 'ROUND_END' }]);
export const Ended: Story = after([begin(world), ask(netherlands), { type: 'END_GAME' }]);

export const Member: Story = after(
  [
    begin(world),
    ask(netherlands, everest),
    { type: 'CAPTAIN_SUGGEST', teamid: 't-owls', question_id: 'q1', answers: ['Amsterdam'] },
    suggests('Ben', 'Nepal', 'q2'),
  ],
  { view: teammateView },
);
export const SuggestionFails: Story = {
  ...afterWith({ suggest: offline }, [begin(world), ask(netherlands)], {
    view: teammateView,
  }),
  play: plays(
    types('Suggestion for question 1', 'Utrecht'),
    presses('Suggest for question 1'),
    sees('That suggestion did not get through. Please try again.'),
  ),
};

export const SuggestionWaits: Story = after([begin(world), ask(netherlands)], {
  view: teammateView,
  game: { notice: { key: 'attempting' } },
  drafts: { q1: wrote('local', 'Utrecht') },
});

export const Spectator: Story = after([begin(world), ask(netherlands, everest)], { view: watcher });
export const SpectatorJoins: Story = {
  ...after([begin(world), ask(netherlands)], { view: watcher }),
  play: plays(presses('Join a Team to Play'), seesField('Team name')),
};

/** Asked at the end of the panel in which a spectator joins a team. */
export const SpectatorLeaves: Story = {
  ...after([begin(world), ask(netherlands)], { view: watcher }),
  play: plays(presses('Join a Team to Play'), presses('Leave Game'), shows('dialog', /^Leave .*\?$/)),
};

/** The link to the page of a registered team, in its panel and at the end of the game. */
function withTeamPage(messages: readonly Message[]): Story {
  const client = fakeClient({ games: { g1: playGame(messages) } });
  const link = <TeamPageLink client={client} gameId="g1" page={(number) => `/team/${number}`} />;
  return { render: (args) => <LiveGame {...args} client={client} slots={{ team: link, ended: link }} /> };
}

export const MyTeamWithAPage: Story = {
  ...withTeamPage([begin(world), ask(netherlands)]),
  play: plays(presses('My Team'), shows('link', 'Team Page')),
};
export const EndedWithATeamPage: Story = withTeamPage([begin(world), ask(netherlands), { type: 'END_GAME' }]);

export const MyTeam: Story = {
  ...after([begin(world), ask(netherlands)]),
  play: plays(presses('My Team'), sees('On the team')),
};
export const MyTeamOfAGuest: Story = {
  ...after([begin(world), ask(netherlands)], { view: guest }),
  play: plays(presses('My Team'), sees('On the team')),
};

const drafts = { q1: wrote('local', 'Amsterdam') };
export const Interrupted: Story = after([begin(world), ask(netherlands)], {
  drafts,
  game: { connection: 'interrupted', notice: { key: 'interrupted' } },
});
export const Refreshing: Story = after([begin(world), ask(netherlands)], { game: { notice: { key: 'refreshing' } } });
export const AccessRefused: Story = after([begin(world), ask(netherlands)], {
  game: { connection: 'refused', notice: { key: 'refused' } },
});
export const ConnectionFailed: Story = after([begin(world), ask(netherlands)], {
  game: { notice: { key: 'failed', detail: 'The game has moved.' } },
});

export const NoAccess: Story = after([], {
  game: {
    phase: 'failed',
    view: undefined,
    failure: { status_code: 403, detail: 'You have not joined this game.' },
    dialogs: [{ kind: 'no-access' }],
  },
});
export const NotFound: Story = after([], failed({ status_code: 404, detail: 'There is no such game.' }));
export const LoadFailed: Story = after(
  [],
  failed({ status_code: 503, detail: 'The server is busy. Please try again.' }),
);

export const NotSetUp: Story = after([], failed({ status_code: 0, detail: '' }));

// Dialogs opened by messages

/** A message that arrives during a round. */
const during = (message: Message, view: Partial<GameView> = {}): Story =>
  after([begin(world), ask(netherlands), message], { view, drafts });
const dropped = (player_code: string, player_name: string, reason: string): Message => ({
  type: 'DROP_PLAYER',
  teamid: 't-owls',
  player_code,
  player_name,
  reason,
  was_captain: false,
});
const promoted: Message = { type: 'PROMOTE_CAPTAIN', teamid: 't-owls', player_code: 'p-ben' };

export const Dropped: Story = during(dropped('p-ben', 'Ben', 'kicked by the captain'), teammateView);
export const TeammateLeft: Story = during(dropped('p-ben', 'Ben', 'left'));
export const TeamKicked: Story = during({ type: 'KICK_TEAM', teamid: 't-owls', team_name: 'The Night Owls' });
export const RequestDeclined: Story = during(
  { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid: 't-quizzly', player_code: 'p-cleo' },
  watcher,
);
export const CaptainChanged: Story = during(promoted);
export const PromotedToCaptain: Story = during(promoted, teammateView);
const [{ message: invitation }] = everyMessage.PLAYER_INVITE;
export const Invited: Story = during(invitation, watcher);
export const InviteRefused: Story = {
  render: (args) => {
    const answers = { joinGame: refuses(409, 'You are on a team already.') };
    const games = { g1: playGame([begin(world), invitation], { view: watcher }) };
    return <LiveGame {...args} client={fakeClient({ games, answers })} />;
  },
  play: plays(presses('Accept')),
};
