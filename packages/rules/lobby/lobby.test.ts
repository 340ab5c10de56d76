import {
  aCaller,
  aCaptain,
  aGame,
  aGameState,
  aMember,
  anAnswer,
  anAsker,
  aPlayer,
  aRoster,
  aRound,
  aSubmission,
  asking,
  aTeam,
  decided,
  noHoldings,
  nothingBut,
  now,
  openEntry,
  openIn,
  refused,
  sent,
  setPlayer,
  success,
} from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import type { Change } from '../decision.ts';
import type { Round } from '../state/game-state.ts';
import type { Person, TeamRoster } from '../state/people.ts';
import { gamePeopleView } from '../views/people.ts';
import { mergePlan, type ToMerge } from './merge-plan.ts';

const setTeam = (teamid: string, set: object) => ({ kind: 'team', teamid, set });
const game = aGame();
const owls: TeamRoster = {
  team: aTeam({ teamid: 'owls', num_players: 2 }),
  members: [aCaptain('Cleo', { teamid: 'owls' })],
  askers: [],
};
const aGuest = (name: string, set: Partial<Person> = {}) => aMember(name, { account_id: null, ...set });

describe('a name on the big screen', () => {
  const allow = (set: Parameters<typeof aTeam>[0], allowed: boolean) => {
    const team = aTeam(set);
    return decided('allowTeamName', { roster: aRoster({ team }), teams: [team, owls.team] }, { allowed });
  };

  test('is allowed, and left to the filter again', () => {
    expect(allow({}, true)).toMatchObject({ changes: [setTeam('foxes', { name_allowed_at: now })], messages: [] });
    expect(allow({ name_allowed_at: 5 }, false).changes).toEqual([setTeam('foxes', { name_allowed_at: null })]);
    expect(allow({ name_allowed_at: 5 }, true)).toEqual(nothingBut(success));
  });

  test('MSG-NEW_TEAM_NAME reaches the phones where the room reads another one than before', () => {
    const team_name = 'The Fucking Wits';
    const shown_name = 'The Wits';
    const news = { type: 'NEW_TEAM_NAME', teamid: 'foxes', team_name };
    const heard = (set: Parameters<typeof aTeam>[0], allowed: boolean) =>
      allow({ team_name, ...set }, allowed).messages.map(({ message }) => message);
    expect(heard({}, true)).toEqual([news]);
    expect(heard({ name_allowed_at: 5 }, false)).toEqual([{ ...news, shown_name }]);
    expect(heard({ waiting_since: 5 }, true)).toEqual([]);
  });

  test('is judged anew once the team has another one', () => {
    const team = aTeam({ name_allowed_at: 5 });
    const renamed = decided('renameTeamByHost', { roster: aRoster({ team }), teams: [team] }, { team_name: 'Wits' });
    expect(renamed.changes).toEqual([setTeam('foxes', { team_name: 'Wits', name_allowed_at: null })]);
  });
});

describe('the captaincy by the quizmaster’s hand', () => {
  const hand = (roster: TeamRoster, player_code: string) => decided('handCaptaincy', roster, { player_code });

  test('STATE-05 another member is captain, the one before knows why a write is refused, and the team hears', () => {
    const decision = hand(aRoster(), 'code of Ben');
    expect(decision.changes).toEqual([
      setPlayer('Ada', { is_captain: false, captain_until: now }),
      setPlayer('Ben', { is_captain: true, captain_until: null }),
    ]);
    expect(sent(decision)).toEqual(['PROMOTE_CAPTAIN>foxes']);
  });

  test('OPEN-04 goes to an account on the team, and to the same one once', () => {
    expect(hand(aRoster(), 'code of Ada')).toEqual(nothingBut(success));
    expect(refused(() => hand(aRoster(), 'code of Cleo'))).toBe('404 playerNotFound');
    const withGuest = aRoster({ members: [aCaptain('Ada'), aGuest('Gus')] });
    expect(refused(() => hand(withGuest, 'code of Gus'))).toBe('403 registeredOnly');
  });
});

