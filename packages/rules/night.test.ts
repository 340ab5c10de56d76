import { closeGraceMs } from '@snug/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Decision, Moment } from './decision.ts';
import { Refusal } from './refusal.ts';
import type { CommandName } from './rules.ts';
import { askedOf, currentRound, hostState } from './state/game-state.ts';
import { applyChanges, type GameInMemory, inMemory } from './testing/apply-changes.ts';
import { aMoment, decided, frozen } from './testing/decided.ts';
import {
  accounts,
  badgers,
  browsers,
  callerOf,
  handedInBy,
  heldOn,
  holdingsOf,
  hosts,
  invitedBy,
  inviteNamed,
  lastDoubleOf,
  openedBy,
  openInvitesFor,
  openInvitesOf,
  openLinksOf,
  person,
  playerOf,
  registeredFor,
  rosterOf,
  seenBy,
  teamQuestionOf,
  teamRoundOf,
  teamsOf,
  thinkingOn,
  toInvite,
} from './testing/read-state.ts';
import { aGame, aQuestion, aRound, now as start } from './testing/states.ts';
import { timingOf } from './timing.ts';
import { gameView } from './views/game.ts';
import { hostGameView, hostTeamViews } from './views/host.ts';

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

type Decide = (moment: Moment) => Decision<unknown>;
/**
 * The decision that a step asks for; undefined where the server answers without a rule. Players, teams and invites are named
 * by their places in `named`, which for a repeat is the night before the step.
 */
type Ask = (night: GameInMemory, step: Step, now: number, named: GameInMemory) => Decide | undefined;

const roundCount = 2;
const questionCount = 3;
const questionIdOf = ({ a, b }: Step) => `q${1 + (a % roundCount)}.${b % questionCount}`;
const roundOrderOf = ({ a }: Step) => 1 + (a % roundCount);
const at = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(1, all.length)];
const teamOf = (night: GameInMemory, n: number) => at(teamsOf(night), n);
/** Every text of a team contains its id, so that a test finds it where it must not be. */
const textOf = (teamid: string, n: number) => `text of ${teamid}. ${n}`;

function atQuestion(night: GameInMemory, step: Step) {
  const player = playerOf(night, step.by);
  const round = player && teamRoundOf(night, player, roundOrderOf(step));
  const named = night.questions.find(({ question_id }) => question_id === questionIdOf(step));
  const client_hash = browsers[step.by] ?? '';
  if (!round || !named) return undefined;
  return { round, question: teamQuestionOf(night, round.player.teamid, client_hash, named), client_hash };
}

/** The team that the caller is on, and the caller. */
function ownTeam(night: GameInMemory, { by }: Step, named: GameInMemory) {
  const before = playerOf(named, by);
  const self = playerOf(night, by);
  const roster = before?.status === 'joined' ? rosterOf(night, before.teamid) : undefined;
  const was = rosterOf(named, before?.teamid);
  return self && roster && was ? { self, roster, was, teamid: roster.team.teamid, by: self.player_id } : undefined;
}

const playerNamed = (night: GameInMemory, player_id: string | undefined) => {
  const player = night.players.find((each) => each.player_id === player_id);
  return player && person(player);
};
const inviteCalled = (night: GameInMemory, invite_id: string | undefined) =>
  inviteNamed(
    night,
    night.invites.find((each) => each.invite_id === invite_id),
  );

