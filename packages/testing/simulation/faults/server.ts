import type { World } from '../world/world.ts';
import type { FaultScheduler } from './scheduler.ts';

/** F8–F12: a server that crashes, a database that is busy, full or read-only, a backup that is restored. */
export function scheduleServerFaults(world: World, { random, schedule }: FaultScheduler, playMs: number): void {
  const { kernel, faults } = world;
  const { database } = world.server;
  schedule('crash-before-commit', 3, () => crashServer(world, 'crash-before-commit'));
  schedule('crash-after-commit', 3, () => crashServer(world, 'crash-after-commit'));
  schedule('restart', 2, () => crashServer(world, 'restart'));

  schedule('database-busy', 2, () => {
    const calls = world.callCount();
    database.busyFor(random.between(300, 5_000));
    kernel.after(5_000, () => world.callCount() > calls && faults.hit('database-busy'));
  });
  if (faults.has('database-slow')) {
    const slow = world.random('database-slow');
    database.latency(() => {
      faults.hit('database-slow');
      return slow.between(1, 60);
    });
  }
  schedule('database-full', 2, () => {
    const calls = world.callCount();
    const set = random.chance(0.5) ? database.full : database.readOnly;
    set(true);
    kernel.after(random.between(500, 8_000), () => {
      set(false);
      if (world.callCount() > calls) faults.hit('database-full');
    });
  });
  if (faults.has('backup-restored')) scheduleRestore(world, playMs);
}

/** The server crashes, now or at its next commit. */
export function crashServer(world: World, name: 'crash-before-commit' | 'crash-after-commit' | 'restart'): void {
  const { server, faults } = world;
  if (!server.isUp || world.isSettling) return;
  if (name !== 'restart') {
    world.pendingCrash = name;
    server.crash(name === 'crash-before-commit' ? 'before-commit' : 'after-commit');
    return;
  }
  const isHeard = world.players.some(({ phones }) => phones.some(({ network }) => network.load().sockets > 0));
  if (isHeard) faults.hit('restart');
  if (world.random(`restart ${world.kernel.now()}`).chance(0.5)) server.stop();
  else server.crash();
}

/** Makes a backup in the middle of the game, and restores it some time later. */
function scheduleRestore(world: World, playMs: number): void {
  const { kernel, faults, server, ledger } = world;
  const random = world.random('restore');
  let asOf: number | undefined;
  const backup = () => {
    if (world.isSettling) return;

    server.database.backup();
    asOf = kernel.now();
  };
  kernel.after(random.between(2_000, playMs / 2), backup);
  kernel.after(random.between(playMs / 2, playMs), () => {
    if (asOf === undefined || world.isSettling) return;
    faults.hit('backup-restored');
    ledger.restored.push({ at: kernel.now(), asOf });
    // The backup does not know of logins that ended after it; those that ended before are not tracked separately.
    ledger.revoked.clear();
    server.database.restore();
  });
}
