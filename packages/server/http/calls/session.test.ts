import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import {
  contactCheck,
  findGame,
  getVersion,
  hostMe,
  hostSignOut,
  inviteToTeam,
  joinGame,
  joinWithCode,
  leaveGame,
  loadGame,
  logout,
  nameCheck,
  oneTimeCodeLifeMs,
  registerPlayer,
  resendCodeMs,
  setName,
  updateToken,
  validateCode,
} from '@snug/contract';
import { details } from '@snug/rules';
import {
  expectRefusal,
  gameWithFoxes,
  guestIn,
  joinedAs,
  joinedBy,
  openWorld,
  playeridOf,
  registeredTeamOf,
  rowOf,
  type TestPlayer,
  tokenClaimsOf,
  worldOfFile,
} from '@snug/testing/server';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { renameAccount } from '../../commands/rename-account.ts';
import type { GameNews } from '../../foundation/pub-sub.ts';

const world = worldOfFile();

const wrongCode = 'That code is not right. Please check it or ask for a new one.';
const register = (person: TestPlayer, email: string, player_name = 'Ada') =>
  person.ask(registerPlayer, { body: { player_name, email, phone: '' } });
const newestCode = () => world.server.devMailbox.notifications()[0]?.code ?? '';
const validate = (person: TestPlayer, playerid: string, code: string) =>
  person.ask(validateCode, { body: { playerid, code } });
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');
/** Runs all at one moment of the clock, with limited concurrency for slow machines. */
async function inPortions<T, R>(all: readonly T[], ask: (each: T, n: number) => Promise<R>): Promise<R[]> {
  const replies: R[] = [];
  while (replies.length < all.length) {
    const from = replies.length;
    replies.push(...(await Promise.all(all.slice(from, from + 20).map((each, n) => ask(each, from + n)))));
  }
  return replies;
}
const claimsOf = (token: string) => tokenClaimsOf({ token });

test('CALL-04 CALL-11 ROLE-04 ENTITY-TOKEN a contact and its code log in, by email or by ten digits', async () => {
  const ada = world.guest();
  const { body } = await register(ada, 'Ada@Example.com');
  expect(world.server.devMailbox.notifications()[0]).toMatchObject({ to: 'ada@example.com' });
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
  await expectRefusal(register(second, 'new@example.com', ' '), 400, 'Please choose your display name.');
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
  await expectRefusal(validate(thief, first, code), 400, wrongCode);
  for (let n = 0; n < 3; n += 1) expect((await validate(ada, first, otherThan(code))).status).toBe(400);
  expect((await validate(ada, first, code)).status).toBe(200);
  await expectRefusal(validate(ada, first, code), 400, wrongCode);

  const second = (await register(ada, 'newer@example.com')).body.playerid;
  const older = newestCode();
  world.clock.pass(resendCodeMs);
  const third = (await register(ada, 'newer@example.com')).body.playerid;
  const newer = newestCode();
  expect((await validate(ada, second, older)).status).toBe(400);
  for (let n = 0; n < 5; n += 1) expect((await validate(ada, third, otherThan(newer))).status).toBe(400);
  await expectRefusal(validate(ada, third, newer), 400, wrongCode);

  const old = (await register(ada, 'life@example.com')).body.playerid;
  const itsCode = newestCode();
  const aging = (await register(ada, 'long-life@example.com')).body.playerid;
  world.clock.pass(oneTimeCodeLifeMs - 1);
  expect((await validate(ada, aging, newestCode())).status).toBe(200);
  world.clock.pass(1);
  expect((await validate(ada, old, itsCode)).status).toBe(400);
  expect((await validate(ada, 'nosuchchallenge', '123456')).detail).toBe(wrongCode);
});

test('H32 after ten wrong codes a contact accepts none for an hour, not even the right one, and its codes are long for a day', async () => {
  const ada = world.guest();
  const guessAll = async (person: TestPlayer) => {
    world.clock.pass(resendCodeMs);
    const { playerid } = (await register(person, 'guessed@example.com')).body;
    for (let tries = 0; tries < 5; tries += 1) await validate(person, playerid, otherThan(newestCode()));
  };
  await guessAll(ada);
  expect(newestCode()).toMatch(/^\d{6}$/);
  const begun = world.clock.now();
  await guessAll(ada);
  world.clock.pass(resendCodeMs);
  const { playerid } = (await register(ada, 'guessed@example.com')).body;
  expect(newestCode()).toMatch(/^\d{8}$/);
  const refused = await validate(ada, playerid, newestCode());
  expect(refused).toMatchObject({ status: 429 });
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(3_600);

  world.clock.pass(3_600_000 - (world.clock.now() - begun));
  const next = (await register(ada, 'guessed@example.com')).body;
  expect(newestCode()).toMatch(/^\d{8}$/);
  expect((await validate(ada, next.playerid, newestCode())).status).toBe(200);
  world.clock.pass(86_400_000);
  await register(ada, 'guessed@example.com');
  expect(newestCode()).toMatch(/^\d{6}$/);
});

