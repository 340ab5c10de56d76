import { inviteLifeMs, teamMembersMax, teamNameMaxLength } from '@snug/contract';
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
  aTeam,
  closedInvite,
  decided,
  ledByBen,
  noHoldings,
  nothingBut,
  now,
  openEntry,
  type Refused,
  refused,
  refusedCallers,
  sent,
  setPlayer,
  setTeam,
  success,
  toPlayers,
  toWatcher,
  watching,
} from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import type { ToInvite } from './invites.ts';
import type { CommandOf, StateOf } from './rules.ts';
import { aliasedTeam, ownTeamView } from './views/team.ts';

const owls = aTeam({ teamid: 'owls' });
const numbered = (kt_team_id = '10001') => aTeam({ kt_team_id });
const registered = aRegisteredTeam();
const hosts = [{ name: 'Quinn' }];
const guest = { game: aGame(), client_hash: 'a guest', account: undefined };
const byEmail = (contact: string): ToInvite => ({
  invitee: { kind: 'email', contact },
  account: undefined,
  player: undefined,
  haveMet: false,
  contact: { kind: 'email', contact },
});

describe('addTeamToGame', () => {
  const tooMany = Array<ToInvite>(teamMembersMax + 1).fill(byEmail('a@b.c'));
  const add = (set: Partial<StateOf<'addTeamToGame'>> = {}, command: Partial<CommandOf<'addTeamToGame'>> = {}) =>
    decided(
      'addTeamToGame',
      {
        ...aCaller('Cleo', aPlayer('Cleo')),
        teams: [aTeam()],
        registered: undefined,
        left: undefined,
        gone: undefined,
        here: undefined,
        invitees: [],
        ...set,
      },
      { team_name: 'The Owls', kt_team_id: 'new', num_players: 3, ...command },
    );
  const captain = { teamid: 'new-1', status: 'joined', is_captain: true, joined_at: now, captain_until: null };

  test('CALL-15 CALL-17 a team is added with the caller as its captain; everybody gets its alias', () => {
    const ids = { teamid: 'new-1', team_code: 'secret-1', alias: 'new-2' };
    const row = aTeam({ ...ids, team_name: 'The Owls', num_players: 3, created_at: now });
    expect(add()).toEqual({
      changes: [{ kind: 'new-team', row }, setPlayer('Cleo', captain)],
      messages: [toPlayers('NEW_TEAM', { team: aliasedTeam(row) })],
      reply: { ...success, game_id: 'game', team_code: 'secret-1', recorded: [] },
      hostNews: { now: ['new-1'], soon: [], watchers: true },
      moved: ['id of Cleo'],
    });
  });

  test('a rude name brings the one that the room reads', () => {
    const [message] = add({}, { team_name: 'The Fucking Wits' }).messages;
    expect(message).toMatchObject({ message: { team: { team_name: 'The Fucking Wits', shown_name: 'The Wits' } } });
  });

  test('CALL-15 ROLE-01 OPEN-03 a new guest adds a team and is its captain', () => {
    const decision = add({ ...guest, found: undefined });
    expect(decision.changes).toMatchObject([
      { kind: 'new-player', row: { player_id: 'new-1', account_id: null } },
      { kind: 'new-team' },
      { kind: 'player', player_id: 'new-1', set: { is_captain: true } },
    ]);
    // Nobody may ask to join it.
    expect(decision.messages).toMatchObject([{ message: { type: 'NEW_TEAM', team: { no_requests: true } } }]);
  });

  test('CALL-17 STATE-02 adding a team withdraws a request to another', () => {
    expect(sent(add({ found: anAsker('Cleo') }))).toEqual([
      'PLAYER_CANCEL_TEAM_JOIN>foxes',
      'PLAYER_CANCEL_TEAM_JOIN>watchers:id of Cleo',
      'NEW_TEAM>players',
    ]);
  });

  test('CALL-15 JOIN-16 a registered team has its own number, name and picture, whatever name is sent', () => {
    const team = { kt_team_id: '10001', team_name: 'The Badgers', team_image: 'badger.png' };
    expect(add({ registered }, { kt_team_id: '10001' }).changes[0]).toMatchObject({ row: team });
  });

  test.each([
    ['RULE-05 without a name', {}, { team_name: ' \u200b ' }, '400 teamNameNeeded'],
    ['with the name of another, in upper or lower case', {}, { team_name: ' the FOXES' }, '409 teamNameTaken'],
    ['H64 with one that looks the same', {}, { team_name: 'Thе Fохеѕ' }, '409 teamNameTaken'],
    ['H64 as the quizmaster', {}, { team_name: 'Quіzmaster' }, '409 quizmastersName'],
    ['H64 with the name of the game’s quizmaster', {}, { team_name: 'QUINN' }, '409 quizmastersName'],
    ['by a member of a team', { found: aMember('Cleo') }, {}, '409 alreadyOnTeam'],
    ['with a number, by a guest', { account: undefined }, { kt_team_id: '10001' }, '403 guestCannotJoin'],
    ['that the caller has not joined', {}, { kt_team_id: '10001' }, '403 notYourTeam'],
    ['OPEN-03 with invites, by a guest', { ...guest, invitees: [byEmail('a@b.c')] }, {}, '403 loginNeeded'],
    ['with more invites than it holds people', { invitees: tooMany }, {}, '400 badRequest'],
    ['after the end, by a new player', aCaller('Cleo', undefined, 'ended'), {}, '409 gameEnded'],
    ['CALL-17 after the end, by a watcher', aCaller('Cleo', aPlayer('Cleo'), 'ended'), {}, '409 gameEnded'],
  ])('CALL-15 a team %s is refused', (_, state, command, refusal) => {
    expect(refused(() => add(state, command))).toBe(refusal);
  });

  test('RULE-05 LIMIT-02 a name is cleaned, and cut to 125', () => {
    expect(add({}, { team_name: `  The\u200b   Owls ${'x'.repeat(200)}` }).changes[0]).toMatchObject({
      row: { team_name: `The Owls ${'x'.repeat(200)}`.slice(0, teamNameMaxLength) },
    });
  });

  test.each([
    [3, 0, 3],
    [1, 2, 3],
    [-5, 0, 1],
    [Number.NaN, 1, 2],
    [2.9, 0, 2],
  ])('CALL-15 RULE-02 of %s players with %s invites there are %s', (num_players, invites, expected) => {
    const invitees = Array.from({ length: invites }, (_, n) => byEmail(`${n}@example.com`));
    expect(add({ invitees }, { num_players }).changes[0]).toMatchObject({ row: { num_players: expected } });
  });

  test('CALL-15 RULE-07 each invitee is recorded once, and the reply says where notifications go', () => {
    const decision = add({ invitees: [byEmail('a@b.c'), byEmail('a@b.c'), byEmail('d@e.f')] });
    expect(decision.reply.recorded.map(({ contact }) => contact?.contact)).toEqual(['a@b.c', 'd@e.f']);
    expect(decision.changes.slice(2)).toMatchObject([
      { kind: 'new-invite', row: { contact: 'a@b.c', teamid: 'new-1', expires_at: now + inviteLifeMs } },
      { kind: 'new-invite', row: { contact: 'd@e.f' } },
    ]);
  });

  test('G17 a repeat gets the same reply, with the team’s code', () => {
    const mine = { teams: [aTeam(), owls], found: aCaptain('Cleo', { teamid: 'owls' }) };
    const reply = { ...success, game_id: 'game', team_code: 'secret of owls', recorded: [] };
    expect(add(mine, { team_name: 'The owls' })).toEqual(nothingBut(reply));
    const team = { ...owls, kt_team_id: '10001' };
    const here = { roster: aRoster({ team }), open: [], invites: [] };
    expect(add({ ...mine, teams: [team], registered, here }, { kt_team_id: '10001' })).toEqual(nothingBut(reply));
  });

  describe('if the registered team is in the game already', () => {
    const team = numbered();
    const here = { roster: aRoster({ team }), open: [], invites: [anInvite()] };
    const come = (set: Partial<StateOf<'addTeamToGame'>> = {}) =>
      add({ teams: [team], registered, here, invitees: [byEmail('a@b.c')], ...set }, { kt_team_id: '10001' });

    test('CALL-15 JOIN-16 OPEN-12 the caller becomes a member, and invites are left to the captain', () => {
      const decision = come();
      expect(sent(decision)).toEqual(['PLAYER_JOIN>foxes', 'CANCEL_INVITE>foxes']);
      expect(decision.changes.map(({ kind }) => kind)).toEqual(['player', 'invite']);
      expect(decision.reply).toEqual({ ...success, game_id: 'game', team_code: 'secret of foxes', recorded: [] });
    });

    test('ROLE-10 a kicked player needs an invite', () => {
      const found = aPlayer('Cleo', { kicked_from: 'foxes' });
      expect(refused(() => come({ found, here: { ...here, invites: [] } }))).toBe('403 takenOffTeam');
      expect(sent(come({ found }))).toContain('PLAYER_JOIN>foxes');
    });
  });
});

