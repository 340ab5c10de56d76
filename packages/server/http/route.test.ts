import { bodyMaxBytes, clientIdHeader, createTeam, findGame, type RefusalBody, saveAnswer } from '@snug/contract';
import { worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfFile({ embedOrigins: ['https://pub.example'] });

const clientId = 'client-of-the-route-tests';

async function send(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const headers = { [clientIdHeader]: clientId, ...init.headers };
  const response = await fetch(world.server.url + path, { ...init, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as RefusalBody };
}

async function proof(): Promise<string> {
  const { headers } = await send('/api/version');
  return /XSRF-TOKEN=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
}

async function post(path: string, body: string | undefined, headers: Record<string, string> = {}) {
  const given = { 'content-type': 'application/json', 'x-xsrf-token': await proof(), ...headers };
  return send(path, { method: 'POST', body, headers: given });
}

test.each([
  ['{"code":', 400, 'The request is not valid JSON.'],
  ['\ufeff{"code":"1"}', 400, 'The request is not valid JSON.'],
  ['', 400, 'The request could not be understood.'],
  ['null', 400, 'The request could not be understood.'],
  ['[]', 400, 'The request could not be understood.'],
  ['{}', 400, 'The request could not be understood.'],
  ['{"code":123456}', 400, 'The request could not be understood.'],
  ['{"code":["123456"]}', 400, 'The request could not be understood.'],
  [`{"code":"${'1'.repeat(bodyMaxBytes)}"}`, 413, 'That is too large.'],
  ['['.repeat(20_000), 400, 'The request is not valid JSON.'],
])('OPEN-78 H66 a body of %.20s is refused in the one shape', async (body, status, detail) => {
  const reply = await post(findGame.path, body);
  expect(reply.status).toBe(status);
  expect(reply.body).toEqual({ status_code: status, detail });
});

test('OPEN-78 an address that cannot be decoded is refused in the one shape', async () => {
  const { status, body } = await send('/api/%zz');
  expect(status).toBe(400);
  expect(body).toEqual({ status_code: 400, detail: 'The request could not be understood.' });
});

test('OPEN-78 another media type, an unknown address and another method answer in the same shape', async () => {
  const text = await post(findGame.path, 'code=1', { 'content-type': 'text/plain' });
  expect(text.body).toEqual({ status_code: 415, detail: 'Please send JSON.' });
  const nowhere = { status_code: 404, detail: 'There is nothing at this address.' };
  expect((await send('/api/nowhere')).body).toEqual(nowhere);
  expect((await send(findGame.path)).body).toEqual(nowhere);
  expect((await send('/api/player/game/load', { method: 'DELETE' })).body).toEqual(nowhere);
});

test('H63 unknown keys are dropped, known ones never coerced', async () => {
  const ada = await world.player('Ada');
  // Parsed, so that it is sent: in a literal it would be the object's prototype.
  const body = JSON.parse(
    '{"team_name":"Foxes","owner":"x","kt_team_id":1,"is_captain":true,"__proto__":{"admin":true}}',
  );
  expect(JSON.stringify(body)).toContain('__proto__');
  expect(await ada.call(createTeam, { body })).toEqual({ kt_team_id: '10000' });
  const numbers = { game_id: 'x', round_num: '1', question_num: 0, answer: 'x' };
  expect((await ada.ask(saveAnswer, { body: numbers as never })).status).toBe(400);
  expect({}).not.toHaveProperty('admin');
});

test('CALL-01 OPEN-76 a call without a client id, or with one of another form, is refused', async () => {
  const body = JSON.stringify({ code: '123456' });
  for (const id of ['', 'short', 'x'.repeat(129), 'with spaces and more', '../../../../etc/passwd']) {
    const reply = await post(findGame.path, body, { [clientIdHeader]: id });
    expect([id, reply.status, reply.body.detail]).toEqual([id, 400, 'Client ID was not set!']);
  }
});

test('CALL-03 OPEN-75 H44 a change needs the proof of its client id, or a bearer', async () => {
  const body = JSON.stringify({ code: '000000' });
  const own = await post(findGame.path, body);
  expect(own.status).toBe(404);
  const refused = { status_code: 403, detail: 'Please reload the page and try again.' };
  expect((await post(findGame.path, body, { 'x-xsrf-token': '' })).body).toEqual(refused);
  expect((await post(findGame.path, body, { 'x-xsrf-token': 'guess' })).body).toEqual(refused);
  // The proof of one client id is none for another, and the refusal brings the right one.
  const other = await post(findGame.path, body, { [clientIdHeader]: 'another-client-altogether' });
  expect(other.body).toEqual(refused);
  expect(other.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=/);
  const ada = await world.player('Ada');
  expect(await ada.ask(findGame, { body: { code: '000000' } })).toMatchObject({ status: 404 });
});

test('H44 a change from another site is refused, with and without a bearer; from our own and a registered site it is not', async () => {
  const ada = await world.player('Ada');
  const from = async (origin: string) =>
    (await ada.ask(findGame, { body: { code: '000000' }, headers: { origin } })).status;
  expect(await from(world.server.url)).toBe(404);
  expect(await from('https://pub.example')).toBe(404);
  for (const origin of [
    'https://evil.example',
    'null',
    `${world.server.url}.evil.example`,
    'https://sub.pub.example',
  ]) {
    expect([origin, await from(origin)]).toEqual([origin, 403]);
  }
});

test('H74 caches never store replies of calls', async () => {
  const { headers } = await send('/api/player/game/list');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('vary')).toContain('authorization');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('a bug is logged and answered with a fixed sentence', async () => {
  const ada = await world.player('Ada');
  const { store } = world.server.context;
  const write = store.write;
  Object.assign(store, {
    write: () => Promise.reject(new Error('SELECT secrets FROM somewhere')),
  });
  const reply = await ada.ask(createTeam, { body: { team_name: 'x' } });
  Object.assign(store, { write });
  expect(reply).toMatchObject({ status: 500, detail: 'Something went wrong on our side. Please try again.' });
});
