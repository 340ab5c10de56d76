import { randomBytes } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beginGame, joinAs, logIn, newBrowser, newestCode, newGame, quizmasterOf } from './browser.ts';
import { type House, openHouse, send } from './house.ts';
import { openSocket } from './socket.ts';

/** The lines of the security log so far. */
// biome-ignore lint/suspicious/noExplicitAny: a reader that knows no types of the product
function linesOf(text: string): any[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line))
    .filter(({ security }) => security === true);
}
const told = (house: House, event: string) => linesOf(house.output()).filter((line) => line.event === event);

test('what somebody tries stands in the security log, matched by hashes, and nothing that was sent', {
  timeout: 120_000,
}, async () => {
  const house = await openHouse({ SNUG_LOG_LEVEL: 'info' });
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const eve = newBrowser(house.port, '127.0.0.66');

  // Wrong codes of games and of logins, a login, a bearer that is none, a call of somebody else's, a used link, and too fast.
  await eve.call('POST', '/api/player/game/code/join', {
    code: '000000',
    team_name: 'Eve',
    kt_team_id: 'new',
    num_players: 1,
    invites: [],
  });
  const asked = await eve.call('POST', '/api/player/registerplayer', {
    player_name: 'Evelyn',
    email: 'evelyn@example.org',
    phone: '',
  });
  await eve.call('POST', '/api/player/validate-code', { code: '918273', playerid: asked.json.playerid });
  const code = await newestCode(house.port, 'evelyn@example.org');
  const login = await eve.call('POST', '/api/player/validate-code', { code, playerid: asked.json.playerid });
  expect(login.status).toBe(200);
  const bad = { authorization: 'Bearer not-a-token-at-all' };
  expect((await eve.call('GET', '/api/player/name-check', undefined, { headers: bad })).status).toBe(401);
  expect((await eve.call('GET', `/api/host/game/${game.game_id}`)).status).toBe(403);
  expect((await eve.call('POST', '/api/host/sign-in', { link: house.link })).status).toBe(403);
  eve.token = login.json.message;
  const seat = await joinAs(eve, game, 'The Evening');
  expect(seat.status).toBe(200);
  await beginGame(quizmaster, game);
  await openSocket(house.port, `/api/game/ws/${game.game_id}/player/${randomBytes(16).toString('hex')}/none`, {
    from: '127.0.0.66',
  }).upgraded;
  expect((await eve.call('POST', '/api/player/logout', { client_id: eve.clientId })).status).toBe(200);
  eve.token = undefined;
  await Promise.all(Array.from({ length: 300 }, () => eve.call('GET', '/api/player/game/list')));

  await expect.poll(() => told(house, 'socket-refused').length, { timeout: 20_000 }).toBeGreaterThan(0);
  const all = linesOf(house.output());
  const [wrongGame] = told(house, 'wrong-game-code');
  const { address, client } = wrongGame;
  expect([address, client].every((hash) => /^[\w-]{12}$/.test(hash))).toBe(true);
  // The wrong code of a login, the login, and the rest are of the same client at the same address.
  expect(told(house, 'wrong-code')).toMatchObject([
    { address, client, status: 400, route: '/api/player/validate-code' },
  ]);
  expect(told(house, 'signed-in').map(({ by }) => by)).toEqual(['link', 'code']);
  expect(told(house, 'signed-in')[1]).toMatchObject({ client, address, account: expect.stringMatching(/^[\w-]{12}$/) });
  expect(told(house, 'unauthorized')).toMatchObject([{ client, reason: 'invalidLogin' }]);
  expect(told(house, 'forbidden')).toMatchObject([{ client, route: '/api/host/game/:id' }]);
  expect(told(house, 'sign-in-refused')).toMatchObject([{ address, reason: 'badLink' }]);
  expect(told(house, 'session-ended')).toMatchObject([{ account: told(house, 'signed-in')[1].account }]);
  expect(told(house, 'limit-hit')[0]).toMatchObject({ client, address, limit: 'calls', status: 429 });
  expect(told(house, 'socket-refused')[0]).toMatchObject({ address, closed: expect.any(Number) });
  expect(all.every(({ time }) => typeof time === 'number')).toBe(true);

  const log = JSON.stringify(all).toLowerCase();
  const sent = [
    eve.clientId,
    quizmaster.clientId,
    login.json.message,
    house.link,
    code,
    '918273',
    'evelyn',
    'evening',
    '127.0.0',
    seat.json.team_code,
    game.code,
    game.game_id,
  ];
  for (const each of sent) expect([each, log.includes(String(each).toLowerCase())]).toEqual([each, false]);

  const metrics = (await send(house.port, '/metrics')).text;
  expect(metrics).toMatch(/snug_security_events_total\{event="wrong-code"\} 1\n/);
  expect(metrics).toMatch(/snug_security_events_total\{event="erased"\} 0\n/);
});

test('a flood is summed up, counted whole, and a file of its own is for its owner alone, whatever the level', {
  timeout: 120_000,
}, async () => {
  const probe = await openHouse();
  const file = join(probe.dataDir, 'security.log');
  // Of a time when everybody might read it.
  await writeFile(file, '', { mode: 0o644 });
  const house = await openHouse({ SNUG_LOG_LEVEL: 'error', SNUG_SECURITY_LOG: file });
  const headers = { authorization: 'Bearer nothing' };
  for (let n = 0; n < 300; n += 1) {
    expect((await send(house.port, '/api/player/name-check', { headers, from: '127.0.0.66' })).status).toBe(401);
  }
  const metrics = (await send(house.port, '/metrics')).text;
  expect(metrics).toMatch(/snug_security_events_total\{event="unauthorized"\} 300\n/);
  await logIn(newBrowser(house.port), house.port, 'Ann', 'ann@example.org');
  await house.stop();

  const lines = linesOf(await readFile(file, 'utf8'));
  const refused = lines.filter(({ event }) => event === 'unauthorized');
  expect(refused.length).toBeLessThan(50);
  expect(refused.reduce((sum, { times = 1 }) => sum + times, 0)).toBe(300);
  expect(refused.at(-1)).toMatchObject({ address: refused[0].address, times: expect.any(Number) });
  expect(lines.map(({ event }) => event)).toContain('signed-in');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  // Nothing of it where only errors are wanted.
  expect(linesOf(house.output())).toEqual([]);
});
