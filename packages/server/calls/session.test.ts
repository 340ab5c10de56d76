import {
  contactCheck,
  getVersion,
  joinGame,
  logout,
  nameCheck,
  oneTimeCodeLifeMs,
  registerPlayer,
  resendCodeMs,
  setName,
  validateCode,
} from '@snug/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinedAs, joinedBy, openWorld, type Person, tokenClaimsOf, type World } from '../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const wrongCode = 'That code is not right. Please check it or ask for a new one.';
const register = (person: Person, email: string, player_name = 'Ada') =>
  person.ask(registerPlayer, { body: { player_name, email, phone: '' } });
const newestCode = () => world.server.outbox.letters()[0]?.code ?? '';
const validate = (person: Person, playerid: string, code: string) =>
  person.ask(validateCode, { body: { playerid, code } });
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');
const claimsOf = (token: string) => tokenClaimsOf({ token });

test('CALL-04 CALL-11 ROLE-04 ENTITY-TOKEN a contact and its code log in, by email or by ten digits', async () => {
  const ada = world.guest();
  const { body } = await register(ada, 'Ada@Example.com');
  expect(world.server.outbox.letters()[0]).toMatchObject({ to: 'ada@example.com' });
  const { status, body: reply } = await validate(ada, body.playerid, newestCode());
  expect([status, reply.status]).toEqual([200, 'success']);
  const claims = claimsOf(reply.message);
  expect(claims).toMatchObject({ player_name: 'Ada', email: 'ada@example.com', phone: '', iss: 'snug', aud: 'player' });
  expect(claims.sub).not.toBe(body.playerid);
  expect(claims.exp).toBeGreaterThan(world.clock.now() / 1_000);

  const ben = world.guest();
  const asked = await ben.ask(registerPlayer, { body: { player_name: 'Ben', email: '', phone: '(555) 555-0123' } });
  const phone = await validate(ben, asked.body.playerid, newestCode());
  expect(claimsOf(phone.body.message)).toMatchObject({ phone: '5555550123', email: '' });
});

test('OPEN-26 H36 a known contact needs no name and keeps the one it has; a new one needs a name', async () => {
  await world.player('Ada', 'known@example.com');
  world.clock.pass(resendCodeMs);
  const second = world.guest();
  const { body } = await register(second, 'known@example.com', 'Mallory');
  const { body: reply } = await validate(second, body.playerid, newestCode());
  expect(claimsOf(reply.message).player_name).toBe('Ada');
  expect(await register(second, 'new@example.com', ' ')).toMatchObject({
    status: 400,
    detail: 'Please choose your display name.',
  });
});

test('RULE-08 RULE-09 LIMIT-03 a contact must be a real address or ten digits', async () => {
  const ada = world.guest();
  for (const [email, phone] of [
    ['', ''],
    ['a@b', ''],
    ['a@x.com,b@y.com', ''],
    ['', '555'],
    ['', '15555550123'],
  ]) {
    const body = { player_name: 'Ada', email: email ?? '', phone: phone ?? '' };
    expect(await ada.ask(registerPlayer, { body })).toMatchObject({ status: 400 });
  }
});

