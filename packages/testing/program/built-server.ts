import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { freePort } from './free-port.ts';

/** How long shifted-clock.mjs caches what it has read. */
const clockReadMs = 20;

/** The quizmaster's URL, the lines after it, and an empty one: output may arrive in pieces. */
const startMessage = /#link=\S+\n(?:.+\n)*\n/;

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A real server as `npm start` runs it, on a free port, with data of its own. */
export interface TestServer {
  readonly url: string;
  /** The six-digit code of the demo game, as the terminal shows it. */
  readonly code: string;
  /** The quizmaster's one-time sign-in link. */
  readonly signInLink: string;
  /** Kills the process as a power cut would, and starts another on the same port and data. */
  restart(): Promise<void>;
  /** Kills the process as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again after `kill`, on the same port and data. */
  start(): Promise<void>;
  /** Moves the server's clock forward, not the phones'. */
  advanceClock(ms: number): Promise<void>;
  /** The one-time code last sent to a contact; waits for it. */
  oneTimeCode(contact: string): Promise<string>;
  /** The path of the short link last sent to a contact; waits for it. */
  linkSentTo(contact: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts a server whose venue site is built on this renderer; `settings` override the usual environment variables. */
export async function openServer(
  renderer: 'preact' | 'react' = 'preact',
  settings: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'snug-journey-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const clock = join(data, 'clock');
  let offsetMs = 0;
  const advanceClock = async (ms: number) => {
    offsetMs += ms;
    writeFileSync(clock, String(offsetMs));
    // After this time the server reads the file again.
    await new Promise((resolve) => setTimeout(resolve, 2 * clockReadMs));
  };
  writeFileSync(clock, '0');
  const env = {
    ...process.env,
    PORT: String(port),
    SNUG_HOST: '127.0.0.1',
    SNUG_DATA_DIR: join(data, 'snug'),
    SNUG_RIG_CLOCK: clock,
    SNUG_RENDERER: renderer,
    ...settings,
  };
  let child: ChildProcess | undefined;
  let output = '';

  async function start(): Promise<void> {
    const started = spawn(
      process.execPath,
      [
        '--import',
        join(root, 'packages/testing/program/shifted-clock.mjs'),
        join(root, 'packages/server/dist/main.js'),
      ],
      { env, stdio: 'pipe' },
    );
    child = started;
    output = '';
    started.stdout?.on('data', (text) => {
      output += text;
    });
    started.stderr?.on('data', (text) => {
      output += text;
    });
    while (!startMessage.test(output)) {
      if (started.exitCode !== null) throw new Error(`The server ended at its start:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  async function kill(): Promise<void> {
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGKILL');
    await ended;
  }

  /** The first match in the newest notification to a contact. */
  async function findInNotification(contact: string, wanted: RegExp): Promise<string> {
    let found = '';
    await expect
      .poll(async () => {
        const outbox = await fetch(`${url}/dev/outbox`, { headers: { accept: 'application/json' } });
        const notifications = (await outbox.json()) as { to: string; text: string }[];
        found = wanted.exec(notifications.find(({ to }) => to === contact)?.text ?? '')?.[0] ?? '';
        return found;
      }, `a notification to ${contact}`)
      .not.toBe('');
    return found;
  }

  await start();
  const code = /Game code +(\d{6})/.exec(output)?.[1] ?? '';
  const signInLink = /https?:\/\/\S+#link=\S+/.exec(output)?.[0] ?? '';

  return {
    url,
    code,
    signInLink,
    kill,
    start,
    advanceClock,
    async restart() {
      await kill();
      await start();
    },
    oneTimeCode: (contact) => findInNotification(contact, /\b\d{6}\b/),
    linkSentTo: (contact) => findInNotification(contact, /\/sl\/\S+/),
    async close() {
      // A killed process has a signal and no exit code.
      if (child?.exitCode === null && child.signalCode === null) await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
