import { expect, test, vi } from 'vitest';
import { demoStub } from '../fake/demo-game.ts';
import { fakeClient } from '../fake/fake-client.ts';
import { offline, refuses } from '../fake/replies.ts';
import type { FakeAnswers } from '../fake/rows.ts';
import { stopWatching } from './stop-watching.ts';
import { keepTarget, keptTarget } from './target.ts';

const game = demoStub({ gameid: 'g 1', code: '123456', spectator: true, team: null });

/** A spectator whose next visit would look up a game. */
function spectator(leaveGame: FakeAnswers['leaveGame'], code = game.code) {
  const client = fakeClient({ answers: { leaveGame } });
  client.storage.session.set('choseSpectator', 'true');
  keepTarget(client.storage, code);
  return { client, kept: () => [client.storage.session.get('choseSpectator'), keptTarget(client.storage)] };
}

test('CALL-16 OPEN-46 a spectator leaves, and nothing stored leads back to the game', async () => {
  const leaveGame = vi.fn(() => ({ status: 'success' }));
  const { client, kept } = spectator(leaveGame);
  expect(await stopWatching(client, game)).toEqual({});
  expect(leaveGame).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ params: { id: 'g 1' }, body: { only_watching: true } }),
  );
  expect(kept()).toEqual([undefined, undefined]);
});

test('CALL-16 the code of another game, which the next visit looks up, stays', async () => {
  const { client, kept } = spectator({ status: 'success' }, '654321');
  await stopWatching(client, game);
  expect(kept()).toEqual([undefined, '654321']);
});

test.each([
  ['a refusal has its text', refuses(403, 'You have not joined this game.'), 'You have not joined this game.'],
  ['a network error has none', offline, undefined],
])('ERR-07 %s, and everything stays as it is', async (_, leaveGame, detail) => {
  const { client, kept } = spectator(leaveGame);
  expect(await stopWatching(client, game)).toEqual({ error: { key: 'went-wrong', ...(detail && { detail }) } });
  expect(kept()).toEqual(['true', '123456']);
});
