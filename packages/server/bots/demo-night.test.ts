import { setTimeout as delay } from 'node:timers/promises';
import {
  type HostGame,
  hostAsk,
  hostGames,
  hostGrade,
  hostLoadGame,
  hostPause,
  hostSetAutopilot,
} from '@snug/contract';
import { noRateLimits, openWorld } from '@snug/testing/server';
import { afterEach, expect, test } from 'vitest';

let world: Awaited<ReturnType<typeof openWorld>>;
afterEach(() => world.close());

/** A demo night by a clock that a test moves; calls and sockets are real. */
async function openNight() {
  world = await openWorld({ demoNight: true, store: 'sqlite', rateLimits: noRateLimits });
  const host = await world.host();
  const [head] = await host.call(hostGames);
  const params = { id: head?.gameid ?? '' };
  const load = () => host.call(hostLoadGame, { params });
  /** Lets time pass, a little at a time, until the game is so: it is looked at each second. */
  async function passUntil(isSo: (game: HostGame) => boolean): Promise<HostGame> {
    for (let n = 0; ; n += 1) {
      const game = n % 4 === 0 ? await load() : undefined;
      if (game && isSo(game)) return game;
      world.clock.pass(250);
      await delay(5);
    }
  }
  return { host, params, load, passUntil };
}

const isInSecondRound = ({ state }: HostGame) => state.round_index === 1 && state.asked.length > 0;

test('the first round is played, graded and on the board at once; then the night goes at the pace of people', async () => {
  const { passUntil } = await openNight();
  const game = await passUntil(isInSecondRound);
  expect(game.teams).toHaveLength(8);
  // Regulars with names, and somebody beside every second captain.
  expect(game.teams.map(({ captain_name }) => captain_name)).not.toContain('Guest');
  expect(game.teams.map(({ player_count }) => player_count).toSorted()).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
  expect(game.state).toMatchObject({ autopilot: 'on', revealed: [1], board_through: 1 });
  expect(game.grades?.length).toBeGreaterThan(0);
  expect(game.teams.filter(({ submitted }) => submitted[1])).toHaveLength(8);

  const since = world.clock.now();
  await passUntil(({ state }) => state.asked.length > 1);
  expect(world.clock.now() - since).toBeGreaterThan(15_000);
});

test('a person who presses something has the game, the bot is refused, and a while of nothing brings it back', async () => {
  const { host, params, passUntil, load } = await openNight();
  const game = await passUntil(isInSecondRound);
  // At the desk a person grades beside the bot.
  const [grade] = game.grades ?? [];
  if (!grade) throw new Error('The first round is graded.');
  const { question_id, answer_key, version } = grade;
  const grades = [{ question_id, answer_key, marks: ['half' as const], seen: version }];
  await host.call(hostGrade, { params, body: { grades } });
  expect((await load()).state.autopilot).toBe('on');

  const { state } = await host.call(hostPause, { params, body: { paused: true } });
  expect(state).toMatchObject({ autopilot: 'off', paused: true });
  const next = game.rounds[1]?.questions.find((each) => !game.state.asked.includes(each.question_id));
  const asBot = await host.ask(hostAsk, {
    params,
    body: { question_id: next?.question_id ?? '' },
    headers: { 'x-snug-autopilot': '1' },
  });
  expect(asBot).toMatchObject({ status: 409, body: { detail: 'A person runs this game now.' } });

  const { asked } = (await load()).state;
  for (let n = 0; n < 200; n++) {
    world.clock.pass(1_000);
    await delay(2);
  }
  expect((await load()).state).toMatchObject({ autopilot: 'off', asked });
  const back = await passUntil((now) => now.state.autopilot === 'on');
  expect(back.state.asked).toEqual(asked);
});

test('it can be handed back at once, and goes on with what the person has left', async () => {
  const { host, params, passUntil } = await openNight();
  await passUntil(isInSecondRound);
  await host.call(hostSetAutopilot, { params, body: { on: false } });
  const { state } = await host.call(hostSetAutopilot, { params, body: { on: true } });
  expect(state.autopilot).toBe('on');
  await passUntil((game) => game.state.asked.length > 1);
});

test('a game that goes on over a restart has the same tables, at their seats', async () => {
  const { passUntil } = await openNight();
  const before = await passUntil(isInSecondRound);
  await world.restart();
  const host = await world.host();
  const params = { id: before.gameid };
  for (;;) {
    const game = await host.call(hostLoadGame, { params });
    if (
      game.state.asked.length > before.state.asked.length &&
      game.teams.every(({ online, player_count }) => online === player_count)
    ) {
      expect(game.teams.map(({ team_name }) => team_name).toSorted()).toEqual(
        before.teams.map(({ team_name }) => team_name).toSorted(),
      );
      break;
    }
    world.clock.pass(250);
    await delay(5);
  }
});
