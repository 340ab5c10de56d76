import { teamMembersMax, teamsPerOwnerMax } from '@snug/contract';
import { aMoment, aRegisteredTeam, aTeamInvite, aTeamMember, frozen, now, refused } from '@snug/testing/rules';
import { describe, expect, test } from 'vitest';
import {
  approveMember,
  claimTeamInvite,
  createTeam,
  disbandTeam,
  editTeam,
  handTeamOver,
  inviteMember,
  removeMember,
  requestToJoinTeam,
  teamInviteeFrom,
} from './registered-teams.ts';
import type { RegisteredRoster } from './state/registered-team.ts';

/** Ada owns the badgers, Ben has joined; Cleo and a contact without an account are invited by email, Dora asks to join. */
function badgers(team: Parameters<typeof aRegisteredTeam>[0] = {}, change: Partial<RegisteredRoster> = {}) {
  return frozen<RegisteredRoster>({
    team: aRegisteredTeam(team),
    members: [
      aTeamMember('Ada'),
      aTeamMember('Ben'),
      aTeamMember('Cleo', { joined: false, joined_at: null, invited_as: 'c***@example.com', known_as: 'known Cleo' }),
      aTeamMember('Dora', { joined: false, joined_at: null, requested: true }),
    ],
    invites: [aTeamInvite('zed@example.com')],
    ...change,
  });
}

const of = (name: string) => `account of ${name}`;
const zed = 'known zed@example.com';
const strict = { restrict_editing: true };
const full: Partial<RegisteredRoster> = {
  members: [...badgers().members, ...Array.from({ length: teamMembersMax - 5 }, (_, n) => aTeamMember(`M${n}`))],
};
/** The entry of somebody on the list who is neither joined nor asks. */
const entry = (name: string, set: object = {}) => {
  const nothing = { joined: false, requested: false, invited_as: null, joined_at: null };
  return { kind: 'member', row: { teamid: 'badgers', account_id: of(name), ...nothing, ...set } };
};
const off = (name: string) => [{ kind: 'off', account_id: of(name) }];
const uninvite = [{ kind: 'uninvite', invite_id: 'invite of zed@example.com', at: now }];

describe('editTeam', () => {
  const set = { team_name: 'The Bats', team_slogan: 'Up', restrict_editing: true, no_requests: true };

  test('CALL-45 RULE-15 ROLE-12 OPEN-63 joined members edit; under restrict_editing only the owner', () => {
    for (const me of [of('Ada'), of('Ben')]) {
      expect(editTeam(badgers(), me, set).changes).toEqual([{ kind: 'team', set }]);
    }
    expect(editTeam(badgers(strict), of('Ada'), set).changes).toHaveLength(1);
    expect(refused(() => editTeam(badgers(strict), of('Ben'), set))).toBe('403 ownerOnly');
  });

  test.each(['Cleo', 'Dora', 'Zoe'])('CALL-45 ROLE-15 a player who has not joined cannot edit: %s', (name) => {
    expect(refused(() => editTeam(badgers(), of(name), set))).toBe('403 teammatesOnly');
  });

  test('RULE-05 a team needs a name', () => {
    const run = () => editTeam(badgers(), of('Ada'), { ...set, team_name: ' ' });
    expect(refused(run)).toBe('400 teamNameNeeded');
  });

  test('CALL-45 RULE-03 RULE-05 its texts are cleaned, and without a slogan it has none', () => {
    const edited = (texts: object) => editTeam(badgers(), of('Ada'), { ...set, ...texts }).changes;
    expect(edited({ team_name: ' The  Bats ', team_slogan: ' Up ' })).toEqual([{ kind: 'team', set }]);
    expect(edited({ team_slogan: undefined })).toEqual([{ kind: 'team', set: { ...set, team_slogan: '' } }]);
  });

  test('H63 it cannot change owner, number or members', () => {
    const more = { ...set, owner: of('Ben'), kt_team_id: 77_777, members: [], disbanded_at: 1 };
    expect(editTeam(badgers(), of('Ben'), more).changes).toEqual([{ kind: 'team', set }]);
  });

  test('CALL-45 games follow a new name, but neither the same one nor a new slogan', () => {
    const isRenamed = (team_name: string) => editTeam(badgers(), of('Ada'), { ...set, team_name }).isRenamed;
    expect(isRenamed('The Bats')).toBe(true);
    expect(isRenamed(' The  Badgers')).toBe(false);
  });
});

