import { expect, test } from 'vitest';
import { details } from './details.ts';
import { type Login, type Role, roleOf, roleRefusalDetail, type Subject } from './roles.ts';

const game = { venue_id: 'v1' };
const account: Login = { account_id: 'ada' };
const player = { teamid: 't1', status: 'joined', is_captain: false, captain_until: null } as const;

test.each<[Role, Login | undefined, Subject]>([
  ['visitor', undefined, {}],
  ['account', account, {}],
  ['account', { account_id: undefined }, {}],
  ['host', { venue_ids: ['v1'] }, {}],
  ['host', { venue_ids: ['v1'] }, { game }],
  ['host', { venue_ids: ['v2', 'v1'] }, { game }],
  ['otherHost', { venue_ids: ['v2'] }, { game }],
  ['visitor', undefined, { game }],
  ['watcher', undefined, { game, player: { ...player, teamid: null, status: 'watching' } }],
  ['pending', account, { game, player: { ...player, status: 'pending-join' } }],
  ['watcher', account, { game, player: { ...player, status: 'pending-join' }, gameTeam: { teamid: 't2' } }],
  ['member', account, { game, player, gameTeam: { teamid: 't1' } }],
  ['rival', account, { game, player: { ...player, is_captain: true }, gameTeam: { teamid: 't2' } }],
  ['captain', account, { game, player: { ...player, is_captain: true } }],
  ['visitor', { account_id: undefined }, { team: { owner: null } }],
  ['owner', account, { team: { owner: 'ada' }, membership: { joined: true, requested: false } }],
  ['account', account, { team: { owner: null } }],
  ['teammate', account, { team: { owner: 'ben' }, membership: { joined: true, requested: false } }],
  ['requested', account, { team: { owner: 'ben' }, membership: { joined: false, requested: true } }],
  ['invited', account, { team: { owner: 'ben' }, membership: { joined: false, requested: false } }],
])('the caller is a %s: %j, %j', (role, login, subject) => {
  expect(roleOf(login, subject)).toBe(role);
});

test.each<[string, readonly Role[], Role, Subject]>([
  [details.hostOnly, ['host'], 'captain', { game, player }],
  [details.hostOnly, ['watcher', 'host'], 'otherHost', { game }],
  [details.playersOnly, ['watcher'], 'host', { game }],
  [details.loginNeeded, ['account'], 'visitor', {}],
  [details.noGameAccess, ['captain'], 'account', { game }],
  [details.alreadyOnTeam, ['watcher', 'pending'], 'member', { game, player }],
  [details.membersOnly, ['member', 'captain'], 'watcher', { game, player }],
  [details.captainOnly, ['captain'], 'member', { game, player }],
  [details.captainChanged, ['captain'], 'member', { game, player: { ...player, captain_until: 1 } }],
  [details.captainOnly, ['captain'], 'rival', { game, player: { ...player, captain_until: 1 } }],
  [details.loginNeeded, ['owner'], 'visitor', { team: { owner: 'ben' } }],
  [details.teammatesOnly, ['teammate', 'owner'], 'account', { team: { owner: 'ben' } }],
  [details.ownerOnly, ['owner'], 'teammate', { team: { owner: 'ben' } }],
])('the refusal is: %s', (detail, roles, role, subject) => {
  expect(roleRefusalDetail(roles, role, subject)).toBe(detail);
});
