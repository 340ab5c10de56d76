import type { Checkers } from './checkers/all.ts';
import { misfortunes } from './misfortunes/misfortunes.ts';
import { calmDown } from './misfortunes/weather.ts';
import { openWorld, type Stage } from './open-world.ts';
import { operate } from './people/operator.ts';
import { host, openConsole, together } from './people/quizmaster.ts';
import { rest } from './rest.ts';
import { seat } from './seating.ts';
import type { World } from './world.ts';

/** No night is longer, even one in which everybody sleeps for hours. */
const longestMs = 8 * 3_600_000;

/** One seed: people come, a night is played under faults, and then it is looked at what is left. */
export async function evening(stage: Stage): Promise<void> {
  const { kernel } = stage;
  const world = await openWorld(stage);
  const { checkers } = world;
  await begun(world, checkers)();

  await seat(world);
  const isOver = opened(world);
  misfortunes(world, playMs(world));
  operate(world, begun(world, checkers));
  while (!isOver() && kernel.elapsed() < longestMs) await kernel.run(kernel.now() + 1_000);
  if (!isOver()) world.wrong('L1', 'the night does not end');

  world.isResting = true;
  calmDown(world);
  await rest(world, checkers);
}

/** After each start of the server: whoever checks hears its doorbell. */
function begun(world: World, checkers: Checkers): () => Promise<void> {
  return async () => {
    world.server.house.pubSub.subscribe({ published: checkers.rang, loggedOut() {} });
    await checkers.started();
  };
}

/** The quizmaster begins after a while. Answers whether the night is over. */
function opened(world: World): () => boolean {
  const desk = openConsole(world, world.line('quizmaster'), 'quizmaster');
  const desks = world.faults.has('two-hosts')
    ? together(world, desk, openConsole(world, world.line('second host'), 'second host'))
    : desk;
  let isOver = false;
  world.kernel.after(world.random('opening').between(2_000, 6_000), () => {
    host(world, desks).then(() => {
      isOver = true;
    }, world.failed);
  });
  return () => isOver;
}

/** About how long a night takes: faults spread over that. */
function playMs({ plan }: World): number {
  const questions = plan.rounds.reduce((sum, round) => sum + round.questions.length, 0);
  return 3_000 + plan.rounds.length * 6_000 + questions * 2_200;
}
