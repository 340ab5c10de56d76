import { expect, test, vi } from 'vitest';
import { createClient } from '../../create-client.ts';
import { screenOf } from '../../game/game.ts';
import { fakeServer } from './fake-server.ts';

test('a night', async () => {
  const server = fakeServer();
  const client = createClient(server.phone({ name: 'Ada', team: 'The Night Owls' }));
  const game = client.game(server.gameId);
  const leave = game.subscribe(() => {});
  await vi.waitFor(() => expect(game.get().connection).toBe('live'));
  expect(screenOf(game.get())).toBe('welcome');
  server.host.startRound();
  server.host.ask();
  await vi.waitFor(() => expect(game.get().view?.round?.asked).toHaveLength(1));
  const [q] = game.get().view?.round?.asked ?? [];
  game.typeAnswer(q?.question_id ?? '', 0, 'Amsterdam');
  await vi.waitFor(() => expect(game.get().entries[q?.question_id ?? '']?.state).toBe('saved'));
  expect(server.team('The Night Owls').answers[0]?.saved).toEqual(['Amsterdam']);
  await game.submit();
  expect(screenOf(game.get())).toBe('submitted');
  server.host.endGame();
  await vi.waitFor(() => expect(screenOf(game.get())).toBe('ended'));
  leave();
});
