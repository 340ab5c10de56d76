import { details } from '@snug/rules';
import { rowOf, worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';

const world = worldOfFile();

test('what a bot pressed before a person took the game, and comes after that, is refused', async () => {
  const { game_id } = await world.game();
  const { context } = world.server;
  await context.store.db.updateTable('games').set({ autopilot: 'on' }).where('game_id', '=', game_id).execute();
  const press = (isByBot: boolean, paused: boolean) => runCommand(context, game_id, 'pause', { paused }, { isByBot });
  await press(true, true);
  await runCommand(context, game_id, 'setAutopilot', { on: false });
  await expect(press(true, false)).rejects.toMatchObject({ status: 409, detail: details.personRuns });
  const { paused_at } = await rowOf(context.store.db, 'games', { game_id });
  expect(paused_at).not.toBeNull();
  expect((await press(false, false)).state.paused).toBeUndefined();
});
