import { expect, test } from 'vitest';
import { mayDeleteShot, mayDeleteTeamImage } from './images.ts';

const player = { player_id: 'p1', teamid: 't1' };
const image = { account_id: 'a1', player_id: 'p1', teamid: 't1' };
const ofMember = { ...image, player_id: 'p2', account_id: 'a2' };
const ofRival = { ...ofMember, teamid: 't2' };

test('H60 an image of a game may be deleted by its uploader, the captain of the uploader’s team, or the quizmaster', () => {
  const may = (role: 'member' | 'captain' | 'host') =>
    [image, ofMember, ofRival].map(mayDeleteShot(role, role === 'host' ? undefined : player));
  expect(may('member')).toEqual([true, false, false]);
  expect(may('captain')).toEqual([true, true, false]);
  expect(may('host')).toEqual([true, true, true]);
});

test('H60 an image of a registered team may be deleted by its uploader or the owner', () => {
  expect([image, ofMember].map(mayDeleteTeamImage('teammate', 'a1'))).toEqual([true, false]);
  expect([image, ofMember].map(mayDeleteTeamImage('owner', 'a1'))).toEqual([true, true]);
});
