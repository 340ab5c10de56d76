import { type Process, type ProcessSeams, startProcess } from './process.ts';

/** The processes of the server, one after another on the same database. */
export function createProcesses(seams: ProcessSeams) {
  const { disk, failed } = seams;
  let running: Process | undefined;
  let isStopping = false;
  let kills = 0;

  /** The process that accepts requests. */
  const open = () => (running && !running.isDead && !isStopping ? running : undefined);

  /** Kills the process, also one that is still starting. */
  function kill(): void {
    disk.crashAt = undefined;
    kills += 1;
    running?.kill();
  }

  return {
    open,
    current(): Process {
      const process = open();
      if (!process) throw new Error('Nobody listens: the server is down.');
      return process;
    },
    kill,
    /**
     * The process dies: now, right before the next commit (F9), or right after it and before anybody is told (F8). Sockets
     * break; requests under way are never answered.
     */
    crash(phase: 'now' | 'before-commit' | 'after-commit' = 'now'): void {
      if (phase === 'now') kill();
      else if (running && !running.isDead) disk.crashAt = phase;
    },
    /** SIGTERM: refuses everything new, closes sockets with 1012, finishes what is under way, and is down then. */
    stop(): void {
      const process = open();
      isStopping ||= process !== undefined;
      process?.stop().catch(failed);
    },
    /** Starts a new process on the same database, with an empty memory (F10). Kills one that is still shutting down. */
    async start(): Promise<void> {
      if (open()) return;
      kill();
      isStopping = false;
      const before = kills;
      const process = await startProcess(seams);
      if (kills !== before) {
        process.kill();
        throw new Error('The server was killed while it started.');
      }
      running = process;
    },
  };
}
