/**
 * Somebody with a laptop and a grudge, as a process of its own with the lowest priority: what is measured is the server's
 * fairness, not whose turn it is on this machine. Takes one command at a time over the process channel.
 */
import { setMaxListeners } from 'node:events';
import { setPriority } from 'node:os';
import { floods, type Target } from './floods.ts';

export type AttackerCommand =
  | { do: 'flood'; floods: readonly string[]; target: Target }
  /** Ends all that runs. Replies with how often each answer came, since the process began. */
  | { do: 'rest' };

const lowest = 19;
setPriority(lowest);

const got: Record<string, number> = {};
let enough = new AbortController();
process.on('message', (command: AttackerCommand) => {
  if (command.do === 'rest') {
    enough.abort();
    enough = new AbortController();
  } else {
    const { signal } = enough;
    // What breaks off at the end came to nothing.
    const count = (what: string | number) => {
      if (!signal.aborted) got[what] = (got[what] ?? 0) + 1;
    };
    setMaxListeners(0, signal);
    for (const name of command.floods) floods[name]?.start(command.target, count, signal);
  }
  process.send?.(got);
});
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());
process.stdout.write('ready\n');