test('H32 OPEN-28 five tries, ten minutes, one use, one browser; a newer code makes the older worthless', async () => {
  const ada = world.guest();
  const first = (await register(ada, 'codes@example.com')).body.playerid;
  const code = newestCode();
  const thief = world.guest();
  expect(await validate(thief, first, code)).toMatchObject({ status: 400, detail: wrongCode });
  for (let n = 0; n < 3; n += 1) expect((await validate(ada, first, otherThan(code))).status).toBe(400);
  expect((await validate(ada, first, code)).status).toBe(200);
  expect(await validate(ada, first, code)).toMatchObject({ status: 400, detail: wrongCode });

  const second = (await register(ada, 'newer@example.com')).body.playerid;
  const older = newestCode();
  world.clock.pass(resendCodeMs);
  const third = (await register(ada, 'newer@example.com')).body.playerid;
  const newer = newestCode();
  expect((await validate(ada, second, older)).status).toBe(400);
  for (let n = 0; n < 5; n += 1) expect((await validate(ada, third, otherThan(newer))).status).toBe(400);
  expect(await validate(ada, third, newer)).toMatchObject({ status: 400, detail: wrongCode });

  world.clock.pass(resendCodeMs);
  const fourth = (await register(world.guest(), 'life@example.com')).body.playerid;
  world.clock.pass(oneTimeCodeLifeMs);
  expect((await validate(ada, fourth, newestCode())).status).toBe(400);
  expect((await validate(ada, 'nosuchchallenge', '123456')).detail).toBe(wrongCode);
});

test('H32 after ten wrong codes in a day a contact takes none, not even the right one', async () => {
  const ada = world.guest();
  for (let n = 0; n < 2; n += 1) {
    world.clock.pass(resendCodeMs);
    const { playerid } = (await register(ada, 'guessed@example.com')).body;
    for (let tries = 0; tries < 5; tries += 1) await validate(ada, playerid, otherThan(newestCode()));
  }
  world.clock.pass(resendCodeMs);
  const { playerid } = (await register(ada, 'guessed@example.com')).body;
  expect(await validate(ada, playerid, newestCode())).toMatchObject({ status: 429 });
});

