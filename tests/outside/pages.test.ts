import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newGame, quizmasterOf } from './browser.ts';
import { openHouse, send } from './house.ts';
import { publicHouse } from './public-house.ts';

const timeout = 60_000;

/** What a browser makes of a policy: the value of a directive, or undefined. */
function directive(policy: unknown, name: string): string | undefined {
  return String(policy)
    .split(';')
    .map((part) => part.trim())
    .find((part) => part === name || part.startsWith(`${name} `));
}

const referrersIn = (page: string) =>
  [...page.matchAll(/<meta name="referrer" content="([^"]*)"/g)].map(([, said]) => said);

test('H40 pages that are not the site’s own have no origin, so that nothing on them reads what it keeps', {
  timeout,
}, async () => {
  const { port } = await openHouse();
  for (const path of [
    '/examples/venue-page.html',
    '/examples/sponsor-page.html',
    '/examples/venue-sign.svg',
    '/examples/venue-page.js',
    '/api/docs',
    '/api/docs/swagger-ui-bundle.js',
  ]) {
    const { status, headers } = await send(port, path);
    const sandbox = directive(headers['content-security-policy'], 'sandbox');
    expect([path, status, sandbox]).toEqual([path, 200, expect.stringContaining('allow-scripts')]);
    expect([path, sandbox]).not.toEqual([path, expect.stringContaining('allow-same-origin')]);
    // A page without an origin loads its own files as any foreign page does.
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    // A browser refuses a sandboxed page that asks for a group of its own.
    expect(headers['cross-origin-opener-policy']).not.toBe('same-origin');
  }
});

test('H40 Storybook is nowhere on the port of the site', { timeout }, async () => {
  const isBuilt = existsSync(new URL('../../storybook-static', import.meta.url));
  const { port } = await openHouse();
  const { port: off } = await openHouse({ SNUG_STORYBOOK_PORT: 'off' });
  for (const path of ['/storybook/iframe.html', '/storybook/index.html', '/storybook/']) {
    const { status, headers } = await send(port, path, { headers: { host: 'pub.example' } });
    expect([path, status, headers.location]).toEqual([path, 404, undefined]);
    const { status: here, headers: said, text } = await send(port, path);
    // To the port of its own where it is built, else nothing.
    const itsPort = /^http:\/\/127\.0\.0\.1:(\d+)\/$/.exec(said.location ?? '')?.[1];
    expect([path, here, itsPort !== undefined]).toEqual(isBuilt ? [path, 302, true] : [path, 404, false]);
    expect(itsPort).not.toBe(String(port));
    expect(text, path).not.toContain('<script');
    expect([path, (await send(off, path)).status]).toEqual([path, 404]);
  }
});

test('H10 no page sends a referrer: neither by its header nor by what stands in it', { timeout }, async () => {
  const { port } = await openHouse();
  for (const path of [
    '/',
    '/auth/link/invite/abc',
    '/host/',
    '/display/123456',
    '/examples/venue-page.html',
    '/examples/sponsor-page.html',
    '/api/docs',
  ]) {
    const { headers, text } = await send(port, path);
    expect([path, headers['referrer-policy']]).toEqual([path, 'no-referrer']);
    // A page that says something else would overrule the header.
    expect([path, referrersIn(text).filter((said) => said !== 'no-referrer')]).toEqual([path, []]);
  }
  // As they are built from: this server may run without builds.
  for (const page of ['venue/index.html', 'quizmaster/index.html', 'quizmaster/display.html']) {
    const source = readFileSync(new URL(`../../sites/${page}`, import.meta.url), 'utf8');
    expect([page, referrersIn(source)]).toEqual([page, ['no-referrer']]);
  }
});

test('every reply says what it is, and may be framed by nobody', { timeout }, async () => {
  const house = await openHouse();
  const game = await newGame(await quizmasterOf(house));
  const paths = ['/', '/host/', '/venue.json', '/api/version', '/api/player/game/list', '/dev/outbox', '/healthz'];
  for (const path of [...paths, '/nothing/here.js', '/embed/v1/none.js', `/api/player/game/${game.code}/exists`]) {
    const { headers } = await send(house.port, path);
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
    const policy = headers['content-security-policy'];
    expect([path, directive(policy, 'frame-ancestors')]).toEqual([path, "frame-ancestors 'none'"]);
    expect([path, directive(policy, 'default-src')]).toEqual([path, "default-src 'none'"]);
  }
  // What has a policy of its own says it too.
  for (const path of ['/media/demo/pint.png', '/examples/venue-page.html', '/api/docs']) {
    const { status, headers } = await send(house.port, path);
    const framedBy = directive(headers['content-security-policy'], 'frame-ancestors');
    expect([path, status, framedBy]).toEqual([path, 200, "frame-ancestors 'none'"]);
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff']);
  }
});

test('other origins load what is for them, and nothing else', { timeout }, async () => {
  const house = await openHouse();
  const game = await newGame(await quizmasterOf(house));
  const policyOf = async (path: string) => (await send(house.port, path)).headers['cross-origin-resource-policy'];
  for (const path of ['/', '/host/', '/venue.json', '/api/version', '/dev/outbox', '/healthz', '/nothing/here.js'])
    expect([path, await policyOf(path)]).toEqual([path, 'same-origin']);
  for (const path of [`/api/player/game/${game.code}/exists`, '/api/openapi.json', '/api/sponsor/nobody/survey/next'])
    expect([path, await policyOf(path)]).toEqual([path, 'cross-origin']);
});

test('browsers use https at the public address, and below it where the operator says so', { timeout }, async () => {
  const said = async (settings: Record<string, string>) => {
    const { port } = await openHouse(settings);
    return (await send(port, '/healthz')).headers['strict-transport-security'];
  };
  expect(await said({})).toBeUndefined();
  expect(await said(await publicHouse())).toBe('max-age=31536000');
  expect(await said({ ...(await publicHouse()), SNUG_HSTS_SUBDOMAINS: 'yes' })).toBe(
    'max-age=31536000; includeSubDomains',
  );
});
