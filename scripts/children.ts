import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** Each leads a process group of its own, so that its children end with it. */
const running = new Set<ChildProcess>();
/** How long a child may take to end on request. */
const graceMs = 3_000;
let isOver = false;

/** Runs Node with these arguments. Resolves to its exit code and the end of its output; `onOutput` gets all of it. */
export function runNode(
  args: readonly string[],
  {
    cwd,
    env,
    onOutput,
  }: {
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
    readonly onOutput?: (part: string) => void;
  },
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    if (isOver) return resolve({ code: null, output: '' });
    const child = spawn(process.execPath, args, {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `${join(cwd, 'node_modules', '.bin')}:${process.env.PATH}`, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        onOutput?.(String(part));
        output = `${output}${part}`.slice(-20_000);
      });
    }
    running.add(child);
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, output });
    });
  });
}

/** Ends all children with their own children: by request first, then by force. No child starts afterwards. */
export async function stopAll(): Promise<void> {
  isOver = true;
  const all = [...running];
  for (const child of all) signal(child, 'SIGTERM');
  const gone = Promise.all(all.map((child) => new Promise((resolve) => child.once('close', resolve))));
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, graceMs))]);
  for (const child of all) signal(child, 'SIGKILL');
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // Already gone, with all of its group.
  }
}
