import { fakeSockets } from '@snug/testing/client';
import { expect, test } from 'vitest';
import { createClient } from './create-client.ts';
import { fakePage } from './fake/fake-world.ts';
import { virtualClock } from './fake/virtual-clock.ts';
import { memoryStorage } from './storage.ts';

test('ERR-30 OPEN-80 a verb that needs a game and has none says Game not found!, and sends nothing', async () => {
  const sent: string[] = [];
  const client = createClient({
    origin: 'https://quiz.example',
    seams: {
      clock: virtualClock(),
      socket: fakeSockets().open,
      visibility: fakePage(),
      storage: memoryStorage(),
      persistentStore: undefined,
      locks: undefined,
      http: async (input) => {
        sent.push(String(input));
        throw new TypeError('offline');
      },
    },
  });
  const game = client.game('g1');
  await expect(game.submit()).rejects.toThrow('Game not found!');
  await expect(game.setDouble(true)).rejects.toThrow('Game not found!');
  expect(sent).toEqual([]);
});
