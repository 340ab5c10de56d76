/**
 * A house seen from outside: the real server as a process of its own, and clients that speak HTTP and WebSocket by hand.
 * Nothing here imports code of the product, so that what is tried is what anybody on the network could try.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The server as it is built, by the setup of the run: it starts in a third of the time. */
const program = process.env.SNUG_TEST_PROGRAM ?? 'packages/server/main.ts';

export interface House {
  readonly port: number;
  readonly dataDir: string;
  /** The one-time text of the quizmaster's sign-in link that the start has printed. */
  readonly link: string;
  /** Everything printed so far, and logged. */
  output(): string;
  readonly child: ChildProcess;
  /** Puts the server's clock ahead, and resolves once it is: only of a house with a clock of its own. */
  later(seconds: number): Promise<void>;
  /** Ends the process in order. */
  stop(): Promise<void>;
}

/**
 * Starts a server with these settings, in a new data folder unless one is given; it ends with the test that called.
 *
 * @param ownClock Its clock can be put ahead, so that a test need not wait out minutes (clock.mjs).
 */
export async function openHouse(
  settings: Record<string, string> = {},
  { ownClock = false }: { ownClock?: boolean } = {},
): Promise<House> {
  const dataDir = settings.SNUG_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'snug-outside-')));
  const inherited = Object.entries(process.env).filter(([name]) => !/^SNUG_|^PORT$|^NODE_OPTIONS$/.test(name));
  const preloaded = ownClock ? ['--import', new URL('clock.mjs', import.meta.url).href] : [];
  const child = spawn(process.execPath, ['--conditions=@snug/source', ...preloaded, program], {
    cwd: root,
    env: { ...Object.fromEntries(inherited), PORT: '0', SNUG_DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', ...(ownClock ? (['ipc'] as const) : [])],
  });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('the server has no output');
  let output = '';
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  onTestFinished(async () => {
    await stop();
    if (settings.SNUG_DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
  });
  const [, port, link] = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text;
      const greeting = /Players +\S+?:(\d+)\/[\s\S]*#link=(\w+)/.exec(output);
      if (greeting) resolve(greeting);
    };
    stdout.on('data', read);
    stderr.on('data', read);
    ended.then(() => reject(new Error(`the server ended at its start:\n${output}`)));
  });
  const later = async (seconds: number) => {
    const isAhead = once(child, 'message');
    child.send({ later: seconds * 1_000 });
    await isAhead;
  };
  return { port: Number(port), dataDir, link: link ?? '', output: () => output, child, later, stop };
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as JSON, or undefined. */
  // biome-ignore lint/suspicious/noExplicitAny: a client that knows no types of the product
  readonly json: any;
  /** How long the reply took, in milliseconds. */
  readonly ms: number;
}

export interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Sent as JSON, unless it is a string or bytes. */
  readonly body?: unknown;
  /** The address that it comes from: any of 127.0.0.0/8. */
  readonly from?: string;
}

/** Sends one request on a connection of its own, and waits for the whole reply. */
export function send(port: number, path: string, { method = 'GET', headers = {}, body, from }: Sent = {}) {
  const isJson = body !== undefined && typeof body !== 'string' && !(body instanceof Uint8Array);
  const bytes = body === undefined ? undefined : isJson ? JSON.stringify(body) : (body as string | Uint8Array);
  const began = performance.now();
  return new Promise<Reply>((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        ...(from !== undefined && { localAddress: from }),
        headers: {
          ...(isJson && { 'content-type': 'application/json' }),
          ...(bytes !== undefined && { 'content-length': String(Buffer.byteLength(bytes)) }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            json: asJson(text),
            ms: performance.now() - began,
          });
        });
      },
    );
    request.on('error', reject);
    request.end(bytes);
  });
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