describe('a player is moved', () => {
  const dropping = (roster = aRoster(), hasAnswered = false) => ({
    roster,
    holdings: { ...noHoldings, hasAnswered },
    waysBack: [{ invite_id: 'link' }],
  });
  const ben = aMember('Ben', { joined_at: 3 });
  const toOwls = { roster: owls, invites: [{ invite_id: 'of-ben' }] };
  const move = (
    player: Person | undefined,
    from: ReturnType<typeof dropping> | undefined,
    to: typeof toOwls | undefined,
    status = 'live',
  ) => decided('movePlayer', { game: { ...game, status }, player, from, to }, { player_code: 'code' } as never);
  const onOwls = { teamid: 'owls', status: 'joined', joined_at: now, kicked_from: null };

  test('to another team: both teams hear it, and the player as an approval', () => {
    const decision = move(ben, dropping(), toOwls);
    expect(decision.changes).toContainEqual(setPlayer('Ben', { ...onOwls, is_captain: false, captain_until: null }));
    expect(sent(decision)).toEqual([
      'PLAYER_APPROVED_TEAM_JOIN>foxes:id of Ben',
      'DROP_PLAYER>foxes',
      'PLAYER_JOIN>owls',
      'CANCEL_INVITE>owls',
    ]);
    expect(decision.messages.some(({ farewell }) => farewell)).toBe(false);
    expect(decision).toMatchObject({ hostNews: { now: ['owls', 'foxes'] }, moved: ['id of Ben'] });
  });

  test('G20 a captain: the team has another one, and a write on its way is refused with that reason', () => {
    const decision = move(aCaptain('Ada'), dropping(), toOwls);
    expect(decision.changes).toContainEqual(setPlayer('Ben', { is_captain: true, captain_until: null }));
    expect(decision.changes).toContainEqual(setPlayer('Ada', { ...onOwls, is_captain: false, captain_until: now }));
    expect(sent(decision)).toContain('PROMOTE_CAPTAIN>foxes');
  });

  test('the last one: a team without answers goes, one with answers stays', () => {
    const alone = aRoster({ members: [aCaptain('Ada')] });
    expect(sent(move(aCaptain('Ada'), dropping(alone), toOwls))).toContain('KICK_TEAM>players');
    expect(sent(move(aCaptain('Ada'), dropping(alone, true), toOwls))).not.toContain('KICK_TEAM>players');
  });

  test('a spectator is put on a team, as its captain where it has nobody', () => {
    const decision = move(aPlayer('Dan'), undefined, toOwls);
    expect(sent(decision)[0]).toBe('PLAYER_APPROVED_TEAM_JOIN>watchers:id of Dan');
    const empty = { roster: { ...owls, members: [] }, invites: [] };
    const seat = { ...onOwls, is_captain: true, captain_until: null };
    expect(move(aPlayer('Dan'), undefined, empty).changes).toEqual([setPlayer('Dan', seat)]);
  });

  test('whoever asks another team does not any more', () => {
    expect(sent(move(anAsker('Dan'), undefined, toOwls))).toEqual([
      'PLAYER_APPROVED_TEAM_JOIN>watchers:id of Dan',
      'PLAYER_CANCEL_TEAM_JOIN>foxes',
      'PLAYER_CANCEL_TEAM_JOIN>watchers:id of Dan',
      'PLAYER_JOIN>owls',
      'CANCEL_INVITE>owls',
    ]);
  });

  test('off a team: as kicked by the captain, with a new code for the others', () => {
    const decision = move(ben, dropping(), undefined);
    expect(decision.changes).toContainEqual(setTeam('foxes', { team_code: 'secret-1' }));
    expect(sent(decision)).toEqual(['DROP_PLAYER>foxes', 'RELOAD_GAME>foxes']);
  });

  test('ROLE-02 a guest plays alone, also by the quizmaster’s hand', () => {
    expect(refused(() => move(aPlayer('Gus', { account_id: null }), undefined, toOwls))).toBe('403 guestPlaysAlone');
    const guests = { roster: { ...owls, members: [aGuest('Gus', { is_captain: true })] }, invites: [] };
    expect(refused(() => move(ben, dropping(), guests))).toBe('403 guestTeam');
  });

  test('nobody onto paper, nobody who has gone, and nobody when the game is over', () => {
    const paper = { roster: { ...owls, members: [], team: aTeam({ teamid: 'owls', plays_on: 'paper' }) }, invites: [] };
    expect(refused(() => move(ben, dropping(), paper))).toBe('409 playsOnPaper');
    expect(refused(() => move(undefined, undefined, toOwls))).toBe('404 playerNotFound');
    expect(refused(() => move(aPlayer('Dan', { left_at: 1 }), undefined, toOwls))).toBe('404 playerNotFound');
    expect(refused(() => move(ben, dropping(), toOwls, 'ended'))).toBe('409 gameEnded');
  });

  test('to where they are already: nothing', () => {
    expect(move(aCaptain('Cleo', { teamid: 'owls' }), undefined, toOwls)).toEqual(nothingBut(success));
    expect(move(aPlayer('Dan'), undefined, undefined)).toEqual(nothingBut(success));
  });
});

