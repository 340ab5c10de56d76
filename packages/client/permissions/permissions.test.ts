import type { TeamMember } from '@snug/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canInGame, type GameAction, type GamePlace, partOf } from './game-panel.ts';
import { can, canTo, type MemberAction, standingOf, type TeamAction, type TeamRules } from './team-page.ts';
import { teamEdit, teamSettingsOf } from './team-settings.ts';

const ownPlace: readonly TeamAction[] = ['request', 'cancelRequest', 'accept', 'decline', 'leave'];
const overTeam: readonly TeamAction[] = [
  ...([
    'see',
    'edit',
    'editPicture',
    'invite',
    'uninvite',
    'review',
    'kick',
    'changeOwner',
    'disband',
    'playAs',
  ] as const),
];
const actions = [...ownPlace, ...overTeam];
const memberActions: readonly MemberAction[] = ['approve', 'deny', 'uninvite', 'kick', 'makeOwner'];

const member = (playerid: string, joined: boolean, requested = false): TeamMember => {
  return { playerid, player_name: playerid, profile_img: '', joined, requested };
};
const ada = member('ada', true);

/** A team of Ada's with one person in each role, as a member sees it. */
function team(rules: Partial<TeamRules> = {}): TeamRules {
  return {
    owner: { playerid: 'ada', player_name: 'ada' },
    members: [ada, member('ben', true), member('requested', false, true), member('invited', false)],
    restrict_editing: false,
    no_requests: false,
    ...rules,
  };
}

const allowed = (viewer: string | undefined, of: TeamRules) => actions.filter((action) => can(viewer, action, of));

describe('ENTITY-MEMBER a team that everybody may edit and ask to join', () => {
  test.each([
    ['visitor', undefined, ['see']],
    ['visitor', '', ['see']],
    ['stranger', 'eve', ['request', 'see']],
    ['requested', 'requested', ['cancelRequest', 'see']],
    ['invited', 'invited', ['accept', 'decline', 'see']],
    ['member', 'ben', ['leave', 'see', 'edit', 'editPicture', 'invite', 'uninvite', 'review', 'playAs']],
    ['owner', 'ada', overTeam],
  ])('%s', (standing, viewer, expected) => {
    expect(standingOf(viewer, team())).toBe(standing);
    expect(allowed(viewer, team())).toEqual(expected);
  });
});

test('RULE-15 OPEN-63 under restrict_editing only the owner edits, invites and changes the picture', () => {
  const strict = team({ restrict_editing: true });
  expect(allowed('ben', strict)).toEqual(['leave', 'see', 'review', 'playAs']);
  expect(allowed('ada', strict)).toEqual(overTeam);
});

test('OPEN-64 nobody asks to join where requests are off', () => {
  expect(can('eve', 'request', team({ no_requests: true }))).toBe(false);
});

test('OPEN-65 a disbanded team can only be seen', () => {
  for (const viewer of [undefined, 'eve', 'ada']) {
    expect(allowed(viewer, team({ owner: null, members: [] }))).toEqual(['see']);
  }
});

test('an owner without members can neither transfer the team nor kick', () => {
  const alone = team({ members: [ada, member('requested', false, true), member('invited', false)] });
  expect(overTeam.filter((action) => !can('ada', action, alone))).toEqual(['kick', 'changeOwner']);
});

test('OPEN-62 the actions on another member', () => {
  const table = team().members.map(({ playerid }) => {
    const who = team().members.find((each) => each.playerid === playerid) ?? ada;
    const may = (viewer: string) => memberActions.filter((action) => canTo(viewer, action, who, team()));
    return [playerid, may('ada'), may('ben'), may('eve')];
  });
  expect(table).toEqual([
    ['ada', [], [], []],
    ['ben', ['kick', 'makeOwner'], [], []],
    ['requested', ['approve', 'deny'], ['approve', 'deny'], []],
    ['invited', ['uninvite'], ['uninvite'], []],
  ]);
});

const anyTeam = fc
  .record({
    ownerless: fc.boolean(),
    places: fc.array(fc.constantFrom('joined', 'requested', 'invited'), { maxLength: 5 }),
    restrict_editing: fc.boolean(),
    no_requests: fc.boolean(),
  })
  .map(({ ownerless, places, ...rules }): TeamRules => {
    const others = places.map((place, n) => member(`p${n}`, place === 'joined', place === 'requested'));
    return { ...rules, owner: ownerless ? null : { playerid: 'ada', player_name: '' }, members: [ada, ...others] };
  });
const anyViewer = fc.constantFrom(undefined, '', 'ada', 'p0', 'p1', 'p2', 'p3', 'p4', 'eve');
const rights = (viewer: string | undefined, of: TeamRules) => overTeam.filter((action) => can(viewer, action, of));

test('every question has an answer, and rights grow with the role', () => {
  fc.assert(
    fc.property(anyTeam, anyViewer, (of, viewer) => {
      for (const action of actions) expect(typeof can(viewer, action, of)).toBe('boolean');
      const [visitor, stranger, mine, owner] = [undefined, 'eve', viewer, 'ada'].map((who) => rights(who, of));
      expect(stranger).toEqual(expect.arrayContaining(visitor ?? []));
      expect(owner).toEqual(expect.arrayContaining(mine ?? []));
      if (viewer) expect(mine).toEqual(expect.arrayContaining(stranger ?? []));
      // A person's own role changes in one way at most, except that an invite can be accepted or declined.
      const own = ownPlace.filter((action) => can(viewer, action, of));
      expect(own.length).toBeLessThanOrEqual(own.includes('accept') ? 2 : 1);
    }),
  );
});

