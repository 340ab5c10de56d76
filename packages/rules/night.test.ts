import { closeGraceMs, type VoteKind } from '@snug/contract';
import { ungradedAnswers } from '@snug/grading';
import {
  aGame,
  aMoment,
  anOwnAccount,
  aQuestion,
  aRegisteredTeam,
  aRound,
  decided,
  frozen,
  now as start,
} from '@snug/testing/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersToHandIn } from './at-close.ts';
import type { CommandData } from './command-data.ts';
import type { Change, Decision, Moment } from './decision.ts';
import { resultsView } from './grading/board.ts';
import { scoresOf } from './grading/scores-of.ts';
import {
  applyChanges,
  findPlayer,
  type GameInMemory,
  gradedGame,
  newGameInMemory,
  photosState,
  playersGame,
  questionsOf,
  readState,
  rosterOf,
  standingOf,
  teamsOf,
  teamsWithWaiting,
} from './memory/index.ts';
import { candidatesOf } from './photos/candidates.ts';
import { isOwnCandidate } from './photos/votes.ts';
import { Refusal } from './refusal.ts';
import type { CommandName } from './rules.ts';
import { askedOf, currentRound, hostState, type Round } from './state/game-state.ts';
import type { Invitee, Player, TeamRoster } from './state/people.ts';
import type { Shot } from './state/photos.ts';
import { timingOf } from './timing.ts';
import { gameView } from './views/game.ts';
import { hostGameView, hostTeamViews } from './views/host.ts';
import { votesView } from './views/photos.ts';
import type { OwnAccount } from './views/player.ts';

/** One command of a random night. The meaning of its numbers depends on its name. */
interface Step {
  readonly name: CommandName;
  /** The number of the caller: an account, or a guest. */
  readonly by: number;
  readonly a: number;
  readonly b: number;
  /** The number of the write; 0: none. */
  readonly seq: number;
  readonly isSo: boolean;
  /** The time since the step before. */
  readonly ms: number;
}

/**
 * What a step's command says; undefined where the server answers without a rule. Players, teams and invites are named by
 * their places in the night, which for a repeat is the one before the step.
 */
type Asks = { readonly [N in CommandName]: (night: GameInMemory, step: Step) => CommandData<N> | undefined };

const roundCount = 2;
const questionCount = 3;
/** The first and the last are members of the badgers. */
const accounts: readonly OwnAccount[] = [0, 1, 2, 3, 4, 5].map((n) => {
  const account_id = `account-${n}`;
  return anOwnAccount(`Player ${n}`, { account_id, email: `${account_id}@example.com` });
});
/** The clients of the accounts, and those of two guests. */
const browsers: readonly string[] = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => `client-${n}`);
const badgers = aRegisteredTeam();

const roundOrderOf = ({ a }: Step) => 1 + (a % roundCount);
const questionIdOf = ({ a, b }: Step) => `q${1 + (a % roundCount)}.${b % questionCount}`;
const at = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(1, all.length)];
/** The team with this number; of an id that no team has where there is none. */
const teamOf = (night: GameInMemory, n: number) => ({ teamid: '', ...at(teamsOf(night), n) });
/** Every text of a team contains its id, so that a test finds it where it must not be. */
const textOf = (teamid: string | undefined, n: number) => `text of ${teamid}. ${n}`;

/** The caller with this number: an account, or a guest. */
function callerNo(n: number) {
  return { client_hash: browsers[n] ?? '', account_id: accounts[n]?.account_id };
}

/** The caller's player, unless they have left. */
function playerOf(night: GameInMemory, n: number) {
  return findPlayer(night, callerNo(n));
}

/** What a player says of a round or a question of it, with the number of the write. */
function onRound<Said>(say: (place: ReturnType<typeof placeOf>, step: Step, night: GameInMemory) => Said) {
  return (night: GameInMemory, step: Step): Said | undefined => {
    const player = playerOf(night, step.by);
    return player && say(placeOf(player, step), step, night);
  };
}

function placeOf({ player_id, teamid, client_hash }: Player, step: Step) {
  const place = { round_order: roundOrderOf(step), question_index: step.b % questionCount, question_id: undefined };
  return { player_id, teamid: teamid ?? undefined, client_hash, ...place, seq: step.seq === 0 ? undefined : step.seq };
}

/** A team, and the player_id of the member who says something about it. */
type OwnTeam = TeamRoster & { readonly names: { readonly teamid: string; readonly by: string } };

/** What somebody says of the team that they are on; nothing where they are on none. */
function ofTeam<Said>(say: (own: OwnTeam, step: Step, night: GameInMemory) => Said) {
  return (night: GameInMemory, step: Step): Said | undefined => {
    const { teamid = null, status, player_id: by = '' } = playerOf(night, step.by) ?? {};
    if (teamid === null || status !== 'joined') return undefined;
    return say({ ...rosterOf(night, teamid), names: { teamid, by } }, step, night);
  };
}

/** The account with this number, invited by their id or by email. */
function inviteeNo(n: number, isById: boolean): Invitee {
  const { account_id = '', email } = at(accounts, n) ?? {};
  return isById ? { kind: 'playerid', contact: account_id } : { kind: 'email', contact: email ?? '' };
}