describe('two teams are merged', () => {
  const asked = asking(
    aGameState(openIn(1), { rounds: [aRound(1, { double_or_nothing: true }), aRound(2)] }),
    'q1.0',
    'q1.1',
    'q2.0',
  );
  const merging = (set: Partial<ToMerge> = {}): ToMerge => ({
    ...asked,
    from: { roster: owls, holdings: noHoldings },
    leavers: [],
    into: aRoster(),
    ...{ answers: [], submissions: [], doubles: [], suggestions: [], adjustments: [], appeals: [] },
    ...set,
  });
  const merge = (set: Partial<ToMerge> = {}, dropped?: number) => decided('mergeTeams', merging(set), { dropped });
  const ofOwls = (question_id: string, text: string) => anAnswer({ teamid: 'owls', question_id, answer: [text] });
  const ofFoxes = (question_id: string, text: string) => anAnswer({ question_id, answer: [text] });
  const closed = { ...asked.game, submissions_open: false };
  const isGiven = ({ kind }: Change) => ['answer', 'submission', 'amend', 'double'].includes(kind);
  const given = (set: Partial<ToMerge>) => merge(set).changes.filter(isGiven);

  test('the people come along, the team leaves the game, and the one that stays loads', () => {
    const decision = merge();
    const onFoxes = { teamid: 'foxes', status: 'joined', is_captain: false, joined_at: now, kicked_from: null };
    expect(decision.changes).toEqual([
      setPlayer('Cleo', { ...onFoxes, captain_until: now }),
      setTeam('foxes', { num_players: 6 }),
      { kind: 'move-shots', from: 'owls', to: 'foxes' },
      setTeam('owls', { kicked_at: now }),
    ]);
    expect(sent(decision)).toEqual([
      'PLAYER_APPROVED_TEAM_JOIN>owls:id of Cleo',
      'KICK_TEAM>players',
      'HOST_TEAM_GONE>host',
      'PLAYER_JOIN>foxes',
      'RELOAD_GAME>foxes',
    ]);
    expect(decision).toMatchObject({ hostNews: { now: ['foxes', 'owls'] }, moved: ['id of Cleo'] });
  });

  test('who has left the team that goes comes back to the one that stays, unless it has kicked them', () => {
    const left = aPlayer('Dan', { left_teamid: 'owls', left_at: 3 });
    const kicked = aPlayer('Eve', { left_teamid: 'owls', kicked_from: 'foxes' });
    const players = merge({ leavers: [left, kicked] }).changes.filter(({ kind }) => kind === 'player');
    expect(players).toContainEqual(setPlayer('Dan', { left_teamid: 'foxes' }));
    expect(players).toHaveLength(2);
  });

  test('a team that nobody is on any more gets the other one’s captain', () => {
    expect(merge({ into: aRoster({ members: [] }) }).changes[0]).toMatchObject({ set: { is_captain: true } });
  });

  test('ROLE-02 a guest watches from then on, and the quizmaster is told beforehand', () => {
    const guests = { roster: { ...owls, members: [aGuest('Gus', { teamid: 'owls', is_captain: true })] } };
    const decision = merge({ from: { ...guests, holdings: noHoldings } });
    expect(mergePlan(merging({ from: { ...guests, holdings: noHoldings } })).watching).toHaveLength(1);
    expect(sent(decision)[0]).toBe('DROP_PLAYER>owls:id of Gus');
    expect(decision.changes[0]).toMatchObject({ kind: 'player', set: { status: 'watching', teamid: null } });
  });

  test('an answer comes along where the other team has none; where both have one, that of the team that stays stands', () => {
    const answers = [ofOwls('q1.0', 'rome'), ofOwls('q1.1', 'oslo'), ofFoxes('q1.0', 'paris')];
    expect(given({ answers })).toEqual([{ kind: 'answer', row: ofFoxes('q1.1', 'oslo') }]);
    expect(mergePlan(merging({ answers })).dropped).toEqual([
      { round_order: 1, question_id: 'q1.0', dropped: ['rome'], kept: ['paris'] },
    ]);
  });

  test('an emptied answer is none', () => {
    expect(given({ answers: [ofOwls('q1.0', 'rome'), ofFoxes('q1.0', ' ')] })).toHaveLength(1);
  });

  test('a submission comes along where the team that stays has given nothing, its double with it', () => {
    const like = aSubmission({ teamid: 'owls', answers: [['rome'], ['oslo']], doubled: true, at_close: true });
    const names = { submission_id: 'new-1', idempotency_key: 'new-2', teamid: 'foxes' };
    expect(given({ game: closed, submissions: [like] })).toEqual([
      { kind: 'double', row: { teamid: 'foxes', round_id: 'round-1', doubled: true } },
      { kind: 'submission', row: { ...like, ...names } },
    ]);
  });

  test('the joker is played once: a submission with a second one comes along without it', () => {
    const joker = (order: number) => aRound(order, { double_or_nothing: true, double_rule: 'joker' } as Partial<Round>);
    const like = aSubmission({ teamid: 'owls', doubled: true });
    const doubles = [{ teamid: 'foxes', round_id: 'round-2', doubled: true }];
    const changes = given({ game: closed, rounds: [joker(1), joker(2)], submissions: [like], doubles });
    expect(changes).toMatchObject([{ kind: 'submission', row: { doubled: false } }]);
  });

  test('a submission of the team that stays is completed, and what completes it is saved', () => {
    const own = aSubmission({ answers: [['paris'], ['']] });
    const like = aSubmission({ submission_id: 'theirs', teamid: 'owls', answers: [['rome'], ['oslo']] });
    const submissions = [own, like];
    expect(given({ submissions, answers: [ofFoxes('q1.0', 'paris')] })).toEqual([
      { kind: 'answer', row: { ...ofFoxes('q1.1', 'oslo'), at: like.created_at } },
      { kind: 'amend', submission_id: 'submission', set: { answers: [['paris'], ['oslo']] } },
    ]);
    expect(mergePlan(merging({ submissions })).dropped).toMatchObject([{ dropped: ['rome'], kept: ['paris'] }]);
  });

  test('a complete one stays as it is', () => {
    const own = aSubmission({ answers: [['paris'], ['bern']] });
    const like = aSubmission({ submission_id: 'theirs', teamid: 'owls', answers: [['rome'], ['oslo']] });
    expect(given({ submissions: [own, like] })).toEqual([]);
  });

  test('while the round takes answers, a team that has saved some hands in itself', () => {
    const like = aSubmission({ teamid: 'owls', answers: [['rome'], ['oslo']] });
    const answers = [ofFoxes('q1.0', 'paris'), ofOwls('q1.0', 'rome'), ofOwls('q1.1', 'oslo')];
    expect(given({ submissions: [like], answers })).toEqual([{ kind: 'answer', row: ofFoxes('q1.1', 'oslo') }]);
    expect(given({ game: closed, submissions: [like], answers })).toMatchObject([
      { kind: 'answer' },
      { kind: 'submission', row: { answers: [['paris'], ['oslo']] } },
    ]);
  });

  test('a round of clues has one answer: that of the team that stays, or else the other one’s with its clue', () => {
    const rounds = [aRound(1, { single_answer: true })];
    const like = aSubmission({ submission_id: 'theirs', teamid: 'owls', answers: [[''], ['oslo']], clue: 1 });
    expect(given({ rounds, submissions: [like, aSubmission({ answers: [['paris'], ['']], clue: 0 })] })).toEqual([]);
    expect(given({ rounds, submissions: [like] })).toMatchObject([
      { kind: 'submission', row: { answers: [[''], ['oslo']], clue: 1 } },
    ]);
  });

  test('a submission is completed by what the other team has only saved, in the open round', () => {
    const own = aSubmission({ answers: [['paris'], ['']] });
    const answers = [ofFoxes('q1.0', 'paris'), ofOwls('q1.0', 'rome'), ofOwls('q1.1', 'oslo')];
    expect(given({ submissions: [own], answers })).toEqual([
      { kind: 'answer', row: ofFoxes('q1.1', 'oslo') },
      { kind: 'amend', submission_id: 'submission', set: { answers: [['paris'], ['oslo']] } },
    ]);
    expect(mergePlan(merging({ submissions: [own], answers })).dropped).toMatchObject([{ question_id: 'q1.0' }]);
  });

  test('OPEN-34 a late submission that nobody has accepted completes none in time, and the quizmaster is told', () => {
    const own = aSubmission({ answers: [['paris'], ['']] });
    const late = aSubmission({ submission_id: 'theirs', teamid: 'owls', answers: [['rome'], ['oslo']], late: true });
    expect(given({ game: closed, submissions: [own, late] })).toEqual([]);
    expect(mergePlan(merging({ game: closed, submissions: [own, late] })).dropped).toMatchObject([
      { dropped: ['rome'], kept: ['paris'] },
      { dropped: ['oslo'], kept: [] },
    ]);
    expect(given({ game: closed, submissions: [late] })).toMatchObject([{ kind: 'submission', row: { late: true } }]);
  });

  test('within the grace after the close the team that stays hands in itself, as while the round is open', () => {
    const rounds = [aRound(1, { opened_at: 1, closed_at: 5 })];
    const like = aSubmission({ teamid: 'owls', answers: [['rome'], ['oslo']] });
    const answers = [ofFoxes('q1.0', 'paris'), ofOwls('q1.0', 'rome'), ofOwls('q1.1', 'oslo')];
    for (const submit_at_close of [true, false]) {
      expect(given({ game: { ...closed, submit_at_close }, rounds, submissions: [like], answers })).toEqual([
        { kind: 'answer', row: ofFoxes('q1.1', 'oslo') },
      ]);
    }
  });

  test('where nothing is handed in at the close, what was only saved in a closed round is not handed in', () => {
    const game = { ...closed, submit_at_close: false };
    const like = aSubmission({ teamid: 'owls', answers: [['rome'], ['oslo']] });
    const answers = [ofFoxes('q1.0', 'paris')];
    expect(given({ game, submissions: [like], answers })).toMatchObject([
      { kind: 'submission', row: { answers: [['rome'], ['oslo']] } },
    ]);
    const own = aSubmission({ answers: [['paris'], ['']] });
    expect(given({ game, submissions: [own], answers: [ofOwls('q1.1', 'oslo')] })).toEqual([]);
  });

  test('a round of clues is whole with an answer that is only saved, and the other one is told as dropped', () => {
    const rounds = [aRound(1, { single_answer: true })];
    const like = aSubmission({ submission_id: 'theirs', teamid: 'owls', answers: [[''], ['oslo']], clue: 1 });
    const answers = [ofFoxes('q1.0', 'paris'), ofOwls('q1.1', 'oslo')];
    for (const game of [asked.game, closed]) {
      expect(given({ game, rounds, submissions: [like], answers })).toEqual([]);
      expect(mergePlan(merging({ game, rounds, submissions: [like], answers })).dropped).toEqual([
        { round_order: 1, question_id: 'q1.1', dropped: ['oslo'], kept: [] },
      ]);
    }
  });

  test('bonuses and appeals come along, and players hear that a published board is another', () => {
    const bonus = { adjustment_id: 'a', teamid: 'owls', round_order: 1, points: 2, reason: 'Hats', by: 'Sam', at: 5 };
    const adjustments = [{ ...bonus, game_id: 'game', withdrawn_at: null, idempotency_key: 'k' }];
    const appeal = {
      appeal_id: 'b',
      game_id: 'game',
      teamid: 'owls',
      question_id: 'q1.0',
      round_order: 1,
      reason: 'So',
    };
    const appeals = [{ ...appeal, state: 'open' as const, reply: '', at: 6, decided_at: null, decided_by: '' }];
    const decision = merge({ game: { ...asked.game, board_through: 1 }, adjustments, appeals });
    expect(decision.changes).toMatchObject([
      { kind: 'player' },
      { kind: 'team' },
      { kind: 'move-shots' },
      { kind: 'withdraw-adjustment', adjustment_id: 'a' },
      { kind: 'adjustment', row: { adjustment_id: 'new-1', teamid: 'foxes', points: 2 } },
      { kind: 'appeal', row: { appeal_id: 'new-2', teamid: 'foxes', question_id: 'q1.0' } },
      { kind: 'team', teamid: 'owls' },
      { kind: 'game', set: { results_version: 1 } },
    ]);
    expect(sent(decision).slice(-3)).toEqual(['HOST_ADJUSTMENTS>host', 'HOST_APPEAL>host', 'RESULTS>players']);
  });

  test('a paper team into one with phones; not the other way round, into a guest’s, into itself or when it is over', () => {
    const paper = { team: aTeam({ teamid: 'owls', plays_on: 'paper' }), members: [], askers: [] };
    expect(merge({ from: { roster: paper, holdings: noHoldings } }).reply).toEqual(success);
    expect(refused(() => merge({ into: { ...paper, team: { ...paper.team, teamid: 'foxes' } } }))).toBe(
      '409 playsOnPaper',
    );
    expect(refused(() => merge({ into: aRoster({ members: [aGuest('Gus')] }) }))).toBe('409 guestsTeam');
    expect(refused(() => merge({ into: owls }))).toBe('409 sameTeam');
    expect(refused(() => merge({ game: aGame({ status: 'ended' }) }))).toBe('409 gameEnded');
  });

  test('what was not told beforehand is not dropped', () => {
    const answers = [ofOwls('q1.0', 'rome'), ofFoxes('q1.0', 'paris')];
    expect(refused(() => merge({ answers }, 0))).toBe('409 changedMeanwhile');
    expect(merge({ answers }, 1).reply).toEqual(success);
  });
});

