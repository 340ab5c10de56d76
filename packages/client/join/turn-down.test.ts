import { expect, test, vi } from 'vitest';
import { demoStub } from '../fake/demo-game.ts';
import { fakeClient } from '../fake/fake-client.ts';
import { offline, refuses } from '../fake/replies.ts';
import { turnDown } from './turn-down.ts';
import { withoutEntry } from './without-entry.ts';

const invite = demoStub({ gameid: 'g 1', invite: true, team_code: 'foxes-invite' });

test('CALL-33 OPEN-50 an invite is declined by its own code', async () => {
  const declineInvite = vi.fn(() => ({ status: 'success' }));
  expect(await turnDown(fakeClient({ answers: { declineInvite } }), invite)).toEqual({});
  const params = { id: 'g 1', team: 'foxes-invite' };
  expect(declineInvite).toHaveBeenCalledExactlyOnceWith({ params, query: undefined, body: undefined });
});

test('ERR-06 ERR-07 an ended login leads through /auth to home, which lists the invite again; a refusal has its text', async () => {
  const declining = (declineInvite: () => never) => turnDown(fakeClient({ answers: { declineInvite } }), invite);
  expect(await declining(refuses(401, 'Log in again.'))).toEqual({ to: '/auth?previous=%2F' });
  const detail = 'There is no such team in this game.';
  expect(await declining(refuses(404, detail))).toEqual({ error: { key: 'went-wrong', detail } });
  expect(await declining(offline)).toEqual({ error: { key: 'went-wrong' } });
});

test('OPEN-50 a declined invite leaves the list; a spectator goes on watching after the last one to the game', () => {
  const other = demoStub({ gameid: 'g2' });
  expect(withoutEntry([other, invite], invite)).toEqual([other]);
  const watching = { ...invite, spectator: true };
  const bears = { ...watching, team_code: 'bears-invite' };
  expect(withoutEntry([watching, bears, other], watching)).toEqual([bears, other]);
  const line = { ...watching, invite: false, team: null, team_code: '' };
  expect(withoutEntry([watching, other], watching)).toEqual([line, other]);
  // The reply to an earlier load, or to a later one.
  expect(withoutEntry([other, line], watching)).toEqual([other, line]);
  expect(withoutEntry([line, other], line)).toEqual([other]);
});
