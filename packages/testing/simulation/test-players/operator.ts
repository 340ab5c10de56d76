import type { World } from '../world/world.ts';

/** How often the operator checks whether the server is up, in ms. */
const lookMs = 1_000;

/** The operator finds the server dead, and starts it again after a while. */
export function operateServer(world: World, begun: () => Promise<void>): void {
  const { kernel, server, players, trace } = world;
  const random = world.random('operator');

  function look(): void {
    if (server.isUp) {
      again();
      return;
    }
    trace.note('operator', 'finds the server down');
    world.serverDied();
    for (const { phones } of players) for (const { network } of phones) network.serverDied();
    kernel.after(world.isSettling ? 100 : random.between(200, 8_000), start);
  }

  function start(): void {
    server
      .start()
      .then(begun)
      .then(
        () => trace.note('operator', 'the server is up'),
        (error: unknown) => trace.note('operator', `the server does not start: ${String(error)}`),
      )
      .then(again);
  }

  function again(): void {
    kernel.after(lookMs, look);
  }
  again();
}
