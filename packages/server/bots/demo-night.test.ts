import { hostAsk, hostGames, hostLoadGame, hostSetAutopilot } from '@snug/contract';
import { openWorld } from '@snug/testing/server';
import { expect, test } from 'vitest';

/** A demo night by a clock that a test moves. */
async function openNight() {
  const world = await openWorld({ demoNight: true, store: 'sqlite' });
  const host = await world.host();
  const [head] = await host.call(hostGames);
  const params = { id: head?.gameid ?? '' };
  const load = () => host.call(hostLoadGame, { params });
  return { world, host, params, load };
}

test('the first round is played, graded and on the board at once; then the night goes at the pace of people', async () => {
  const { world, load } = await openNight();
  let game = await load();
  while ((game.state.board_through ?? 0) < 1 || game.state.round_index < 1) {
    world.clock.pass(100);
    await new Promise((resolve) => setTimeout(resolve, 20));
    game = await load();
    console.log(
      game.state.round_index,
      game.state.asked.length,
      game.state.submissions_open,
      game.teams.length,
      world.clock.now(),
    );
  }
  expect(game.teams).toHaveLength(8);
  await world.close();
}, 100_000);
void hostAsk;
void hostSetAutopilot;