const asks: Asks = {
  startRound: (_, step) => ({ round_order: roundOrderOf(step) }),
  endRound: () => ({}),
  ask: (_, step) => ({ question_id: questionIdOf(step) }),
  askNext: (night, { a, isSo }) => ({
    count: isSo ? 1 + (a % 2) : null,
    asked: askedOf(night.questions, currentRound(night)?.round_id).length,
  }),
  recall: (_, step) => ({ question_id: questionIdOf(step) }),
  openSubmissions: () => ({}),
  closeSubmissions: (_, { isSo }) => ({ keep_round: isSo }),
  reveal: (_, step) => ({ round_order: roundOrderOf(step) }),
  handInAtClose: () => ({}),
  setSubmitAtClose: (_, { isSo }) => ({ submit_at_close: isSo }),
  setDoors: (_, { isSo }) => ({ closed: isSo }),
  setAutopilot: (_, { isSo }) => ({ on: isSo }),
  nudge: () => ({}),
  announce: (_, { a }) => ({ text: a === 0 ? '' : `Line ${a}` }),
  startCountdown: (_, { b }) => ({ seconds: 5 + b }),
  extendCountdown: ({ game }) => ({ seconds: 30, ends_at: game.countdown_ends_at ?? 0 }),
  cancelCountdown: () => ({}),
  closeAtZero: () => ({}),
  pause: (_, { isSo }) => ({ paused: isSo }),
  endGame: () => ({}),
  reopenGame: () => ({}),
  finalizeGame: () => ({}),

  saveAnswer: onRound((place, { b, seq, isSo }) => ({
    ...place,
    answer: isSo ? [textOf(place.teamid, seq)] : [''],
    inherited: b > 4,
  })),
  submitRound: onRound((place, { b, seq, isSo }, { questions }) => {
    const question_ids = askedOf(questions, `round-${place.round_order}`).map(({ question_id }) => question_id);
    const unsaved = { unsaved: question_ids.slice(0, b % 3), unsaved_seq: undefined };
    const answers = question_ids.map((_, n) => [textOf(place.teamid, n)]);
    const idempotencyKey = isSo ? `key-${seq}` : undefined;
    return { ...place, idempotencyKey, doubled: b % 2 === 1, answers, question_ids, ...unsaved };
  }),
  suggestAnswer: onRound((place, { seq }) => ({ ...place, suggestion: textOf(place.teamid, seq) })),
  setDouble: onRound((place, { isSo }) => ({ ...place, doubled: isSo })),
  withdrawSubmission: onRound((place, { seq, isSo }) => ({ ...place, submission_id: isSo ? undefined : `key-${seq}` })),
  resetSubmission: (night, step) => ({ teamid: teamOf(night, step.b).teamid, round_order: roundOrderOf(step) }),
  acceptLate: (night, step) => ({ teamid: teamOf(night, step.b).teamid, round_order: roundOrderOf(step) }),

  newPlayer: (_, { by }) => callerNo(by),
  takeGuestSeat: (_, { by, b }) => ({ ...callerNo(by), client_hash: browsers[accounts.length + (b % 2)] }),
  joinGame: (night, { by, a, b }) => {
    const { team_code, alias } = at(teamsOf(night), a) ?? {};
    return { ...callerNo(by), team_code: at([team_code, alias, at(night.invites, a)?.code, undefined], b) };
  },
  leaveGame: (night, { by }) => ({ player_code: playerOf(night, by)?.player_code ?? '' }),
  askToJoin: (night, { by, a }) => ({ ...callerNo(by), teamid: teamOf(night, a).teamid }),
  cancelJoinRequest: (night, { by, a }) => {
    const player = playerOf(night, by);
    return player && { teamid: player.teamid ?? teamOf(night, a).teamid, player_code: player.player_code };
  },
  answerJoinRequest: ofTeam(({ askers, names }, { a, isSo }, { players }) => {
    const player_code = (at(askers, a) ?? at(players, a))?.player_code ?? '';
    return { ...names, player_code, action: isSo ? 'approve' : 'decline' };
  }),
  dropPlayer: ofTeam(({ members, names }, { a, isSo }) => {
    const other = isSo ? at(members, a) : undefined;
    return { ...names, player_code: other?.player_id === names.by ? undefined : other?.player_code };
  }),
  promoteCaptain: ofTeam(({ members, names }, { a }) => ({
    ...names,
    player_code: at(members, a)?.player_code ?? '',
  })),

  addTeamToGame: (_, { by, a, b, isSo }) => ({
    ...callerNo(by),
    kt_team_id: isSo ? String(badgers.kt_team_id) : 'new',
    team_name: `Team ${a}`,
    num_players: b,
    invitees: accounts[by] && b > 3 ? [inviteeNo(a, false)] : [],
  }),
  registerTeam: ofTeam(({ names: { teamid } }, { by }) => ({ ...callerNo(by), teamid, registered: badgers.teamid })),
  renameTeam: ofTeam(({ names }, { b }) => ({ ...names, team_name: `Team ${b}` })),
  renameTeamByHost: (night, { a, b }) => ({ teamid: teamOf(night, a).teamid, team_name: `TEAM ${b}` }),
  followRegisteredName: (_, { b }) => ({ registered: `badgers-${b}` }),
  kickTeam: (night, { a }) => ({ teamid: teamOf(night, a).teamid }),

  allowTeamName: (night, { a, isSo }) => ({ teamid: teamOf(night, a).teamid, allowed: isSo }),
  handCaptaincy: (night, { a, b }) => {
    const { teamid } = teamOf(night, a);
    const members = night.players.filter((player) => player.teamid === teamid && player.status === 'joined');
    return { teamid, player_code: at(members, b)?.player_code ?? '' };
  },
  letTeamIn: (night, { b }) => ({ teamid: at(teamsWithWaiting(night), b)?.teamid ?? '' }),
  movePlayer: (night, { by, b, isSo }) => ({
    player_code: playerOf(night, by)?.player_code ?? '',
    teamid: isSo ? teamOf(night, b).teamid : null,
  }),
  mergeTeams: (night, { a, b }) => ({
    teamid: teamOf(night, a).teamid,
    into: teamOf(night, b).teamid,
    dropped: undefined,
  }),
  removeMany: (night, { a, b }) => ({
    teamids: [teamOf(night, a).teamid],
    player_codes: [at(night.players, b)?.player_code ?? ''],
  }),

  inviteToTeam: ofTeam(({ names: { teamid } }, { by, a, isSo }) => ({
    ...callerNo(by),
    teamid,
    invitee: inviteeNo(a, isSo),
  })),
  shareLink: ofTeam(({ names: { teamid } }, { by }, { invites: { length: n } }) => {
    const ids = { invite_id: `link-${n}`, code: `secret-0.${n}`, url_id: 'url', path: `/secret-0.${n}` };
    return { ...callerNo(by), ...ids, teamid };
  }),
  cancelInvite: ofTeam(({ names }, { a }, { invites }) => {
    const theirs = invites.filter(({ teamid, kind }) => teamid === names.teamid && kind !== 'link');
    return { ...names, invite_id: at(theirs, a)?.invite_id, invitee: undefined };
  }),
  withdrawInvite: (night, { a }) => ({ invite_id: at(night.invites, a)?.invite_id ?? '' }),
  declineInvite: (night, { by, a }) => {
    const { account_id } = callerNo(by);
    const mine = night.invites.filter((each) => account_id !== undefined && each.account_id === account_id);
    const { teamid } = at(mine, a) ?? {};
    return account_id === undefined || teamid === undefined ? undefined : { teamid, account_id };
  },

  sendFeedback: (night, { by, a, isSo }) => {
    const player = playerOf(night, by);
    const rating = { userid: 'host', stars: 4 + (a % 2), tags: isSo ? ['Funny' as const] : [], notes: 'text' };
    return player && { ...rating, player_code: player.player_code, player_id: player.player_id };
  },

  gradeAnswers: (night, { a, b, seq, isSo }) => {
    const grades = givenAnswers(night).map(({ question_id, answer_key }, n) => {
      const before = night.grades.find((each) => each.question_id === question_id && each.answer_key === answer_key);
      const marks = [at(['full', 'half', 'none'] as const, a + n) ?? 'none'];
      return { question_id, answer_key, marks, funny: isSo, seen: (before?.version ?? 0) + (b > 4 ? 1 : 0) };
    });
    return { by: grader, grades: b > 2 ? grades : grades.slice(seq, seq + 1) };
  },
  acceptSpelling: (_, step) => {
    return {
      question_id: questionIdOf(step),
      part: 0,
      text: textOf('foxes', step.seq),
      to_pack: step.isSo,
      take_back: step.b > 4,
    };
  },
  setScoring: (_, step) => ({
    rounds: [{ round_order: roundOrderOf(step), double_rule: at(['all', 'mild', 'joker'] as const, step.b) ?? 'all' }],
    questions: [{ question_id: questionIdOf(step), points: step.a }],
  }),
  adjustPoints: (night, { a, b, seq, isSo }) => ({
    by: grader,
    teamid: teamOf(night, a).teamid,
    round_order: isSo ? 1 + (b % 2) : null,
    points: b - 2,
    reason: 'Best costume',
    idempotencyKey: `bonus-${seq}`,
  }),
  withdrawAdjustment: ({ adjustments }, { a }) => ({ adjustment_id: at(adjustments, a)?.adjustment_id ?? '' }),
  publishBoard: (_, { a, b, isSo }) => ({ through: b % 3, unveiled: isSo ? null : a }),
  contest: (night, step) => {
    const captain = at(
      night.players.filter(({ is_captain }) => is_captain),
      step.a,
    );
    const player = step.isSo ? captain : playerOf(night, step.by);
    return player && { question_id: questionIdOf(step), reason: `Because ${step.seq}`, player_id: player.player_id };
  },
  decideAppeal: ({ appeals }, { a, isSo }) => ({
    by: grader,
    appeal_id: at(appeals, a)?.appeal_id ?? '',
    upheld: isSo,
    reply: '',
  }),
  addPaperTeam: (_, { b }) => ({ team_name: `Paper ${b}` }),
  agreeToScreen: (night, { by, a, isSo }) => {
    const player = playerOf(night, by);
    return player && { player_id: player.player_id, image_code: at(night.shots, a)?.image_code ?? '', agreed: isSo };
  },
  choosePhoto: ({ shots }, { a, b }) => ({
    image_code: at(shots, a)?.image_code ?? '',
    screen: at(['shown', 'declined', 'waiting', 'shown'] as const, b) ?? 'shown',
  }),
  openVote: (_, step) => ({ vote: voteOf(step) }),
  closeVote: (_, step) => ({ vote: voteOf(step) }),
  hideVote: (_, step) => ({ vote: voteOf(step) }),
  castVote: (night, step) => {
    const player = playerOf(night, step.by);
    const vote = voteOf(step);
    const choice = at(candidatesOf(vote, photosState(night)), step.a)?.id ?? 'nothing';
    return player && { player_id: player.player_id, vote, choice };
  },
  planGame: ({ game }, { a, isSo }) => ({
    ...{ pack_id: null, title: `Night ${a}`, kind: game.kind, date: game.date, host_id: 'host', private_event: isSo },
    ...{ team_size: a + 1, late_join: a, approve_teams: isSo, double_rule: null, points_each: a },
    starts_at: start,
  }),
  cancelGame: () => ({}),
  uncancelGame: () => ({}),
  mendQuestion: (_, step) => ({
    question_id: questionIdOf(step),
    question_text: `Mended ${step.a}`,
    accepted: [[`Right ${step.b}`]],
    notes: '',
    image_alt: '',
  }),

  submitPaper: (night, step) => ({
    teamid: teamOf(night, step.b).teamid,
    round_order: roundOrderOf(step),
    answers: [[textOf('paper', step.seq)]],
    doubled: step.isSo,
    clue: step.a,
  }),
};

