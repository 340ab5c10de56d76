import { ungradedAnswers } from '@snug/grading';
import { scoresOf } from '@snug/testing/results';
import { boardOnDisk, gameOnDisk, type NetworkSocket, type World } from '@snug/testing/simulation';
import type { Checker } from './checker.ts';
import { idOf, isOf } from './frames.ts';

/**
 * A board that is published has no ungraded answer at that moment (S18). The version of the results rises with every change
 * that is told, and no line is told an older one (S19).
 */
export function boards(world: World): Checker {
  const { server, game } = world;
  const { game_id } = game;
  const told = new WeakMap<NetworkSocket, { id: number; version: number }>();
  let before = boardOnDisk(server, game_id);
  let restored = 0;

  function committed(): void {
    const now = boardOnDisk(server, game_id);
    // A restored backup is older, and a change of its own.
    if (world.ledger.restored.length > restored) before = now;
    restored = world.ledger.restored.length;
    const { board_through: through, results_version: version } = now;
    // Unveiling more of the same board publishes nothing new.
    if (through > before.board_through) checkGraded(through);
    if (version < before.results_version) world.wrong('S19', `version ${version} follows ${before.results_version}`);
    before = now;
  }
  if (world.isGraded) server.onCommit(committed);

  function checkGraded(through: number): void {
    const waiting = ungradedAnswers(scoresOf(gameOnDisk(server, game_id), through));
    if (waiting.size === 0) return;
    const [[, keys] = []] = waiting;
    world.wrong(
      'S18',
      `the board of round ${through} is published, and ${[...(keys ?? [])].join(' / ')} waits for a grade`,
    );
  }

  return {
    frameWritten(socket, text) {
      if (!isOf(text, 'RESULTS')) return;
      const version = Number(/\\"version\\":(\d+)/.exec(text)?.[1]);
      const id = idOf(text);
      const last = told.get(socket);
      // A heartbeat may ask for what has been sent before.
      if (last && id <= last.id) return;
      if (last && version <= last.version)
        world.wrong('S19', `${socket.end.name} is told of version ${version} after ${last.version}`);
      told.set(socket, { id, version });
    },
  };
}