test('H32 nine wrong codes an hour make the codes of a contact long too, and a short one that is open ends', async () => {
  const guess = async (times: number) => {
    const person = world.guest();
    world.clock.pass(resendCodeMs);
    const { playerid } = (await register(person, 'slowly@example.com')).body;
    for (let tries = 0; tries < times; tries += 1) await validate(person, playerid, otherThan(newestCode()));
    return { person, playerid, code: newestCode() };
  };
  await guess(5);
  await guess(4);
  world.clock.pass(3_600_000);
  const open = await guess(1);
  expect(open.code).toMatch(/^\d{6}$/);
  await expectRefusal(validate(open.person, open.playerid, open.code), 400, wrongCode);
  expect((await guess(0)).code).toMatch(/^\d{8}$/);
});

test('H34 a stranger who asks for a code each minute neither ends nor holds up one of the owner’s own phone', async () => {
  const ada = await world.player('Ada', 'followed@example.com');
  ada.token = undefined;
  world.clock.pass(resendCodeMs);
  expect((await register(world.guest(), 'followed@example.com')).status).toBe(200);
  const { playerid } = (await register(ada, 'followed@example.com', '')).body;
  const code = newestCode();
  for (let n = 0; n < 4; n += 1) {
    world.clock.pass(resendCodeMs);
    await register(world.guest(), 'followed@example.com');
  }
  expect((await validate(ada, playerid, code)).status).toBe(200);
});