const voteOf = ({ b }: Step): VoteKind => (b % 2 === 0 ? 'photo' : 'name');

const grader = { host_id: 'host', name: 'Quinn' };

/** The answers that are handed in, as grades name them. */
function givenAnswers(night: GameInMemory): { question_id: string; answer_key: string }[] {
  const scores = scoresOf(gradedGame(night));
  const given = scores.flatMap(({ rounds }) => rounds.flatMap(({ questions }) => questions));
  const byAnswer = new Map(
    given.map(({ question_id, answer: { key } }) => [`${question_id} ${key}`, { question_id, answer_key: key }]),
  );
  return [...byAnswer.values()];
}

/** The decision that a step asks for; undefined where no rule is reached. `named`: the night in which the step finds its names. */
function decisionFor<N extends CommandName>(
  night: GameInMemory,
  step: Step & { readonly name: N },
  now: number,
  named = night,
): ((moment: Moment) => Decision<unknown>) | undefined {
  const data = asks[step.name](named, step);
  const state = data && settled(() => readState(night, step.name, data, now));
  return state && ((moment) => decided(step.name, state, data, moment));
}

/** The night with the changes made; the one before stays as it was. */
function withChanges(night: GameInMemory, changes: readonly Change[]): GameInMemory {
  const copies = Object.entries(night).map(([name, rows]) => [name, Array.isArray(rows) ? [...rows] : rows]);
  const next: GameInMemory = Object.fromEntries(copies);
  applyChanges(next, changes);
  return frozen(next);
}

