import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerPlayer } from '@snug/contract';
import { openWorld, type World } from '@snug/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snug-site-'));
  const put = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put('venue/index.html', 'VENUE');
  put('venue/assets/main-a1b2c3d4.js', 'script');
  put('console/index.html', 'CONSOLE');
  put('console/display.html', 'DISPLAY');
  put('embed/snug.js', 'snug');
  put('examples/venue-page.html', 'EXAMPLE');
  put('pictures/one.png', 'png');
  world = await openWorld({
    sites: {
      venue: join(folder, 'venue'),
      console: join(folder, 'console'),
      embed: join(folder, 'embed'),
      examples: join(folder, 'examples'),
      storybook: join(folder, 'not-built'),
      demoPictures: join(folder, 'pictures'),
    },
  });
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(world.server.url + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test.each([
  ['/', 200, 'VENUE'],
  ['/auth?previous=/', 200, 'VENUE'],
  ['/team/10000', 200, 'VENUE'],
  ['/game/abc', 200, 'VENUE'],
  ['/host/', 200, 'CONSOLE'],
  ['/host/game/abc', 200, 'CONSOLE'],
  ['/display/482917', 200, 'DISPLAY'],
  ['/embed/v1/snug.js', 200, 'snug'],
  ['/examples/venue-page.html', 200, 'EXAMPLE'],
  ['/media/demo/one.png', 200, 'png'],
  ['/healthz', 200, '{"status":"ok"}'],
  ['/readyz', 200, '{"status":"ok"}'],
])('%s is served on the one port', async (path, status, text) => {
  expect(await get(path)).toMatchObject({ status, text });
});

test.each([
  '/api/nothing',
  '/display',
  '/display/',
  '/display/482917/more',
  '/embed/v1/nothing.js',
  '/embed',
  '/examples/nothing.html',
  '/media/demo/two.png',
  '/media/demo/../secret',
  '/storybook/',
  '/assets/old-a1b2c3d4.js',
  '/host/assets/old-a1b2c3d4.js',
  '/dev/nothing',
  '/venue.json/x',
])('an unknown address below a named one is a 404: %s', async (path) => {
  const { status, text } = await get(path);
  expect(status).toBe(404);
  expect(JSON.parse(text)).toEqual({ status_code: 404, detail: 'There is nothing at this address.' });
});

test('H40 H70 our pages run our own files alone and cannot be framed', async () => {
  for (const path of ['/', '/game/abc', '/host/', '/host/x']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' data: blob:;");
    for (const part of [
      "script-src 'self';",
      "style-src 'self';",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ]) {
      expect([path, policy]).toEqual([path, expect.stringContaining(part)]);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('H56 search engines may list the home page, and no page of a team, a game or an invite', async () => {
  const robots = async (path: string) => (await get(path)).headers.get('x-robots-tag');
  expect(await robots('/')).toBeNull();
  for (const path of ['/team/10000', '/game/abc', '/invite/x', '/host/game/abc']) {
    expect(await robots(path)).toBe('noindex');
  }
});

test('hashed files stay in the cache, and any origin may load the script tag', async () => {
  expect((await get('/assets/main-a1b2c3d4.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  );
  const { headers } = await get('/embed/v1/snug.js');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('/venue.json is the brand of the demo venue', async () => {
  expect(JSON.parse((await get('/venue.json')).text)).toMatchObject({
    name: 'The Crown',
    logo: '',
    links: { terms: '' },
  });
});

test.each(['/assets', '/assets/', '/embed/v1/', '/examples/', '/media/demo/', '/media/u/', '/media/'])(
  'the folder %s lists no files',
  async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/main-a1b2c3d4|snug\.js|venue-page|one\.png/);
  },
);

test('nothing beside the built files is served, whatever address asks for it', async () => {
  for (const path of ['/.git/config', '/.git/HEAD', '/.env', '/package.json', '/snug.db', '/%2e%2e/package.json']) {
    const { text, headers } = await get(path);
    expect([path, headers.get('content-type')]).toEqual([
      path,
      expect.stringMatching(/^(text\/html|application\/json)/),
    ]);
    expect([path, /repositoryformatversion|ref: refs|"workspaces"|SQLite/.test(text)]).toEqual([path, false]);
  }
});

test('a page that is not built says so', async () => {
  const bare = await openWorld();
  const response = await fetch(bare.server.url);
  expect([response.status, await response.text()]).toEqual([404, 'This page has not been built yet: run npm start.']);
  await bare.close();
});

test('/dev/outbox is for this machine alone, as JSON or as a page, and names are escaped', async () => {
  const guest = world.guest();
  const body = { player_name: 'Ada', email: "o'neil@example.com", phone: '' };
  await guest.call(registerPlayer, { body });
  const { status, text } = await get('/dev/outbox');
  expect(status).toBe(200);
  expect(JSON.parse(text)[0]).toMatchObject({ to: "o'neil@example.com", code: expect.stringMatching(/^\d{6}$/) });
  const page = await get('/dev/outbox', { accept: 'text/html' });
  expect(page.headers.get('content-type')).toMatch('text/html');
  expect(page.text).toContain('<b>o&#39;neil@example.com</b>');
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-forwarded-host']) {
    expect([name, (await get('/dev/outbox', { [name]: '10.0.0.1' })).status]).toEqual([name, 404]);
  }
  expect(await statusAskedAs('evil.example')).toBe(404);
});

test('there is no /dev/outbox when a public address is set', async () => {
  const open = await openWorld({ publicUrl: 'https://quiz.example' });
  const { status, headers } = await fetch(`${open.server.url}/dev/outbox`);
  expect(status).toBe(404);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
  await open.close();
});

/** Asks under another host name, as a page with a rebound name would; fetch does not let one. */
function statusAskedAs(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(`${world.server.url}/dev/outbox`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject);
    asked.end();
  });
}