describe('registerTeam', () => {
  const tie = (set: Partial<StateOf<'registerTeam'>> = {}) =>
    decided(
      'registerTeam',
      { ...aCaller('Ada', aCaptain('Ada')), roster: aRoster(), teams: [aTeam(), owls], registered, ...set },
      {},
    );

  test('CALL-32 CALL-42 OPEN-48 MSG-REGISTER_TEAM the team takes number, name and picture of the registered one; everybody gets a message', () => {
    const set = { kt_team_id: '10001', team_name: 'The Badgers', team_image: 'badger.png' };
    const tied = { ...aTeam(), ...set };
    expect(tie()).toEqual({
      changes: [setTeam(set)],
      messages: [toPlayers('REGISTER_TEAM', { team: aliasedTeam(tied) })],
      reply: { ...success, team: ownTeamView(tied) },
      hostNews: { now: ['foxes'], soon: [], watchers: false },
      moved: [],
    });
  });

  test('MSG-REGISTER_TEAM the quizmaster has not allowed a rude name that it takes; the name that it keeps they have', () => {
    const rude = aRegisteredTeam({ team_name: 'The Fucking Badgers' });
    const team = aTeam({ name_allowed_at: 5 });
    const renamed = tie({ roster: aRoster({ team }), teams: [team, owls], registered: rude });
    const set = { kt_team_id: '10001', team_name: 'The Fucking Badgers', team_image: 'badger.png' };
    expect(renamed.changes).toEqual([setTeam({ ...set, name_allowed_at: null })]);
    expect(renamed.messages).toMatchObject([
      { message: { team: { team_name: 'The Fucking Badgers', shown_name: 'The Badgers' } } },
    ]);
    const asBefore = aTeam({ name_allowed_at: 5, team_name: 'The Fucking Badgers' });
    const kept = tie({ roster: aRoster({ team: asBefore }), teams: [asBefore, owls], registered: rude });
    expect(kept.changes).toEqual([setTeam(set)]);
  });

  test('CALL-32 a repeat changes nothing', () => {
    const team = numbered();
    const decision = tie({ roster: aRoster({ team }), teams: [team] });
    expect(decision).toMatchObject({ changes: [], messages: [], reply: { team: ownTeamView(team) } });
  });

  test('CALL-42 a guest who has logged in since keeps their player', () => {
    const found = aCaptain('Ada', { account_id: null, player_name: 'Guest' });
    expect(sent(tie({ found, roster: aRoster({ members: [found] }) }))).toEqual([
      'PLAYER_JOIN>foxes',
      'REGISTER_TEAM>players',
    ]);
  });

  test.each<readonly [string, Partial<StateOf<'registerTeam'>>, Refused]>([
    ...refusedCallers,
    ['H58 to one that the captain has not joined', { registered: undefined }, '403 notYourTeam'],
    ['where it is another one already', { roster: aRoster({ team: numbered('10002') }) }, '409 alreadyRegistered'],
    ['to one that plays here already', { teams: [aTeam(), { ...owls, kt_team_id: '10001' }] }, '409 teamPlaysHere'],
    [
      'to one of a name that another team has',
      { teams: [aTeam(), { ...owls, team_name: 'THE BADGERS' }] },
      '409 teamNameTaken',
    ],
  ])('CALL-32 a registration is refused %s', (_, state, refusal) => {
    expect(refused(() => tie(state))).toBe(refusal);
  });
});

