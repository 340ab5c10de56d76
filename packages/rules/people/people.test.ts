import {
  aCaller,
  aCaptain,
  aGame,
  aMember,
  anAccount,
  anAsker,
  anInvite,
  aPlayer,
  aRoster,
  closedInvite,
  decided,
  frozen,
  ledByBen,
  noHoldings,
  nothingBut,
  now,
  openEntry,
  refused,
  sent,
  setPlayer,
  setTeam,
  success,
  toBoth,
  toFoxes,
  toWatcher,
  watching,
} from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import type { CommandOf, StateOf } from '../rules.ts';
import type { Person, TeamRoster } from '../state/people.ts';
import { playerView } from '../views/player.ts';
import { joinTeam, type OpenedTeam } from './joining.ts';
import { leaveTeam } from './leaving.ts';
import { announceWithdrawnRequest, teamsToAsk } from './membership.ts';
import { type Caller, renamePlayer, showAvatar } from './player.ts';

const guest = { account_id: null, client_hash: 'client of a guest' } as const;
const joined = (joined_at: number, is_captain = false) => {
  return { ...watching, teamid: 'foxes', status: 'joined', is_captain, joined_at, kicked_from: null };
};
type NewCaller = Caller & Pick<ReturnType<typeof aCaller>, 'room'>;
const ofGuest = { members: [aCaptain('Guest', guest)] };
const accepted = (invite_id: string) => closedInvite(invite_id, 'accepted');
/** A call by a guest, who has no account. */
const aGuest = (found?: Person): NewCaller => {
  return { ...aCaller('Guest', found), client_hash: guest.client_hash, account: undefined };
};
/** A call by an account that has no display name yet. */
const nameless = (found?: Person): NewCaller => {
  return { ...aCaller('Cleo', found), account: anAccount('Cleo', { player_name: '' }) };
};

describe('newPlayer', () => {
  const come = (caller: NewCaller) => decided('newPlayer', caller, {});

  test('CALL-14 ROLE-17 a new player watches, and the number of watchers is news', () => {
    const { profile_img, ...row } = aPlayer('Cleo', { player_id: 'new-1', player_code: 'new-2', created_at: now });
    expect(come(aCaller('Cleo', undefined))).toEqual({
      changes: [{ kind: 'new-player', row }],
      messages: [],
      reply: { success: true },
      hostNews: { watchers: true },
    });
  });

  test.each([
    ['a guest', aGuest()],
    ['an account without a name', nameless()],
  ])('%s is called Guest', (_, caller) => {
    expect(come(caller).changes).toMatchObject([{ row: { player_name: 'Guest' } }]);
  });

  test('OPEN-16 a player who is in the game stays the same, also after its end', () => {
    const unchanged = nothingBut({ success: true });
    expect(come(aCaller('Ben', aMember('Ben')))).toEqual(unchanged);
    expect(come(aCaller('Ben', aMember('Ben'), 'finalized'))).toEqual(unchanged);
    expect(come(aGuest(aPlayer('Guest', guest)))).toEqual(unchanged);
  });

  test('OPEN-16 a player who had left comes back as the same player', () => {
    expect(come(aCaller('Cleo', aPlayer('Cleo', { left_at: 5 })))).toEqual({
      changes: [setPlayer('Cleo', { left_at: null })],
      messages: [],
      reply: { success: true },
      hostNews: { soon: [], watchers: true },
      moved: [],
    });
  });

  test.each([
    ['new', aCaller('Cleo', undefined, 'ended')],
    ['back', aCaller('Cleo', aPlayer('Cleo', { left_at: 5 }), 'ended')],
  ])('CALL-16 a player who is %s cannot enter an ended game', (_, caller) => {
    expect(refused(() => come(caller))).toBe('409 gameEnded');
  });

  test('ROLE-05 a guest who logs in keeps their player; the team gets a message, and connections are reopened', () => {
    const found = aCaptain('Ada', { ...guest, player_name: 'Guest' });
    const caller = { ...aCaller('Ada', found), account: anAccount('Ada', { profile_img: 'ada.png' }) };
    const shown = playerView({ ...found, account_id: 'account of Ada', player_name: 'Ada', profile_img: 'ada.png' });
    expect(come(caller)).toEqual({
      changes: [setPlayer('Ada', { account_id: 'account of Ada', player_name: 'Ada' })],
      messages: [toFoxes('PLAYER_JOIN', { player: shown })],
      reply: { success: true },
      hostNews: { soon: ['foxes'], watchers: false },
      moved: ['id of Ada'],
    });
  });

  test('ROLE-05 a watching guest who logs in without a name keeps the old one, and no message is sent', () => {
    const found = aPlayer('Cleo', { ...guest, player_name: 'Guest' });
    const decision = come(nameless(found));
    expect(decision.changes).toEqual([setPlayer('Cleo', { account_id: 'account of Cleo', player_name: 'Guest' })]);
    expect(decision).toMatchObject({ messages: [], moved: ['id of Cleo'], hostNews: { soon: [] } });
  });
});