test.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])(
  'OPEN-60 H57 ENTITY-TEAM restrict_editing %s keeps members from editing, no_requests %s strangers from asking',
  (restrict_editing, no_requests) => {
    const team = badgers({ restrict_editing, no_requests });
    const edit = () => editTeam(team, of('Ben'), team.team).changes;
    const ask = () => requestToJoinTeam(team, of('Zoe'));
    if (restrict_editing) expect(refused(edit)).toBe('403 ownerOnly');
    else expect(edit()).toHaveLength(1);
    if (no_requests) expect(refused(ask)).toBe('403 teamTakesNoRequests');
    else expect(ask()).toHaveLength(1);
  },
);

describe('createTeam', () => {
  const named = { teamid: 'team', kt_team_id: 10_000, owner: of('Ada'), team_name: ' The  Badgers ' };

  test('CALL-46 RULE-03 RULE-05 LIMIT-02 a team has a clean name, and its owner as the first member', () => {
    const { team, member } = createTeam({ ...named, team_slogan: ' Dig! ' }, 0, now);
    expect(team).toMatchObject({ kt_team_id: 10_000, team_name: 'The Badgers', team_slogan: 'Dig!', owner: of('Ada') });
    expect(member).toMatchObject({ teamid: 'team', account_id: of('Ada'), joined: true, joined_at: now });
    expect(createTeam({ ...named, team_name: 'x'.repeat(126) }, 0, now).team).toMatchObject({
      team_name: 'x'.repeat(125),
      team_slogan: '',
    });
  });

  test('CALL-46 RULE-05 it is refused without a name, and to an owner of too many', () => {
    expect(refused(() => createTeam({ ...named, team_name: ' ' }, 0, now))).toBe('400 teamNameNeeded');
    expect(createTeam(named, teamsPerOwnerMax - 1, now).team.owner).toBe(of('Ada'));
    expect(refused(() => createTeam(named, teamsPerOwnerMax, now))).toBe('409 tooManyTeams');
  });
});

describe('handTeamOver', () => {
  test('CALL-48 H58 to somebody who owns too many teams it is refused; an owner who keeps it is not', () => {
    const handOver = (to: string) => handTeamOver(badgers(), of('Ada'), of(to), teamsPerOwnerMax);
    expect(refused(() => handOver('Ben'))).toBe('409 tooManyTeamsOfOther');
    expect(handOver('Ada')).toHaveLength(1);
  });

  test('CALL-48 ROLE-13 H58 the owner hands over to a joined member, themselves included', () => {
    expect(handTeamOver(badgers(), of('Ada'), of('Ben'))).toEqual([{ kind: 'team', set: { owner: of('Ben') } }]);
    expect(handTeamOver(badgers(), of('Ada'), of('Ada'))).toEqual([{ kind: 'team', set: { owner: of('Ada') } }]);
  });

  test.each([
    ['by another member', 'Ben', of('Ben'), '403 ownerOnly'],
    ['by a stranger', 'Zoe', of('Ben'), '403 ownerOnly'],
    ['to an invitee', 'Ada', 'known Cleo', '409 ownerMustHaveJoined'],
    ['to a pending player', 'Ada', of('Dora'), '409 ownerMustHaveJoined'],
    ['to an invited contact', 'Ada', zed, '409 ownerMustHaveJoined'],
    ['to a stranger', 'Ada', of('Zoe'), '404 memberNotFound'],
    // The playerid of somebody who was invited by a contact would reveal a name.
    ['H51 to an invitee, by their playerid', 'Ada', of('Cleo'), '404 memberNotFound'],
  ])('CALL-48 H58 a hand-over is refused %s', (_, me, playerid, refusal) => {
    expect(refused(() => handTeamOver(badgers(), of(me), playerid))).toBe(refusal);
  });
});