describe('a new team name', () => {
  const teams = [aTeam(), owls];
  const byCaptain = (team_name: string, set: Partial<StateOf<'renameTeam'>> = {}, by = 'id of Ada') =>
    decided('renameTeam', { game: { status: 'live' }, hosts, roster: aRoster(), teams, ...set }, { by, team_name });
  const byHost = (team_name: string, team = aTeam()) =>
    decided('renameTeamByHost', { roster: aRoster({ team }), teams }, { team_name });
  const renamed = (team_name: string) => ({
    changes: [setTeam({ team_name })],
    messages: [toPlayers('NEW_TEAM_NAME', { teamid: 'foxes', team_name })],
    hostNews: { now: ['foxes'] },
  });

  test('MSG-NEW_TEAM_NAME by the captain: everybody gets it, and the reply has the cleaned name', () => {
    expect(byCaptain('  The  Bats ')).toEqual({
      ...renamed('The Bats'),
      reply: { ...success, team_name: 'The Bats' },
    });
  });

  test('MSG-NEW_TEAM_NAME a rude one brings the one that the room reads, which no other team has', () => {
    const heard = (name: string, others: typeof teams) =>
      byCaptain(name, { teams: others }).messages.map(({ message }) => message);
    const team_name = 'The Fucking Wits';
    expect(heard(team_name, teams)).toEqual([
      { type: 'NEW_TEAM_NAME', teamid: 'foxes', team_name, shown_name: 'The Wits' },
    ]);
    expect(heard(team_name, [aTeam(), { ...owls, team_name: 'The Wits' }])).not.toMatchObject([
      { shown_name: 'The Wits' },
    ]);
  });

  test('MSG-NEW_TEAM_NAME by the quizmaster, of a registered team too', () => {
    expect(byHost('The Bats', numbered())).toEqual({ ...renamed('The Bats'), reply: success });
  });

  test('that the team has already changes nothing; the same in another case does', () => {
    expect(byCaptain('The foxes')).toEqual(nothingBut({ ...success, team_name: 'The foxes' }));
    expect(byHost('The foxes')).toEqual(nothingBut(success));
    expect(byHost('THE FOXES').changes).toHaveLength(1);
  });

  test('RULE-05 that is empty, or that another team has, is refused', () => {
    for (const rename of [byCaptain, byHost]) {
      expect(refused(() => rename(' '))).toBe('400 teamNameNeeded');
      expect(refused(() => rename('the OWLS'))).toBe('409 teamNameTaken');
      expect(refused(() => rename('the 0wls'))).toBe('409 teamNameTaken');
    }
  });

  test('H64 the captain gives a team no name of the quizmaster; the quizmaster may', () => {
    expect(refused(() => byCaptain('Qu1nn'))).toBe('409 quizmastersName');
    expect(byHost('Quinn').changes).toHaveLength(1);
  });

  test.each([
    ['when the game is over', { game: { status: 'ended' } }, 'id of Ada', '409 gameEnded'],
    ['ROLE-06 by a member', {}, 'id of Ben', '403 captainOnly'],
    ['by a former captain', { roster: ledByBen }, 'id of Ada', '403 captainChanged'],
    ['by a player outside the team', {}, 'id of Zoe', '403 membersOnly'],
    ['of a registered team', { roster: aRoster({ team: numbered() }) }, 'id of Ada', '409 renamedOnPage'],
  ])('CALL-31 OPEN-98 by the captain is refused %s', (_, set, by, refusal) => {
    expect(refused(() => byCaptain('The Bats', set, by))).toBe(refusal);
  });

  describe('of a registered team', () => {
    const follow = (set: Parameters<typeof aTeam>[0]) =>
      decided('followRegisteredName', { registered, hosts, teams: [aTeam(set)], askers: [] }, {});
    const its = { kt_team_id: '10001' };

    test('CALL-45 is taken over in the game', () => {
      expect(follow(its)).toEqual({ ...renamed('The Badgers'), reply: success });
    });

    test('CALL-45 changes nothing if the team is not in the game, or has that name already', () => {
      expect(follow({})).toEqual(nothingBut(success));
      expect(follow({ ...its, team_name: 'The Badgers' })).toEqual(nothingBut(success));
    });

    test('CALL-45 those who wait with it load it: nobody else has heard of the team', () => {
      const waits = aTeam({ ...its, waiting_since: now });
      const state = { registered, hosts, teams: [waits], askers: [anAsker('Cleo')] };
      expect(decided('followRegisteredName', state, {})).toMatchObject({
        changes: [setTeam({ team_name: 'The Badgers' })],
        messages: [{ to: 'watchers', message: { type: 'RELOAD_GAME' } }],
        hostNews: { watchers: true },
      });
    });

    test('CALL-45 is not taken over if another team has it', () => {
      for (const team_name of ['the badgers', 'The Вadgers']) {
        const state = { registered, hosts, teams: [aTeam(its), { ...owls, team_name }], askers: [] };
        expect(decided('followRegisteredName', state, {})).toEqual(nothingBut(success));
      }
      const ofHost = { registered, hosts: [{ name: 'The Badgers' }], teams: [aTeam(its)], askers: [] };
      expect(decided('followRegisteredName', ofHost, {})).toEqual(nothingBut(success));
    });
  });
});