describe('joinGame', () => {
  const opened = (set: Partial<OpenedTeam> = {}): OpenedTeam => ({
    roster: aRoster(),
    invite: undefined,
    isAlias: false,
    mine: [],
    invited: undefined,
    ...set,
  });
  const join = (caller: NewCaller, team: OpenedTeam | undefined = opened(), team_code: string | undefined = 'code') =>
    decided('joinGame', { ...caller, opened: team }, { team_code });
  const reply = { status: 'success', game_id: 'game' };
  const cleo = aPlayer('Cleo');

  test.each([undefined, ''])('CALL-13 CALL-21 without a team code the caller watches: %j', (team_code) => {
    const decision = decided('joinGame', { ...aGuest(), opened: undefined }, { team_code });
    expect(decision).toMatchObject({ changes: [{ kind: 'new-player' }], messages: [], reply });
  });

  test('CALL-13 CALL-21 with a team’s code the caller is a member, and the team gets a message', () => {
    const player = playerView({ ...cleo, status: 'joined', teamid: 'foxes' });
    expect(join(aCaller('Cleo', cleo))).toEqual({
      changes: [setPlayer('Cleo', joined(now))],
      messages: [toFoxes('PLAYER_JOIN', { player })],
      reply,
      hostNews: { now: [], soon: ['foxes'], watchers: true },
      moved: ['id of Cleo'],
    });
  });

  test('CALL-13 a new player joins the game and the team at once', () => {
    const decision = join(aCaller('Cleo', undefined));
    expect(decision.changes).toMatchObject([
      { kind: 'new-player' },
      { kind: 'player', player_id: 'new-1', set: joined(now) },
    ]);
    expect(decision.moved).toEqual(['new-1']);
  });

  test('STATE-05 the first to join an empty team is its captain', () => {
    const decision = join(aCaller('Cleo', cleo), opened({ roster: aRoster({ members: [] }) }));
    expect(decision.changes).toEqual([setPlayer('Cleo', joined(now, true))]);
  });

  test.each([
    ['ROLE-02 a guest', aGuest(), opened(), '403 guestCannotJoin'],
    ['LINK-09 an account without a name', nameless(cleo), opened(), '400 nameNeeded'],
    ['a caller after the end of the game', aCaller('Cleo', cleo, 'ended'), opened(), '409 gameEnded'],
    ['CALL-13 a caller with a wrong code', aCaller('Cleo', cleo), undefined, '403 badTeamCode'],
    ['a member of another team', aCaller('Cleo', aMember('Cleo', { teamid: 'owls' })), opened(), '409 alreadyOnTeam'],
    [
      'ROLE-02 OPEN-03 a caller to the team of a guest',
      aCaller('Cleo', cleo),
      opened({ roster: aRoster(ofGuest) }),
      '403 guestTeam',
    ],
  ] as const)('%s is refused', (_, caller, team, refusal) => {
    expect(refused(() => decided('joinGame', { ...caller, opened: team }, { team_code: 'code' }))).toBe(refusal);
  });

  test('CALL-13 a repeat gets the same reply and changes nothing', () => {
    const decision = join(aCaller('Ben', aRoster().members[1]));
    expect(decision).toMatchObject({ changes: [], messages: [], reply });
  });

  test('STATE-03 a pending player who joins by the code is a member; the team gets only that message', () => {
    const decision = join(aCaller('Cleo', anAsker('Cleo')));
    expect(sent(decision)).toEqual(['PLAYER_JOIN>foxes']);
  });

  test('STATE-01 joining a team withdraws a request to another', () => {
    const decision = join(aCaller('Cleo', anAsker('Cleo', { teamid: 'owls' })));
    expect(sent(decision)).toEqual([
      'PLAYER_CANCEL_TEAM_JOIN>owls',
      'PLAYER_CANCEL_TEAM_JOIN>watchers:id of Cleo',
      'PLAYER_JOIN>foxes',
    ]);
  });

  describe('by an invite', () => {
    const mine = anInvite({ invite_id: 'mine', account_id: 'account of Cleo' });

    test('CALL-13 H50 it is closed with the invitee’s other invites, and the team gets messages', () => {
      const decision = join(
        aCaller('Cleo', cleo),
        opened({ invite: mine, mine: [mine, anInvite({ invite_id: 'other' })] }),
      );
      expect(decision.changes.slice(1)).toEqual([accepted('mine'), accepted('other')]);
      expect(sent(decision)).toEqual(['PLAYER_JOIN>foxes', 'CANCEL_INVITE>foxes', 'CANCEL_INVITE>foxes']);
    });

    test('H50 an invite that was passed on is closed too, and its invitee gets a message', () => {
      const invite = anInvite({ account_id: 'account of Dora' });
      const decision = join(aCaller('Cleo', cleo), opened({ invite, mine: [mine], invited: aPlayer('Dora') }));
      expect(decision.changes.slice(1)).toEqual([accepted('mine'), accepted('invite')]);
      expect(sent(decision)).toEqual([
        'PLAYER_JOIN>foxes',
        'CANCEL_INVITE>foxes',
        'CANCEL_INVITE>foxes',
        'CANCEL_INVITE>watchers:id of Dora',
      ]);
      expect(decision.messages.at(-1)).toEqual(toWatcher('Dora', 'CANCEL_INVITE', { invite_id: 'invite' }));
    });

    test('a shared link stays open', () => {
      const decision = join(aCaller('Cleo', cleo), opened({ invite: anInvite({ kind: 'link', contact: '' }) }));
      expect(decision.changes).toEqual([setPlayer('Cleo', joined(now))]);
    });

    test.each([
      ['closed', { closed_at: 7, closed_as: 'cancelled' as const }],
      ['too old', { expires_at: now }],
    ])('H50 an invite that is %s cannot be used; a member’s repeat still succeeds', (_, set) => {
      const team = opened({ invite: anInvite(set) });
      expect(refused(() => join(aCaller('Cleo', cleo), team))).toBe('403 badTeamCode');
      expect(join(aCaller('Ben', aRoster().members[1]), team)).toMatchObject({ changes: [], reply });
    });
  });

  describe('by the alias', () => {
    const kicked = aPlayer('Cleo', { kicked_from: 'foxes' });

    test('ROLE-10 a kicked player cannot come straight back', () => {
      expect(refused(() => join(aCaller('Cleo', kicked), opened({ isAlias: true })))).toBe('403 takenOffTeam');
    });

    test('ROLE-10 an invite since then or the team’s own code lets them in, and so does another team', () => {
      const ways: [Person, OpenedTeam][] = [
        [kicked, opened({ isAlias: true, mine: [anInvite()] })],
        [kicked, opened()],
        [aPlayer('Cleo', { kicked_from: 'owls' }), opened({ isAlias: true })],
      ];
      const kept = ways.map(([found, team]) => join(aCaller('Cleo', found), team).changes[0]);
      expect(kept).toEqual([
        setPlayer('Cleo', joined(now)),
        setPlayer('Cleo', joined(now)),
        setPlayer('Cleo', { ...joined(now), kicked_from: 'owls' }),
      ]);
    });
  });
});