const names = Object.keys(asks) as CommandName[];
/** Commands that are drawn more often, so that the nights get far. */
const often = (
  [
    ...['startRound', 'reopenGame', 'openSubmissions', 'joinGame', 'addTeamToGame', 'askToJoin', 'answerJoinRequest'],
    ...['ask', 'ask', 'saveAnswer', 'saveAnswer', 'saveAnswer', 'submitRound', 'setDouble', 'suggestAnswer'],
    ...['resetSubmission', 'inviteToTeam', 'inviteToTeam', 'declineInvite', 'cancelInvite', 'registerTeam'],
    ...[
      'closeSubmissions',
      'acceptLate',
      'withdrawSubmission',
      'submitPaper',
      'submitPaper',
      'gradeAnswers',
      'publishBoard',
    ],
    ...['openVote', 'openVote', 'closeVote', 'hideVote', 'castVote', 'castVote', 'castVote'],
    ...['reveal', 'contest', 'contest', 'decideAppeal', 'decideAppeal', 'askToJoin', 'cancelJoinRequest'],
  ] as const
).flat();
/** How many of six such steps are taken: after most of them little of the game is left. */
const seldom: { readonly [N in CommandName]?: number } = {
  finalizeGame: 1,
  endGame: 1,
  kickTeam: 1,
  removeMany: 1,
  setDoors: 2,
  mergeTeams: 2,
  movePlayer: 3,
  leaveGame: 2,
  dropPlayer: 3,
  endRound: 2,
  startRound: 3,
  withdrawInvite: 1,
};
const aStep: fc.Arbitrary<Step> = fc.record({
  name: fc.constantFrom(...names, ...often),
  by: fc.constantFrom(0, 0, 0, 2, 2, 1, 3, 4, 5, 6, 7),
  a: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4, 5),
  b: fc.nat(5),
  seq: fc.nat(4),
  isSo: fc.boolean(),
  ms: fc.constantFrom(0, 1, 1_000, closeGraceMs + 1),
});
/** The beginning of each night: it is planned anew, cancelled and brought back; then the first round is open with two questions asked, and two teams play. */
const opening: readonly Step[] = (
  [
    ['planGame', 0, 5, 0, false],
    ['cancelGame', 0, 0, 0, false],
    ['uncancelGame', 0, 0, 0, false],
    ['startRound', 0, 0, 0, false],
    ['ask', 0, 0, 0, false],
    ['ask', 0, 0, 1, false],
    ['addTeamToGame', 0, 1, 3, false],
    ['addTeamToGame', 2, 2, 3, false],
    ['joinGame', 1, 0, 0, false],
    ['joinGame', 3, 1, 0, false],
  ] as const
).map(([name, by, a, b, isSo]) => ({ name, by, a, b, isSo, seq: 0, ms: 1 }));

function aNight(): GameInMemory {
  const rounds = [aRound(1, { double_or_nothing: true }), aRound(2, { single_answer: true })];
  const questions = rounds.flatMap(({ round_order }) =>
    Array.from({ length: questionCount }, (_, place) => aQuestion(round_order, place)),
  );
  const hosts = [{ host_id: 'host', name: 'Quinn', tip_handle: 'quinn' }];
  const member = { teamid: badgers.teamid, joined: true, requested: false, invited_as: null, joined_at: 1 };
  const later = [0, 1, 2, 3, 4, 5].map((n) => ({ ...badgers, teamid: `badgers-${n}`, team_name: `Team ${n}` }));
  return {
    ...newGameInMemory({
      game: aGame({ game_started: false, autopilot: 'on' }),
      rounds,
      questions,
      venue: 'The Pub',
      hosts,
    }),
    accounts: [...accounts],
    // And the badgers under each of their later names.
    registeredTeams: [badgers, ...later],
    teamMembers: ['account-0', 'account-5'].map((account_id) => ({ ...member, account_id })),
  };
}

/** Each player on a team has uploaded a photo, and agrees to the big screen. */
function shotsOf({ players }: GameInMemory): Shot[] {
  return players
    .filter(({ status }) => status === 'joined')
    .map(({ player_id, account_id, teamid }, n) => {
      const of = { player_id, account_id, teamid };
      return { ...of, image_code: `shot-${n}`, url: `/shot-${n}`, created_at: n, agreed_at: start, screen: 'shown' };
    });
}