describe('kickTeam', () => {
  test('MSG-KICK_TEAM OPEN-43 everybody gets it, its members as their last message; they watch, and its invites are closed', () => {
    const roster = aRoster({ askers: [anAsker('Cleo')] });
    const invited = [{ invite_id: 'invite', player: aPlayer('Dora') }];
    const holdings = { ...noHoldings, invites: [{ invite_id: 'invite' }], invited, hasAnswered: true };
    expect(decided('kickTeam', { game: aGame(), entry: openEntry, roster, holdings, leavers: [] }, {})).toEqual({
      changes: [
        setTeam({ kicked_at: now }),
        closedInvite('invite'),
        ...['Ada', 'Ben', 'Cleo'].map((name) => setPlayer(name, watching)),
      ],
      messages: [
        {
          to: 'players',
          message: { type: 'KICK_TEAM', teamid: 'foxes', team_name: 'The foxes' },
          farewell: true,
        },
        toWatcher('Dora', 'CANCEL_INVITE', { invite_id: 'invite' }),
        { to: 'host', message: { type: 'HOST_TEAM_GONE', teamid: 'foxes' } },
      ],
      reply: success,
      hostNews: { now: ['foxes'], watchers: true },
      moved: ['id of Ada', 'id of Ben'],
    });
  });

  test('is possible after the end, until the results are final', () => {
    const kick = (game: ReturnType<typeof aGame>) =>
      decided('kickTeam', { game, entry: openEntry, roster: aRoster(), holdings: noHoldings, leavers: [] }, {});
    expect(kick(aGame({ status: 'ended' })).reply).toEqual(success);
    expect(refused(() => kick(aGame({ status: 'finalized' })))).toBe('409 gameFinal');
  });
});
