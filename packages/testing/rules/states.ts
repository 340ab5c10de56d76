import type { SubmittedRound } from '@snug/contract';
import { type Entry, gameCaps, type Places, type Room } from '../../rules/people/doors.ts';
import type { Game, GameState, Question, Round } from '../../rules/state/game-state.ts';
import type { GradedGame } from '../../rules/state/graded-game.ts';
import type {
  Account,
  GameTeam,
  Invite,
  InviteInGame,
  Person,
  TeamHoldings,
  TeamRoster,
} from '../../rules/state/people.ts';
import type { RegisteredTeam, RosterInvite, RosterMember } from '../../rules/state/registered-team.ts';
import type { Answer, HandedIn, Submission, TeamQuestion, TeamRound } from '../../rules/state/team-round.ts';
import type { OwnAccount } from '../../rules/views/player.ts';

/** When the commands of tests come. */
export const now = 1_000_000;

/** A live game before its first round. */
export function aGame(set: Partial<Game> = {}): Game {
  return {
    game_id: 'game',
    venue_id: 'venue',
    code: '123456',
    kind: 'Pub Quiz',
    title: 'Tuesday',
    date: '2026-11-24T20:00:00.000Z',
    status: 'live',
    game_started: true,
    submissions_open: false,
    round_index: -1,
    round_open: false,
    round_shown: false,
    private_event: false,
    team_size: null,
    late_join: null,
    approve_teams: false,
    double_rule: null,
    points_each: null,
    submit_at_close: true,
    doors_closed_at: null,
    announcement: '',
    announced_at: null,
    countdown_ends_at: null,
    countdown_set_at: null,
    paused_at: null,
    board_through: 0,
    unveiled: null,
    board_at: null,
    results_version: 0,
    photos_version: 0,
    autopilot: null,
    kt_id: '',
    ended_at: null,
    ...set,
  };
}

/** The fields of a game whose round of that number takes answers. */
export function openIn(round_order: number): Partial<Game> {
  return { round_index: round_order - 1, round_open: true, round_shown: true, submissions_open: true };
}

export function aRound(round_order: number, set: Partial<Round> = {}): Round {
  return {
    round_id: `round-${round_order}`,
    round_order,
    title: `Round ${round_order}`,
    subtitle: '',
    player_instructions: '',
    matches: [],
    single_answer: false,
    double_or_nothing: false,
    double_rule: 'all',
    handout: '',
    tiebreaker: false,
    question_count: 3,
    started_at: null,
    opened_at: null,
    closed_at: null,
    revealed_at: null,
    revealed_count: null,
    handed_in_at: null,
    ...set,
  };
}

/** A question of a round, `question_index` counted from 0. Each text of its answer key contains the word "key". */
export function aQuestion(round_order: number, question_index: number, set: Partial<Question> = {}): Question {
  const question_id = `q${round_order}.${question_index}`;
  return {
    question_id,
    round_id: `round-${round_order}`,
    question_index,
    question_text: `What is ${question_id}?`,
    num_answers: 1,
    image: '',
    image_alt: '',
    source: '',
    matches: [],
    accepted: [[`key of ${question_id}`, `other key of ${question_id}`]],
    notes: `key note of ${question_id}`,
    points: 1,
    ordered: false,
    asked_order: null,
    ...set,
  };
}

/** Two rounds of three questions each, of which none is asked. */
export function aGameState(game: Partial<Game> = {}, change: Partial<GameState> = {}): GameState {
  return {
    game: aGame(game),
    rounds: [aRound(1), aRound(2)],
    questions: [1, 2].flatMap((round) => [0, 1, 2].map((place) => aQuestion(round, place))),
    ...change,
  };
}

/** The questions asked, in that order. */
export function asking(state: GameState, ...question_ids: string[]): GameState {
  const questions = state.questions.map((each) => {
    const place = question_ids.indexOf(each.question_id);
    return place < 0 ? each : { ...each, asked_order: place };
  });
  return { ...state, questions };
}

/** A logged-in player who watches. */
export function aPlayer(name: string, set: Partial<Person> = {}): Person {
  return {
    player_id: `id of ${name}`,
    game_id: 'game',
    player_code: `code of ${name}`,
    client_hash: `client of ${name}`,
    account_id: `account of ${name}`,
    player_name: name,
    teamid: null,
    status: 'watching',
    is_captain: false,
    joined_at: null,
    created_at: 1,
    left_at: null,
    removed_at: null,
    captain_until: null,
    kicked_from: null,
    left_teamid: null,
    profile_img: '',
    ...set,
  };
}