describe('removeMember', () => {
  const remove = (me: string, playerid: string, team = {}) => removeMember(badgers(team), of(me), playerid, now);

  test.each([
    ['a member leaves', 'Ben', of('Ben'), {}, off('Ben')],
    ['the invitee declines', 'Cleo', of('Cleo'), {}, off('Cleo')],
    ['a pending player withdraws the request', 'Dora', of('Dora'), strict, off('Dora')],
    ['the owner kicks', 'Ada', of('Ben'), {}, off('Ben')],
    ['any joined member denies a request', 'Ben', of('Dora'), strict, off('Dora')],
    ['a joined member cancels an invite', 'Ben', 'known Cleo', {}, off('Cleo')],
    ['a joined member cancels an invite to a contact', 'Ben', zed, {}, uninvite],
    ['the owner cancels an invite under restrict_editing', 'Ada', zed, strict, uninvite],
  ])('CALL-49 OPEN-62 ROLE-13 %s', (_, me, playerid, team, changes) => {
    expect(remove(me, playerid, team)).toEqual(changes);
  });

  test.each([
    ['the owner hands over first', 'Ada', of('Ada'), {}, '409 ownerCannotLeave'],
    ['only the owner kicks', 'Ben', of('Ada'), {}, '403 ownerOnly'],
    ['other members cancel no invite under restrict_editing', 'Ben', 'known Cleo', strict, '403 ownerOnly'],
    ['other members cancel no contact’s invite under restrict_editing', 'Ben', zed, strict, '403 ownerOnly'],
    ['an invitee removes nobody', 'Cleo', of('Ben'), {}, '403 teammatesOnly'],
    ['a pending player removes nobody', 'Dora', zed, {}, '403 teammatesOnly'],
    ['a stranger removes nobody', 'Zoe', of('Ben'), {}, '403 teammatesOnly'],
    ['a stranger does not leave', 'Zoe', of('Zoe'), {}, '403 teammatesOnly'],
    ['a stranger is not removed', 'Ada', of('Zoe'), {}, '404 memberNotFound'],
    ['H51 an invitee is not known by a playerid that leads to a name', 'Ada', of('Cleo'), {}, '404 memberNotFound'],
  ])('CALL-49 OPEN-62 ROLE-13 %s', (_, me, playerid, team, refusal) => {
    expect(refused(() => remove(me, playerid, team))).toBe(refusal);
  });
});

describe('inviteMember', () => {
  const byId = (name: string) =>
    ({ invitee: { kind: 'playerid', contact: of(name) }, account: { account_id: of(name) } }) as const;
  const byEmail = (email: string, name?: string) =>
    ({ invitee: { kind: 'email', contact: email }, account: name ? { account_id: of(name) } : undefined }) as const;
  const [zoe, contact] = [byId('Zoe'), byEmail('new@example.com')];
  const invite = (roster: RegisteredRoster, who: Parameters<typeof inviteMember>[2], me = 'Ben') =>
    inviteMember(roster, of(me), who, aMoment());

  test('CALL-50 H51 the invitee is named by playerid or else by contact, by a member who may invite', () => {
    const name = (named: object, me = 'Ben', team = {}) => teamInviteeFrom(badgers(team), of(me), named);
    expect(name({ playerid: of('Zoe'), email: 'new@example.com' })).toEqual(zoe.invitee);
    expect(name({ playerid: '', email: ' New@Example.com', phone: '' })).toEqual(contact.invitee);
    expect(refused(() => name({}))).toBe('400 contactNeeded');
    for (const named of [{}, { playerid: of('Zoe') }, { email: 'new@example.com' }]) {
      expect(refused(() => name(named, 'Dora'))).toBe('403 teammatesOnly');
      expect(refused(() => name(named, 'Ben', strict))).toBe('403 ownerOnly');
    }
  });

  test('CALL-50 an account is listed as invited, shown by the contact it was invited by', () => {
    expect(invite(badgers(), zoe)).toEqual([entry('Zoe')]);
    const shown = entry('Zoe', { invited_as: 'z***@example.com' });
    expect(invite(badgers(), byEmail('zoe@example.com', 'Zoe'))).toEqual([shown]);
  });

  test('CALL-50 a contact without an account is listed as invited', () => {
    const ids = { invite_id: 'new-1', teamid: 'badgers', invited_by: of('Ben') };
    const row = { ...ids, ...contact.invitee, created_at: now, closed_at: null };
    expect(invite(badgers(), contact)).toEqual([{ kind: 'invite', row }]);
  });

  test('CALL-50 a playerid that nobody has is refused, even if the team is full', () => {
    for (const roster of [badgers(), badgers({}, full)]) {
      const nobody = { invitee: zoe.invitee, account: undefined };
      expect(refused(() => invite(roster, nobody))).toBe('404 playerNotFound');
    }
  });

  test('CALL-50 nobody is on the list twice, even if the team is full', () => {
    for (const roster of [badgers(), badgers({}, full)]) {
      for (const name of ['Ada', 'Cleo', 'Dora']) {
        expect(invite(roster, byId(name))).toEqual([]);
        expect(invite(roster, byEmail('new@example.com', name))).toEqual([]);
      }
      expect(invite(roster, byEmail('zed@example.com'))).toEqual([]);
    }
    const byPhone = { invitee: { kind: 'phone', contact: 'zed@example.com' }, account: undefined } as const;
    expect(invite(badgers(), byPhone)).toHaveLength(1);
  });

  test('CALL-50 the size of a team is limited, invites and requests included', () => {
    for (const who of [zoe, contact]) expect(refused(() => invite(badgers({}, full), who))).toBe('409 teamFull');
    expect(invite(badgers({}, { ...full, invites: [] }), zoe)).toHaveLength(1);
  });

  test('CALL-50 RULE-15 only members who may edit invite', () => {
    expect(refused(() => invite(badgers(strict), zoe))).toBe('403 ownerOnly');
    expect(refused(() => invite(badgers(), zoe, 'Dora'))).toBe('403 teammatesOnly');
  });
});

