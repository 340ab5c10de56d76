import type { GamePlayer, GameView, Message, MessageType } from '@snug/contract';
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
const closed: Message = { type: 'CLOSE_SUBMISSIONS', keep_round: true };
const submitted: Message = { type: 'TEAM_SUBMITTED', teamid: owls, round_order: 1 };
const asking: Message = { type: 'PLAYER_PENDING_TEAM_JOIN', teamid: owls, player: { ...dot, status: 'pending-join' } };
const invited: Message = { type: 'PLAYER_INVITE', teamid: quizzly, invite: demoInvite() };
const double = (doubled: boolean): Extract<Message, { type: 'SET_DOUBLE' }> => ({
  type: 'SET_DOUBLE',
  teamid: owls,
  round_order: 1,
  doubled,
});
const drop = ({ player_code, player_name, is_captain }: GamePlayer, reason: string) =>
  ({ type: 'DROP_PLAYER', teamid: owls, player_code, player_name, reason, was_captain: is_captain }) as const;

const round = [begin({ double_or_nothing: true }), askFirst(2)];

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
    { who: 'captain', before: round, message: askFirst(3) },
    { who: 'member', before: round, message: askFirst(3) },
    { who: 'watcher', before: round, message: askFirst(3) },
    { who: 'captain', when: 'two questions at once', before: round, message: askFirst(4) },
    { who: 'captain', when: 'nothing in it is new', before: round, message: askFirst(2) },
  ],
  RECALL: [
    { who: 'captain', before: round, message: { type: 'RECALL', question_id: 'q2', question_index: 1 } },
    {
      who: 'captain',
      when: 'the round was submitted',
      before: [...round, submitted],
      message: { type: 'RECALL', question_id: 'q2', question_index: 1 },
    },
  ],
  ROUND_START: [
    { who: 'captain', before: [], message: begin() },
    { who: 'captain', when: 'it begins again', before: round, message: { ...begin(), restart: true } },
  ],
  ROUND_END: [
    { who: 'captain', before: round, message: { type: 'ROUND_END' } },
    { who: 'captain', when: 'no round is on', before: [], message: { type: 'ROUND_END' } },
  ],
  OPEN_SUBMISSIONS: [
    { who: 'captain', before: [...round, closed], message: { type: 'OPEN_SUBMISSIONS' } },
    { who: 'captain', when: 'they are open', before: round, message: { type: 'OPEN_SUBMISSIONS' } },
  ],
  CLOSE_SUBMISSIONS: [
    { who: 'captain', before: round, message: { type: 'CLOSE_SUBMISSIONS', keep_round: true } },
    { who: 'member', when: 'the round goes too', before: round, message: { type: 'CLOSE_SUBMISSIONS' } },
  ],

  // Answers
  RESET_SUBMISSION: [
    {
      who: 'captain',
      before: [...round, submitted],
      message: { type: 'RESET_SUBMISSION', teamid: owls, round_order: 1, submission_id: 's1' },
    },
    {
      who: 'captain',
      when: 'of another team',
      before: [...round, submitted],
      message: { type: 'RESET_SUBMISSION', teamid: quizzly, round_order: 1, submission_id: 's2' },
    },
  ],
  SUBMIT_ANSWER: [
    {
      who: 'member',
      before: [...round, submitted],
      message: {
        type: 'SUBMIT_ANSWER',
        teamid: owls,
        round_order: 1,
        submission: demoSubmission({ answers: [['jupiter'], ['danube']] }),
      },
    },
  ],
  TEAM_SUBMITTED: [
    { who: 'member', before: round, message: { type: 'TEAM_SUBMITTED', teamid: owls, round_order: 1 } },
    {
      who: 'captain',
      when: 'another team',
      before: round,
      message: { type: 'TEAM_SUBMITTED', teamid: quizzly, round_order: 1 },
    },
  ],
  SET_DOUBLE: [
    { who: 'member', before: round, message: double(true) },
    { who: 'member', when: 'off again', before: [...round, double(true)], message: double(false) },
    { who: 'captain', when: 'it is so already', before: [...round, double(true)], message: double(true) },
  ],
  SUGGEST: [
    { who: 'captain', before: round, message: suggests('Ben', 'Danube', 'q2') },
    {
      who: 'captain',
      when: 'another for the same question',
      before: [...round, suggests('Ben', 'Danube', 'q2')],
      message: suggests('Dot', 'Rhine', 'q2'),
    },
    { who: 'member', before: round, message: suggests('Dot', 'Danube', 'q2') },
  ],
  CAPTAIN_SUGGEST: [
    {
      who: 'member',
      before: round,
      message: { type: 'CAPTAIN_SUGGEST', teamid: owls, question_id: 'q1', answers: ['Jupiter'] },
    },
  ],

  // People
  PLAYER_JOIN: [
    { who: 'captain', before: round, message: { type: 'PLAYER_JOIN', teamid: owls, player: dot } },
    {
      who: 'member',
      when: 'something about them changed',
      before: round,
      message: { type: 'PLAYER_JOIN', teamid: owls, player: { ...ada, profile_img: '/media/ada.webp' } },
    },
  ],
  DROP_PLAYER: [
    { who: 'member', when: 'me, kicked', before: round, message: drop(ben, 'kicked by the captain') },
    { who: 'member', when: 'me, for another reason', before: round, message: drop(ben, 'left') },
    { who: 'captain', when: 'a teammate left', before: round, message: drop(ben, 'left') },
    { who: 'captain', when: 'a teammate was kicked', before: round, message: drop(ben, 'kicked by the captain') },
    {
      who: 'member',
      when: 'a teammate was kicked',
      before: [...round, { type: 'PLAYER_JOIN', teamid: owls, player: dot }],
      message: drop(dot, 'kicked by the captain'),
    },
  ],
  PROMOTE_CAPTAIN: [
    {
      who: 'member',
      when: 'it is me',
      before: round,
      message: { type: 'PROMOTE_CAPTAIN', teamid: owls, player_code: 'p-ben' },
    },
    {
      who: 'captain',
      when: 'it is a teammate',
      before: round,
      message: { type: 'PROMOTE_CAPTAIN', teamid: owls, player_code: 'p-ben' },
    },
    {
      who: 'captain',
      when: 'I did it',
      before: round,
      message: { type: 'PROMOTE_CAPTAIN', teamid: owls, player_code: 'p-ben', by: 'p-ada' },
    },
  ],
  PLAYER_PENDING_TEAM_JOIN: [
    { who: 'captain', before: round, message: asking },
    { who: 'member', before: round, message: asking },
    {
      who: 'watcher',
      when: 'it is me',
      before: round,
      message: { type: 'PLAYER_PENDING_TEAM_JOIN', teamid: quizzly, player: { ...cleo, status: 'pending-join' } },
    },
  ],
  PLAYER_APPROVED_TEAM_JOIN: [
    {
      who: 'captain',
      before: [...round, asking],
      message: { type: 'PLAYER_APPROVED_TEAM_JOIN', teamid: owls, player: dot },
    },
    {
      who: 'pending',
      when: 'it is me',
      before: round,
      message: { type: 'PLAYER_APPROVED_TEAM_JOIN', teamid: quizzly, player: cleo },
    },
  ],
  PLAYER_DECLINED_TEAM_JOIN: [
    {
      who: 'pending',
      when: 'it is me',
      before: round,
      message: { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid: quizzly, player_code: 'p-cleo' },
    },
    {
      who: 'captain',
      before: [...round, asking],
      message: { type: 'PLAYER_DECLINED_TEAM_JOIN', teamid: owls, player_code: 'p-dot' },
    },
  ],
  PLAYER_CANCEL_TEAM_JOIN: [
    {
      who: 'captain',
      before: [...round, asking],
      message: { type: 'PLAYER_CANCEL_TEAM_JOIN', teamid: owls, player_code: 'p-dot' },
    },
    {
      who: 'pending',
      when: 'it is me',
      before: round,
      message: { type: 'PLAYER_CANCEL_TEAM_JOIN', teamid: quizzly, player_code: 'p-cleo' },
    },
  ],
  PLAYER_INVITE: [
    { who: 'watcher', before: round, message: { type: 'PLAYER_INVITE', teamid: quizzly, invite: demoInvite() } },
  ],
  CANCEL_INVITE: [
    {
      who: 'watcher',
      when: 'its dialog is open',
      before: [...round, invited],
      message: { type: 'CANCEL_INVITE', teamid: quizzly, invite_id: 'i1' },
    },
    { who: 'captain', before: round, message: { type: 'CANCEL_INVITE', teamid: owls, invite_id: 'i2' } },
  ],

  // Teams
  REGISTER_TEAM: [
    {
      who: 'member',
      before: round,
      message: {
        type: 'REGISTER_TEAM',
        team: { teamid: owls, kt_team_id: '10077', team_code: 'alias', team_name: 'Tawny Owls', team_image: '' },
      },
    },
  ],
  NEW_TEAM: [
    {
      who: 'watcher',
      before: round,
      message: {
        type: 'NEW_TEAM',
        team: { teamid: 't-new', kt_team_id: '', team_code: 'alias-new', team_name: 'Late Larks', team_image: '' },
      },
    },
  ],
  NEW_TEAM_NAME: [
    { who: 'member', before: round, message: { type: 'NEW_TEAM_NAME', teamid: owls, team_name: 'Barn Owls' } },
    { who: 'captain', before: round, message: { type: 'NEW_TEAM_NAME', teamid: owls, team_name: 'Barn Owls' } },
    {
      who: 'member',
      when: 'another team',
      before: round,
      message: { type: 'NEW_TEAM_NAME', teamid: quizzly, team_name: 'Fuzzy Bears' },
    },
  ],
  KICK_TEAM: [
    { who: 'captain', before: round, message: { type: 'KICK_TEAM', teamid: owls, team_name: 'The Night Owls' } },
    {
      who: 'captain',
      when: 'another team',
      before: round,
      message: { type: 'KICK_TEAM', teamid: quizzly, team_name: 'Quizzly Bears' },
    },
  ],

  // The game
  END_GAME: [{ who: 'captain', before: [begin(), askFirst(2), { type: 'ROUND_END' }], message: { type: 'END_GAME' } }],
  RELOAD_GAME: [
    { who: 'captain', before: round, message: { type: 'RELOAD_GAME' } },
    {
      who: 'captain',
      when: 'after the end',
      before: [begin(), askFirst(2), { type: 'ROUND_END' }, { type: 'END_GAME' }],
      message: { type: 'RELOAD_GAME' },
    },
  ],
  NO_GAME_ACCESS: [
    { who: 'captain', before: round, message: { type: 'NO_GAME_ACCESS' } },
    {
      who: 'captain',
      when: 'with a reason',
      before: round,
      message: { type: 'NO_GAME_ACCESS', error: 'This seat is taken.' },
    },
  ],
  WEBSOCKET_ERROR: [
    { who: 'captain', before: round, message: { type: 'WEBSOCKET_ERROR', error: 'The game has moved.' } },
  ],

  // Messages beyond the specification's 29
  SKIP: [{ who: 'captain', before: round, message: { type: 'SKIP' } }],
  THUMP: [{ who: 'captain', before: round, message: { type: 'THUMP' } }],
  REVEAL: [
    {
      who: 'captain',
      before: [...round, { type: 'ROUND_END' }],
      message: {
        type: 'REVEAL',
        round: {
          round_order: 1,
          title: 'General Knowledge',
          single_answer: false,
          questions: askFirst(2).asked.map(({ question_id, question_text }, place) => ({
            question_id,
            question_text,
            answers: [['Jupiter', 'The Danube'][place] ?? ''],
            notes: place === 0 ? 'Ten hours, though it is the largest of them.' : '',
          })),
        },
      },
    },
  ],
  NUDGE: [
    { who: 'captain', before: round, message: { type: 'NUDGE', round_order: 1, thinking: 2 } },
    {
      who: 'member',
      when: 'one team',
      before: [...round, submitted],
      message: { type: 'NUDGE', round_order: 1, thinking: 1 },
    },
    {
      who: 'captain',
      when: 'about another round',
      before: round,
      message: { type: 'NUDGE', round_order: 2, thinking: 2 },
    },
    {
      who: 'captain',
      when: 'nobody any more',
      before: [...round, { type: 'NUDGE', round_order: 1, thinking: 2 }, submitted],
      message: { type: 'NUDGE', round_order: 1, thinking: 0 },
    },
  ],
};
