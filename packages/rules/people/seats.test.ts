import {
  aCaller,
  aCaptain,
  aGame,
  aMember,
  anAsker,
  anInvite,
  aPlayer,
  aRegisteredTeam,
  aRoster,
  decided,
  refused,
} from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import type { Game } from '../state/game-state.ts';

const pair = aGame({ team_size: 2 });
const full = aRoster({ members: [aCaptain('Ada'), aMember('Ben')] });
const cleo = { ...aCaller('Cleo', aPlayer('Cleo')), game: pair };

describe('a team that is as large as the game allows', () => {
  const opened = { roster: full, invite: undefined, isAlias: false, mine: [], invited: undefined };

  test.each([
    ['by the team’s code', opened],
    ['by an invite', { ...opened, invite: anInvite() }],
    ['by a shared link', { ...opened, invite: anInvite({ kind: 'link' }) }],
    ['as a member of the registered team', { ...opened, isAlias: true }],
  ])('takes nobody %s', (_, by) => {
    expect(refused(() => decided('joinGame', { ...cleo, opened: by }, { team_code: 'code' }))).toBe('409 teamFull');
    const larger = { ...cleo, game: aGame({ team_size: 3 }) };
    expect(decided('joinGame', { ...larger, opened: by }, { team_code: 'code' }).changes).not.toEqual([]);
  });

  test('takes no request, and its captain cannot approve one that was made before', () => {
    expect(refused(() => decided('askToJoin', { ...cleo, roster: full }, {}))).toBe('409 teamFull');
    const asked = { game: pair, roster: full, player: anAsker('Cleo'), invites: [] };
    const by = 'id of Ada';
    expect(refused(() => decided('answerJoinRequest', asked, { action: 'approve', by }))).toBe('409 teamFull');
    expect(decided('answerJoinRequest', asked, { action: 'decline', by }).changes).toHaveLength(1);
  });

  test('takes no other member when the registered team is brought again', () => {
    const state = {
      ...cleo,
      teams: [full.team],
      registered: aRegisteredTeam(),
      left: undefined,
      gone: undefined,
      invitees: [],
    };
    const here = { roster: full, open: [], invites: [] };
    const bring = { team_name: '', kt_team_id: '10001', num_players: 1 };
    expect(refused(() => decided('addTeamToGame', { ...state, here }, bring))).toBe('409 teamFull');
  });

  test('keeps whoever is on it: a second join of theirs succeeds', () => {
    const ben = { ...aCaller('Ben', aMember('Ben')), game: aGame({ team_size: 1 }) };
    expect(decided('joinGame', { ...ben, opened }, { team_code: 'code' }).reply).toMatchObject({ status: 'success' });
  });
});

describe('a new team', () => {
  const bring =
    (game: Partial<Game>, found = aPlayer('Cleo')) =>
    () => {
      const state = { ...aCaller('Cleo', found), game: aGame({ game_started: false, ...game }) };
      const command = { team_name: 'The Late Ones', kt_team_id: 'new', num_players: 2 };
      return decided(
        'addTeamToGame',
        { ...state, teams: [], registered: undefined, left: undefined, gone: undefined, here: undefined, invitees: [] },
        command,
      );
    };
  const inRound = (round: number, round_open: boolean) => ({ game_started: true, round_index: round - 1, round_open });

  test.each<[string, Partial<Game>, 'taken' | 'too late']>([
    ['always: in the last round', { late_join: null, ...inRound(9, true) }, 'taken'],
    ['not after the start: before it', { late_join: 0 }, 'taken'],
    ['not after the start: in the first round', { late_join: 0, ...inRound(1, true) }, 'too late'],
    ['until the end of round 2: in round 2', { late_join: 2, ...inRound(2, true) }, 'taken'],
    ['until the end of round 2: after round 1', { late_join: 2, ...inRound(1, false) }, 'taken'],
    ['until the end of round 2: after it', { late_join: 2, ...inRound(2, false) }, 'too late'],
    ['until the end of round 2: in round 3', { late_join: 2, ...inRound(3, true) }, 'too late'],
  ])('%s', (_, game, outcome) => {
    if (outcome === 'taken') expect(bring(game)().reply.status).toBe('success');
    else expect(refused(bring(game))).toBe('409 teamTooLate');
  });

  test('late players may still join a team that plays, and the quizmaster may add one on paper', () => {
    const game = aGame({ late_join: 0, ...inRound(1, true) });
    const opened = { roster: aRoster(), invite: undefined, isAlias: false, mine: [], invited: undefined };
    const late = { ...aCaller('Cleo', undefined), game, opened };
    expect(decided('joinGame', late, { team_code: 'code' }).reply.status).toBe('success');
    expect(decided('addPaperTeam', { game, teams: [] }, { team_name: 'Pencils' }).changes).toHaveLength(1);
  });

  test('a repeat of whoever has added one succeeds, however late', () => {
    const found = aMember('Cleo', { teamid: 'foxes' });
    const teams = [aRoster().team];
    const state = { ...aCaller('Cleo', found), game: aGame({ late_join: 0, ...inRound(1, true) }), teams };
    const command = { team_name: aRoster().team.team_name, kt_team_id: 'new', num_players: 2 };
    const brought = decided(
      'addTeamToGame',
      { ...state, registered: undefined, left: undefined, gone: undefined, here: undefined, invitees: [] },
      command,
    );
    expect(brought.reply.status).toBe('success');
  });
});