test('CALL-09 CALL-50 an account takes over an invite to its contact, and stays on a list that it is on', () => {
  const claim = (invite: ReturnType<typeof aTeamInvite>, ...mine: { teamid: string }[]) =>
    claimTeamInvite(invite, of('Zed'), mine, now);
  const email = aTeamInvite('zed@example.com');
  expect(claim(email, { teamid: 'bats' })).toEqual([...uninvite, entry('Zed', { invited_as: 'z***@example.com' })]);
  const byPhone = claim({ ...email, kind: 'phone', contact: '5555550701' });
  expect(byPhone[1]).toEqual(entry('Zed', { invited_as: '(***) ***-0701' }));
  expect(claim(email, { teamid: 'badgers' })).toEqual(uninvite);
});

describe('approveMember', () => {
  const approve = (me: string, playerid: string) => approveMember(badgers(), of(me), playerid, now);
  const joins = (name: string) => [entry(name, { joined: true, joined_at: now })];

  test('CALL-51 TEAM-11 the invitee accepts, and is shown by name from then on', () => {
    expect(approve('Cleo', of('Cleo'))).toEqual(joins('Cleo'));
  });

  test.each(['Ada', 'Ben'])('CALL-51 TEAM-13 OPEN-62 any joined member approves a request: %s', (me) => {
    expect(approve(me, of('Dora'))).toEqual(joins('Dora'));
  });

  test.each([
    ['Ben', of('Ben')],
    ['Ada', of('Ben')],
  ])('CALL-51 approving a joined member changes nothing', (me, playerid) => {
    expect(approve(me, playerid)).toEqual([]);
  });

  test.each([
    ['ROLE-15 a pending player does not approve themselves', 'Dora', of('Dora'), '403 teammatesOnly'],
    ['an invitee approves nobody', 'Cleo', of('Dora'), '403 teammatesOnly'],
    ['a stranger approves nobody', 'Zoe', of('Zoe'), '403 teammatesOnly'],
    ['ROLE-15 only the invitee accepts an invite', 'Ada', 'known Cleo', '403 inviteeDecides'],
    ['only the invitee accepts an invite to a contact', 'Ada', zed, '403 inviteeDecides'],
    ['a stranger is not approved', 'Ada', of('Zoe'), '404 memberNotFound'],
  ])('CALL-51 %s', (_, me, playerid, refusal) => {
    expect(refused(() => approve(me, playerid))).toBe(refusal);
  });
});

describe('requestToJoinTeam', () => {
  const ask = (me: string, team = {}, change = {}) => requestToJoinTeam(badgers(team, change), of(me));

  test('CALL-52 a stranger asks, and a repeat changes nothing', () => {
    expect(ask('Zoe')).toEqual([entry('Zoe', { requested: true })]);
    expect(ask('Dora')).toEqual([]);
    // Also if the team takes no requests since.
    expect(ask('Dora', { no_requests: true }, full)).toEqual([]);
  });

  test.each([
    ['by a joined member', 'Ben', {}, {}, '409 alreadyListed'],
    ['by an invitee', 'Cleo', {}, {}, '409 alreadyListed'],
    ['to a disbanded team', 'Zoe', { owner: null }, {}, '409 teamDisbanded'],
    ['to a team that takes none', 'Zoe', { no_requests: true }, {}, '403 teamTakesNoRequests'],
    ['to a full team', 'Zoe', {}, full, '409 teamFull'],
  ])('CALL-52 OPEN-64 ROLE-15 a request is refused %s', (_, me, team, change, refusal) => {
    expect(refused(() => ask(me, team, change))).toBe(refusal);
  });
});

test('CALL-53 ROLE-14 OPEN-65 only the owner disbands; the team keeps its number and name and loses its members', () => {
  expect(disbandTeam(badgers(), of('Ada'), now)).toEqual([
    { kind: 'team', set: { owner: null, disbanded_at: now } },
    { kind: 'empty', at: now },
  ]);
  for (const name of ['Ben', 'Cleo', 'Zoe']) {
    expect(refused(() => disbandTeam(badgers(), of(name), now))).toBe('403 ownerOnly');
  }
});