test('H34 H39 a stranger who has just asked takes neither the minute nor the code of the owner’s new phone', async () => {
  await world.player('Nora', 'new-phone@example.com');
  const ask = (person: TestPlayer) => register(person, 'new-phone@example.com', '');
  const [stranger, phone] = [world.guest(), world.guest()];
  world.clock.pass(resendCodeMs);
  expect((await ask(stranger)).status).toBe(200);
  const asked = await ask(phone);
  expect(asked.status).toBe(200);
  const code = newestCode();
  // Strangers share two a minute, whatever their browsers, and five an hour; none ends the code of the phone.
  await expectRefusal(ask(world.guest()), 429, details.codeJustSent);
  world.clock.pass(resendCodeMs);
  const later = [await ask(stranger), await ask(world.guest()), await ask(world.guest())];
  expect(later.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect((await validate(phone, asked.body.playerid, code)).status).toBe(200);
  world.clock.pass(resendCodeMs);
  // One sent to the owner when they signed up, and four to the strangers.
  await expectRefusal(ask(world.guest()), 429, details.tooMany);
});

test('H39 a contact gets five codes an hour and ten a day, and beyond those one an hour', async () => {
  const ask = async () => {
    world.clock.pass(resendCodeMs);
    return (await register(world.guest(), 'bombed@example.com')).status;
  };
  const asked: number[] = [];
  for (let hour = 0; hour < 4; hour += 1) {
    for (let n = 0; n < 6; n += 1) asked.push(await ask());
    world.clock.pass(3_600_000);
  }
  expect(asked.filter((status) => status === 200)).toHaveLength(5 + 5 + 1 + 1);
});

test('H34 OPEN-28 wrong guesses of others do not block a phone that has logged in before, or its next code', async () => {
  const ada = await world.player('Ada', 'locked@example.com');
  const thief = world.guest();
  for (let n = 0; n < 2; n += 1) {
    world.clock.pass(resendCodeMs);
    const { playerid } = (await register(thief, 'locked@example.com')).body;
    for (let tries = 0; tries < 5; tries += 1) await validate(thief, playerid, otherThan(newestCode()));
  }
  for (let n = 0; n < 2; n += 1) {
    world.clock.pass(resendCodeMs);
    const { playerid } = (await register(thief, 'locked@example.com')).body;
    expect((await validate(thief, playerid, newestCode())).status).toBe(429);
  }
  world.clock.pass(resendCodeMs);
  expect((await register(thief, 'locked@example.com')).status).toBe(429);
  // The phone is known, even if its login has ended.
  await ada.call(logout, { body: { client_id: ada.clientId } });
  ada.token = undefined;
  const { playerid } = (await register(ada, 'locked@example.com', '')).body;
  expect((await validate(ada, playerid, otherThan(newestCode()))).status).toBe(400);
  expect((await validate(ada, playerid, newestCode())).status).toBe(200);
});

test('H33 more than fifty wrong codes in a minute: codes have eight digits for a while, and the operator is told', async () => {
  const logged: string[] = [];
  const own = await openWorld({
    logger: pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
  });
  const code = () => own.server.devMailbox.notifications()[0]?.code ?? '';
  const guess = async (times: number, name: string) => {
    const guest = own.guest();
    const { playerid } = (await register(guest, `${name}@example.com`)).body;
    for (let tries = 0; tries < times; tries += 1) await validate(guest, playerid, otherThan(code()));
  };
  for (let n = 0; n < 10; n += 1) await guess(5, `sprayed${n}`);
  await register(own.guest(), 'before@example.com');
  expect([code().length, logged]).toEqual([6, []]);
  await guess(2, 'last');
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('ALARM');
  const metrics = await (await fetch(`${own.server.url}/metrics`)).text();
  expect(metrics).toMatch(/snug_security_events_total\{event="locked"\} 1\n/);
  own.clock.pass(resendCodeMs);
  const ada = own.guest();
  const { playerid } = (await register(ada, 'after@example.com')).body;
  expect(code()).toMatch(/^\d{8}$/);
  expect((await validate(ada, playerid, code())).status).toBe(200);
  own.clock.pass(10 * 60_000);
  await register(own.guest(), 'later@example.com');
  expect(code()).toMatch(/^\d{6}$/);
  await own.close();
});

test('H33 tries at unknown or used codes raise no alarm and make no code longer', async () => {
  const logged: string[] = [];
  const own = await openWorld({
    logger: pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
  });
  const code = () => own.server.devMailbox.notifications()[0]?.code ?? '';
  const guest = own.guest();
  const { playerid } = (await register(guest, 'used-up@example.com')).body;
  const wrong = otherThan(code());
  for (let tries = 0; tries < 50; tries += 1) {
    await expectRefusal(validate(guest, playerid, wrong), 400, wrongCode);
    await expectRefusal(validate(guest, `nosuchchallenge${tries}`, wrong), 400, wrongCode);
  }
  await register(own.guest(), 'next@example.com');
  expect([code().length, logged]).toEqual([6, []]);
  await own.close();
});

test('H32 a code with leading zeros keeps them', async () => {
  const { newDigits } = await import('../../foundation/ids.ts');
  // Bytes from 250 on are skipped, so that no digit is likelier.
  expect(newDigits({ bytes: (n) => new Uint8Array(n).fill(0) }, 6)).toBe('000000');
  const bytes = [255, 250, 0, 10, 7, 249, 251, 3, 12, 1, 1, 1];
  expect(newDigits({ bytes: (n) => Uint8Array.from(bytes.slice(0, n)) }, 6)).toBe('007932');
  const ada = world.guest();
  const { playerid } = (await register(ada, 'zeros@example.com')).body;
  const { context } = world.server;
  await context.store.db
    .updateTable('challenges')
    .set({ code_hash: context.keys.oneTimeCode(playerid, '000042') })
    .where('playerid', '=', playerid)
    .execute();
  expect((await validate(ada, playerid, '42')).status).toBe(400);
  expect((await validate(ada, playerid, '000042')).status).toBe(200);
});

test('H32 of fifty simultaneous requests with the right code exactly one logs in', async () => {
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

test('H39 H62 LIMIT-15 three hundred players log in at the same time from one pub, some with a second code', async () => {
  const own = await openWorld();
  const people = Array.from({ length: 300 }, (_, n) => ({ person: own.guest(), email: `pub${n}@example.com` }));
  const asked = await inPortions(people, ({ person, email }) => register(person, email));
  expect(asked.map(({ status }) => status)).toEqual(people.map(() => 200));
  own.clock.pass(resendCodeMs);
  const again = await inPortions(people.slice(0, 90), ({ person, email }) => register(person, email));
  const playerids = [...again, ...asked.slice(again.length)].map(({ body }) => body.playerid);
  // The mailbox keeps the last hundred notifications.
  const { context } = own.server;
  for (const playerid of playerids) {
    const code_hash = context.keys.oneTimeCode(playerid, '123456');
    await context.store.db.updateTable('challenges').set({ code_hash }).where('playerid', '=', playerid).execute();
  }
  const entered = await inPortions(people, ({ person }, n) => validate(person, playerids[n] ?? '', '123456'));
  expect(entered.map(({ status }) => status)).toEqual(people.map(() => 200));
  // The login resets the count, replaced codes included.
  own.clock.pass(oneTimeCodeLifeMs);
  expect((await register(own.guest(), 'late@example.com')).status).toBe(200);
  await own.close();
});

test('H39 LIMIT-15 an address may have sixty unconfirmed codes a day, and four hundred pending ones; then strangers wait for each other', async () => {
  const own = await openWorld();
  const { addressBudgets, store } = own.server.context;
  const waiting = () => addressBudgets.waiting();
  const ask = (name: string, person = own.guest()) => register(person, `${name}@example.com`);
  const ada = own.guest();
  await register(ada, 'ada@example.com');
  for (let n = 1; n < 60; n += 1) expect((await ask(`stranger${n}`)).status).toBe(200);
  own.clock.pass(oneTimeCodeLifeMs - 1);
  const { playerid } = (await register(ada, 'ada@example.com')).body;
  const code = own.server.devMailbox.notifications()[0]?.code ?? '';
  own.clock.pass(1);
  expect((await ask('first-in-line')).status).toBe(200);
  const next = ask('second-in-line');
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
  // A login resets the count of all its codes, both of Ada's: nobody else waits then.
  expect((await validate(ada, playerid, code)).status).toBe(200);
  expect((await ask('beside-the-line')).status).toBe(200);
  own.clock.pass(oneTimeCodeLifeMs);
  // The unit of ten minutes is there for the one who waits, and then there is none.
  const last = ask('third-in-line');
  expect((await next).status).toBe(200);
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
  addressBudgets.giveBack('emailCodes', '127.0.0.1');
  expect((await last).status).toBe(200);
  own.clock.pass(86_400_000);

  const many = await inPortions(Array.from({ length: 400 }), (_, n) => ask(`many${n}`));
  expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));
  expect((await ask('many-and-one')).status).toBe(200);
  const crowded = ask('too-many');
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
  addressBudgets.giveBack('emailCodes', '127.0.0.1');
  expect((await crowded).status).toBe(200);
  const rows = await store.db.selectFrom('challenges').select('address_hash').distinct().execute();
  expect(rows.some(({ address_hash }) => address_hash.includes('127'))).toBe(false);
  await own.close();
});

test('H34 H39 an address that has sent too many codes holds up no known device, no account, no player and no newcomer', async () => {
  const own = await openWorld();
  const { addressBudgets } = own.server.context;
  const ask = (name: string, person = own.guest()) => register(person, `${name}@example.com`);
  const regular = await own.player('Rita', 'regular@example.com');
  await own.player('Olga', 'owner@example.com');
  const { game_id, code } = await own.game();
  const guest = own.guest();
  await guest.call(joinGame, { params: { id: game_id }, body: {} });
  for (let n = 0; n < 60; n += 1) await ask(`stranger${n}`);
  own.clock.pass(oneTimeCodeLifeMs);
  await ask('first-in-line');
  const stranger = ask('second-in-line');
  await expect.poll(() => addressBudgets.waiting(), { timeout: 10_000 }).toBe(1);

  regular.token = undefined;
  expect((await ask('regular', regular)).status).toBe(200);
  // A contact of an account, from a new phone.
  expect((await ask('owner')).status).toBe(200);
  expect((await ask('guest', guest)).status).toBe(200);
  // Whoever has found the game that is at home here.
  await guest.load(game_id);
  const newcomer = own.guest();
  await newcomer.call(findGame, { body: { code } });
  expect((await ask('newcomer', newcomer)).status).toBe(200);
  expect(addressBudgets.waiting()).toBe(1);
  addressBudgets.giveBack('emailCodes', '127.0.0.1');
  expect((await stranger).status).toBe(200);
  await own.close();
});

test('H39 text messages of all kinds share a daily limit; the operator is warned once', async () => {
  const logged: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
  const own = await openWorld({ smsPerDay: 3, logger });
  const notifications = () => own.server.devMailbox.notifications();
  const ask = (phone: string) =>
    own.guest().ask(registerPlayer, { body: { player_name: 'Ada', email: '', phone: `555555${phone}` } });
  const asked = await Promise.all(['0001', '0002', '0003', '0004', '0005', '0006'].map(ask));
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 503, 503, 503]);
  const refused = asked.find(({ status }) => status === 503);
  expect(refused?.detail).toBe(
    'No more text messages can be sent today. Please use an email address, or try again tomorrow.',
  );
  expect(refused?.headers.get('retry-after')).toBe('3600');
  expect(notifications()).toHaveLength(3);
  expect(logged.filter((line) => line.includes('ALARM'))).toHaveLength(1);

  // E-mail is still sent; an invite by text message is not.
  const captain = await own.player('Ada');
  const { game_id, code } = await own.game();
  const { team_code } = await joinedAs(captain, code, 'The Foxes');
  const params = { id: game_id, team: team_code };
  const invited = await captain.ask(inviteToTeam, { params, body: { phone: '5555550007' } });
  expect(invited).toMatchObject({ status: 503, detail: refused?.detail });
  expect(notifications().filter(({ kind }) => kind === 'phone')).toHaveLength(3);

  own.clock.pass(86_400_000);
  expect((await ask('0006')).status).toBe(200);
  expect(logged.filter((line) => line.includes('ALARM'))).toHaveLength(1);
  await own.close();
});

