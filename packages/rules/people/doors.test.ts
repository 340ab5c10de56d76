import { aCaller, aGame, aMember, aPlayer, aRoster, aTeam, decided, refused } from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import { gameCaps, isKnown } from './doors.ts';

const closed = aGame({ doors_closed_at: 5 });
const cleo = aPlayer('Cleo');
const crowded = { caps: gameCaps, watchers: gameCaps.watchers, hasLoggedIn: false };
const noTeam = { teams: [], registered: undefined, here: undefined, invitees: [] };
const bring = { team_name: 'The Late Ones', kt_team_id: 'new', num_players: 2 };
const opened = { roster: aRoster(), invite: undefined, isAlias: false, mine: [], invited: undefined };

describe('closed doors', () => {
  const stranger = { ...aCaller('Cleo', undefined), game: closed };

  test('let nobody new in by the code: neither to watch nor with a team', () => {
    expect(refused(() => decided('joinGame', { ...stranger, opened: undefined }, { team_code: '' }))).toBe(
      '409 doorsClosed',
    );
    expect(refused(() => decided('newPlayer', stranger, {}))).toBe('409 doorsClosed');
    expect(refused(() => decided('addTeamToGame', { ...stranger, ...noTeam }, bring))).toBe('409 doorsClosed');
    const watcher = { ...aCaller('Cleo', cleo), game: closed };
    expect(refused(() => decided('addTeamToGame', { ...watcher, ...noTeam }, bring))).toBe('409 doorsClosed');
  });

  test('let back in whoever has been in the game, unless the quizmaster has taken them out', () => {
    const left = { ...aCaller('Cleo', { ...cleo, left_at: 3 }), game: closed, opened: undefined };
    expect(decided('joinGame', left, { team_code: '' }).changes).toMatchObject([{ set: { left_at: null } }]);
    const removed = { ...left, found: { ...cleo, left_at: 3, removed_at: 3 } };
    expect(refused(() => decided('joinGame', removed, { team_code: '' }))).toBe('409 doorsClosed');
    const open = { ...removed, game: aGame() };
    expect(decided('joinGame', open, { team_code: '' }).changes).toMatchObject([
      { set: { left_at: null, removed_at: null } },
    ]);
  });

  test('take nobody who is in the game for new', () => {
    expect(isKnown({ left_at: null, removed_at: 3 })).toBe(true);
    expect(isKnown({ left_at: 3, removed_at: 3 })).toBe(false);
    expect(isKnown({ left_at: 3, removed_at: null })).toBe(true);
    expect(isKnown(undefined)).toBe(false);
  });

  test('let a teammate in by the team’s code, and repeat the reply to whoever has brought a team', () => {
    expect(decided('joinGame', { ...stranger, opened }, { team_code: 'code' }).reply.status).toBe('success');
    const captain = { ...aCaller('Cleo', aMember('Cleo')), game: closed, ...noTeam, teams: [aTeam()] };
    const again = decided('addTeamToGame', captain, { ...bring, team_name: aTeam().team_name });
    expect(again).toMatchObject({ changes: [], reply: { status: 'success' } });
  });

  test('are the quizmaster’s own to walk through: a team by hand', () => {
    expect(decided('addPaperTeam', { game: closed, teams: [] }, { team_name: 'Pencils' }).changes).toHaveLength(1);
  });

  test('close and open in one press, which every console hears', () => {
    const state = { game: aGame(), rounds: [], questions: [] };
    const closing = decided('setDoors', state, { closed: true });
    expect(closing.changes).toMatchObject([{ set: { doors_closed_at: expect.any(Number) } }]);
    expect(closing.messages).toMatchObject([{ to: 'host', message: { state: { doors_closed: true } } }]);
    const opening = decided('setDoors', { ...state, game: closed }, { closed: false });
    expect(opening.changes).toMatchObject([{ set: { doors_closed_at: null } }]);
    expect(opening.reply.state).not.toHaveProperty('doors_closed');
    expect(decided('setDoors', { ...state, game: closed }, { closed: true }).changes).toEqual([]);
  });
});

describe('a full game', () => {
  test('takes no more spectators, and lets back in who has been one', () => {
    const caller = { ...aCaller('Cleo', undefined), room: crowded };
    expect(refused(() => decided('newPlayer', caller, {}))).toBe('409 gameCrowded');
    expect(decided('newPlayer', { ...caller, found: { ...cleo, left_at: 3 } }, {}).reply).toEqual({ success: true });
  });

  test('takes no more teams, those that wait included, but one by the quizmaster’s hand', () => {
    const room = { caps: { teams: 2, watchers: 1 }, watchers: 0, hasLoggedIn: false };
    const teams = [aTeam(), aTeam({ teamid: 'owls', team_name: 'The owls', waiting_since: 5 })];
    const state = { ...aCaller('Cleo', undefined), ...noTeam, teams, room };
    expect(refused(() => decided('addTeamToGame', state, bring))).toBe('409 gameFull');
    expect(decided('addTeamToGame', { ...state, teams: teams.slice(1) }, bring).reply.status).toBe('success');
    expect(decided('addPaperTeam', { game: aGame(), teams }, { team_name: 'Pencils' }).changes).toHaveLength(1);
  });

  test('keeps a fifth for whoever has logged in once', () => {
    const caller = aCaller('Cleo', undefined);
    const room = { caps: { teams: 5, watchers: 10 }, watchers: 8, hasLoggedIn: false };
    const teams = Array.from({ length: 4 }, (_, n) => aTeam({ teamid: `team ${n}`, team_name: `Team ${n}` }));
    const known = { ...room, hasLoggedIn: true };
    const team = { ...caller, ...noTeam, teams };
    expect(refused(() => decided('addTeamToGame', { ...team, room }, bring))).toBe('409 gameFull');
    expect(decided('addTeamToGame', { ...team, room: known }, bring).reply.status).toBe('success');
    expect(refused(() => decided('newPlayer', { ...caller, room }, {}))).toBe('409 gameCrowded');
    expect(decided('newPlayer', { ...caller, room: known }, {}).reply).toEqual({ success: true });
  });
});
