import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from './free-port.ts';
import { notificationTo } from './outbox.ts';
import { type Program, startProgram } from './program.ts';

/** How long shifted-clock.mjs caches what it has read. */
const clockReadMs = 20;

const asInstalled = {
  flags: ['--import', './packages/testing/program/shifted-clock.mjs'],
  /** The quizmaster's URL, the lines after it, and an empty one: output may arrive in pieces. */
  isUp: /:(\d+)\/\S*#link=(\S+)\n(?:.+\n)*\n/,
};

/** A real server as `npm start` runs it, on a free port, with data of its own. */
export interface TestServer {
  readonly url: string;
  /** The six-digit code of the demo game, as the terminal shows it. */
  readonly code: string;
  /** The quizmaster's one-time sign-in link. */
  readonly signInLink: string;
  /** The token in it. */
  readonly link: string;
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

/**
 * Starts a server whose venue site is built on this renderer; `settings` override the usual environment variables, `args`
 * are those of the program.
 * Long: the settings of a server, listed.
 */
export async function openServer(
  renderer: 'preact' | 'react' = 'preact',
  settings: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
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
    PORT: String(port),
    SNUG_HOST: '127.0.0.1',
    SNUG_DATA_DIR: join(data, 'snug'),
    SNUG_RIG_CLOCK: clock,
    SNUG_RENDERER: renderer,
    SNUG_STORYBOOK_PORT: 'off',
    ...settings,
  };
  const launch = () => startProgram('packages/server/dist/main.js', args, env, asInstalled);
  let program: Program = await launch();

  async function start(): Promise<void> {
    program = await launch();
  }

  async function kill(): Promise<void> {
    program.child.kill('SIGKILL');
    await program.ended;
  }

  /** The first match in the newest notification to a contact. */
  async function findInNotification(contact: string, wanted: RegExp): Promise<string> {
    let found = '';
    await expect
      .poll(async () => {
        found = wanted.exec((await notificationTo(url, contact))?.text ?? '')?.[0] ?? '';
        return found;
      }, `a notification to ${contact}`)
      .not.toBe('');
    return found;
  }

  const code = /Game code +(\d{6})/.exec(program.output())?.[1] ?? '';
  const signInLink = /https?:\/\/\S+#link=\S+/.exec(program.output())?.[0] ?? '';
  const { link } = program;

  return {
    url,
    code,
    signInLink,
    link,
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
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
