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
  aRound,
  aTeam,
  closedInvite,
  decided,
  noHoldings,
  now,
  refused,
  sent,
  setPlayer,
  setTeam,
  ungraded,
  watching,
} from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import type { StateOf } from '../rules.ts';
import type { Game } from '../state/game-state.ts';
import type { Contact, InviteInGame, Person, TeamRoster } from '../state/people.ts';
import { type Entry, gameCaps, isKnown, mayPassDoors, uncounted } from './doors.ts';

const closed = aGame({ doors_closed_at: 5 });
const cleo = aPlayer('Cleo');
const free = { fullAt: null, fullForStrangersAt: null };
/** All places were taken by whoever came until then. */
const full = { fullAt: 7, fullForStrangersAt: 7 };
const crowded = { caps: gameCaps, places: full, hasLoggedIn: false };
const noTeam = { teams: [], registered: undefined, left: undefined, gone: undefined, here: undefined, invitees: [] };
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

  test('let in to watch whoever is in, or was before they closed, and nobody else', () => {
    const game = closed;
    for (const found of [cleo, { ...cleo, left_at: 6, created_at: 4 }]) expect(mayPassDoors(game, found)).toBe(true);
    const gone = { ...cleo, left_at: 6 };
    for (const found of [undefined, { ...gone, created_at: 5 }, { ...gone, created_at: 4, removed_at: 6 }])
      expect(mayPassDoors(game, found)).toBe(false);
    expect(mayPassDoors(aGame(), undefined)).toBe(true);
  });

  test('keep no team that counts, once everybody has left it, but those that have answered', () => {
    const [foxes, owls] = [aTeam(), aTeam({ teamid: 'owls' })];
    const empty = [
      { team: foxes, hasAnswered: false },
      { team: owls, hasAnswered: true },
    ];
    expect([...uncounted(empty)]).toEqual(['foxes']);
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

  test('are closed by a team’s code too for whom the quizmaster has taken out', () => {
    const registered = { ...noTeam, registered: aRegisteredTeam(), here: { roster: aRoster(), open: [], invites: [] } };
    const join = (set: Partial<Person>, game = closed) => {
      const caller = { ...aCaller('Cleo', { ...cleo, ...set }), game };
      return [
        () => decided('joinGame', { ...caller, opened }, { team_code: 'code' }).reply,
        () => decided('joinGame', { ...caller, opened: undefined }, { team_code: 'a guess' }).reply,
        () => decided('addTeamToGame', { ...caller, ...registered }, { ...bring, kt_team_id: '7' }).reply,
      ] as const;
    };
    for (const run of join({ left_at: 3, removed_at: 3 })) expect(refused(run)).toBe('409 doorsClosed');
    // Who has left by themselves, and whom the quizmaster has taken out before the doors opened again.
    const [byCode, , byTeam] = join({ left_at: 3 });
    for (const run of [byCode, byTeam, join({ left_at: 3, removed_at: 3 }, aGame())[0]]) {
      expect(run()).toMatchObject({ status: 'success' });
    }
  });

  test('are the quizmaster’s own to walk through: a team by hand', () => {
    expect(decided('addPaperTeam', { game: closed, teams: [] }, { team_name: 'Pencils' }).changes).toHaveLength(1);
  });

  test('close and open in one press, which every console hears', () => {
    const state = { game: aGame(), rounds: [], questions: [], empty: [] };
    const closing = decided('setDoors', state, { closed: true });
    expect(closing.changes).toMatchObject([{ set: { doors_closed_at: expect.any(Number) } }]);
    expect(closing.messages).toMatchObject([{ to: 'host', message: { state: { doors_closed: true } } }]);
    const opening = decided('setDoors', { ...state, game: closed }, { closed: false });
    expect(opening.changes).toMatchObject([{ set: { doors_closed_at: null } }]);
    expect(opening.reply.state).not.toHaveProperty('doors_closed');
    expect(decided('setDoors', { ...state, game: closed }, { closed: true }).changes).toEqual([]);
  });
});

