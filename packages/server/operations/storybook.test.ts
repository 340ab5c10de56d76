import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorld } from '@snug/testing/server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openStorybook, type StorybookOptions } from './storybook.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'snug-storybook-'));
  mkdirSync(join(folder, 'assets'));
  for (const file of ['index.html', 'iframe.html', 'avatar.svg', 'assets/main-a1b2c3d4.js'])
    writeFileSync(join(folder, file), file);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function opened(options: Partial<StorybookOptions> = {}) {
  const storybook = await openStorybook({ folder, port: 0, host: '127.0.0.1', ...options });
  onTestFinished(() => storybook.close());
  return storybook;
}

interface Answered {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Asks under any host name, which fetch does not let one. */
function ask(port: number | undefined, path: string, host = `localhost:${port}`): Promise<Answered> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
}

test('H40 the preview of Storybook has an opaque origin, and nobody but Storybook frames it', async () => {
  const { port } = await opened();
  for (const path of ['/iframe.html', '/iframe.html?id=x', '/avatar.svg', '/assets/main-a1b2c3d4.js']) {
    const { status, headers } = await ask(port, path);
    const policy = String(headers['content-security-policy']);
    expect([path, status, policy]).toEqual([path, 200, expect.stringMatching(/^sandbox allow-scripts /)]);
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  }
  expect((await ask(port, '/')).headers).toMatchObject({
    'content-security-policy': "frame-ancestors 'self'",
    'cross-origin-opener-policy': 'same-origin',
  });
});

test('Storybook answers under the names of this machine, and under no name that somebody else has pointed here', async () => {
  const { port, addressFor } = await opened();
  for (const name of ['localhost', '127.0.0.1', '[::1]', '192.0.2.7']) {
    expect([name, (await ask(port, '/', `${name}:${port}`)).status]).toEqual([name, 200]);
  }
  for (const name of ['rebound.example', 'localhost.example', '127.0.0.1.example', 'localhost:x'])
    expect([name, (await ask(port, '/iframe.html', name)).status]).toEqual([name, 404]);
  expect(addressFor('localhost:4000')).toBe(`http://localhost:${port}/`);
  // Phones do not reach what listens for this machine alone.
  expect(addressFor('192.0.2.7:4000')).toBeUndefined();
  expect(addressFor(undefined)).toBeUndefined();
});

test('opened to the network by a setting it says so to phones, and still knows no foreign name', async () => {
  const { port, addressFor } = await opened({ host: '0.0.0.0' });
  expect(addressFor('192.0.2.7:4000')).toBe(`http://192.0.2.7:${port}/`);
  expect(addressFor('rebound.example')).toBeUndefined();
});

test('a taken port ends nothing: it is said in a sentence', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
  );
  onTestFinished(() => void taken.close());
  const storybook = await opened({ port });
  expect(storybook.port).toBeUndefined();
  expect(storybook.warning).toBe(
    `Storybook is not served, since port ${port} is taken: set SNUG_STORYBOOK_PORT to another, or to off.`,
  );
});

test('the server’s own port sends whoever asks for it there, and is a plain 404 where there is none', async () => {
  const world = await openWorld({ sites: { storybook: folder }, storybook: { port: 0, host: '127.0.0.1' } });
  onTestFinished(() => world.close());
  const port = world.server.storybook?.port;
  for (const path of ['/storybook', '/storybook/', '/storybook/iframe.html?id=x']) {
    const { status, headers } = await ask(world.server.port, path);
    expect([path, status, headers.location]).toEqual([path, 302, `http://localhost:${port}/`]);
    expect((await ask(world.server.port, path, 'pub.example')).status).toBe(404);
  }
  const none = await openWorld({ sites: { storybook: folder } });
  onTestFinished(() => none.close());
  for (const path of ['/storybook', '/storybook/', '/storybook/iframe.html'])
    expect([path, (await ask(none.server.port, path)).status]).toEqual([path, 404]);
});