export function aMember(name: string, set: Partial<Person> = {}): Person {
  return aPlayer(name, { teamid: 'foxes', status: 'joined', joined_at: 2, ...set });
}

export function aCaptain(name: string, set: Partial<Person> = {}): Person {
  return aMember(name, { is_captain: true, ...set });
}

export function anAsker(name: string, set: Partial<Person> = {}): Person {
  return aPlayer(name, { teamid: 'foxes', status: 'pending-join', ...set });
}

export function anAccount(name: string, set: Partial<Account> = {}): Account {
  return { account_id: `account of ${name}`, player_name: name, profile_img: '', ...set };
}

export function aTeam(set: Partial<GameTeam> = {}): GameTeam {
  const teamid = set.teamid ?? 'foxes';
  return {
    teamid,
    kt_team_id: '',
    team_code: `secret of ${teamid}`,
    team_name: `The ${teamid}`,
    team_image: '',
    game_id: 'game',
    alias: `alias of ${teamid}`,
    num_players: 4,
    plays_on: 'phones',
    created_at: 1,
    kicked_at: null,
    name_allowed_at: null,
    waiting_since: null,
    ...set,
  };
}

/** The foxes: Ada is captain, Ben a member. */
export function aRoster(set: Partial<TeamRoster> = {}): TeamRoster {
  return { team: aTeam(), members: [aCaptain('Ada'), aMember('Ben', { joined_at: 3 })], askers: [], ...set };
}

/** The foxes, whose captain is Ben now; Ada was until a moment ago. */
export const ledByBen = aRoster({ members: [aMember('Ada', { captain_until: 9 }), aCaptain('Ben')] });

/** Callers who may not do for the foxes what their captain Ada may, and what they are told. */
export const refusedCallers = [
  ['by a guest', { account: undefined }, '403 loginNeeded'],
  ['when the game is over', { game: aGame({ status: 'ended' }) }, '409 gameEnded'],
  ['ROLE-06 by a member', { roster: aRoster({ members: [aMember('Ada'), aCaptain('Ben')] }) }, '403 captainOnly'],
  ['by a player outside the team', { roster: aRoster({ members: [aCaptain('Ben')] }) }, '403 membersOnly'],
] as const;

export const noHoldings: TeamHoldings = { invites: [], invited: [], hasAnswered: false };

const freePlaces: Places = { fullAt: null, fullForStrangersAt: null };

/** Open doors, and a place for whoever wants to watch. */
export const openEntry: Entry = { game: aGame(), places: freePlaces };

/** A caller: an account with its player in the game, if it has one. */
export function aCaller(name: string, found: Person | undefined, status = 'live') {
  const game = aGame({ status });
  const room: Room = { caps: gameCaps, places: freePlaces, hasLoggedIn: false };
  const hosts = [{ name: 'Quinn' }];
  return { game, hosts, client_hash: `client of ${name}`, account: anAccount(name), found, room };
}

/** An open invite of Ada's to the foxes by email. */
export function anInvite(set: Partial<InviteInGame> = {}): InviteInGame {
  const invite_id = set.invite_id ?? 'invite';
  return {
    invite_id,
    game_id: 'game',
    teamid: 'foxes',
    kind: 'email',
    contact: 'cleo@example.com',
    account_id: null,
    code: `secret of ${invite_id}`,
    url_id: null,
    inviter: 'id of Ada',
    created_at: 5,
    expires_at: now + 1,
    closed_at: null,
    closed_as: null,
    team_name: 'The foxes',
    team_image: '',
    inviter_code: 'code of Ada',
    inviter_name: 'Ada',
    invitee_name: '',
    ...set,
  };
}

/** The invite without the fields for views. */
export function bare(invite: InviteInGame): Invite {
  const { team_name, team_image, inviter_code, inviter_name, invitee_name, ...row } = invite;
  return row;
}