describe('whose team is taken from them', () => {
  const roster = (set: Partial<Person>) => aRoster({ members: [aCaptain('Ada'), aMember('Ben', set)] });
  const behindDoors = { game: closed, places: free };
  const inCrowd = { game: aGame(), places: full };
  /** What Ben is after each way of losing the team. */
  const losing = (entry: Entry, set: Partial<Person>) => {
    const state = { entry, roster: roster(set), holdings: noHoldings, waysBack: [], leavers: [] };
    const waiting = anAsker('Ben', { ...set, teamid: 'owls' });
    const owls = aTeam({ teamid: 'owls', waiting_since: 5 });
    const withOwls = { entry, roster: { team: owls, members: [], askers: [waiting] } };
    return [
      decided('dropPlayer', state, { by: 'id of Ben', player_code: undefined }),
      decided('dropPlayer', state, { by: 'id of Ada', player_code: 'code of Ben' }),
      decided('kickTeam', { ...state, game: aGame() }, {}),
      decided('kickTeam', { ...withOwls, game: aGame(), holdings: noHoldings, leavers: [] }, {}),
      decided('cancelJoinRequest', { ...withOwls, player: waiting }, {}),
    ].map(({ changes }) =>
      Object.assign(
        {},
        ...changes.map((change) => change.kind === 'player' && change.player_id === 'id of Ben' && change.set),
      ),
    );
  };
  const watches = Array(5).fill(expect.objectContaining({ status: 'watching', teamid: null }));
  const isGone = Array(5).fill(expect.objectContaining({ status: 'watching', teamid: null, left_at: now }));

  test('watches, also behind closed doors and in a crowd, if they came before', () => {
    for (const sets of [
      losing({ game: aGame(), places: free }, { created_at: 6 }),
      losing(behindDoors, { created_at: 4 }),
      losing(inCrowd, { created_at: 6 }),
      losing({ game: aGame(), places: { ...full, fullAt: null } }, { created_at: 9 }),
    ]) {
      expect(sets).toEqual(watches);
      for (const set of sets) expect(set).not.toHaveProperty('left_at');
    }
  });

  test('leaves the game if they came by the team’s code past closed doors or into a crowd', () => {
    expect(losing(behindDoors, { created_at: 6 })).toEqual(isGone);
    expect(losing(inCrowd, { created_at: 8 })).toEqual(isGone);
    // The places of accounts are not for guests.
    const guestsFull = { game: aGame(), places: { ...full, fullAt: null } };
    const guest = aRoster({ members: [aCaptain('Ben', { account_id: null, created_at: 8 })] });
    const state = { entry: guestsFull, roster: guest, holdings: noHoldings, waysBack: [], leavers: [] };
    const { changes } = decided('dropPlayer', state, { by: 'id of Ben', player_code: undefined });
    expect(changes[0]).toMatchObject({ set: { left_at: now } });
  });

  test('and is not let back in by the game’s code, but by the team’s', () => {
    const gone = { ...cleo, created_at: 8, left_at: 9 };
    const caller = { ...aCaller('Cleo', gone), game: closed };
    expect(refused(() => decided('joinGame', { ...caller, opened: undefined }, { team_code: '' }))).toBe(
      '409 doorsClosed',
    );
    expect(refused(() => decided('newPlayer', { ...aCaller('Cleo', gone), room: crowded }, {}))).toBe(
      '409 gameCrowded',
    );
    expect(decided('joinGame', { ...caller, opened }, { team_code: 'code' }).reply.status).toBe('success');
  });

  test('watches if the quizmaster puts them among the spectators', () => {
    const player = aMember('Ben', { created_at: 6 });
    const from = { roster: roster({ created_at: 6 }), holdings: noHoldings, waysBack: [], leavers: [] };
    const moved = decided('movePlayer', { game: closed, player, from, to: undefined }, {});
    expect(moved.changes[0]).toEqual(setPlayer('Ben', watching));
  });
});