interface Played {
  readonly step: Step;
  readonly now: number;
  readonly before: GameInMemory;
  readonly after: GameInMemory;
  readonly decision: Decision<unknown>;
}

/** Plays a night; `look` gets each step that was not refused. */
function play(steps: readonly Step[], look: (played: Played) => void): GameInMemory {
  let night = frozen(aNight());
  let now = start;
  for (const [n, step] of [...opening, ...steps].entries()) {
    now += step.ms;
    // In every second night new teams wait to be let in.
    if (n === opening.length)
      night = frozen({
        ...night,
        game: { ...night.game, approve_teams: steps.length % 2 > 0 },
        shots: shotsOf(night),
      });
    if (step.b >= (seldom[step.name] ?? 6)) continue;
    const decide = decisionFor(night, step, now);
    const decision = decide && settled(() => decide(aMoment(now, `${n}.`)));
    if (!decision) continue;
    const before = night;
    night = withChanges(before, decision.changes);
    look({ step, now, before, after: night, decision });
  }
  return night;
}

/** The decision; undefined for a refusal. */
function settled<T>(decide: () => T): T | undefined {
  try {
    return decide();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const nights = fc.array(aStep, { maxLength: 60, size: 'max' });
const onNights = (look: (played: Played) => void, numRuns = 80) =>
  fc.assert(
    fc.property(nights, (steps) => void play(steps, look)),
    { numRuns },
  );

test('the nights reach every command', () => {
  const reached = new Set<string>();
  for (const steps of fc.sample(nights, { numRuns: 3_000, seed: 1 })) {
    play(steps, ({ step, decision }) => {
      if (decision.changes.length + decision.messages.length > 0) reached.add(step.name);
    });
  }
  expect([...reached].toSorted()).toEqual(names.toSorted());
});

test('STATE-05 a team with members has exactly one captain, and nobody is joined and pending at once', () => {
  onNights(({ after }) => {
    for (const { teamid, kicked_at } of after.teams) {
      const members = after.players.filter((each) => each.teamid === teamid && each.status === 'joined');
      const captains = members.filter(({ is_captain }) => is_captain);
      expect(captains).toHaveLength(members.length > 0 ? 1 : 0);
      // A team that has left the game has no players.
      if (kicked_at !== null) expect(after.players.filter((each) => each.teamid === teamid)).toEqual([]);
    }
    for (const player of after.players) {
      const { status, teamid, is_captain, joined_at, left_at } = player;
      expect([status, teamid !== null]).toEqual([status, status !== 'watching']);
      if (is_captain) expect(status).toBe('joined');
      if (left_at !== null) expect(status).toBe('watching');
      // Guests play alone (OPEN-03).
      const members = teamid === null ? [] : rosterOf(after, teamid).members;
      if (player.account_id === null && status === 'joined') expect(members).toHaveLength(1);
      const isWaiting = teamid !== null && rosterOf(after, teamid).team.waiting_since !== null;
      expect([status, joined_at !== null]).toEqual([status, status === 'joined' || isWaiting]);
      if (status === 'pending-join' && !isWaiting) expect(members.length).toBeGreaterThan(0);
      if (isWaiting) expect(members).toEqual([]);
    }
  });
});

test('an account is one player, and no two teams of a game share a name or a number', () => {
  onNights(({ after }) => {
    const known = after.players.map(({ account_id, client_hash }) => account_id ?? client_hash);
    expect(new Set(known).size).toBe(known.length);
    const teams = teamsOf(after);
    expect(new Set(teams.map(({ team_name }) => team_name.toLowerCase())).size).toBe(teams.length);
    const numbered = teams.filter(({ kt_team_id }) => kt_team_id !== '');
    expect(new Set(numbered.map(({ kt_team_id }) => kt_team_id)).size).toBe(numbered.length);
  });
});

test('a round takes answers only while it is open in a live game and not revealed; no two questions share a place', () => {
  onNights(({ after }) => {
    const { game, rounds, questions } = after;
    const round = currentRound(after);
    if (game.submissions_open) {
      expect(game).toMatchObject({ status: 'live', round_open: true, round_shown: true });
      expect(round).toMatchObject({ closed_at: null, revealed_at: null });
      expect(round?.opened_at).not.toBeNull();
    }
    if (game.round_shown) expect(game.round_open).toBe(true);
    if (game.status !== 'live') expect(game.round_open).toBe(false);
    for (const { round_id } of rounds) {
      const places = askedOf(questions, round_id).map(({ asked_order }) => asked_order);
      expect(new Set(places).size).toBe(places.length);
    }
  });
});

test('H20 a team has at most one standing submission per round, and a late one beside what was handed in at the close', () => {
  onNights(({ after }) => {
    const standing = after.submissions.filter(({ withdrawn_at }) => withdrawn_at === null);
    const own = standing.filter(({ at_close }) => !at_close);
    const handedIn = standing.filter(({ at_close }) => at_close);
    for (const each of [own, handedIn]) {
      expect(new Set(each.map(({ teamid, round_id }) => `${teamid} ${round_id}`)).size).toBe(each.length);
    }
    for (const { teamid, round_id } of handedIn) {
      expect(own.filter((each) => each.teamid === teamid && each.round_id === round_id && !each.late)).toEqual([]);
    }
  });
});

/** What a team has saved in time of a round, as it would be handed in. */
const savedOf = (night: GameInMemory, teamid: string, round: Round) =>
  answersToHandIn(
    askedOf(questionsOf(night, teamid, round.round_id), round.round_id).map(({ onTime, ...each }) => ({
      ...each,
      answer: onTime,
    })),
    round,
  );

test('what a team has saved is in when its round has been handed in, and what was handed in is what it has saved', () => {
  onNights(({ step, before, after }) => {
    const round = currentRound(after);
    if (!round) return;
    const wasHandedIn =
      currentRound(before)?.handed_in_at !== null && currentRound(before)?.round_id === round.round_id;
    for (const { teamid } of teamsOf(after)) {
      const standing = standingOf(after, teamid).filter((each) => each.round_id === round.round_id);
      const saved = savedOf(after, teamid, round);
      const isSaved = saved.flat().some((text) => text !== '');
      // The quizmaster may take it back afterwards, and accept answers of a team that has nothing in.
      if (round.handed_in_at !== null && !wasHandedIn && before.game.submit_at_close && isSaved) {
        expect(standing, step.name).not.toEqual([]);
      }
      for (const { at_close, answers } of standing) if (at_close) expect(answers, step.name).toEqual(saved);
    }
  });
});

test('OPEN-34 G16 a late answer never replaces one in time, unless the quizmaster accepts it or hands it in', () => {
  const inTime = ({ answers, submissions }: GameInMemory) => ({
    answers: answers.filter(({ late }) => !late),
    submissions: submissions
      .filter(({ late, at_close }) => !late && !at_close)
      .map(({ submission_id }) => submission_id),
  });
  onNights(({ step, before, after, now }) => {
    const round = before.rounds[roundOrderOf(step) - 1];
    const isGiving = step.name === 'saveAnswer' || step.name === 'submitRound';
    const isInTime = isGiving && round !== undefined && timingOf(before.game, round, now) === 'on-time';
    const isByQuizmaster = ['acceptLate', 'submitPaper', 'mergeTeams'].includes(step.name);
    if (!isByQuizmaster && !isInTime) expect(inTime(after)).toEqual(inTime(before));
  });
});

/** Commands that send their message, make their link or write to the pack again. */
const again: readonly CommandName[] = ['suggestAnswer', 'nudge', 'reveal', 'shareLink', 'acceptSpelling'];
/** Commands whose repeat may be refused: the caller is no longer captain, or the kicked player no longer on the team. */
const refusedAgain: readonly CommandName[] = ['promoteCaptain', 'dropPlayer'];
/** A repeat records no new invites. */
const replied = (reply: unknown) =>
  reply instanceof Object && 'recorded' in reply ? { ...reply, recorded: [] } : reply;

test('G17 a repeated command changes nothing, sends nothing and gets the same reply', () => {
  onNights(({ step, before, after, decision, now }) => {
    const decide = again.includes(step.name) ? undefined : decisionFor(after, step, now, before);
    const second = decide && settled(() => decide(aMoment(now, 'again.')));
    if (!second && (!decide || refusedAgain.includes(step.name))) return;
    expect([step.name, second?.changes, second?.messages]).toEqual([step.name, [], []]);
    expect([step.name, replied(second?.reply)]).toEqual([step.name, replied(decision.reply)]);
  }, 300);
});

test('the same state, command and moment give the same decision, and neither it nor a refusal changes the state', () => {
  // State and command are frozen: a rule that changes them throws.
  onNights(({ step, before, decision, now }) => {
    const decide = decisionFor(before, step, now);
    const first = decide && settled(() => decide(aMoment(now, 'x.')));
    const second = decide && settled(() => decide(aMoment(now, 'x.')));
    expect(second).toEqual(first);
    expect(first?.changes.map(({ kind }) => kind)).toEqual(decision.changes.map(({ kind }) => kind));
  });
});

/** The ids and team codes in a text that only the server may know. */
function secretsIn(text: string, { players, teams }: GameInMemory): string[] {
  const ids = players.flatMap(({ player_id, client_hash }) => [player_id, client_hash]);
  return [
    ...ids.filter((id) => text.includes(`"${id}"`)),
    ...teams.map((each) => each.team_code).filter((code) => text.includes(code)),
  ];
}

const unaskedIn = (text: string, { questions }: GameInMemory) =>
  questions.filter((each) => each.asked_order === null && text.includes(each.question_text));
const keysIn = (text: string, { questions, rounds }: GameInMemory) =>
  questions.filter(({ question_id, round_id, asked_order }) => {
    const isRevealed = rounds.some((round) => round.round_id === round_id && round.revealed_at !== null);
    return text.includes(`key of ${question_id}`) && !(isRevealed && asked_order !== null);
  });
/** What a team that was merged into the own one has given is the own team's. */
const textsOfOthersIn = (text: string, night: GameInMemory, own: string | undefined) => {
  const { teams, answers, submissions, suggestions } = night;
  const held = JSON.stringify([...answers, ...submissions, ...suggestions].filter(({ teamid }) => teamid === own));
  const isOf = (of: string, teamid: string) => of.includes(`text of ${teamid}.`);
  return teams.filter(({ teamid }) => teamid !== own && isOf(text, teamid) && !isOf(held, teamid));
};

test('H55 H48 OPEN-12 no message carries an unasked question, a key before the reveal, another team’s text, a contact or a secret', () => {
  onNights(({ after, before, decision }) => {
    for (const { to, message, only } of decision.messages) {
      const text = JSON.stringify(message);
      expect([message.type, secretsIn(text, after), secretsIn(text, before)]).toEqual([message.type, [], []]);
      expect(text).not.toMatch(/\w@example/);
      if (to === 'host') continue;
      expect([message.type, unaskedIn(text, after), keysIn(text, after)]).toEqual([message.type, [], []]);
      expect(text).not.toMatch(/other key|account-/);
      const team = typeof to === 'string' ? undefined : to.teamid;
      expect([message.type, textsOfOthersIn(text, after, team)]).toEqual([message.type, []]);
      // Only the invitee gets the code of an invite.
      if (text.includes('secret')) expect([message.type, only]).toEqual(['PLAYER_INVITE', expect.any(String)]);
    }
  });
});

test('a message is to a team and a player that the game knows', () => {
  onNights(({ before, after, decision }) => {
    for (const { to, only } of decision.messages) {
      if (typeof to !== 'string') expect(before.teams.map(({ teamid }) => teamid)).toContain(to.teamid);
      if (only !== undefined) expect(after.players.map(({ player_id }) => player_id)).toContain(only);
    }
  });
});

test('H55 H48 OPEN-12 no view shows a player a key before the reveal, an unasked question, another team’s text or code, or a contact of others', () => {
  onNights(({ after, now }) => {
    for (const [n] of browsers.entries()) {
      const found = playerOf(after, n);
      if (!found) continue;
      const seen = playersGame(after, found, accounts[n], now);
      const text = JSON.stringify(gameView(frozen({ ...seen, last_msg_id: 1, epoch: 'epoch' })));
      const { player, account, own } = seen;
      const ownTeamId = own && player.teamid !== null ? player.teamid : undefined;
      const leaks = [unaskedIn(text, after), keysIn(text, after), textsOfOthersIn(text, after, ownTeamId)];
      expect(leaks).toEqual([[], [], []]);
      expect(text).not.toContain('other key');
      // Allowed secrets: the code of the player's team, and the codes of the player's invites.
      const mine = [
        ...seen.invitesToMe.map(({ code }) => code),
        ...after.teams.flatMap((team) => (team.teamid === ownTeamId ? [team.team_code] : [])),
      ];
      for (const [secret] of text.matchAll(/secret-[\d.]+/g)) expect(mine).toContain(secret);
      for (const { player_id, client_hash } of after.players) {
        expect(text).not.toContain(`"${player_id}"`);
        expect(text).not.toContain(`"${client_hash}"`);
      }
      // Allowed contacts and ids: the player's own, and those that the player has invited.
      const typed =
        own?.invites.filter(({ inviter }) => inviter === player.player_id).map(({ contact }) => contact) ?? [];
      for (const [contact] of text.matchAll(/account-\d(@example\.com)?/g)) {
        expect([account?.account_id, account?.email, ...typed]).toContain(contact);
      }
    }
  }, 40);
});

describe('scores', () => {
  test('a board has no answer that waits for a grade, and no round that takes answers', () => {
    let published = 0;
    onNights(({ step, after, decision }) => {
      const { board_through, round_index, submissions_open } = after.game;
      if (submissions_open) expect(board_through).toBeLessThanOrEqual(round_index);
      if (step.name !== 'publishBoard' || board_through === 0 || decision.changes.length === 0) return;
      published += 1;
      expect(ungradedAnswers(scoresOf(gradedGame(after), board_through)).size).toBe(0);
    }, 200);
    expect(published).toBeGreaterThan(0);
  });

  test('equal answers are marked equally, whoever gives them, and scoring again gives the same', () => {
    let compared = 0;
    onNights(({ after }) => {
      const scores = scoresOf(gradedGame(after));
      expect(scoresOf(gradedGame(after))).toEqual(scores);
      const marks = new Map<string, unknown>();
      for (const { question_id, answer } of scores.flatMap(({ rounds }) => rounds.flatMap((each) => each.questions))) {
        const name = `${question_id} ${answer.key}`;
        if (marks.has(name)) compared += 1;
        expect(marks.get(name) ?? answer.marks).toEqual(answer.marks);
        marks.set(name, answer.marks);
      }
    }, 200);
    expect(compared).toBeGreaterThan(0);
  });

  test('places: whoever has more points is never behind, and equal teams share a place', () => {
    onNights(({ after }) => {
      const scores = scoresOf(gradedGame(after));
      for (const [n, team] of scores.entries()) {
        const before = scores[n - 1];
        if (before) expect(before.points).toBeGreaterThanOrEqual(team.points);
        const better = scores.filter(({ points }) => points > team.points).length;
        expect(team.place).toBe(1 + better);
      }
    }, 60);
  });

  test('every change of a grade has its row: who, from and to, one after the other', () => {
    onNights(({ after }) => {
      for (const { question_id, answer_key, marks, version } of after.grades) {
        const changes = after.gradeChanges.filter((each) => {
          return each.question_id === question_id && each.answer_key === answer_key;
        });
        expect(changes).toHaveLength(version);
        expect(changes.at(-1)?.to).toEqual(marks);
        for (const [n, change] of changes.entries()) expect(change.from).toEqual(changes[n - 1]?.to ?? null);
      }
    }, 60);
  });

  test('players hear of every change of what they may know of the results, by a version that rises', () => {
    let looked = 0;
    onNights(({ step, before, after, decision }) => {
      const told = decision.messages.some(({ message }) => message.type === 'RESULTS');
      const known = (night: GameInMemory) => {
        const { version: _, ...results } = resultsView(gradedGame(night), 'foxes');
        return JSON.stringify(results);
      };
      expect(after.game.results_version > before.game.results_version).toBe(told);
      // Who comes, goes or is renamed is told by messages of its own.
      const isAboutTeams = JSON.stringify(before.teams) !== JSON.stringify(after.teams);
      if (isAboutTeams) return;
      looked += 1;
      expect([step.name, told || known(before) === known(after)]).toEqual([step.name, true]);
    }, 200);
    expect(looked).toBeGreaterThan(0);
  });
});

test('H48 the quizmaster’s view has no team code, player_id or contact', () => {
  onNights(({ after }) => {
    const { answers } = after;
    const teams = teamsOf(after);
    const submissions = after.submissions.filter(({ withdrawn_at }) => withdrawn_at === null);
    const views = hostTeamViews(
      {
        ...frozen({ teams, members: after.players, answers, submissions, before: [] }),
        uncounted: new Set(),
        isOnline: () => true,
      },
      after,
    );
    const more = { last_msg_id: 1, epoch: '', join_url: '', watcher_count: 0, teams: views };
    const text = JSON.stringify(hostGameView(after, 'The Pub', more, gradedGame(after)));
    expect(secretsIn(text, after)).toEqual([]);
    expect(text).not.toMatch(/secret|account-|@example/);
  }, 40);
});

test('the state in HOST_STATE and in the reply is the one after the changes', () => {
  onNights(({ after, decision }) => {
    for (const { message } of decision.messages) {
      if (message.type === 'HOST_STATE') expect(message.state).toEqual(hostState(after));
    }
    if (decision.reply instanceof Object && 'state' in decision.reply)
      expect(decision.reply.state).toEqual(hostState(after));
  });
});

/** The night after a step. */
const afterStep = (night: GameInMemory, step: Step, now: number) =>
  withChanges(night, decisionFor(night, step, now)?.(aMoment(now)).changes ?? []);

/** The numbers of one client's writes in the order of their arrival, some of them twice. */
const arrivals = fc
  .integer({ min: 1, max: 8 })
  .chain((count) =>
    fc.shuffledSubarray(
      [...Array(count * 2).keys()].map((n) => 1 + (n % count)),
      { minLength: count },
    ),
  )
  .map((numbers) => ({ numbers, newest: Math.max(...numbers) }));
const playing = () => play([], () => undefined);
const captain: Step = { name: 'saveAnswer', by: 0, a: 0, b: 0, seq: 0, isSo: true, ms: 0 };

test('H19 G9 the newest answer of a client wins, in whatever order its writes arrive', () => {
  fc.assert(
    fc.property(arrivals, fc.boolean(), ({ numbers, newest }, isLate) => {
      let night = playing();
      for (const seq of numbers) {
        const step = { ...captain, seq };
        const now = start + 100 + (isLate ? closeGraceMs * 9 : 0);
        if (isLate) night = afterStep(night, { ...step, name: 'closeSubmissions' }, start);
        night = afterStep(night, step, now);
      }
      const [held, ...others] = night.answers;
      expect(others).toEqual([]);
      expect(held).toMatchObject({ answer: [textOf(held?.teamid ?? '', newest)], late: isLate });
    }),
  );
});

test('H19 the newest double of a client wins, in whatever order its writes arrive', () => {
  fc.assert(
    fc.property(arrivals, fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), ({ numbers, newest }, doubled) => {
      let night = playing();
      for (const seq of numbers) {
        const step: Step = { ...captain, name: 'setDouble', seq, isSo: doubled[seq] ?? false };
        night = afterStep(night, step, start);
      }
      expect(night.doubles.some((each) => each.doubled)).toBe(doubled[newest]);
    }),
  );
});

test('H19 each client numbers its own writes: of two clients’ answers the last to arrive stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (first, second) => {
      const night = playing();
      const place = { player_id: playerOf(night, 0)?.player_id ?? '', round_order: 1, question_index: 0 };
      const save = (all: GameInMemory, client_hash: string, seq: number) => {
        const said = { ...place, question_id: undefined, answer: [client_hash], inherited: false, seq, client_hash };
        return withChanges(
          all,
          decided('saveAnswer', readState(all, 'saveAnswer', said, start), said, aMoment()).changes,
        );
      };
      expect(save(save(night, 'one', first), 'other', second).answers).toMatchObject([{ answer: ['other'] }]);
    }),
  );
});

