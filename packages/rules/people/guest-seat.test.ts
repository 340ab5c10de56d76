import {
  aCaller,
  aCaptain,
  aMember,
  anAsker,
  aPlayer,
  closedInvite,
  decided,
  now,
  setPlayer,
  toFoxes,
  watching,
} from '@snug/testing/rules';
import { expect, test } from 'vitest';
import type { Person } from '../state/people.ts';

const guestOnly = { account_id: null, client_hash: 'client of Ada' } as const;
const guestCaptain = aCaptain('Guest', guestOnly);
/** Ada has logged in on the phone of this guest, who is on the foxes. */
const take = (found: Person, guest: Person, invites: { invite_id: string }[] = []) =>
  decided('takeGuestSeat', { ...aCaller('Ada', found), guest, invites }, {});

test('ROLE-05 a watcher who logs in takes the guest’s seat and code; the guest has left', () => {
  const own = aPlayer('Ada');
  const { teamid, status, is_captain, joined_at, captain_until, player_code } = guestCaptain;
  const seat = {
    teamid,
    status,
    is_captain,
    joined_at,
    captain_until,
    player_code,
    kicked_from: null,
    left_teamid: null,
    left_at: null,
    removed_at: null,
  };
  expect(take(own, guestCaptain).changes).toEqual([
    { kind: 'move-ballots', from: 'id of Guest', to: 'id of Ada' },
    setPlayer('Guest', { ...watching, player_code: 'new-1', left_at: now }),
    setPlayer('Ada', seat),
  ]);
});

test('ROLE-05 an account that was taken out of the game is in it again with the guest’s seat, and no newcomer', () => {
  expect(take(aPlayer('Ada', { left_at: 5, removed_at: 5 }), guestCaptain).changes).toContainEqual(
    expect.objectContaining({
      player_id: 'id of Ada',
      set: expect.objectContaining({ left_at: null, removed_at: null }),
    }),
  );
});

test.each([
  ['an account that watches', aPlayer('Ada')],
  ['an account that has left', aPlayer('Ada', { left_at: 5 })],
  ['an account that is new to the game', guestCaptain],
])('ROLE-05 RULE-07 the seat answers the invites of %s to that team', (_, found) => {
  const { changes, messages } = take(found, guestCaptain, [{ invite_id: 'invite' }]);
  expect(changes).toContainEqual(closedInvite('invite', 'accepted'));
  expect(messages).toContainEqual(toFoxes('CANCEL_INVITE', { invite_id: 'invite' }));
});

test.each([
  ['is on a team', aMember('Ada', { teamid: 'owls' }), guestCaptain],
  ['watches, as the guest does', aPlayer('Ada'), aPlayer('Guest', guestOnly)],
])('ROLE-05 an account that %s takes nothing, and answers nothing', (_, found, guest) => {
  expect(take(found, guest, [{ invite_id: 'invite' }])).toMatchObject({ changes: [], messages: [] });
});

test('ROLE-05 ROLE-10 who was kicked as a guest counts as kicked when they have logged in', () => {
  const kicked = { ...guestOnly, kicked_from: 'owls' };
  expect(take(aPlayer('Ada', { kicked_from: 'larks' }), aCaptain('Guest', kicked)).changes).toContainEqual(
    expect.objectContaining({ player_id: 'id of Ada', set: expect.objectContaining({ kicked_from: 'owls' }) }),
  );
  expect(take(aPlayer('Ada', { kicked_from: 'larks' }), guestCaptain).changes).toContainEqual(
    expect.objectContaining({ player_id: 'id of Ada', set: expect.objectContaining({ kicked_from: 'larks' }) }),
  );
  // A guest who is on no team has only that to give. What the account asks for stays.
  expect(take(anAsker('Ada'), aPlayer('Guest', kicked))).toMatchObject({
    changes: [setPlayer('Guest', { kicked_from: null }), setPlayer('Ada', { kicked_from: 'owls' })],
    messages: [],
  });
});

test.each([
  ['watches', aPlayer('Ada'), {}],
  ['watches, and whose guest has left the game', aPlayer('Ada'), { left_at: 5 }],
  ['has left the game, as the guest has', aPlayer('Ada', { left_at: 4 }), { left_at: 5 }],
])('ROLE-05 an account that %s comes back to the team that its guest has left by themselves', (_, own, set) => {
  const guest = aPlayer('Guest', { ...guestOnly, ...set, left_teamid: 'foxes' });
  expect(take(own, guest)).toMatchObject({
    changes: [setPlayer('Guest', { left_teamid: null }), setPlayer('Ada', { left_teamid: 'foxes' })],
    messages: [],
  });
});

test('ROLE-05 an account that has left the game takes that team with the guest’s place; its own goes before', () => {
  const guest = aPlayer('Guest', { ...guestOnly, left_teamid: 'foxes' });
  const seated = take(aPlayer('Ada', { left_at: 5 }), guest).changes;
  expect(seated).toContainEqual(
    expect.objectContaining({ player_id: 'id of Guest', set: expect.objectContaining({ left_teamid: null }) }),
  );
  expect(seated).toContainEqual(
    expect.objectContaining({ player_id: 'id of Ada', set: expect.objectContaining({ left_teamid: 'foxes' }) }),
  );
  expect(take(aPlayer('Ada', { left_teamid: 'owls' }), guest).changes).toEqual([]);
  expect(take(aMember('Ada', { teamid: 'owls' }), guest).changes).toEqual([]);
});
