import type { GamePlayer, GameView, Message, MessageType, RevealedRound, SubmittedRound } from '@snug/contract';
import { demoGame, demoInvite } from './demo-game.ts';
import { ask, begin, demoSubmission, suggests } from './demo-messages.ts';

/** Who looks at the screen: Ada is the captain, Ben is on her team, Cleo watches or has asked to join another team. */
export type Looker = 'captain' | 'member' | 'watcher' | 'pending';

/** One moment of a game: the messages before, and the message that arrives now. */
export interface Moment {
  readonly who: Looker;
  /** How this moment differs from the others of its type. */
  readonly when?: string;
  /** The messages before, in order. */
  readonly before: readonly Message[];
  readonly message: Message;
  /** What differs from the demo game in the loaded view. */
  readonly view?: Partial<GameView>;
}

/** Every type of message that a player's connection may carry, each with the moments in which it arrives. */
export type EveryMessage = { readonly [T in MessageType]: readonly [MomentOf<T>, ...MomentOf<T>[]] };
export interface MomentOf<T extends MessageType> extends Moment {
  readonly message: Extract<Message, { type: T }>;
}

const { me } = demoGame();
const person = (player_name: string, is_captain = false): GamePlayer => ({
  player_code: `p-${player_name.toLowerCase()}`,
  player_name,
  is_captain,
  status: 'joined',
  registered: true,
  profile_img: '',
});
const [ada, ben, cleo, dot] = [person('Ada', true), person('Ben'), person('Cleo'), person('Dot')];
const [owls, quizzly] = ['t-owls', 't-quizzly'];

const off = { is_captain: false, joined: false } as const;
const lookers: Readonly<Record<Looker, Partial<GameView>>> = {
  captain: {},
  member: { me: { ...me, ...ben, email: 'ben@example.com' } },
  watcher: { team: null, me: { ...me, ...cleo, ...off, status: 'watching', team_code: '' } },
  pending: {
    team: null,
    me: { ...me, ...cleo, ...off, status: 'pending-join', requested: true, team_code: 'alias-quizzly' },
  },
};

/** The loaded game as this person sees it, for `play(messages, { view })`. */
export function viewFor({ who, view }: Pick<Moment, 'who' | 'view'>): Partial<GameView> {
  return { ...lookers[who], ...view };
}

const texts = [
  'Which planet has the shortest day?',
  'Which river runs through Vienna?',
  'Who wrote Emma?',
  'What is a gill?',
];
const askFirst = (count: number) => ask(...texts.slice(0, count).map((question_text) => ({ question_text })));
const round = [begin({ double_or_nothing: true }), askFirst(2)];
const ended: Message[] = [begin(), askFirst(2), { type: 'ROUND_END' }];

interface Circumstances extends Partial<Pick<Moment, 'when' | 'before'>> {
  /** The messages after those of the open round. */
  readonly since?: readonly Message[];
}

/** A moment in the open round, unless it has other messages before. */
function moment<M extends Message>(who: Looker, message: M, { when, since = [], before }: Circumstances = {}) {
  return { who, ...(when !== undefined && { when }), before: before ?? [...round, ...since], message };
}

const recall = { type: 'RECALL', question_id: 'q2', question_index: 1 } as const;
const closed = { type: 'CLOSE_SUBMISSIONS', keep_round: true } as const;
const reset = { type: 'RESET_SUBMISSION', teamid: owls, round_order: 1, submission_id: 's1' } as const;
const submitted = { type: 'TEAM_SUBMITTED', teamid: owls, round_order: 1 } as const;
const handsIn = (partial: Partial<SubmittedRound> = {}) => {
  const submission = demoSubmission({ answers: [['jupiter'], ['danube']], ...partial });
  return { type: 'SUBMIT_ANSWER', teamid: owls, round_order: 1, submission } as const;
};
const double = (doubled: boolean) => ({ type: 'SET_DOUBLE', teamid: owls, round_order: 1, doubled }) as const;
const joins = (player: GamePlayer) => ({ type: 'PLAYER_JOIN', teamid: owls, player }) as const;
const drop = ({ player_code, player_name, is_captain }: GamePlayer, reason: string) =>
  ({ type: 'DROP_PLAYER', teamid: owls, player_code, player_name, reason, was_captain: is_captain }) as const;