describe('who has left a team by themselves', () => {
  const foxes = aTeam();
  const name = foxes.team_name;
  const come = (
    set: Partial<Person>,
    {
      roster = aRoster({ members: [] }),
      team_name = name,
      game = closed,
      kt_team_id = 'new',
      ...more
    }: Partial<StateOf<'addTeamToGame'>> & {
      readonly roster?: TeamRoster;
      readonly team_name?: string;
      readonly kt_team_id?: string;
    } = {},
  ) => {
    const found = { ...cleo, left_teamid: 'foxes', ...set };
    const teams = roster.team.waiting_since === null ? [roster.team] : [];
    const state = { ...aCaller('Cleo', found), game, ...noTeam, teams, left: { roster, open: [] }, ...more };
    return decided('addTeamToGame', state, { ...bring, team_name, kt_team_id });
  };
  const backOn = (is_captain: boolean) => ({ teamid: 'foxes', status: 'joined', is_captain, left_teamid: null });

  test('comes back to it by its name, doors closed or not: as its captain if nobody is on it, else as a member', () => {
    for (const game of [closed, aGame(), aGame({ late_join: 0 })]) {
      expect(come({}, { game }).changes).toMatchObject([{ set: backOn(true) }]);
      expect(come({}, { game, roster: aRoster({ members: [aCaptain('Ada')] }) }).changes).toMatchObject([
        { set: backOn(false) },
      ]);
    }
    expect(come({ left_at: 3 }, { team_name: name.toUpperCase() }).changes).toMatchObject([
      { set: { left_at: null } },
      { set: backOn(true) },
    ]);
    expect(come({}).reply.team_code).toBe(foxes.team_code);
  });

  test('also a guest, if nobody has sat down there', () => {
    const guest = { account: undefined };
    expect(come({ account_id: null }, guest).changes).toMatchObject([{ set: backOn(true) }]);
    const taken = aRoster({ members: [aCaptain('Ada')] });
    expect(refused(() => come({ account_id: null }, { ...guest, roster: taken }))).toBe('403 guestCannotJoin');
  });

  test('brings no other team past closed doors, and comes to no team that is gone', () => {
    expect(refused(() => come({}, { team_name: 'The Late Ones' }))).toBe('409 doorsClosed');
    expect(refused(() => come({ left_teamid: null }, { left: undefined }))).toBe('409 doorsClosed');
  });

  test('brings one that has gone again, past closed doors too, and the others who left it come back to that one', () => {
    const ben = aPlayer('Ben', { left_teamid: 'foxes', left_at: 3 });
    const gone = { team: aTeam({ kicked_at: 4 }), leavers: [cleo, ben] };
    const again = { teams: [], left: undefined, gone };
    for (const game of [closed, aGame()]) {
      const { changes } = come({}, { ...again, game });
      const [made] = changes.flatMap((change) => (change.kind === 'new-team' ? [change.row] : []));
      expect(made).toMatchObject({ team_name: name, kicked_at: null });
      expect(changes).toContainEqual(
        expect.objectContaining({ player_id: 'id of Cleo', set: expect.objectContaining({ left_teamid: null }) }),
      );
      expect(changes).toContainEqual(setPlayer('Ben', { left_teamid: made?.teamid }));
    }
    const owls = aTeam({ teamid: 'owls', team_name: 'The owls' });
    const oneTeam = { caps: { teams: 1, watchers: 1 }, places: free, hasLoggedIn: true };
    for (const [more, says] of [
      [{ team_name: 'The Late Ones' }, '409 doorsClosed'],
      [{ registered: aRegisteredTeam({ team_name: name }), kt_team_id: '7' }, '409 doorsClosed'],
      [{ teams: [aTeam({ teamid: 'others', team_name: name })] }, '409 teamNameTaken'],
      [{ teams: [owls], room: oneTeam }, '409 gameFull'],
      [{ game: aGame({ doors_closed_at: 5, late_join: 0, game_started: true }) }, '409 teamTooLate'],
    ] as const) {
      expect(refused(() => come({}, { ...again, ...more }))).toBe(says);
    }
    const itself = aRegisteredTeam({ team_name: name, kt_team_id: 7 });
    const registeredOnce = { ...gone, team: aTeam({ kicked_at: 4, kt_team_id: '7' }) };
    const decision = come({}, { ...again, gone: registeredOnce, registered: itself, kt_team_id: '7' });
    expect(decision.reply.status).toBe('success');
  });

  test('cannot bring again what the quizmaster has removed, alone or with many', () => {
    const ben = aPlayer('Ben', { left_teamid: 'foxes' });
    const forgotten = setPlayer('Ben', { left_teamid: null });
    const state = { game: closed, entry: { game: closed, places: free }, holdings: noHoldings, leavers: [ben] };
    const waits = aRoster({ team: aTeam({ waiting_since: 5 }), members: [], askers: [anAsker('Ada')] });
    for (const roster of [aRoster(), waits]) {
      expect(decided('kickTeam', { ...state, roster }, {}).changes).toContainEqual(forgotten);
    }
    const many = { game: closed, teams: [foxes], players: [], leavers: [ben], invites: [], people: [] };
    expect(decided('removeMany', many, { teamids: ['foxes'], player_codes: [] }).changes).toContainEqual(forgotten);
  });

  test('is put on no other than the registered team that they name, however much it is called like the one they left', () => {
    const registered = aRegisteredTeam({ team_name: name });
    expect(refused(() => come({}, { registered, game: aGame(), kt_team_id: '7' }))).toBe('409 teamNameTaken');
    const renamed = aRoster({ team: aTeam({ team_name: 'The f0xes' }), members: [] });
    expect(refused(() => come({}, { registered, roster: renamed, kt_team_id: '7' }))).toBe('409 doorsClosed');
  });

  test('invites others as whoever brings a team, if nobody is on it, each of them once', () => {
    const dora = { kind: 'email', contact: 'dora@example.com' } as const;
    const toInvite = (invitee: Contact) => ({
      ...{ invitee, account: undefined, player: undefined, haveMet: false, contact: invitee },
    });
    const invitees = [toInvite(dora), toInvite({ kind: 'email', contact: 'cleo@example.com' })];
    const invitedBy = (roster: TeamRoster, open: readonly InviteInGame[] = []) =>
      come({}, { roster, invitees, left: { roster, open } }).reply.recorded.map(({ contact }) => contact?.contact);
    const empty = aRoster({ members: [] });
    expect(invitedBy(empty)).toEqual([dora.contact, 'cleo@example.com']);
    expect(invitedBy(empty, [anInvite()])).toEqual([dora.contact]);
    expect(invitedBy({ ...empty, team: aTeam({ waiting_since: 5 }) })).toHaveLength(2);
    expect(invitedBy(aRoster({ members: [aCaptain('Ada')] }))).toEqual([]);
    const here = { roster: empty, open: [], invites: [] };
    const state = { ...aCaller('Cleo', cleo), ...noTeam, registered: aRegisteredTeam(), here, invitees };
    expect(decided('addTeamToGame', state, { ...bring, kt_team_id: '7' }).reply.recorded).toHaveLength(2);
  });

  test('waits again with one that waited, where there is room and its name is free', () => {
    const waiting = aRoster({ team: aTeam({ waiting_since: 5 }), members: [] });
    expect(come({}, { roster: waiting }).changes).toMatchObject([{ set: { teamid: 'foxes', status: 'pending-join' } }]);
    const like = aTeam({ teamid: 'others', team_name: name });
    expect(refused(() => come({}, { roster: waiting, teams: [like] }))).toBe('409 teamNameTaken');
    const full = { caps: { teams: 1, watchers: 1 }, places: free, hasLoggedIn: true };
    const owls = aTeam({ teamid: 'owls', team_name: 'The owls' });
    expect(refused(() => come({}, { roster: waiting, room: full, teams: [owls] }))).toBe('409 gameFull');
  });

  test('finds it, empty as it is, if the doors were closed when they left', () => {
    const alone = aRoster({ members: [aCaptain('Cleo')] });
    const leave = (game: Game) =>
      decided('leaveGame', { game, player: aCaptain('Cleo'), team: { roster: alone, holdings: noHoldings } }, {});
    expect(leave(closed).changes).toEqual([
      setPlayer('Cleo', { ...watching, left_teamid: 'foxes' }),
      setPlayer('Cleo', { left_at: now }),
    ]);
    expect(leave(aGame()).changes).toContainEqual(setTeam({ kicked_at: now }));
    const asker = anAsker('Cleo');
    const waits = { team: aTeam({ waiting_since: 5 }), members: [], askers: [asker] };
    const cancel = (game: Game) =>
      decided('cancelJoinRequest', { entry: { game, places: free }, player: asker, roster: waits }, {}).changes;
    expect(cancel(closed)).toMatchObject([{ set: { left_teamid: 'foxes' } }]);
    expect(cancel(aGame())).toContainEqual(setTeam({ kicked_at: now }));
  });

  test('finds none once the doors are open: what nobody is on goes then, unless it has answers', () => {
    const invited = [{ invite_id: 'invite', player: aPlayer('Dora') }];
    const holdings = { invites: [{ invite_id: 'invite' }], invited, hasAnswered: false };
    const owls = aTeam({ teamid: 'owls' });
    const set = (game: Game, isClosed: boolean, team = aTeam(), hasAnswered = false) => {
      const empty = [
        { team, holdings: { ...holdings, hasAnswered } },
        { team: owls, holdings: { ...noHoldings, hasAnswered: true } },
      ];
      return decided('setDoors', { game, rounds: [], questions: [], empty }, { closed: isClosed });
    };
    const opening = set(closed, false);
    expect(opening.changes.slice(1)).toEqual([setTeam({ kicked_at: now }), closedInvite('invite')]);
    expect(sent(opening)).toEqual([
      'KICK_TEAM>players',
      'CANCEL_INVITE>watchers:id of Dora',
      'HOST_TEAM_GONE>host',
      'HOST_STATE>host',
    ]);
    expect(opening.hostNews).toEqual({ now: ['foxes'], watchers: true });
    const waiting = set(closed, false, aTeam({ waiting_since: 5 }));
    expect(waiting.changes).toContainEqual(setTeam({ kicked_at: now }));
    expect(sent(waiting)).toEqual(['CANCEL_INVITE>watchers:id of Dora', 'HOST_STATE>host']);
    expect(set(closed, false, aTeam(), true).changes).toHaveLength(1);
    expect(set(aGame(), true).changes).toHaveLength(1);
  });

  test.each(['endGame', 'finalizeGame'] as const)(
    '%s takes it out too: no final board has a team of nobody',
    (ends) => {
      const empty = [
        { team: aTeam(), holdings: noHoldings },
        { team: aTeam({ teamid: 'owls' }), holdings: { ...noHoldings, hasAnswered: true } },
      ];
      const teams = [...empty.map(({ team }) => team), aTeam({ teamid: 'bears', team_name: 'Bears' })];
      const graded = { ...ungraded, teams, unsubmitted: [], empty };
      const rounds = [aRound(1, { opened_at: 3, closed_at: 4, handed_in_at: 5 })];
      const game = aGame({ doors_closed_at: 5, round_index: 0, board_through: 1 });
      const end = decided(ends, { ...graded, game, rounds, questions: [] }, {});
      expect(end.changes.filter(({ kind }) => kind === 'team')).toEqual([setTeam({ kicked_at: now })]);
      expect(sent(end).slice(0, 3)).toEqual(['KICK_TEAM>players', 'HOST_TEAM_GONE>host', 'END_GAME>players']);
      expect(end.hostNews).toEqual({ now: ['foxes'], watchers: true });
      const onBoard = end.changes.flatMap((change) => (change.kind === 'final-result' ? [change.row.teamid] : []));
      expect(onBoard.toSorted()).toEqual(ends === 'endGame' ? [] : ['bears', 'owls']);
    },
  );

  test('is put back on none that the quizmaster or the captain takes them off, nor after they are taken out of the game', () => {
    const taken = {
      game: closed,
      teams: [],
      players: [],
      leavers: [],
      invites: [],
      people: [{ ...cleo, left_teamid: 'foxes' }],
    };
    expect(decided('removeMany', taken, { teamids: [], player_codes: [] }).changes).toMatchObject([
      { set: { left_teamid: null, removed_at: now } },
    ]);
    const state = {
      entry: { game: closed, places: free },
      roster: aRoster({ members: [aCaptain('Ada'), aMember('Ben')] }),
      holdings: noHoldings,
      waysBack: [],
      leavers: [],
    };
    for (const { changes } of [
      decided('dropPlayer', state, { by: 'id of Ada', player_code: 'code of Ben' }),
      decided('kickTeam', { ...state, game: closed }, {}),
    ]) {
      expect(JSON.stringify(changes)).not.toContain('left_teamid');
    }
  });
});