const asks: { readonly [N in CommandName]: Ask } = {
  startRound: (night, step) => (moment) => decided('startRound', night, { round_order: roundOrderOf(step) }, moment),
  endRound: (night) => (moment) => decided('endRound', night, {}, moment),
  ask: (night, step) => (moment) => {
    const question_id = questionIdOf(step);
    return decided('ask', { ...night, held: heldOn(night, question_id) }, { question_id }, moment);
  },
  recall: (night, step) => (moment) => decided('recall', night, { question_id: questionIdOf(step) }, moment),
  openSubmissions: (night) => (moment) => decided('openSubmissions', night, {}, moment),
  closeSubmissions:
    (night, { isSo }) =>
    (moment) =>
      decided('closeSubmissions', night, { keep_round: isSo }, moment),
  reveal: (night, step) => (moment) => decided('reveal', night, { round_order: roundOrderOf(step) }, moment),
  nudge: (night) => (moment) => decided('nudge', { ...night, thinking: thinkingOn(night) }, {}, moment),
  endGame: (night) => (moment) => decided('endGame', night, {}, moment),
  reopenGame: (night) => (moment) => decided('reopenGame', { ...night, isCodeTaken: false }, {}, moment),
  finalizeGame: (night) => (moment) => decided('finalizeGame', night, {}, moment),

  saveAnswer: (night, step) => {
    const state = atQuestion(night, step);
    return (
      state &&
      ((moment) => {
        const answer = step.isSo ? [textOf(state.round.player.teamid, step.seq)] : [''];
        const seq = step.seq === 0 ? undefined : step.seq;
        const { client_hash } = state;
        return decided(
          'saveAnswer',
          state,
          { question_id: undefined, answer, inherited: step.b > 4, seq, client_hash },
          moment,
        );
      })
    );
  },
  submitRound: (night, step) => {
    const state = atQuestion(night, step);
    if (!state) return undefined;
    const { round, client_hash } = state;
    const { teamid } = round.player;
    const asked = askedOf(night.questions, round.round.round_id);
    const idempotencyKey = step.isSo ? `key-${step.seq}` : undefined;
    const before = night.submissions.find(
      (each) =>
        each.teamid === teamid && each.round_id === round.round.round_id && each.idempotency_key === idempotencyKey,
    );
    const question_ids = asked.map(({ question_id }) => question_id);
    return (moment) =>
      decided(
        'submitRound',
        { round, asked: asked.map((each) => teamQuestionOf(night, teamid, client_hash, each)), before },
        {
          idempotencyKey,
          doubled: step.b % 2 === 1,
          answers: question_ids.map((_, n) => [textOf(teamid, n)]),
          question_ids,
          unsaved: question_ids.slice(0, step.b % 3),
          unsaved_seq: undefined,
          seq: step.seq === 0 ? undefined : step.seq,
          client_hash,
        },
        moment,
      );
  },
  suggestAnswer: (night, step) => {
    const state = atQuestion(night, step);
    return (
      state &&
      ((moment) =>
        decided(
          'suggestAnswer',
          state,
          { question_id: undefined, suggestion: textOf(state.round.player.teamid, step.seq) },
          moment,
        ))
    );
  },
  setDouble: (night, step) => {
    const state = atQuestion(night, step);
    return (
      state &&
      ((moment) => {
        const { round, client_hash } = state;
        const seq = step.seq === 0 ? undefined : step.seq;
        const lastSeq = lastDoubleOf(night, round, client_hash);
        return decided('setDouble', { round, lastSeq }, { doubled: step.isSo, seq, client_hash }, moment);
      })
    );
  },
  resetSubmission: (night, step, _now, named) => {
    const state = handedInBy(night, teamOf(named, step.b)?.teamid ?? '', roundOrderOf(step));
    return state && ((moment) => decided('resetSubmission', state, {}, moment));
  },
  acceptLate: (night, step, _now, named) => {
    const state = handedInBy(night, teamOf(named, step.b)?.teamid ?? '', roundOrderOf(step));
    return state && ((moment) => decided('acceptLate', state, {}, moment));
  },

  newPlayer:
    (night, { by }) =>
    (moment) =>
      decided('newPlayer', callerOf(night, by), {}, moment),
  joinGame: (night, { by, a, b }, now, named) => {
    const team = teamOf(named, a);
    const codes = [team?.team_code, team?.alias, at(named.invites, a)?.code, undefined];
    const team_code = codes[b % codes.length];
    const opened = team_code === undefined ? undefined : openedBy(night, by, team_code, now);
    return (moment) => decided('joinGame', { ...callerOf(night, by), opened }, { team_code }, moment);
  },
  leaveGame: (night, { by }, now, named) => {
    const player = playerNamed(night, playerOf(named, by)?.player_id);
    const roster = rosterOf(night, player?.teamid);
    const team = roster && { roster, holdings: holdingsOf(night, roster.team.teamid, now) };
    return (moment) => decided('leaveGame', { player, team }, {}, moment);
  },
  askToJoin: (night, { by, a }, _now, named) => {
    const roster = rosterOf(night, teamOf(named, a)?.teamid);
    return roster && ((moment) => decided('askToJoin', { ...callerOf(night, by), roster }, {}, moment));
  },
  cancelJoinRequest: (night, { by, a }, _now, named) => {
    const player = playerOf(night, by);
    const roster = rosterOf(night, playerOf(named, by)?.teamid ?? teamOf(named, a)?.teamid);
    return player && roster && ((moment) => decided('cancelJoinRequest', { player, roster }, {}, moment));
  },
  answerJoinRequest: (night, step, now, named) => {
    const own = ownTeam(night, step, named);
    if (!own) return undefined;
    const { roster, was, teamid, by } = own;
    const player = playerNamed(night, (at(was.askers, step.a) ?? at(named.players, step.a))?.player_id);
    const state = { game: night.game, roster, player, invites: openInvitesFor(night, teamid, player?.account_id, now) };
    const action = step.isSo ? 'approve' : 'decline';
    return (moment) => decided('answerJoinRequest', state, { action, by }, moment);
  },
  dropPlayer: (night, step, now, named) => {
    const own = ownTeam(night, step, named);
    if (!own) return undefined;
    const { roster, was, teamid, by, self } = own;
    const code = step.isSo ? at(was.members, step.a)?.player_code : undefined;
    const dropped = roster.members.find(({ player_code }) => player_code === code);
    const waysBack = [...openInvitesFor(night, teamid, dropped?.account_id, now), ...openLinksOf(night, teamid, now)];
    const player_code = code === self.player_code ? undefined : code;
    return (moment) =>
      decided(
        'dropPlayer',
        { roster, holdings: holdingsOf(night, teamid, now), waysBack },
        { by, player_code },
        moment,
      );
  },
  promoteCaptain: (night, step, _now, named) => {
    const own = ownTeam(night, step, named);
    const player_code = own && at(own.was.members, step.a)?.player_code;
    return own && player_code
      ? (moment) => decided('promoteCaptain', own.roster, { by: own.by, player_code }, moment)
      : undefined;
  },

  addTeamToGame: (night, { by, a, b, isSo }, now) => {
    const kt_team_id = isSo ? String(badgers.kt_team_id) : 'new';
    const found = isSo ? registeredFor(night, by, now) : { registered: undefined, here: undefined };
    const invitees = accounts[by] && b > 3 ? [toInvite(night, by, a, false)] : [];
    const state = { ...callerOf(night, by), ...found, teams: teamsOf(night), invitees };
    return (moment) => decided('addTeamToGame', state, { kt_team_id, team_name: `Team ${a}`, num_players: b }, moment);
  },
  registerTeam: (night, step, now, named) => {
    const own = ownTeam(night, step, named);
    if (!own) return undefined;
    const { registered } = registeredFor(night, step.by, now);
    const state = { ...callerOf(night, step.by), roster: own.roster, teams: teamsOf(night), registered };
    return (moment) => decided('registerTeam', state, {}, moment);
  },
  renameTeam: (night, step, _now, named) => {
    const own = ownTeam(night, step, named);
    const teams = teamsOf(night);
    return (
      own &&
      ((moment) =>
        decided(
          'renameTeam',
          { game: night.game, roster: own.roster, teams },
          { by: own.by, team_name: `Team ${step.b}` },
          moment,
        ))
    );
  },
  renameTeamByHost: (night, { a, b }, _now, named) => {
    const roster = rosterOf(night, teamOf(named, a)?.teamid);
    return (
      roster &&
      ((moment) => decided('renameTeamByHost', { roster, teams: teamsOf(night) }, { team_name: `TEAM ${b}` }, moment))
    );
  },
  followRegisteredName: (night, { b }) => {
    const registered = { ...badgers, team_name: `Team ${b}` };
    return (moment) => decided('followRegisteredName', { registered, teams: teamsOf(night) }, {}, moment);
  },
  kickTeam: (night, { a }, now, named) => {
    const roster = rosterOf(night, teamOf(named, a)?.teamid);
    return (
      roster &&
      ((moment) => decided('kickTeam', { roster, holdings: holdingsOf(night, roster.team.teamid, now) }, {}, moment))
    );
  },

  inviteToTeam: (night, step, now, named) => {
    const own = ownTeam(night, step, named);
    if (!own) return undefined;
    const invitee = toInvite(night, step.by, step.a, step.isSo);
    const state = {
      ...callerOf(night, step.by),
      roster: own.roster,
      open: openInvitesOf(night, own.teamid, now),
      invitee,
    };
    return (moment) => decided('inviteToTeam', state, {}, moment);
  },
  shareLink: (night, step, now, named) => {
    const own = ownTeam(night, step, named);
    if (!own) return undefined;
    const state = { ...callerOf(night, step.by), roster: own.roster, links: openLinksOf(night, own.teamid, now) };
    return (moment) => {
      const code = moment.newCapability();
      return decided('shareLink', state, { invite_id: moment.newId(), code, url_id: 'url', path: `/${code}` }, moment);
    };
  },
  cancelInvite: (night, step, _now, named) => {
    const own = ownTeam(night, step, named);
    const ofTeam = named.invites.filter(({ teamid }) => teamid === own?.teamid);
    const invite = inviteCalled(night, at(ofTeam, step.a)?.invite_id);
    return own && ((moment) => decided('cancelInvite', { roster: own.roster, ...invite }, { by: own.by }, moment));
  },
  withdrawInvite: (night, { a }, _now, named) => {
    const invite = inviteCalled(night, at(named.invites, a)?.invite_id);
    return (moment) => decided('withdrawInvite', invite, {}, moment);
  },
  declineInvite: (night, { by, a }, _now, named) => {
    const account_id = accounts[by]?.account_id;
    const mine = named.invites.filter((each) => account_id !== undefined && each.account_id === account_id);
    const teamid = at(mine, a)?.teamid;
    return teamid === undefined
      ? undefined
      : (moment) => decided('declineInvite', invitedBy(night, teamid, by), {}, moment);
  },

  sendFeedback: (night, { by, a, isSo }) => {
    const player = playerOf(night, by);
    if (!player) return undefined;
    const { player_code, player_id } = player;
    const rated = night.ratings.filter((each) => each.player_id === player_id);
    const rating = {
      userid: 'host',
      player_code,
      stars: 4 + (a % 2),
      tags: isSo ? (['Funny'] as const) : [],
      notes: 'text',
    };
    return (moment) =>
      decided(
        'sendFeedback',
        { game: night.game, player, hosts, rated },
        { ...rating, tags: [...rating.tags] },
        moment,
      );
  },
};