const promoted = { type: 'PROMOTE_CAPTAIN', teamid: owls, player_code: ben.player_code } as const;
const asks = (teamid: string, player: GamePlayer) =>
  ({ type: 'PLAYER_PENDING_TEAM_JOIN', teamid, player: { ...player, status: 'pending-join' } }) as const;
const asking = [asks(owls, dot)];
const approved = (teamid: string, player: GamePlayer) =>
  ({ type: 'PLAYER_APPROVED_TEAM_JOIN', teamid, player }) as const;
const declined = (teamid: string, { player_code }: GamePlayer) =>
  ({ type: 'PLAYER_DECLINED_TEAM_JOIN', teamid, player_code }) as const;
const cancelled = (teamid: string, { player_code }: GamePlayer) =>
  ({ type: 'PLAYER_CANCEL_TEAM_JOIN', teamid, player_code }) as const;
const invited = { type: 'PLAYER_INVITE', teamid: quizzly, invite: demoInvite() } as const;
const renamed = { type: 'NEW_TEAM_NAME', teamid: owls, team_name: 'Barn Owls' } as const;
const kicked = { type: 'KICK_TEAM', teamid: owls, team_name: 'The Night Owls' } as const;
const nudge = (thinking: number, round_order = 1) => ({ type: 'NUDGE', round_order, thinking }) as const;
const announced = (text: string) => ({ type: 'ANNOUNCE', text, at: 0 }) as const;
const counting = (seconds: number) => ({ type: 'COUNTDOWN', ends_at: seconds * 1_000, now: 0 }) as const;
const team = { kt_team_id: '', team_code: 'alias', team_name: 'Late Larks', team_image: '' };
const revealed: RevealedRound = {
  round_order: 1,
  title: 'General Knowledge',
  single_answer: false,
  questions: askFirst(2).asked.map(({ question_id, question_text }, place) => ({
    question_id,
    question_text,
    answers: [['Jupiter', 'The Danube'][place] ?? ''],
    notes: place === 0 ? 'Ten hours, though it is the largest of them.' : '',
  })),
};

/**
 * An example of every message type, for stories, tests, and developers of other screens.
 *
 * @example
 * const [{ before, message, ...looks }] = everyMessage.ASK;
 * const game = play([...before, message], { view: viewFor(looks) });
 */