/** The first round, which takes answers, as Ada plays it: the captain of the foxes. */
export function aTeamRound(
  set: {
    game?: Partial<TeamRound['game']>;
    round?: Partial<Round>;
    player?: Partial<TeamRound['player']>;
    standing?: TeamRound['standing'];
    atClose?: TeamRound['atClose'];
    doubled?: boolean;
  } = {},
): TeamRound {
  return {
    game: { ...aGame({ round_index: 0, submissions_open: true }), ...set.game },
    round: { ...aRound(1, { opened_at: 1 }), ...set.round },
    player: { ...aCaptain('Ada'), teamid: 'foxes', ...set.player },
    standing: set.standing,
    atClose: set.atClose,
    doubled: set.doubled ?? false,
    jokerPlayed: false,
  };
}

/** The same round, closed so long ago that answers are late. */
export const closedLongAgo = { game: { submissions_open: false }, round: { opened_at: 1, closed_at: 2 } } as const;

/** An asked question on which the team has nothing. */
export function aTeamQuestion(place: number, set: Partial<TeamQuestion> = {}): TeamQuestion {
  return {
    question_id: `q1.${place}`,
    num_answers: 1,
    asked_order: place,
    onTime: null,
    onTimeAt: null,
    late: null,
    lateAt: null,
    clue: null,
    lastSeq: null,
    ...set,
  };
}

export function anAnswer(set: Partial<Answer> = {}): Answer {
  return { teamid: 'foxes', question_id: 'q1.0', late: false, answer: ['paris'], clue: null, at: 10, ...set };
}

export function aSubmission(set: Partial<Submission> = {}): Submission {
  return {
    submission_id: 'submission',
    game_id: 'game',
    teamid: 'foxes',
    round_id: 'round-1',
    round_order: 1,
    idempotency_key: 'key-1',
    doubled: false,
    answers: [['paris']],
    late: false,
    at_close: false,
    clue: null,
    created_at: 20,
    withdrawn_at: null,
    ...set,
  };
}

/** What a game has of grading before anybody has graded anything. */
export const ungraded: Omit<GradedGame, keyof GameState> = {
  teams: [],
  submissions: [],
  grades: [],
  adjustments: [],
  appeals: [],
};

/** A submission as the phones of its team show it. */
export function aSubmittedRound(set: Partial<SubmittedRound> = {}): SubmittedRound {
  const round = { round_id: 'round-1', title: 'Round 1', single_answer: false };
  return { ...round, doubled: false, answers: [['paris']], late: false, submission_id: 'key-1', ...set };
}

/** An account as its own phone shows it, with an email address. */
export function anOwnAccount(name: string, set: Partial<OwnAccount> = {}): OwnAccount {
  return { ...anAccount(name), email: `${name.toLowerCase()}@example.com`, phone: null, ...set };
}

/** What the foxes have handed in for the first round: nothing. */
export function handedIn(set: Partial<HandedIn> = {}): HandedIn {
  const game = aGame({ round_index: 0 });
  const nothing = { standing: undefined, atClose: undefined, doubled: false, asked: [], answers: [] };
  return { game, teamid: 'foxes', round: aRound(1), ...nothing, ...set };
}

/** The badgers, whose owner is Ada. */
export function aRegisteredTeam(set: Partial<RegisteredTeam> = {}): RegisteredTeam {
  return {
    teamid: 'badgers',
    kt_team_id: 10_001,
    team_name: 'The Badgers',
    team_slogan: '',
    team_image: 'badger.png',
    owner: 'account of Ada',
    restrict_editing: false,
    no_requests: false,
    disbanded_at: null,
    ...set,
  };
}

export function aTeamMember(name: string, set: Partial<RosterMember> = {}): RosterMember {
  return {
    teamid: 'badgers',
    account_id: `account of ${name}`,
    joined: true,
    requested: false,
    invited_as: null,
    joined_at: 1,
    player_name: name,
    profile_img: `${name}.png`,
    known_as: `account of ${name}`,
    ...set,
  };
}

/** A contact that is on the list of the badgers, and that nobody has yet. */
export function aTeamInvite(contact: string, set: Partial<RosterInvite> = {}): RosterInvite {
  return {
    invite_id: `invite of ${contact}`,
    teamid: 'badgers',
    kind: 'email',
    contact,
    invited_by: 'account of Ada',
    created_at: 1,
    closed_at: null,
    known_as: `known ${contact}`,
    ...set,
  };
}