const names = Object.keys(asks) as CommandName[];
/** Commands that are drawn more often, so that the nights get far. */
const often = (
  [
    ...['startRound', 'reopenGame', 'openSubmissions', 'joinGame', 'addTeamToGame', 'askToJoin', 'answerJoinRequest'],
    ...['ask', 'ask', 'saveAnswer', 'saveAnswer', 'saveAnswer', 'submitRound', 'setDouble', 'suggestAnswer'],
    ...[
      'resetSubmission',
      'inviteToTeam',
      'inviteToTeam',
      'declineInvite',
      'cancelInvite',
      'registerTeam',
      'closeSubmissions',
      'acceptLate',
    ],
  ] as const
).flat();
/** How many of six such steps are taken: after most of them little of the game is left. */
const seldom: { readonly [N in CommandName]?: number } = {
  finalizeGame: 1,
  endGame: 1,
  kickTeam: 1,
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
/** The beginning of each night: the first round is open with two questions asked, and two teams play. */
const opening: readonly Step[] = (
  [
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
  return inMemory({ game: aGame(), rounds, questions });
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
    if (step.b >= (seldom[step.name] ?? 6)) continue;
    const decide = asks[step.name](night, step, now, night);
    const decision = decide && settled(() => decide(aMoment(now, `${n}.`)));
    if (!decision) continue;
    const before = night;
    night = frozen(applyChanges(before, decision.changes));
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
  for (const steps of fc.sample(nights, { numRuns: 400, seed: 1 })) {
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
      expect([status, joined_at !== null]).toEqual([status, status === 'joined']);
      if (is_captain) expect(status).toBe('joined');
      if (left_at !== null) expect(status).toBe('watching');
      // Guests play alone (OPEN-03).
      const team = rosterOf(after, teamid);
      if (player.account_id === null && status === 'joined') expect(team?.members).toHaveLength(1);
      if (status === 'pending-join') expect(team?.members.length).toBeGreaterThan(0);
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

test('H20 a team has at most one standing submission per round', () => {
  onNights(({ after }) => {
    const standing = after.submissions.filter(({ withdrawn_at }) => withdrawn_at === null);
    expect(new Set(standing.map(({ teamid, round_id }) => `${teamid} ${round_id}`)).size).toBe(standing.length);
  });
});

test('OPEN-34 G16 a late answer never replaces one in time, unless the quizmaster accepts it', () => {
  const inTime = ({ answers, submissions }: GameInMemory) => ({
    answers: answers.filter(({ late }) => !late),
    submissions: submissions.filter(({ late }) => !late).map(({ submission_id }) => submission_id),
  });
  onNights(({ step, before, after, now }) => {
    const round = before.rounds[roundOrderOf(step) - 1];
    const isGiving = step.name === 'saveAnswer' || step.name === 'submitRound';
    const isInTime = isGiving && round !== undefined && timingOf(before.game, round, now) === 'on-time';
    if (step.name !== 'acceptLate' && !isInTime) expect(inTime(after)).toEqual(inTime(before));
  });
});

/** Commands that send their message, or make their link, again. */
const again: readonly CommandName[] = ['suggestAnswer', 'nudge', 'reveal', 'shareLink'];
/** Commands whose repeat may be refused: the caller is no longer captain, or the kicked player no longer on the team. */
const refusedAgain: readonly CommandName[] = ['promoteCaptain', 'dropPlayer'];
/** A repeat records no new invites. */
const replied = (reply: unknown) =>
  reply instanceof Object && 'recorded' in reply ? { ...reply, recorded: [] } : reply;

test('G17 a repeated command changes nothing, sends nothing and gets the same reply', () => {
  onNights(({ step, before, after, decision, now }) => {
    const decide = again.includes(step.name) ? undefined : asks[step.name](after, step, now, before);
    const second = decide && settled(() => decide(aMoment(now, 'again.')));
    if (!second && (!decide || refusedAgain.includes(step.name))) return;
    expect([step.name, second?.changes, second?.messages]).toEqual([step.name, [], []]);
    expect([step.name, replied(second?.reply)]).toEqual([step.name, replied(decision.reply)]);
  }, 300);
});

test('the same state, command and moment give the same decision, and neither it nor a refusal changes the state', () => {
  // State and command are frozen: a rule that changes them throws.
  onNights(({ step, before, decision, now }) => {
    const decide = asks[step.name](before, step, now, before);
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
const textsOfOthersIn = (text: string, { teams }: GameInMemory, own: string | undefined) =>
  teams.filter(({ teamid }) => teamid !== own && text.includes(`text of ${teamid}.`));

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
      const seen = seenBy(after, n, now);
      if (!seen) continue;
      const text = JSON.stringify(gameView(frozen(seen)));
      const { player, account, own } = seen;
      const ownTeamId = own && player.teamid !== null ? player.teamid : undefined;
      expect([unaskedIn(text, after), keysIn(text, after), textsOfOthersIn(text, after, ownTeamId)]).toEqual([
        [],
        [],
        [],
      ]);
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

test('H48 the quizmaster’s view has no team code, player_id or contact', () => {
  onNights(({ after }) => {
    const { rounds, answers } = after;
    const teams = teamsOf(after);
    const submissions = after.submissions.filter(({ withdrawn_at }) => withdrawn_at === null);
    const views = hostTeamViews(frozen({ teams, members: after.players, answers, submissions }), rounds);
    const more = { last_msg_id: 1, epoch: '', join_url: '', watcher_count: 0, teams: views };
    const text = JSON.stringify(hostGameView(after, 'The Pub', more));
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
        if (isLate)
          night = applyChanges(night, asks.closeSubmissions(night, step, start, night)?.(aMoment(start)).changes ?? []);
        night = applyChanges(night, asks.saveAnswer(night, step, now, night)?.(aMoment(now)).changes ?? []);
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
        const step = { ...captain, seq, isSo: doubled[seq] ?? false };
        night = applyChanges(night, asks.setDouble(night, step, start, night)?.(aMoment()).changes ?? []);
      }
      expect(night.doubles.some((each) => each.doubled)).toBe(doubled[newest]);
    }),
  );
});

test('H19 each client numbers its own writes: of two clients’ answers the last to arrive stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (first, second) => {
      const night = playing();
      const player = playerOf(night, 0);
      const round = player && teamRoundOf(night, player, 1);
      const [question] = night.questions;
      if (!round || !question) throw new Error('Nobody plays.');
      const save = (all: GameInMemory, client_hash: string, seq: number) => {
        const state = { round, question: teamQuestionOf(all, round.player.teamid, client_hash, question) };
        const command = { question_id: undefined, answer: [client_hash], inherited: false, seq, client_hash };
        return applyChanges(all, decided('saveAnswer', state, command, aMoment()).changes);
      };
      expect(save(save(night, 'one', first), 'other', second).answers).toMatchObject([{ answer: ['other'] }]);
    }),
  );
});