export const everyMessage: EveryMessage = {
  // Rounds
  ASK: [
    moment('captain', askFirst(3)),
    moment('member', askFirst(3)),
    moment('watcher', askFirst(3)),
    moment('captain', askFirst(4), { when: 'two questions at once' }),
    moment('captain', askFirst(2), { when: 'nothing in it is new' }),
  ],
  RECALL: [
    moment('captain', recall),
    moment('captain', recall, { when: 'the round was submitted', since: [submitted] }),
    moment('member', recall, { when: 'the round was submitted', since: [submitted] }),
    moment('watcher', recall, { when: 'submissions were closed', since: [closed] }),
  ],
  ROUND_START: [
    moment('captain', begin(), { before: [] }),
    moment('captain', { ...begin(), restart: true }, { when: 'it begins again' }),
  ],
  ROUND_END: [
    moment('captain', { type: 'ROUND_END' }),
    moment('captain', { type: 'ROUND_END' }, { when: 'no round is on', before: [] }),
  ],
  OPEN_SUBMISSIONS: [
    moment('captain', { type: 'OPEN_SUBMISSIONS' }, { since: [closed] }),
    moment('watcher', { type: 'OPEN_SUBMISSIONS' }, { since: [closed] }),
    moment('captain', { type: 'OPEN_SUBMISSIONS' }, { when: 'for the first time', before: [begin()] }),
    moment('captain', { type: 'OPEN_SUBMISSIONS' }, { when: 'after a reset', since: [closed, submitted, reset] }),
    moment('captain', { type: 'OPEN_SUBMISSIONS' }, { when: 'they are open' }),
  ],
  CLOSE_SUBMISSIONS: [
    moment('captain', closed),
    moment('member', { type: 'CLOSE_SUBMISSIONS' }, { when: 'the round goes too' }),
  ],

  // Answers
  RESET_SUBMISSION: [
    moment('captain', reset, { since: [submitted] }),
    moment(
      'captain',
      { ...reset, teamid: quizzly, submission_id: 's2' },
      { when: 'of another team', since: [submitted] },
    ),
  ],
  SUBMIT_ANSWER: [
    moment('member', handsIn(), { since: [submitted] }),
    moment('captain', handsIn(), { when: 'a late one is accepted', since: [handsIn({ late: true })] }),
    moment('captain', handsIn({ at_close: true }), { when: 'handed in at the close', since: [closed] }),
  ],
  TEAM_SUBMITTED: [
    moment('member', submitted),
    moment('captain', { ...submitted, teamid: quizzly }, { when: 'another team' }),
  ],
  SET_DOUBLE: [
    moment('member', double(true)),
    moment('member', double(false), { when: 'off again', since: [double(true)] }),
    moment('captain', double(true), { when: 'it is so already', since: [double(true)] }),
  ],
  SUGGEST: [
    moment('captain', suggests('Ben', 'Danube', 'q2')),
    moment('captain', suggests('Dot', 'Rhine', 'q2'), {
      when: 'another for the same question',
      since: [suggests('Ben', 'Danube', 'q2')],
    }),
    moment('member', suggests('Dot', 'Danube', 'q2')),
    moment('member', suggests('Ben', 'Danube', 'q2'), { when: 'mine' }),
  ],
  CAPTAIN_SUGGEST: [
    moment('member', { type: 'CAPTAIN_SUGGEST', teamid: owls, question_id: 'q1', answers: ['Jupiter'] }),
  ],

  // People
  PLAYER_JOIN: [
    moment('captain', joins(dot)),
    moment('member', joins({ ...ada, profile_img: '/media/ada.webp' }), { when: 'something about them changed' }),
  ],
  DROP_PLAYER: [
    moment('member', drop(ben, 'kicked by the captain'), { when: 'me, kicked' }),
    moment('member', drop(ben, 'left'), { when: 'me, for another reason' }),
    moment('captain', drop(ben, 'left'), { when: 'a teammate left' }),
    moment('captain', drop(ben, 'kicked by the captain'), { when: 'a teammate was kicked' }),
    moment('member', drop(dot, 'kicked by the captain'), { when: 'a teammate was kicked', since: [joins(dot)] }),
  ],
  PROMOTE_CAPTAIN: [
    moment('member', promoted, { when: 'it is me' }),
    moment('captain', promoted, { when: 'it is a teammate' }),
    moment('captain', { ...promoted, by: ada.player_code }, { when: 'I did it' }),
  ],
  PLAYER_PENDING_TEAM_JOIN: [
    moment('captain', asks(owls, dot)),
    moment('member', asks(owls, dot)),
    moment('watcher', asks(quizzly, cleo), { when: 'it is me' }),
  ],
  PLAYER_APPROVED_TEAM_JOIN: [
    moment('captain', approved(owls, dot), { since: asking }),
    moment('pending', approved(quizzly, cleo), { when: 'it is me' }),
  ],
  PLAYER_DECLINED_TEAM_JOIN: [
    moment('pending', declined(quizzly, cleo), { when: 'it is me' }),
    moment('captain', declined(owls, dot), { since: asking }),
  ],
  PLAYER_CANCEL_TEAM_JOIN: [
    moment('captain', cancelled(owls, dot), { since: asking }),
    moment('pending', cancelled(quizzly, cleo), { when: 'it is me' }),
  ],
  PLAYER_INVITE: [moment('watcher', invited)],
  CANCEL_INVITE: [
    moment(
      'watcher',
      { type: 'CANCEL_INVITE', teamid: quizzly, invite_id: 'i1' },
      { when: 'its dialog is open', since: [invited] },
    ),
    moment('captain', { type: 'CANCEL_INVITE', teamid: owls, invite_id: 'i2' }),
  ],

  // Teams
  REGISTER_TEAM: [
    moment('member', {
      type: 'REGISTER_TEAM',
      team: { ...team, teamid: owls, kt_team_id: '10077', team_name: 'Tawny Owls' },
    }),
  ],
  NEW_TEAM: [moment('watcher', { type: 'NEW_TEAM', team: { ...team, teamid: 't-new', team_code: 'alias-new' } })],
  NEW_TEAM_NAME: [
    moment('member', renamed),
    moment('captain', renamed),
    moment('member', { ...renamed, teamid: quizzly, team_name: 'Fuzzy Bears' }, { when: 'another team' }),
  ],
  KICK_TEAM: [
    moment('captain', kicked),
    moment('captain', { ...kicked, teamid: quizzly, team_name: 'Quizzly Bears' }, { when: 'another team' }),
  ],

  // The game
  END_GAME: [
    moment('captain', { type: 'END_GAME' }, { before: ended }),
    moment('member', { type: 'END_GAME' }, { when: 'the page has the feedback', before: ended }),
    moment('watcher', { type: 'END_GAME' }, { when: 'the page has the feedback', before: ended }),
  ],
  RELOAD_GAME: [
    moment('captain', { type: 'RELOAD_GAME' }),
    moment('captain', { type: 'RELOAD_GAME' }, { when: 'after the end', before: [...ended, { type: 'END_GAME' }] }),
  ],
  NO_GAME_ACCESS: [
    moment('captain', { type: 'NO_GAME_ACCESS', error: 'This seat is taken.' }),
    moment('captain', { type: 'NO_GAME_ACCESS' }, { when: 'without a reason' }),
  ],
  WEBSOCKET_ERROR: [moment('captain', { type: 'WEBSOCKET_ERROR', error: 'The game has moved.' })],

  // Messages beyond the specification's 29
  SKIP: [moment('captain', { type: 'SKIP' })],
  THUMP: [moment('captain', { type: 'THUMP' })],
  REVEAL: [
    moment('captain', { type: 'REVEAL', round: revealed }, { since: [{ type: 'ROUND_END' }] }),
    moment(
      'captain',
      { type: 'REVEAL', round: { ...revealed, questions: revealed.questions.slice(0, 1), of: 2 } },
      { when: 'told one by one', since: [{ type: 'ROUND_END' }] },
    ),
  ],
  NUDGE: [
    moment('captain', nudge(2)),
    moment('member', nudge(1), { when: 'one team', since: [submitted] }),
    moment('captain', nudge(2, 2), { when: 'about another round' }),
    moment('captain', nudge(0), { when: 'nobody any more', since: [nudge(2), submitted] }),
  ],
  ANNOUNCE: [
    moment('captain', announced('The kitchen closes at ten.')),
    moment('captain', announced(''), { when: 'taken away', since: [announced('The kitchen closes at ten.')] }),
  ],
  COUNTDOWN: [
    moment('captain', counting(120)),
    moment('captain', { type: 'COUNTDOWN', ends_at: null, now: 0 }, { when: 'over', since: [counting(120)] }),
  ],
  PAUSE: [
    moment('captain', { type: 'PAUSE', paused: true }),
    moment('captain', { type: 'PAUSE', paused: false }, { when: 'over', since: [{ type: 'PAUSE', paused: true }] }),
  ],
  TEAMS_IN: [moment('captain', { type: 'TEAMS_IN', round_order: 1, submitted: 7, teams: 14 }, { since: [submitted] })],
  PHOTOS: [moment('captain', { type: 'PHOTOS', version: 1 }, { since: [{ type: 'ROUND_END' }] })],
  RESULTS: [moment('captain', { type: 'RESULTS', version: 1 }, { since: [{ type: 'ROUND_END' }] })],
};