describe('votes', () => {
  test('one a player, never for their own, and only where it is open', () => {
    let cast = 0;
    fc.assert(
      fc.property(nights, (steps) => {
        play(steps, ({ step, before, after }) => {
          const keys = after.ballots.map(({ vote, player_id }) => `${vote} ${player_id}`);
          expect(new Set(keys).size).toBe(keys.length);
          const fresh = after.ballots.filter((each) => !before.ballots.includes(each));
          if (step.name !== 'castVote') return;
          for (const { vote, player_id, choice } of fresh) {
            cast += 1;
            const player = after.players.find((each) => each.player_id === player_id);
            const candidate = candidatesOf(vote, photosState(after)).find(({ id }) => id === choice);
            expect(candidate && player && !isOwnCandidate(candidate, player)).toBe(true);
            expect(before.votes.find((each) => each.vote === vote)?.closed_at).toBeNull();
          }
        });
      }),
    );
    expect(cast).toBeGreaterThan(0);
  });

  test('a login that takes a guest’s seat keeps at most one of each kind, and nobody’s vote is lost by it', () => {
    fc.assert(
      fc.property(nights, (steps) => {
        play(steps, ({ step, before, after }) => {
          if (step.name !== 'takeGuestSeat') return;
          const kinds = (night: GameInMemory) => [...new Set(night.ballots.map(({ vote }) => vote))].sort();
          expect(kinds(after)).toEqual(kinds(before));
        });
      }),
    );
  });

  test('what a player is told of them has no other player’s vote, and no count before they are closed', () => {
    fc.assert(
      fc.property(nights, (steps) => {
        play(steps, ({ after }) => {
          for (const player of after.players.filter(({ left_at }) => left_at === null)) {
            const others = { ...after, ballots: after.ballots.filter((each) => each.player_id === player.player_id) };
            expect(votesView(photosState(after), player)).toEqual(votesView(photosState(others), player));
          }
        });
      }),
      { numRuns: 30 },
    );
  });
});