test('H64 nobody at a table has the name of the quizmaster: whoever is called so plays as a guest', () => {
  const come = (account_name: string) => {
    const caller = { ...aCaller('Cleo', undefined), account: anAccount('Cleo', { player_name: account_name }) };
    const [change] = decided('newPlayer', caller, {}).changes;
    return change?.kind === 'new-player' ? change.row.player_name : undefined;
  };
  expect([come('Cleo'), come('Quinn'), come('quіnn')]).toEqual(['Cleo', 'Guest', 'Guest']);
  const rename = (name: string) => renamePlayer(aPlayer('Cleo'), name, [{ name: 'Quinn' }]).changes;
  expect(rename('QUINN')).toEqual([setPlayer('Cleo', { player_name: 'Guest' })]);
  expect(rename('Quincy')).toEqual([setPlayer('Cleo', { player_name: 'Quincy' })]);
});

test('ROLE-02 OPEN-03 a guest cannot join a team', () => {
  const run = () => joinTeam(aGame(), frozen(aPlayer('Guest', guest)), frozen(aRoster()), [], now);
  expect(refused(run)).toBe('403 guestCannotJoin');
});

describe('askToJoin', () => {
  const ask = (caller: NewCaller, roster: TeamRoster = aRoster()) => decided('askToJoin', { ...caller, roster }, {});
  const cleo = aPlayer('Cleo');

  test('CALL-18 STATE-01 the team and the asker get a message', () => {
    const player = playerView(anAsker('Cleo'));
    expect(ask(aCaller('Cleo', cleo))).toMatchObject({
      changes: [setPlayer('Cleo', { teamid: 'foxes', status: 'pending-join' })],
      messages: toBoth('Cleo', 'PLAYER_PENDING_TEAM_JOIN', { player }),
      reply: success,
    });
  });

  test('CALL-18 STATE-01 STATE-02 MSG-PLAYER_CANCEL_TEAM_JOIN a request to another team ends with it', () => {
    expect(sent(ask(aCaller('Cleo', anAsker('Cleo', { teamid: 'owls' }))))).toEqual([
      'PLAYER_CANCEL_TEAM_JOIN>owls',
      'PLAYER_CANCEL_TEAM_JOIN>watchers:id of Cleo',
      'PLAYER_PENDING_TEAM_JOIN>foxes',
      'PLAYER_PENDING_TEAM_JOIN>watchers:id of Cleo',
    ]);
  });

  test('CALL-18 a repeated request changes nothing', () => {
    expect(ask(aCaller('Cleo', anAsker('Cleo')))).toMatchObject({ changes: [], messages: [], reply: success });
  });

  test.each([
    ['OPEN-03 a guest', aGuest(cleo), {}, '403 loginNeeded'],
    ['an account without a name', nameless(cleo), {}, '400 nameNeeded'],
    ['a caller after the end of the game', aCaller('Cleo', cleo, 'ended'), {}, '409 gameEnded'],
    ['a member of a team', aCaller('Ben', aMember('Ben')), {}, '409 alreadyOnTeam'],
    ['a request to a team without members', aCaller('Cleo', cleo), { members: [] }, '409 emptyTeam'],
    ['OPEN-03 a request to the team of a guest', aCaller('Cleo', cleo), ofGuest, '403 guestTeam'],
  ] as const)('%s is refused', (_, caller, set, refusal) => {
    expect(refused(() => ask(caller, aRoster(set)))).toBe(refusal);
  });

  test.each([
    ['a captain with an account', [aCaptain('Ada')], true],
    ['several, all with accounts', aRoster().members, true],
    ['OPEN-03 a guest', ofGuest.members, false],
    ['OPEN-03 a guest among others', [aCaptain('Ada'), aMember('Guest', guest)], false],
    ['nobody', [], false],
  ] as const)('the lists of teams to ask hold just those that do not refuse it: %s', (_, members, isListed) => {
    const roster = aRoster({ members });
    const guests = members.filter(({ account_id }) => account_id === null).length;
    const seats = [{ teamid: 'foxes', members: members.length, guests }];
    expect(teamsToAsk([roster.team], seats)).toEqual(isListed ? [roster.team] : []);
    const run = () => ask(aCaller('Cleo', cleo), roster);
    if (isListed) expect(run()).toMatchObject({ reply: success });
    else expect(refused(run)).toMatch(/^40[39] (guest|empty)Team$/);
  });
});

