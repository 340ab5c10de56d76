import { addPlayers, endFaults, hostGame, openConsole, openWorld, operateServer, scheduleFaults, withSecondHost, } from '@snug/testing/simulation';
import { checkAll } from './checkers/all.ts';
import { settle } from './settle.ts';
/** The longest game, even if everybody sleeps for hours. */
const longestMs = 8 * 3600000;
/** Plays one seed: players join, a game is played under faults, and then the checkers look at the result. */
export async function playGame({ totals, ...options }) {
    const { kernel } = options;
    const { world, observer: checkers } = await openWorld({ ...options, observe: (world) => checkAll(world, totals) });
    await onServerStart(world, checkers)();
    await addPlayers(world);
    const isOver = startHosting(world);
    scheduleFaults(world, playMs(world));
    operateServer(world, onServerStart(world, checkers));
    while (!isOver() && kernel.elapsed() < longestMs)
        await kernel.run(kernel.now() + 1000);
    if (!isOver())
        world.wrong('L1', 'the game does not end');
    world.isSettling = true;
    endFaults(world);
    await settle(world, checkers);
}
/** After each start of the server the checkers subscribe to what it publishes. */
function onServerStart(world, checkers) {
    return async () => {
        world.server.context.pubSub.subscribe({ published: checkers.published, loggedOut() { } });
        await checkers.serverStarted();
    };
}
/** The quizmaster starts after a while. Returns whether the game is over. */
function startHosting(world) {
    const first = openConsole(world, world.network('quizmaster'), 'quizmaster');
    const console = world.faults.has('two-hosts')
        ? withSecondHost(world, first, openConsole(world, world.network('second host'), 'second host'))
        : first;
    let isOver = false;
    world.kernel.after(world.random('opening').between(2000, 6000), () => {
        hostGame(world, console).then(() => {
            isOver = true;
        }, world.failed);
    });
    return () => isOver;
}
/** About how long a game takes: faults are spread over that. */
function playMs({ plan }) {
    const questions = plan.rounds.reduce((sum, round) => sum + round.questions.length, 0);
    return 3000 + plan.rounds.length * 6000 + questions * 2200;
}