test('H32 the data has neither codes nor client ids in clear', async () => {
  const ada = world.guest();
  await register(ada, 'secret@example.com');
  const rows = await world.server.context.store.db.selectFrom('challenges').selectAll().execute();
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

test('H35 a code without a name counts as a contact check for who has an account too, unless the browser has been told or is theirs', async () => {
  const owner = await world.player('Olga', 'olga@example.com');
  world.clock.pass(resendCodeMs);
  const guesser = world.guest();
  for (let n = 0; n < 10; n += 1) expect((await register(guesser, `nobody${n}@example.com`, '')).status).toBe(400);
  expect((await register(guesser, 'olga@example.com', '')).status).toBe(429);
  // The page asks first, and is not counted twice.
  const phone = world.guest();
  for (let n = 0; n < 10; n += 1)
    expect((await phone.ask(contactCheck, { query: { email: 'olga@example.com' } })).status).toBe(200);
  expect((await register(phone, 'olga@example.com', '')).status).toBe(200);
  // Her own phone asks for nothing that it does not know.
  owner.token = undefined;
  for (let n = 0; n < 10; n += 1) await owner.ask(contactCheck, { query: { email: `nobody${n}@example.com` } });
  world.clock.pass(resendCodeMs - 1);
  expect((await register(owner, 'olga@example.com', '')).status).toBe(200);
});

test('H35 LIMIT-15 contact checks are limited per phone, and per address unless a login follows', async () => {
  const own = await openWorld();
  const check = (person: TestPlayer) => person.ask(contactCheck, { query: { email: 'who@example.com' } });
  const guest = own.guest();
  for (let n = 0; n < 10; n += 1) expect((await check(guest)).status).toBe(200);
  const refused = await check(guest);
  expect(refused).toMatchObject({ status: 429 });
  expect(refused.headers.get('retry-after')).toBe('60');
  // Asking for a code without a name reveals the same, so it counts too.
  expect((await register(guest, 'who@example.com', '')).status).toBe(429);
  own.clock.pass(60_000);
  expect((await register(guest, 'who@example.com', '')).status).toBe(400);
  for (let minute = 0; minute < 5; minute += 1) {
    own.clock.pass(60_000);
    for (let n = 0; n < 10; n += 1) await check(guest);
  }
  own.clock.pass(60_000);
  expect((await check(guest)).status).toBe(429);

  // What is left of the address's 200.
  const { addressBudgets } = own.server.context;
  const newcomer = own.guest();
  await check(newcomer);
  while (addressBudgets.tryTake('contactChecks', '127.0.0.1'));
  const stranger = check(own.guest());
  await expect.poll(() => addressBudgets.waiting(), { timeout: 10_000 }).toBe(1);
  // A pub shares an address: checks that a login follows do not count, and nobody known there waits.
  const { body } = await register(newcomer, 'new@example.com');
  await validate(newcomer, body.playerid, own.server.devMailbox.notifications()[0]?.code ?? '');
  expect((await stranger).status).toBe(200);
  const ada = await own.player('Ada');
  expect((await check(ada)).status).toBe(200);
  ada.token = undefined;
  expect((await check(ada)).status).toBe(200);
  await own.close();
});

test('CALL-05 H40 a renewed token has the current fields; the old one works a minute longer', async () => {
  const ada = await world.player('Ada', 'renewed@example.com');
  const first = ada.token ?? '';
  world.clock.pass(1_000);
  await ada.call(setName, { body: { name: 'Ada L' } });
  const { status, message } = await ada.call(updateToken);
  expect(status).toBe('success');
  const [old, now] = [claimsOf(first), claimsOf(message)];
  expect(now).toMatchObject({ sub: old.sub, player_name: 'Ada L', email: 'renewed@example.com', auth_at: old.auth_at });
  expect(now.jti).not.toBe(old.jti);
  world.clock.pass(59_000);
  expect((await ada.ask(nameCheck)).status).toBe(200);
  world.clock.pass(1_000);
  expect((await ada.ask(nameCheck)).status).toBe(401);
  ada.token = message;
  expect((await ada.ask(nameCheck)).status).toBe(200);
  await expectRefusal(world.guest().ask(updateToken), 403, 'Please log in first.');
});

test('CALL-05 H40 a login ends after five weeks without a visit, and after half a year in any case', async () => {
  const dayMs = 86_400_000;
  const ada = await world.player('Ada');
  world.clock.pass(34 * dayMs);
  for (let days = 34; days < 180; days += 34) {
    ada.token = (await ada.call(updateToken)).message;
    world.clock.pass(34 * dayMs - 1_000);
    if (days + 34 < 180) expect((await ada.ask(nameCheck)).status).toBe(200);
  }
  expect((await ada.ask(nameCheck)).status).toBe(401);
  const ben = await world.player('Ben');
  world.clock.pass(35 * dayMs);
  expect((await ben.ask(updateToken)).status).toBe(401);
  // What has expired need not be remembered as revoked.
  const cleo = await world.player('Cleo');
  await cleo.call(logout, { body: { client_id: cleo.clientId } });
  const rows = await world.server.context.store.db.selectFrom('revoked_tokens').selectAll().execute();
  expect(rows.every(({ expires_at }) => expires_at > world.clock.now())).toBe(true);
});

test('CALL-06 H42 the name check brings a new token only when the old one is out of date', async () => {
  const ada = await world.player('Ada', 'stale@example.com');
  expect(await ada.call(nameCheck)).toEqual({ status: 'success', message: '' });
  await ada.call(setName, { body: { name: 'Ada L' } });
  const { message } = await ada.call(nameCheck);
  expect(claimsOf(message)).toMatchObject({ player_name: 'Ada L', sid: claimsOf(ada.token ?? '').sid });
  // A browser may prefetch a GET: the presented token must stay valid.
  world.clock.pass(120_000);
  expect((await ada.call(nameCheck)).message).not.toBe('');
  ada.token = message;
  expect(await ada.call(nameCheck)).toEqual({ status: 'success', message: '' });
});

test('CALL-12 H40 a logout ends every token of this phone, and closes its connections', async () => {
  const { game_id } = await world.game();
  const ada = await world.player('Ada');
  const first = ada.token;
  ada.token = (await ada.call(updateToken)).message;
  const connection = await ada.connect(game_id, await joinedBy(ada, game_id));
  await ada.call(logout, { body: { client_id: ada.clientId } });
  expect(await connection.closed).toBe(4401);
  expect((await ada.ask(nameCheck)).status).toBe(401);
  ada.token = first;
  expect((await ada.ask(nameCheck)).status).toBe(401);
});

test('a quizmaster who signs out has no token and no connection left', async () => {
  const { game_id, host } = await world.game();
  const other = await world.host();
  const connection = await host.connectHost(game_id, await host.hostLoad(game_id));
  expect(await host.call(hostSignOut)).toEqual({ status: 'success' });
  expect(await connection.closed).toBe(4401);
  expect((await host.ask(hostMe)).status).toBe(401);
  expect((await other.ask(hostMe)).status).toBe(200);
});

test('ROLE-01 CALL-12 a guest has no token, plays on, and may log out too', async () => {
  const { game_id } = await world.game();
  const guest = await guestIn(world, game_id);
  expect(await guest.call(logout, { body: { client_id: guest.clientId } })).toEqual({ status: 'success' });
  // The player in the game stays for the client id.
  expect((await guest.load(game_id)).me).toMatchObject({ playerid: '', email: '' });
});

test('ROLE-05 a guest who logs in keeps their player, under the account’s name', async () => {
  const { game_id, code, host } = await world.game();
  const person = world.guest();
  const { view } = await joinedAs(person, code, 'The Lone Fox');
  const asGuest = await person.connect(game_id, view);
  const console_ = await host.connectHost(game_id, await host.hostLoad(game_id));
  const { playerid } = (await register(person, 'lone@example.com', 'Lena')).body;
  person.token = (await validate(person, playerid, newestCode())).body.message;
  await person.call(joinGame, { params: { id: game_id }, body: {} });
  // A guest's connection has no login: the logged-in player opens another.
  expect(await asGuest.closed).toBe(4010);
  const connection = await person.connect(game_id, view);
  expect((await connection.until('PLAYER_JOIN')).data).toMatchObject({
    player: { player_code: view.me.player_code, player_name: 'Lena', is_captain: true },
  });
  await expect.poll(() => console_.heard.at(-1)?.data).toMatchObject({ team: { captain_name: 'Lena' } });
  expect(await person.load(game_id)).toMatchObject({
    me: { player_name: 'Lena', player_code: view.me.player_code },
    team: { team_name: 'The Lone Fox' },
  });
});

test('ROLE-05 OPEN-03 a guest captain who logs in and loads the game keeps the team, for their phone and for the quizmaster', async () => {
  const { game_id, code, host } = await world.game();
  const person = world.guest();
  const { view } = await joinedAs(person, code, 'The Lone Fox');
  const console_ = await host.connectHost(game_id, await host.hostLoad(game_id));
  const { playerid } = (await register(person, 'wolf@example.com', 'Lena')).body;
  person.token = (await validate(person, playerid, newestCode())).body.message;
  const { me, team } = await person.load(game_id);
  expect(me).toMatchObject({ player_name: 'Lena', player_code: view.me.player_code, is_captain: true });
  expect([team?.team_name, team?.players]).toMatchObject(['The Lone Fox', [{ player_name: 'Lena', registered: true }]]);
  await expect.poll(() => console_.heard.at(-1)?.data).toMatchObject({ team: { captain_name: 'Lena' } });
  // Nobody is that guest any more.
  person.token = undefined;
  expect(await person.ask(loadGame, { query: { game_id } })).toMatchObject({ status: 403 });
});

test('ROLE-05 OPEN-03 who only watched, or had left, gets the team of this phone’s guest; who is on a team stays there', async () => {
  const { game_id, code } = await world.game();
  const ada = await world.player('Ada');
  await ada.call(joinGame, { params: { id: game_id }, body: {} });
  const phone = world.guest();
  const { view } = await joinedAs(phone, code, 'The Lone Fox');
  phone.token = ada.token;
  const { player_code, is_captain } = (await phone.load(game_id)).me;
  expect({ player_code, is_captain }).toEqual({ player_code: view.me.player_code, is_captain: true });
  expect((await ada.load(game_id)).team).toMatchObject({
    team_name: 'The Lone Fox',
    players: [{ player_name: 'Ada' }],
  });

  const other = world.guest();
  const { view: theirs } = await joinedAs(other, code, 'The Larks');
  other.token = ada.token;
  expect((await other.load(game_id)).team?.team_name).toBe('The Lone Fox');
  other.token = undefined;
  expect((await other.load(game_id)).me.player_code).toBe(theirs.me.player_code);

  await ada.call(leaveGame, { params: { id: game_id } });
  other.token = ada.token;
  expect((await other.load(game_id)).team).toMatchObject({ team_name: 'The Larks', players: [{ player_name: 'Ada' }] });
});

test('ROLE-05 RULE-07 the seat answers the account’s invites to that team; invites to others stay', async () => {
  const { game_id, code, ada: host, params, teamid: foxes } = await gameWithFoxes(world);
  const email = `${crypto.randomUUID()}@example.com`;
  const ada = await world.player('Ada', email);
  await ada.call(joinGame, { params: { id: game_id }, body: {} });
  for (const body of [{ email }, { playerid: playeridOf(ada) }]) await host.call(inviteToTeam, { params, body });
  expect((await ada.load(game_id)).invites).toHaveLength(2);
  const phone = world.guest();
  const { teamid = '' } = (await joinedAs(phone, code, 'The Lone Fox')).view.team ?? {};
  const { db } = world.server.context.store;
  await db.updateTable('game_invites').set({ teamid }).where('kind', '=', 'playerid').execute();
  phone.token = ada.token;
  expect((await phone.load(game_id)).invites).toHaveLength(1);
  expect(await rowOf(db, 'game_invites', { teamid: foxes })).toMatchObject({ closed_as: null });
  expect(await rowOf(db, 'game_invites', { teamid })).toMatchObject({ closed_as: 'accepted' });
});

test('ROLE-05 ROLE-10 who was kicked as a guest is not let back in by logging in', async () => {
  const { game_id, code } = await world.game();
  const [ada, ben] = [await world.player('Ada'), await world.player('Ben')];
  const kt_team_id = await registeredTeamOf(ada, ben);
  await ada.call(joinWithCode, { body: { code, team_name: '', kt_team_id, num_players: 2, invites: [] } });
  const { game_teams } = await joinedBy(ben, game_id);
  const { team_code = '', teamid: kicked_from = '' } = game_teams[0] ?? {};
  const phone = await guestIn(world, game_id);
  const { player_code } = (await phone.load(game_id)).me;
  await world.server.context.store.db
    .updateTable('game_players')
    .set({ kicked_from })
    .where('player_code', '=', player_code)
    .execute();
  phone.token = ben.token;
  expect((await phone.load(game_id)).me.status).toBe('watching');
  expect(await phone.ask(joinGame, { params: { id: game_id }, body: { team_code } })).toMatchObject({ status: 403 });
});

test('ROLE-05 OPEN-03 the door and the game list a guest’s team as one to ask once its guest has logged in', async () => {
  const { game_id, code } = await world.game();
  const phone = world.guest();
  await joinedAs(phone, code, 'The Lone Fox');
  const ada = await world.player('Ada');
  await ada.call(joinGame, { params: { id: game_id }, body: {} });
  const listed = async () => ({
    door: (await ada.call(findGame, { body: { code } })).teams,
    game: (await ada.load(game_id)).game_teams.map(({ team_name, no_requests }) => ({ team_name, no_requests })),
  });
  const lone = { team_name: 'The Lone Fox' };
  expect(await listed()).toEqual({ door: [], game: [{ ...lone, no_requests: true }] });
  const { playerid } = (await register(phone, `${crypto.randomUUID()}@example.com`, 'Lena')).body;
  phone.token = (await validate(phone, playerid, newestCode())).body.message;
  await phone.load(game_id);
  expect(await listed()).toMatchObject({ door: [lone], game: [lone] });
  expect((await listed()).game).toEqual([lone]);
});

test('ROLE-05 H43 a login takes no seat of a guest whose client id it does not present', async () => {
  const { game_id, code } = await world.game();
  const guest = world.guest();
  const { view } = await joinedAs(guest, code, 'The Lone Fox');
  const ada = await world.player('Ada');
  expect(await ada.ask(loadGame, { query: { game_id } })).toMatchObject({ status: 403 });
  expect((await guest.load(game_id)).me).toEqual(view.me);
});

test('CALL-07 a new name appears in every open game or in none', async () => {
  const nights = [await world.game(), await world.game()];
  const ada = await world.player('Ada');
  for (const { code } of nights) await joinedAs(ada, code, 'The Foxes');
  const { context } = world.server;
  const { store } = context;
  const rung: string[] = [];
  const published = ({ game_id, messages }: GameNews) => {
    if (messages.some(({ content: { body } }) => body.includes('PLAYER_JOIN') && body.includes('Ida')))
      rung.push(game_id);
  };
  context.pubSub.subscribe({ published, loggedOut: () => {} });
  // A disk that fails at the very end.
  const write: typeof store.write = (work, lock) =>
    store.write(async (trx) => {
      await work(trx);
      throw new Error('full');
    }, lock);
  const failing = { ...context, store: { ...store, write } };
  await expect(renameAccount(failing, claimsOf(ada.token ?? '').sub, 'Ida')).rejects.toThrow('full');
  expect(rung).toEqual([]);
  expect((await ada.call(nameCheck)).message).toBe('');
  for (const { game_id } of nights) expect((await ada.load(game_id)).me.player_name).toBe('Ada');
  ada.token = (await ada.call(setName, { body: { name: 'Ida' } })).message;
  for (const { game_id } of nights) expect((await ada.load(game_id)).me.player_name).toBe('Ida');
  expect(rung.sort()).toEqual(nights.map(({ game_id }) => game_id).sort());
});

test('H76 a rename that is under way when its player is erased changes nothing', async () => {
  const ada = await world.player('Ada');
  const { context } = world.server;
  const { sub } = claimsOf(ada.token ?? '');
  const erased = { player_name: 'Former player', email: null, erased_at: 1 };
  await context.store.db.updateTable('accounts').set(erased).where('account_id', '=', sub).execute();
  await expect(renameAccount(context, sub, 'Ida')).rejects.toMatchObject({ status: 401 });
  const row = await context.store.db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', sub)
    .executeTakeFirst();
  expect(row?.player_name).toBe('Former player');
});

test('CALL-06 CALL-07 LINK-11 OPEN-21 the name check, and a new name, which teammates in a game hear', async () => {
  const { game_id, ada, team_code } = await gameWithFoxes(world);
  const ben = await world.player('Ben');
  const connection = await ben.connect(game_id, await joinedBy(ben, game_id, team_code));
  expect(await ada.call(nameCheck)).toEqual({ status: 'success', message: '' });
  const { message } = await ada.call(setName, { body: { name: ' Ada \u202eL ' } });
  expect(claimsOf(message).player_name).toBe('Ada L');
  expect((await connection.until('PLAYER_JOIN')).data).toMatchObject({
    player: { player_name: 'Ada L', is_captain: true },
  });
  expect(await ada.ask(setName, { body: { name: '\u200b' } })).toMatchObject({ status: 400 });

  const { db } = world.server.context.store;
  await db.updateTable('accounts').set({ player_name: '' }).where('player_name', '=', 'Ben').execute();
  expect((await ben.call(nameCheck)).status).toBe('no-name');
  await expectRefusal(world.guest().ask(nameCheck), 403, 'Please log in first.');
});

test('CALL-12 H23 a logout ends this token alone; 401 says that a bearer is invalid and nothing else', async () => {
  const ada = await world.player('Ada', 'two-phones@example.com');
  world.clock.pass(resendCodeMs);
  const second = await world.player('Ada', 'two-phones@example.com');
  await ada.call(logout, { body: { client_id: ada.clientId } });
  await expectRefusal(ada.ask(nameCheck), 401, details.signedOut);
  expect((await second.ask(nameCheck)).status).toBe(200);
  expect(await second.ask(logout, { body: { client_id: ada.clientId } })).toMatchObject({ status: 400 });

  const { db } = world.server.context.store;
  await db.updateTable('accounts').set({ token_version: 2 }).where('email', '=', 'two-phones@example.com').execute();
  expect((await second.ask(nameCheck)).status).toBe(401);
});

/** Invalid tokens, made from a genuine one as an attacker would. */
test('CALL-02 H40 a token that is forged, unsigned, cut, expired, early or of another use is 401, and nothing else', async () => {
  const ada = await world.player('Ada');
  const [head = '', payload = '', signature = ''] = ada.token?.split('.') ?? [];
  const claims = claimsOf(ada.token ?? '');
  const key = world.server.context.keys.token;
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const genuine = { alg: 'HS256', typ: 'JWT' };
  const signedBy = (secret: string | Uint8Array, header: unknown, changed: object = {}) => {
    const text = `${encoded(header)}.${encoded({ ...claims, ...changed })}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const rsText = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${payload}`;
  const now = Math.floor(world.clock.now() / 1_000);
  const forged: Record<string, string> = {
    'alg none, no signature': `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'alg none, the old signature': `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.${signature}`,
    'alg None': `${encoded({ alg: 'None', typ: 'JWT' })}.${payload}.`,
    'no alg': `${encoded({ typ: 'JWT' })}.${payload}.${signature}`,
    'another key': signedBy('x'.repeat(32), genuine),
    'an empty key': signedBy('', genuine),
    'a public key as the key': signedBy(pem, genuine),
    'RS256 by a key of theirs': `${rsText}.${sign('sha256', Buffer.from(rsText), privateKey).toString('base64url')}`,
    'another HMAC with the right key': signedBy(key, { alg: 'HS512', typ: 'JWT' }),
    'a kid that is a path, by the key it would lead to': signedBy('', { ...genuine, kid: '../../../../dev/null' }),
    'a key brought along': signedBy('x', { ...genuine, jwk: { kty: 'oct', k: 'eA' }, jku: 'https://evil.example/' }),
    'an extension that must be understood': signedBy(key, { ...genuine, crit: ['evil'], evil: 1 }),
    'another type': signedBy(key, { alg: 'HS256', typ: 'at+jwt' }),
    'no type': signedBy(key, { alg: 'HS256' }),
    'other claims, the old signature': `${head}.${encoded({ ...claims, aud: 'host' })}.${signature}`,
    expired: signedBy(key, genuine, { exp: now }),
    'no end': signedBy(key, genuine, { exp: undefined }),
    'an end that is a text': signedBy(key, genuine, { exp: '9999999999' }),
    'not yet': signedBy(key, genuine, { nbf: now + 60 }),
    'another audience': signedBy(key, genuine, { aud: 'link' }),
    'an invite’s audience': signedBy(key, genuine, { aud: 'invite' }),
    'the quizmaster’s audience': signedBy(key, genuine, { aud: 'host' }),
    'no audience': signedBy(key, genuine, { aud: undefined }),
    'another issuer': signedBy(key, genuine, { iss: 'evil' }),
    'no id': signedBy(key, genuine, { jti: undefined }),
    'no login': signedBy(key, genuine, { sid: undefined }),
    nobody: signedBy(key, genuine, { sub: 'nobody' }),
    'no subject': signedBy(key, genuine, { sub: undefined }),
    'another version': signedBy(key, genuine, { tv: 2 }),
    'no signature': `${head}.${payload}`,
    'an empty signature': `${head}.${payload}.`,
    cut: (ada.token ?? '').slice(0, -1),
    longer: `${ada.token}x`,
    'one part': 'x',
    dots: '..',
    'claims that are no JSON': `${head}.bm8.${signature}`,
    '8 KB': signedBy(key, genuine, { filler: 'x'.repeat(8_192) }),
  };
  // The table proves something only if a genuine token passes.
  const good = await ada.ask(nameCheck, { headers: { authorization: `Bearer ${signedBy(key, genuine)}` } });
  expect(good.status).toBe(200);
  for (const [what, token] of Object.entries(forged)) {
    const { status, detail } = await ada.ask(nameCheck, { headers: { authorization: `Bearer ${token}` } });
    // A genuine token of another version is one that its owner has signed out.
    const says = what === 'another version' ? details.signedOut : details.invalidLogin;
    expect([what, status, detail]).toEqual([what, 401, says]);
  }
  for (const authorization of ['Basic x', 'Bearer', 'Bearer ', `bearer ${ada.token} x`, `${ada.token}`]) {
    expect([authorization, (await ada.ask(nameCheck, { headers: { authorization } })).status]).toEqual([
      authorization,
      401,
    ]);
  }
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