describe('cancelJoinRequest', () => {
  const cancel = (player: Person | undefined) =>
    decided('cancelJoinRequest', { entry: openEntry, player, roster: aRoster() }, {});

  test('CALL-19 STATE-02 the request is withdrawn; the team and the player get a message', () => {
    expect(cancel(anAsker('Cleo'))).toEqual({
      changes: [setPlayer('Cleo', watching)],
      messages: toBoth('Cleo', 'PLAYER_CANCEL_TEAM_JOIN', { player_code: 'code of Cleo' }),
      reply: success,
    });
  });

  test.each([
    ['nobody', undefined],
    ['a player who was approved meanwhile', aMember('Cleo')],
    ['a player who asks another team', anAsker('Cleo', { teamid: 'owls' })],
    ['a watcher', aPlayer('Cleo')],
  ])('CALL-19 without a request nothing changes: %s', (_, player) => {
    expect(cancel(player)).toEqual(nothingBut(success));
  });
});

describe('answerJoinRequest', () => {
  const answer = (action: 'approve' | 'decline', set: Partial<StateOf<'answerJoinRequest'>> = {}, by = 'id of Ada') => {
    const state = { game: aGame(), roster: aRoster(), player: anAsker('Cleo'), invites: [], ...set };
    return decided('answerJoinRequest', state, { action, by });
  };

  test('CALL-20 STATE-03 the captain approves a request: both get a message, the player moves to the team’s stream', () => {
    const player = playerView(aMember('Cleo'));
    expect(answer('approve')).toEqual({
      changes: [setPlayer('Cleo', joined(now))],
      messages: toBoth('Cleo', 'PLAYER_APPROVED_TEAM_JOIN', { player }),
      reply: success,
      hostNews: { soon: ['foxes'], watchers: true },
      moved: ['id of Cleo'],
    });
  });

  test('CALL-20 an approval closes the player’s open invites', () => {
    const decision = answer('approve', { invites: [anInvite()] });
    expect(decision.changes[1]).toEqual(accepted('invite'));
    expect(sent(decision).at(-1)).toBe('CANCEL_INVITE>foxes');
  });

  test('CALL-20 STATE-04 the captain declines a request: team and player get a message', () => {
    expect(answer('decline')).toEqual({
      changes: [setPlayer('Cleo', watching)],
      messages: toBoth('Cleo', 'PLAYER_DECLINED_TEAM_JOIN', { player_code: 'code of Cleo' }),
      reply: success,
    });
  });

  test('CALL-20 whoever left the team by themselves and is declined does not come back to it; to another team they do', () => {
    const declined = (left_teamid: string) => answer('decline', { player: anAsker('Cleo', { left_teamid }) }).changes;
    expect(declined('foxes')).toEqual([setPlayer('Cleo', { ...watching, left_teamid: null })]);
    expect(declined('owls')).toEqual([setPlayer('Cleo', watching)]);
  });

  test('CALL-20 a kicked player who is approved no longer counts as kicked', () => {
    const decision = answer('approve', { player: anAsker('Cleo', { kicked_from: 'foxes' }) });
    expect(decision.changes).toMatchObject([{ set: { kicked_from: null } }]);
  });

  test.each([
    ['approve', aMember('Cleo')],
    ['decline', aMember('Cleo')],
    ['decline', aPlayer('Cleo')],
    ['decline', undefined],
  ] as const)('CALL-20 a repeated %s changes nothing', (action, player) => {
    expect(answer(action, { player })).toEqual(nothingBut(success));
  });

  test.each([aPlayer('Cleo'), anAsker('Cleo', { teamid: 'owls' }), undefined])(
    'CALL-20 a player without a request cannot be approved: $status',
    (player) => {
      expect(refused(() => answer('approve', { player }))).toBe('409 requestGone');
    },
  );

  test.each(['approve', 'decline'] as const)('CALL-20 ROLE-06 only the captain may %s', (action) => {
    expect(refused(() => answer(action, {}, 'id of Ben'))).toBe('403 captainOnly');
    expect(refused(() => answer(action, {}, 'id of Zoe'))).toBe('403 membersOnly');
    expect(refused(() => answer(action, { roster: ledByBen }))).toBe('403 captainChanged');
  });

  test('CALL-20 after the end of the game requests can only be declined', () => {
    const over = { game: aGame({ status: 'ended' }) };
    expect(refused(() => answer('approve', over))).toBe('409 gameEnded');
    expect(answer('decline', over).changes).toHaveLength(1);
  });
});

