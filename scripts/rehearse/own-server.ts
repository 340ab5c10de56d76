import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A server that belongs to the rehearsal. */
export interface OwnServer {
  readonly origin: string;
  /** The quizmaster's one-time sign-in link, as the terminal shows it. */
  readonly link: string;
  stop(): Promise<void>;
}

/** Starts the server from source on a free port, with data in a temporary folder, and without rate limits. */
export async function startServer(timeUp: AbortSignal): Promise<OwnServer> {
  const data = mkdtempSync(join(tmpdir(), 'snug-rehearse-'));
  // Without the person's own settings, which belong to another server.
  const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('SNUG_')));
  const server = spawn(
    process.execPath,
    ['--conditions=@snug/source', join(root, 'scripts/rehearse/server.ts'), data],
    {
      cwd: root,
      env: plain,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stop = async (): Promise<void> => {
    await end(server);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const link = await printedLink(server, timeUp);
    return { origin: `http://127.0.0.1:${new URL(link).port}`, link, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function printedLink(server: ChildProcess, timeUp: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text: Buffer): void => {
      output += text;
      const link = /\S+#link=\S+/.exec(output)?.[0];
      if (link) resolve(link);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', () => reject(new Error(`The server ended at its start:\n${output}`)));
    timeUp.addEventListener('abort', () => reject(new Error(`The server did not start in time:\n${output}`)));
  });
}

function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const kill = setTimeout(() => server.kill('SIGKILL'), 5_000);
    server.on('exit', () => {
      clearTimeout(kill);
      resolve();
    });
    server.kill('SIGTERM');
  });
}