test('H32 of fifty who send the right code at once exactly one is let in', async () => {
  const ada = world.guest();
  const { playerid } = (await register(ada, 'race@example.com')).body;
  const code = newestCode();
  const replies = await Promise.all(Array.from({ length: 50 }, () => validate(ada, playerid, code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('LIMIT-15 a code a minute and five a day per contact, ten a day per browser', async () => {
  const ada = world.guest();
  expect((await register(ada, 'often@example.com')).status).toBe(200);
  const soon = await register(ada, 'often@example.com');
  expect(soon).toMatchObject({ status: 429 });
  expect(soon.headers.get('retry-after')).toBe('60');
  for (let n = 0; n < 4; n += 1) {
    world.clock.pass(resendCodeMs);
    expect((await register(world.guest(), 'often@example.com')).status).toBe(200);
  }
  world.clock.pass(resendCodeMs);
  expect((await register(world.guest(), 'often@example.com')).status).toBe(429);

  const busy = world.guest();
  for (let n = 0; n < 10; n += 1) expect((await register(busy, `busy${n}@example.com`)).status).toBe(200);
  expect((await register(busy, 'busy10@example.com')).status).toBe(429);
  world.clock.pass(86_400_000);
  expect((await register(busy, 'busy10@example.com')).status).toBe(200);
});

test('H32 a code stands nowhere in the data in clear, nor does a client id', async () => {
  const ada = world.guest();
  await register(ada, 'secret@example.com');
  const rows = await world.server.house.store.db.selectFrom('challenges').selectAll().execute();
  expect(rows.some(({ contact }) => contact === 'secret@example.com')).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(newestCode());
  expect(JSON.stringify(rows)).not.toContain(ada.clientId);
});

test('CALL-10 OPEN-27 whether a contact is known', async () => {
  await world.player('Ada', 'exists@example.com');
  const guest = world.guest();
  expect(await guest.call(contactCheck, { query: { email: 'EXISTS@example.com' } })).toEqual({ exists: true });
  expect(await guest.call(contactCheck, { query: { email: 'nobody@example.com' } })).toEqual({ exists: false });
  expect(await guest.ask(contactCheck, { query: { email: 'nonsense' } })).toMatchObject({ status: 400 });
});

test('CALL-06 CALL-07 OPEN-21 the name check, and a new name, which teammates in a game hear', async () => {
  const { game_id, code } = await world.game();
  const ada = await world.player('Ada');
  const { team_code } = await joinedAs(ada, code, 'The Foxes');
  const ben = await world.player('Ben');
  const line = await ben.connect(game_id, await joinedBy(ben, game_id, team_code));
  expect(await ada.call(nameCheck)).toEqual({ status: 'success', message: '' });
  const { message } = await ada.call(setName, { body: { name: ' Ada \u202eL ' } });
  expect(claimsOf(message).player_name).toBe('Ada L');
  expect((await line.until('PLAYER_JOIN')).data).toMatchObject({ player: { player_name: 'Ada L', is_captain: true } });
  expect(await ada.ask(setName, { body: { name: '\u200b' } })).toMatchObject({ status: 400 });

  const { db } = world.server.house.store;
  await db.updateTable('accounts').set({ player_name: '' }).where('player_name', '=', 'Ben').execute();
  expect((await ben.call(nameCheck)).status).toBe('no-name');
  expect(await world.guest().ask(nameCheck)).toMatchObject({ status: 403, detail: 'Please log in first.' });
});

test('LINK-09 who has no display name is asked for one before joining a team', async () => {
  const { game_id, code } = await world.game();
  const { team_code } = await joinedAs(await world.player('Ada'), code, 'The Foxes');
  const cleo = await world.player('Cleo');
  await world.server.house.store.db
    .updateTable('accounts')
    .set({ player_name: '' })
    .where('player_name', '=', 'Cleo')
    .execute();
  expect(await cleo.ask(joinGame, { params: { id: game_id }, body: { team_code } })).toMatchObject({ status: 400 });
});

test('CALL-12 H23 a logout ends this token alone; 401 says that a bearer is invalid and nothing else', async () => {
  const ada = await world.player('Ada', 'two-phones@example.com');
  world.clock.pass(resendCodeMs);
  const second = await world.player('Ada', 'two-phones@example.com');
  await ada.call(logout, { body: { client_id: ada.clientId } });
  expect(await ada.ask(nameCheck)).toMatchObject({ status: 401, detail: 'Your login has ended. Please log in again.' });
  expect((await second.ask(nameCheck)).status).toBe(200);
  expect(await second.ask(logout, { body: { client_id: ada.clientId } })).toMatchObject({ status: 400 });

  const { db } = world.server.house.store;
  await db.updateTable('accounts').set({ token_version: 2 }).where('email', '=', 'two-phones@example.com').execute();
  expect((await second.ask(nameCheck)).status).toBe(401);
});

test('H40 a token that is forged, unsigned, cut, expired or of another use is 401', async () => {
  const ada = await world.player('Ada');
  const [head = '', payload = '', sign = ''] = ada.token?.split('.') ?? [];
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const none = encoded({ alg: 'none', typ: 'JWT' });
  const raised = encoded({ ...claimsOf(ada.token ?? ''), aud: 'host' });
  for (const token of [
    `${none}.${payload}.`,
    `${head}.${raised}.${sign}`,
    `${head}.${payload}`,
    'x',
    `${ada.token}x`,
  ]) {
    const { status } = await ada.ask(nameCheck, { headers: { authorization: `Bearer ${token}` } });
    expect([token, status]).toEqual([token, 401]);
  }
  expect((await ada.ask(nameCheck, { headers: { authorization: 'Basic x' } })).status).toBe(401);
  world.clock.pass(181 * 86_400_000);
  expect((await ada.ask(nameCheck)).status).toBe(401);
});

test('CALL-13 the version is a JSON string, never cached, and brings the anti-forgery cookie of the client id', async () => {
  const guest = world.guest();
  const { body, headers } = await guest.ask(getVersion, { query: { r: '0.5' } });
  expect(body).toMatch(/^\d+\.\d+\.\d+/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\w-]+; Path=\/; SameSite=Lax$/);
  const again = await guest.ask(getVersion);
  expect(again.headers.get('set-cookie')).toBe(headers.get('set-cookie'));
});