/** The fields of somebody who has left the foxes by themselves. */
const leftFoxes = { ...watching, left_teamid: 'foxes' };

describe('dropPlayer', () => {
  const drop = (set: Partial<StateOf<'dropPlayer'>> = {}, command: Partial<CommandOf<'dropPlayer'>> = {}) => {
    const state = { entry: openEntry, roster: aRoster(), holdings: noHoldings, waysBack: [], ...set };
    return decided('dropPlayer', state, { by: 'id of Ben', player_code: undefined, ...command });
  };
  const dropped = (name: string, reason: string, was_captain: boolean) => {
    const more = { player_code: `code of ${name}`, player_name: name, reason, was_captain };
    return { ...toFoxes('DROP_PLAYER', more), farewell: true };
  };

  test.each([undefined, 'code of Ben'])(
    'CALL-29 a member leaves, with their own player code or none: %s',
    (player_code) => {
      expect(drop({}, { player_code })).toEqual({
        changes: [setPlayer('Ben', leftFoxes)],
        messages: [dropped('Ben', 'left', false)],
        reply: success,
        hostNews: { soon: ['foxes'], watchers: true },
        moved: ['id of Ben'],
      });
    },
  );

  test('CALL-29 STATE-05 when the captain leaves, the longest-standing registered member becomes captain', () => {
    const members = [aCaptain('Ada'), aMember('Guest', guest), aMember('Ben', { captain_until: 4 }), aMember('Cleo')];
    const decision = drop({ roster: aRoster({ members }) }, { by: 'id of Ada' });
    expect(decision.changes).toEqual([
      setPlayer('Ada', leftFoxes),
      setPlayer('Ben', { is_captain: true, captain_until: null }),
    ]);
    expect(decision.messages).toEqual([
      dropped('Ada', 'left', true),
      toFoxes('PROMOTE_CAPTAIN', { player_code: 'code of Ben' }),
    ]);
  });

  test('STATE-05 if only guests are left, the longest-standing becomes captain', () => {
    const members = [aCaptain('Ada'), aMember('Guest', guest)];
    expect(drop({ roster: aRoster({ members }) }, { by: 'id of Ada' }).changes[1]).toEqual(
      setPlayer('Guest', { is_captain: true, captain_until: null }),
    );
  });

  describe('the last member', () => {
    const alone = aRoster({ members: [aCaptain('Ada')], askers: [anAsker('Cleo')] });
    const leave = (holdings = noHoldings) => drop({ roster: alone, holdings }, { by: 'id of Ada' });

    test('leaves a team without answers: it leaves the game, and its invites and requests are closed', () => {
      const [invite, link] = [{ invite_id: 'invite' }, { invite_id: 'link' }];
      const invited = [{ ...invite, player: aPlayer('Dora') }];
      const decision = leave({ invites: [invite, link], invited, hasAnswered: false });
      expect(decision.changes).toEqual([
        setPlayer('Ada', leftFoxes),
        setPlayer('Cleo', watching),
        setTeam({ kicked_at: now }),
        closedInvite('invite'),
        closedInvite('link'),
      ]);
      expect(sent(decision)).toEqual([
        'DROP_PLAYER>foxes',
        'PLAYER_DECLINED_TEAM_JOIN>watchers:id of Cleo',
        'KICK_TEAM>players',
        'CANCEL_INVITE>watchers:id of Dora',
        'HOST_TEAM_GONE>host',
      ]);
      // No farewell: the last member has received DROP_PLAYER already.
      expect(decision.messages[2]).not.toHaveProperty('farewell');
      expect(decision.hostNews).toEqual({ now: ['foxes'], watchers: true });
    });

    test('leaves a team with answers: it stays in the game, and its requests are closed', () => {
      const decision = leave({ ...noHoldings, hasAnswered: true });
      expect(decision.changes).toEqual([setPlayer('Ada', leftFoxes), setPlayer('Cleo', watching)]);
      expect(sent(decision)).toEqual(['DROP_PLAYER>foxes', 'PLAYER_DECLINED_TEAM_JOIN>watchers:id of Cleo']);
    });
  });

  test('CALL-29 ROLE-10 the captain kicks a member: the team gets a new code, and open invites to the player are closed', () => {
    const decision = drop({ waysBack: [{ invite_id: 'link' }] }, { by: 'id of Ada', player_code: 'code of Ben' });
    expect(decision).toEqual({
      changes: [
        setPlayer('Ben', watching),
        setPlayer('Ben', { kicked_from: 'foxes' }),
        setTeam({ team_code: 'secret-1' }),
        closedInvite('link'),
      ],
      messages: [dropped('Ben', 'kicked', false), { to: { teamid: 'foxes' }, message: { type: 'RELOAD_GAME' } }],
      reply: success,
      hostNews: { soon: ['foxes'], watchers: true },
      moved: ['id of Ben'],
    });
  });

  test.each([
    ['ROLE-06 by a member', { player_code: 'code of Ada' }, '403 captainOnly'],
    ['by a player outside the team', { by: 'id of Zoe', player_code: 'code of Ada' }, '403 membersOnly'],
    ['of a player outside the team', { by: 'id of Ada', player_code: 'code of Zoe' }, '404 notOnTeam'],
  ])('CALL-29 a kick %s is refused', (_, command, refusal) => {
    expect(refused(() => drop({}, command))).toBe(refusal);
  });

  test('CALL-29 leaving again changes nothing', () => {
    expect(drop({}, { by: 'id of Zoe' })).toEqual(nothingBut(success));
    expect(leaveTeam(aGame(), frozen(aRoster()), 'id of Zoe', noHoldings, now)).toEqual(nothingBut(success));
  });
});