test('a removed member has no right that a stranger lacks', () => {
  fc.assert(
    fc.property(anyTeam, fc.constantFrom('p0', 'p1', 'p2'), (before, kicked) => {
      const after = { ...before, members: before.members.filter(({ playerid }) => playerid !== kicked) };
      expect(allowed(kicked, after)).toEqual(allowed('eve', after));
      for (const each of after.members) {
        expect(memberActions.filter((action) => canTo(kicked, action, each, after))).toEqual([]);
      }
    }),
  );
});

test('a toggle only ever removes rights', () => {
  fc.assert(
    fc.property(anyTeam, anyViewer, fc.constantFrom('restrict_editing', 'no_requests'), (of, viewer, toggle) => {
      const [open, strict] = [false, true].map((on) => allowed(viewer, { ...of, [toggle]: on }));
      expect(open).toEqual(expect.arrayContaining(strict ?? []));
    }),
  );
});

test('an action on a member implies the matching action on the page', () => {
  const needs = {
    approve: 'review',
    deny: 'review',
    uninvite: 'uninvite',
    kick: 'kick',
    makeOwner: 'changeOwner',
  } as const;
  fc.assert(
    fc.property(anyTeam, anyViewer, (of, viewer) => {
      for (const action of memberActions) {
        for (const each of of.members)
          if (canTo(viewer, action, each, of)) expect(can(viewer, needs[action], of)).toBe(true);
      }
    }),
  );
});

describe('H57 OPEN-60 the toggles are on when the fields are false, and the fields are sent inverted', () => {
  test.each([
    [true, true, false, false],
    [true, false, false, true],
    [false, true, true, false],
    [false, false, true, true],
  ])(
    'members can edit: %s, join requests: %s',
    (allMembersCanEdit, allowJoinRequests, restrict_editing, no_requests) => {
      const wire = { team_name: 'Owls', team_slogan: 'Hoo', restrict_editing, no_requests };
      const settings = { name: 'Owls', slogan: 'Hoo', allMembersCanEdit, allowJoinRequests };
      expect(teamSettingsOf(wire)).toEqual(settings);
      expect(teamEdit(settings)).toEqual(wire);
    },
  );
});

test('a name without a visible character cannot be saved', () => {
  const settings = teamSettingsOf({ team_name: 'Owls', team_slogan: '', restrict_editing: false, no_requests: false });
  for (const name of ['', '  ', '\u200b\n', '\u3164']) expect(teamEdit({ ...settings, name })).toBeUndefined();
  expect(teamEdit({ ...settings, name: ' Night  Owls ', slogan: ' Hoo ' })).toMatchObject({
    team_name: 'Night Owls',
    team_slogan: 'Hoo',
  });
});

const gameActions: readonly GameAction[] = [
  ...(['addTeam', 'askToJoin', 'cancelRequest', 'acceptInvite', 'declineInvite', 'leaveTeam', 'answer'] as const),
  ...([
    'suggest',
    'approve',
    'deny',
    'invite',
    'uninvite',
    'kick',
    'promote',
    'register',
    'rename',
    'uploadShot',
  ] as const),
];
type Status = GamePlace['me']['status'];
function place(status: Status, playerid: string, is_captain = false, rest: Partial<GamePlace> = {}): GamePlace {
  return { status: 'live', me: { playerid, status, is_captain }, team: null, ...rest };
}
const inGame = (at: GamePlace) => gameActions.filter((action) => canInGame(at, action));
const guestTeam = { team: { kt_team_id: '' } };

test('a guest plays alone: no invites, no requests in either direction', () => {
  const guest = place('joined', '', true, guestTeam);
  expect(partOf(guest.me)).toBe('guestCaptain');
  expect(inGame(guest)).toEqual(['leaveTeam', 'answer', 'suggest', 'rename', 'uploadShot']);
  expect(inGame(place('watching', ''))).toEqual(['addTeam']);
});

test('a captain has every right of a member; registering and renaming need an unregistered team', () => {
  const [member, captain] = [false, true].map((is_captain) => inGame(place('joined', 'a-ada', is_captain, guestTeam)));
  expect(captain).toEqual(expect.arrayContaining(member ?? []));
  expect(captain).toEqual(expect.arrayContaining(['register', 'rename']));
  expect(member).not.toContain('rename');
  const registered = inGame(place('joined', 'a-ada', true, { team: { kt_team_id: '10042' } }));
  expect(registered.filter((action) => action === 'register' || action === 'rename')).toEqual([]);
});

test('after the end of the game nothing new can be started', () => {
  const ended = { ...guestTeam, status: 'ended' };
  expect(inGame(place('joined', 'a-ada', true, ended))).toEqual([
    'declineInvite',
    'leaveTeam',
    'deny',
    'uninvite',
    'kick',
    'promote',
    'uploadShot',
  ]);
  expect(inGame(place('pending-join', 'a-ada', false, ended))).toEqual(['cancelRequest', 'declineInvite']);
});
