import { addPlayers } from './add-players.ts';
import type { Checkers } from './checkers/all.ts';
import { endFaults } from './faults/conditions.ts';
import { scheduleFaults } from './faults/schedule-faults.ts';
import { openWorld, type WorldOptions } from './open-world.ts';
import { settle } from './settle.ts';
import { operateServer } from './test-players/operator.ts';
import { hostGame, openConsole, withSecondHost } from './test-players/quizmaster.ts';
import type { World } from './world.ts';

/** The longest game, even if everybody sleeps for hours. */
const longestMs = 8 * 3_600_000;

/** Plays one seed: players join, a game is played under faults, and then the checkers look at the result. */
export async function playGame(options: WorldOptions): Promise<void> {
  const { kernel } = options;
  const world = await openWorld(options);
  const { checkers } = world;
  await onServerStart(world, checkers)();

  await addPlayers(world);
  const isOver = startHosting(world);
  scheduleFaults(world, playMs(world));
  operateServer(world, onServerStart(world, checkers));
  while (!isOver() && kernel.elapsed() < longestMs) await kernel.run(kernel.now() + 1_000);
  if (!isOver()) world.wrong('L1', 'the game does not end');

  world.isSettling = true;
  endFaults(world);
  await settle(world, checkers);
}

/** After each start of the server the checkers subscribe to what it publishes. */
function onServerStart(world: World, checkers: Checkers): () => Promise<void> {
  return async () => {
    world.server.context.pubSub.subscribe({ published: checkers.published, loggedOut() {} });
    await checkers.serverStarted();
  };
}

/** The quizmaster starts after a while. Returns whether the game is over. */
function startHosting(world: World): () => boolean {
  const first = openConsole(world, world.network('quizmaster'), 'quizmaster');
  const console = world.faults.has('two-hosts')
    ? withSecondHost(world, first, openConsole(world, world.network('second host'), 'second host'))
    : first;
  let isOver = false;
  world.kernel.after(world.random('opening').between(2_000, 6_000), () => {
    hostGame(world, console).then(() => {
      isOver = true;
    }, world.failed);
  });
  return () => isOver;
}

/** About how long a game takes: faults are spread over that. */
function playMs({ plan }: World): number {
  const questions = plan.rounds.reduce((sum, round) => sum + round.questions.length, 0);
  return 3_000 + plan.rounds.length * 6_000 + questions * 2_200;
}