describe('a team that waits to be let in', () => {
  const cleo = aPlayer('Cleo');
  const waiting = aTeam({ teamid: 'owls', waiting_since: 5 });
  const add = (found: Person, teams = [aTeam()]) =>
    decided(
      'addTeamToGame',
      {
        ...aCaller('Cleo', found),
        game: aGame({ approve_teams: true }),
        ...{ teams, registered: undefined, left: undefined, gone: undefined, here: undefined, invitees: [] },
      },
      { team_name: 'The owls', kt_team_id: 'new', num_players: 2 },
    );

  test('is told to nobody but the quizmaster, and whoever made it waits as if they asked to join it', () => {
    const decision = add(cleo);
    expect(decision.changes).toMatchObject([
      { kind: 'new-team', row: { waiting_since: now } },
      setPlayer('Cleo', { teamid: 'new-1', status: 'pending-join', joined_at: now }),
    ]);
    expect(sent(decision)).toEqual(['RELOAD_GAME>watchers:id of Cleo']);
    expect(decision.hostNews).toMatchObject({ watchers: true });
  });

  test('G17 is made once, also when the reply was lost', () => {
    const again = add({ ...cleo, teamid: 'owls', status: 'pending-join' }, [aTeam(), waiting]);
    expect(again).toMatchObject({ changes: [], reply: { team_code: waiting.team_code } });
  });

  test('a teammate with its code waits too', () => {
    const opened = { roster: { team: waiting, members: [], askers: [] }, invite: undefined, isAlias: false };
    const caller = { ...aCaller('Dan', aPlayer('Dan')), opened: { ...opened, mine: [], invited: undefined } };
    const decision = decided('joinGame', caller, { team_code: 'code' });
    expect(decision.changes).toEqual([setPlayer('Dan', { teamid: 'owls', status: 'pending-join', joined_at: now })]);
  });

  test('is let in: everybody hears of it, and whoever waits is on it, the first as captain', () => {
    const askers = ['Cleo', 'Dan'].map((name) => anAsker(name, { teamid: 'owls' }));
    const roster = { team: waiting, members: [], askers };
    const decision = decided('letTeamIn', { roster, teams: [aTeam(), waiting] }, {});
    expect(decision.changes).toMatchObject([
      setTeam('owls', { waiting_since: null }),
      { set: { status: 'joined', is_captain: true } },
      { set: { status: 'joined', is_captain: false } },
    ]);
    expect(sent(decision)).toEqual([
      'NEW_TEAM>players',
      'PLAYER_APPROVED_TEAM_JOIN>watchers:id of Cleo',
      'PLAYER_APPROVED_TEAM_JOIN>watchers:id of Dan',
    ]);
    expect(decided('letTeamIn', { roster: aRoster(), teams: [] }, {})).toEqual(nothingBut(success));
    const taken = aTeam({ team_name: 'THE OWLS' });
    expect(refused(() => decided('letTeamIn', { roster, teams: [taken] }, {}))).toBe('409 teamNameTaken');
  });

  test('OPEN-03 is as large as others, and a guest’s is joined by nobody', () => {
    const join = (askers: Person[], team_size: number | null = null) => {
      const opened = { roster: { team: waiting, members: [], askers }, invite: undefined, isAlias: false };
      const caller = { ...aCaller('Dan', aPlayer('Dan')), opened: { ...opened, mine: [], invited: undefined } };
      return decided('joinGame', { ...caller, game: aGame({ team_size }) }, { team_code: 'code' });
    };
    const asker = anAsker('Cleo', { teamid: 'owls' });
    expect(join([asker], 2).changes).toHaveLength(1);
    expect(refused(() => join([asker], 1))).toBe('409 teamFull');
    expect(refused(() => join([{ ...asker, account_id: null }]))).toBe('403 guestTeam');
  });

  test('is renamed and turned away without anybody else hearing of it', () => {
    const roster = { team: waiting, members: [], askers: [anAsker('Cleo', { teamid: 'owls' })] };
    const renamed = decided('renameTeamByHost', { roster, teams: [waiting] }, { team_name: 'Wits' });
    const gone = decided('kickTeam', { game, entry: openEntry, roster, holdings: noHoldings, leavers: [] }, {});
    for (const decision of [renamed, gone]) {
      expect(sent(decision)).toEqual(['RELOAD_GAME>watchers:id of Cleo']);
      expect(decision.hostNews).toEqual({ watchers: true });
    }
    expect(gone.changes).toMatchObject([setTeam('owls', { kicked_at: now }), { set: { status: 'watching' } }]);
  });

  test('gets nobody and is not merged before it is let in', () => {
    const roster = { team: waiting, members: [], askers: [] };
    const move = { game, player: aPlayer('Dan'), from: undefined, to: { roster, invites: [] } };
    expect(refused(() => decided('movePlayer', move, { player_code: 'code' } as never))).toBe('409 teamWaits');
    const none = {
      leavers: [],
      answers: [],
      submissions: [],
      doubles: [],
      suggestions: [],
      adjustments: [],
      appeals: [],
    };
    const merge = (from: TeamRoster, into: TeamRoster) =>
      decided(
        'mergeTeams',
        { ...aGameState(), from: { roster: from, holdings: noHoldings }, into, ...none },
        { dropped: undefined },
      );
    expect(refused(() => merge(roster, aRoster()))).toBe('409 teamWaits');
    expect(refused(() => merge(aRoster(), roster))).toBe('409 teamWaits');
  });

  test('goes with the last who waits with it', () => {
    const player = anAsker('Cleo', { teamid: 'owls' });
    const leave = (askers: Person[]) =>
      decided('cancelJoinRequest', { entry: openEntry, player, roster: { team: waiting, members: [], askers } }, {});
    expect(leave([player]).changes).toContainEqual(setTeam('owls', { kicked_at: now }));
    expect(leave([player, anAsker('Dan', { teamid: 'owls' })]).changes).toHaveLength(1);
  });
});

test('H55 the quizmaster sees who is where, without contacts: on teams, waiting, watching', () => {
  const waiting = aTeam({ teamid: 'owls', team_name: 'The Fucking Owls', waiting_since: 5 });
  const view = gamePeopleView({
    teams: [aTeam()],
    waiting: [waiting, aTeam({ teamid: 'empty', waiting_since: 6 })],
    players: [aCaptain('Ada'), anAsker('Cleo', { teamid: 'owls' }), anAsker('Dan'), aPlayer('Shithead')],
    isOnline: (id) => id === 'id of Ada',
  });
  const person = { is_captain: false, registered: true, online: false, came_at: 1 };
  const named = (name: string) => ({ player_code: `code of ${name}`, player_name: name, ...person });
  expect(view).toEqual({
    teams: [{ teamid: 'foxes', members: [{ ...named('Ada'), is_captain: true, online: true }] }],
    waiting: [
      { teamid: 'owls', team_name: 'The Fucking Owls', shown_name: 'The Owls', since: 5, people: [named('Cleo')] },
    ],
    spectators: [named('Dan'), { ...named('Shithead'), rude: true }],
  });
});
