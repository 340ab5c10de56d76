import { expect, test } from 'vitest';
import { newBrowser, quizmasterOf } from './browser.ts';
import { openHouse, send } from './house.ts';
import { publicHouse } from './public-house.ts';

const timeout = 60_000;
const team = { team_name: 'The Regulars', kt_team_id: 'new', num_players: 2, invites: [] };

test('H44 a change that the browser says is cross-site is refused, also without an origin', { timeout }, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const phone = newBrowser(house.port);
  /** Is told that there is no such game, unless it is refused. */
  const ask = (headers: Record<string, string>) =>
    phone.call('POST', '/api/player/game/code/join', { ...team, code: '000000' }, { headers });
  const own = `http://127.0.0.1:${house.port}`;
  const refused: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site', origin: 'null' },
    { 'sec-fetch-site': 'none', origin: 'null' },
    { origin: 'https://evil.example' },
    // A page cannot set it; that it says so of a foreign origin is a lie.
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ];
  for (const headers of refused) {
    const { status, json } = await ask(headers);
    expect([headers, status, json]).toEqual([headers, 403, { status_code: 403, detail: 'This page may not do that.' }]);
    const made = await quizmaster.call('POST', '/api/host/game/new', {}, { headers });
    expect([headers, made.status]).toEqual([headers, 403]);
  }
  // Our own pages, with and without the browser's word; programs; a page of ours that says no referrer.
  const taken: Record<string, string>[] = [
    {},
    { origin: own },
    { origin: own, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ];
  for (const headers of taken) expect([headers, (await ask(headers)).status]).toEqual([headers, 404]);
});

test('H44 what any page may ask is answered whatever the browser says', { timeout }, async () => {
  const { port } = await openHouse();
  const { headers, status } = await send(port, '/api/sponsor/demo-brewery/survey/next', {
    headers: { 'sec-fetch-site': 'cross-site', origin: 'null' },
  });
  expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
});

test('OPEN-75 the anti-forgery cookie has its name, is for this host and every path, and Secure where there is https', {
  timeout,
}, async () => {
  const cookieOf = async (settings: Record<string, string>, more: Record<string, string> = {}) => {
    const { port } = await openHouse(settings);
    const headers = { 'user-client-id': 'b'.repeat(32), ...more };
    return String((await send(port, '/api/version', { headers })).headers['set-cookie']).split(/;\s*/);
  };
  const byHttps = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
  const plain = [await cookieOf({}), await cookieOf({}, byHttps)];
  const secure = [await cookieOf(await publicHouse()), await cookieOf({ SNUG_TRUST_PROXY: '1' }, byHttps)];
  for (const [value, ...attributes] of [...plain, ...secure]) {
    expect(value).toMatch(/^XSRF-TOKEN=[\w-]{20,}$/);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'SameSite=Lax']));
    expect(attributes.filter((attribute) => /^domain/i.test(attribute))).toEqual([]);
  }
  // A proxy says so, if one is declared; anybody else could say anything.
  expect([...plain, ...secure].map((cookie) => cookie.includes('Secure'))).toEqual([false, false, true, true]);
});
