import {
  addPlayers,
  endFaults,
  gradeGame,
  hostGame,
  openConsole,
  openWorld,
  operateServer,
  scheduleFaults,
  type World,
  type WorldOptions,
  withSecondHost,
} from '@snug/testing/simulation';
import { type Checkers, checkAll } from './checkers/all.ts';
import { settle } from './settle.ts';
import type { Totals } from './totals.ts';

export interface GameOptions extends Omit<WorldOptions<Checkers>, 'observe'> {
  /** Counts violations. */
  readonly totals: Totals;
}

/** The longest game, even if everybody sleeps for hours. */
const longestMs = 8 * 3_600_000;

/** Plays one seed: players join, a game is played under faults, and then the checkers look at the result. */
export async function playGame({ totals, ...options }: GameOptions): Promise<void> {
  const { kernel } = options;
  const { world, observer: checkers } = await openWorld({ ...options, observe: (world) => checkAll(world, totals) });
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
  let [isPlayed, isOver] = [false, false];
  world.kernel.after(world.random('opening').between(2_000, 6_000), () => {
    const played = hostGame(world, console).then(() => {
      isPlayed = true;
    });
    Promise.all([played, gradeGame(world, () => !isPlayed)]).then(() => {
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
