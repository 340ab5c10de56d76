import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server in a process of its own, up and listening. */
export interface Program {
  readonly port: number;
  /** The one-time token of the quizmaster's sign-in link, as the terminal shows it. */
  readonly link: string;
  readonly child: ChildProcess;
  /** Its whole output so far. */
  output(): string;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

/** How a program is started. */
interface Launch {
  readonly flags: readonly string[];
  /** What it prints when it listens, with its port and link. */
  readonly isUp: RegExp;
}

const fromSource: Launch = { flags: ['--conditions=@snug/source'], isUp: /:(\d+)\/\S*#link=(\w+)/ };

/** What `npm run build` has made. */
export const asBuilt: Launch = { ...fromSource, flags: [] };

/** Runs one of our files, from source, and waits until it prints its port. Throws with its output if it ends before. */
export async function startProgram(
  file: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv = {},
  { flags, isUp }: Launch = fromSource,
) {
  // Without the person's own settings, which belong to another server.
  const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^SNUG_|^PORT$/.test(name)));
  const child = spawn(process.execPath, [...flags, file, ...args], {
    cwd: root,
    env: { ...plain, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  const [, port, link] = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (text: Buffer): void => {
      output += text;
      const listening = isUp.exec(output);
      if (listening) resolve(listening);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    ended.then(() => reject(new Error(`${file} ended at its start:\n${output}`)));
  });
  return { port: Number(port), link: link ?? '', child, output: () => output, ended } satisfies Program;
}

/** The real server on a data folder, without rate limits (`server.ts`). Port 0: any free one. */
export function startServer(dataDir: string, port = 0, settings: NodeJS.ProcessEnv = {}): Promise<Program> {
  return startProgram('packages/testing/program/server.ts', [dataDir, String(port)], settings);
}

/** Sends a message to a program over the process channel. Resolves with what it answers. */
export function askProgram<T>({ child }: Program, message: object | string): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve(answer as T));
    child.send(message, (error) => error && reject(error));
  });
}

/** Ends it in order; kills it after five seconds. */
export async function stopProgram({ child, ended }: Program): Promise<void> {
  const kill = setTimeout(() => child.kill('SIGKILL'), 5_000);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(kill);
}