describe('leaveGame', () => {
  const leave = (player: Person | undefined, roster: TeamRoster | undefined = undefined, command = {}) =>
    decided('leaveGame', { game: aGame(), player, team: roster && { roster, holdings: noHoldings } }, command);
  const left = (name: string) => setPlayer(name, { left_at: now });

  test('CALL-16 a watcher leaves the game', () => {
    expect(leave(aPlayer('Cleo'))).toEqual({
      changes: [left('Cleo')],
      messages: [],
      reply: success,
      hostNews: { watchers: true },
      moved: ['id of Cleo'],
    });
  });

  test('CALL-16 a member first leaves the team', () => {
    const decision = leave(aMember('Ben'), aRoster());
    expect(decision.changes).toEqual([setPlayer('Ben', leftFoxes), left('Ben')]);
    expect(sent(decision)).toEqual(['DROP_PLAYER>foxes']);
    expect(decision.hostNews).toEqual({ soon: ['foxes'], watchers: true });
  });

  test('CALL-16 whoever leaves as a watcher stays on the team that let them in meanwhile', () => {
    const watcher = { only_watching: true };
    expect(refused(() => leave(aMember('Ben'), aRoster(), watcher))).toBe('409 joinedByNow');
    expect(leave(anAsker('Cleo'), aRoster(), watcher)).toEqual(leave(anAsker('Cleo'), aRoster()));
    expect(leave(aPlayer('Cleo'), undefined, watcher).changes).toEqual([left('Cleo')]);
  });

  test('CALL-16 a pending player first withdraws the request', () => {
    const decision = leave(anAsker('Cleo'), aRoster());
    expect(decision.changes).toEqual([setPlayer('Cleo', watching), left('Cleo')]);
    expect(sent(decision)).toEqual(['PLAYER_CANCEL_TEAM_JOIN>foxes', 'PLAYER_CANCEL_TEAM_JOIN>watchers:id of Cleo']);
  });

  test.each([undefined, aPlayer('Cleo', { left_at: 4 })])('CALL-16 leaving again changes nothing: %j', (player) => {
    expect(leave(player)).toEqual(nothingBut(success));
  });
});