describe('a full game', () => {
  test('takes no more spectators, and lets back in who has been one', () => {
    const caller = { ...aCaller('Cleo', undefined), room: crowded };
    expect(refused(() => decided('newPlayer', caller, {}))).toBe('409 gameCrowded');
    expect(decided('newPlayer', { ...caller, found: { ...cleo, left_at: 3 } }, {}).reply).toEqual({ success: true });
  });

  test('takes no more teams, those that wait included, but one by the quizmaster’s hand', () => {
    const room = { caps: { teams: 2, watchers: 1 }, places: free, hasLoggedIn: false };
    const teams = [aTeam(), aTeam({ teamid: 'owls', team_name: 'The owls', waiting_since: 5 })];
    const state = { ...aCaller('Cleo', undefined), ...noTeam, teams, room };
    expect(refused(() => decided('addTeamToGame', state, bring))).toBe('409 gameFull');
    expect(decided('addTeamToGame', { ...state, teams: teams.slice(1) }, bring).reply.status).toBe('success');
    expect(decided('addPaperTeam', { game: aGame(), teams }, { team_name: 'Pencils' }).changes).toHaveLength(1);
  });

  test('keeps a fifth for whoever has logged in once', () => {
    const caller = aCaller('Cleo', undefined);
    const room = { caps: { teams: 5, watchers: 10 }, places: { ...full, fullAt: null }, hasLoggedIn: false };
    const teams = Array.from({ length: 4 }, (_, n) => aTeam({ teamid: `team ${n}`, team_name: `Team ${n}` }));
    const known = { ...room, hasLoggedIn: true };
    const team = { ...caller, ...noTeam, teams };
    expect(refused(() => decided('addTeamToGame', { ...team, room }, bring))).toBe('409 gameFull');
    expect(decided('addTeamToGame', { ...team, room: known }, bring).reply.status).toBe('success');
    expect(refused(() => decided('newPlayer', { ...caller, room }, {}))).toBe('409 gameCrowded');
    expect(decided('newPlayer', { ...caller, room: known }, {}).reply).toEqual({ success: true });
  });
});