describe('promoteCaptain', () => {
  const promote = (player_code: string, by = 'id of Ada', roster = aRoster()) =>
    decided('promoteCaptain', roster, { by, player_code });

  test('CALL-31 STATE-05 the captaincy passes to a member, and the team gets a message', () => {
    expect(promote('code of Ben')).toEqual({
      changes: [
        setPlayer('Ada', { is_captain: false, captain_until: now }),
        setPlayer('Ben', { is_captain: true, captain_until: null }),
      ],
      messages: [toFoxes('PROMOTE_CAPTAIN', { player_code: 'code of Ben', by: 'code of Ada' })],
      reply: success,
      hostNews: { soon: ['foxes'] },
    });
  });

  test('CALL-31 promoting the captain changes nothing', () => {
    expect(promote('code of Ada')).toEqual(nothingBut(success));
  });

  test.each([
    ['by a member', 'code of Ben', 'id of Ben', '403 captainOnly'],
    ['by a player outside the team', 'code of Ben', 'id of Zoe', '403 membersOnly'],
    ['of a player outside the team', 'code of Zoe', 'id of Ada', '404 notOnTeam'],
    ['OPEN-04 of a guest', 'code of Guest', 'id of Ada', '403 registeredOnly'],
  ])('CALL-31 a promotion %s is refused', (_, player_code, by, refusal) => {
    const roster = aRoster({ members: [...aRoster().members, aMember('Guest', guest)] });
    expect(refused(() => promote(player_code, by, roster))).toBe(refusal);
  });

  test('G20 a former captain is refused with the reason', () => {
    expect(refused(() => promote('code of Ada', 'id of Ada', ledByBen))).toBe('403 captainChanged');
  });
});

describe('showAvatar', () => {
  test.each([
    ['a member is sent to the team', aMember('Ben', { profile_img: 'ben.png' }), ['PLAYER_JOIN>foxes']],
    [
      'a pending player is sent to the team',
      anAsker('Ben', { profile_img: 'ben.png' }),
      ['PLAYER_PENDING_TEAM_JOIN>foxes'],
    ],
    ['a watcher is not sent', aPlayer('Ben', { profile_img: 'ben.png' }), []],
  ])('CALL-58 the new picture of %s, and nothing else changes', (_, player, messages) => {
    const { changes, hostNews, ...decision } = showAvatar(frozen(player));
    expect([changes, hostNews]).toEqual([[], undefined]);
    expect(sent(decision)).toEqual(messages);
    for (const { message } of decision.messages) expect(message).toMatchObject({ player: { profile_img: 'ben.png' } });
  });
});

describe('renamePlayer', () => {
  const rename = (player: Person) => renamePlayer(frozen(player), 'Neo', []);

  test.each([
    [
      'CALL-07 renaming a member is sent to the team and is news for the quizmaster',
      aMember('Ben'),
      ['PLAYER_JOIN>foxes'],
      { soon: ['foxes'] },
    ],
    [
      'CALL-07 renaming a pending player is sent to the team',
      anAsker('Ben'),
      ['PLAYER_PENDING_TEAM_JOIN>foxes'],
      undefined,
    ],
    ['CALL-07 renaming a watcher is not sent', aPlayer('Ben'), [], undefined],
  ])('%s', (_, player, messages, hostNews) => {
    const decision = rename(player);
    expect(decision.changes).toEqual([setPlayer('Ben', { player_name: 'Neo' })]);
    expect(sent(decision)).toEqual(messages);
    for (const { message } of decision.messages) expect(message).toMatchObject({ player: { player_name: 'Neo' } });
    expect(decision.hostNews).toEqual(hostNews);
  });

  test('CALL-07 the same name changes nothing', () => {
    expect(rename(aMember('Neo'))).toEqual(nothingBut(success));
  });
});

test('STATE-02 only a pending player has a request to withdraw', () => {
  expect(announceWithdrawnRequest(aMember('Ben'))).toEqual([]);
  expect(announceWithdrawnRequest(aPlayer('Ben'))).toEqual([]);
  expect(announceWithdrawnRequest(anAsker('Ben'))).toHaveLength(2);
});
