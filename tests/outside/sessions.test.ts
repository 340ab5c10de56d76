import { expect, test } from 'vitest';
import { askedInTime, beginGame, joinAs, logIn, newBrowser, newestCode, newGame, quizmasterOf } from './browser.ts';
import { type House, openHouse, send } from './house.ts';
import { openSocket } from './socket.ts';

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

/** A browser that says what it is. */
function browserOf(port: number, from: string, userAgent: string) {
  const browser = newBrowser(port, from);
  const { call } = browser;
  browser.call = (method, path, body, more = {}) =>
    call(method, path, body, { ...more, headers: { 'user-agent': userAgent, ...more.headers } });
  return browser;
}

/** Two phones of one account, each logged in by a code of its own; the second, a stranger, gets it a minute after the first. */
async function twoPhones(house: House) {
  const one = browserOf(house.port, '127.0.0.2', chrome);
  const two = browserOf(house.port, '127.0.0.3', safari);
  const email = 'ann@example.org';
  await logIn(one, house.port, 'Ann', email);
  const asked = await askedInTime(house, () =>
    two.call('POST', '/api/player/registerplayer', { player_name: '', email, phone: '' }),
  );
  const code = await newestCode(house.port, email);
  const { playerid } = asked.json;
  two.token = (await two.call('POST', '/api/player/validate-code', { code, playerid })).json.message;
  return { one, two };
}

async function signIn(port: number, link: string, userAgent = chrome) {
  const browser = browserOf(port, '127.0.0.4', userAgent);
  const reply = await browser.call('POST', '/api/host/sign-in', { link });
  browser.token = reply.json?.token;
  return { browser, reply };
}

const textOf = (address: string) => String(/#link=(\w+)/.exec(address)?.[1]);

test('a newer sign-in link ends the older ones that nobody has used, and they say so', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse();
  const { browser } = await signIn(house.port, house.link);
  const me = (await browser.call('GET', '/api/host/me')).json;
  const path = `/api/host/venue/people/${me.host_id}/link`;
  const first = textOf((await browser.call('POST', path)).json.link);
  const second = textOf((await browser.call('POST', path)).json.link);

  const old = await signIn(house.port, first);
  expect(old.reply.status).toBe(410);
  expect(old.reply.json.detail).toMatch(/newer sign-in link/);
  // What nobody has made says nothing of others.
  expect((await signIn(house.port, 'x'.repeat(first.length))).reply.json.detail).not.toMatch(/newer/);

  const fresh = await signIn(house.port, second);
  expect(fresh.reply.status).toBe(200);
  // A used one is used, not replaced.
  expect((await signIn(house.port, second)).reply.json.detail).not.toMatch(/newer/);

  const third = textOf((await browser.call('POST', path)).json.link);
  const { dataDir } = house;
  await house.stop();
  const again = await openHouse({ SNUG_DATA_DIR: dataDir });
  const printed = await signIn(again.port, third);
  expect(printed.reply.json.detail).toMatch(/newer sign-in link/);
  expect((await signIn(again.port, again.link)).reply.status).toBe(200);
});

test('a quizmaster sees where they are signed in, and ends one: its socket closes at once', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse();
  const { browser: here } = await signIn(house.port, house.link);
  const me = (await here.call('GET', '/api/host/me')).json;
  const { link } = (await here.call('POST', `/api/host/venue/people/${me.host_id}/link`)).json;
  const { browser: there } = await signIn(house.port, textOf(link), safari);
  const game = await newGame(here);

  const listed = (await here.call('GET', '/api/host/sessions')).json;
  expect(listed).toEqual([
    expect.objectContaining({ browser: 'Chrome', system: 'Android', how: 'link', is_this: true }),
    expect.objectContaining({ browser: 'Safari', system: 'iPhone', how: 'link', is_this: false }),
  ]);
  expect(JSON.stringify(listed)).not.toMatch(/AppleWebKit|18_6|143\./);

  const socketOf = (token: string | undefined) =>
    openSocket(house.port, `/api/host/ws/${game.game_id}?proto=2&token=${token}`);
  const [open, kept] = [socketOf(there.token), socketOf(here.token)];
  for (const each of [open, kept]) {
    expect(await each.upgraded).toBe(101);
    // Answered once it is admitted.
    each.sendText('thump thump|0');
  }
  await expect.poll(() => kept.texts.length, { timeout: 10_000 }).toBeGreaterThan(0);
  await expect.poll(() => open.texts.length, { timeout: 10_000 }).toBeGreaterThan(0);

  const end = await here.call('POST', `/api/host/session/${listed[1].session_id}/end`);
  expect(end.status).toBe(200);
  await expect.poll(() => open.closedWith()?.code, { timeout: 10_000 }).toBe(4401);
  expect((await there.call('GET', '/api/host/me')).status).toBe(401);
  expect((await here.call('GET', '/api/host/me')).status).toBe(200);
  expect(kept.closedWith()).toBeUndefined();
  expect((await here.call('GET', '/api/host/sessions')).json).toHaveLength(1);
  expect((await here.call('POST', `/api/host/session/${listed[1].session_id}/end`)).status).toBe(404);
  for (const each of [open, kept]) each.socket.destroy();
});

test('a player signs out everywhere else, then everywhere; what is typed by then is the phone’s', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse({}, { ownClock: true });
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const { one, two } = await twoPhones(house);
  expect((await one.call('GET', '/api/player/sessions')).json).toEqual([
    expect.objectContaining({ browser: 'Chrome', system: 'Android', how: 'code', is_this: true }),
    expect.objectContaining({ browser: 'Safari', system: 'iPhone', how: 'code', is_this: false }),
  ]);

  const { team_code } = (await joinAs(one, game, 'The Regulars')).json;
  await beginGame(quizmaster, game);
  const live = openSocket(
    house.port,
    `/api/game/ws/${game.game_id}/player/${one.clientId}/${team_code}?token=${one.token}`,
  );
  expect(await live.upgraded).toBe(101);
  live.sendText('thump thump|0');
  await expect.poll(() => live.texts.length, { timeout: 10_000 }).toBeGreaterThan(0);
  const typed = { game_id: game.game_id, round_num: 1, question_num: 0, answer: ['half of par'] };
  expect((await one.call('PUT', '/api/game/answer', typed)).json).toMatchObject({ status: 'saved' });

  // All others: the other login is out, this one stays, and so do its connections.
  expect((await one.call('POST', '/api/player/sessions/end', { except_this: true })).status).toBe(200);
  const refused = await two.call('GET', '/api/player/sessions');
  expect([refused.status, refused.json.detail]).toEqual([401, expect.stringMatching(/logged out here from another/)]);
  expect((await one.call('GET', '/api/player/sessions')).json).toEqual([expect.objectContaining({ is_this: true })]);
  expect(live.closedWith()).toBeUndefined();

  expect((await one.call('POST', '/api/player/sessions/end', { except_this: false })).status).toBe(200);
  await expect.poll(() => live.closedWith()?.code, { timeout: 10_000 }).toBe(4401);
  expect((await one.call('GET', '/api/player/sessions')).status).toBe(401);
  live.socket.destroy();

  // Logged in again, the phone has its seat, and what was typed in it.
  one.token = undefined;
  await logIn(one, house.port, '', 'ann@example.org');
  const view = await one.call('GET', `/api/player/game/load?game_id=${game.game_id}`);
  expect(view.text).toContain('half of par');
});

test('a code that was asked for before a player signed out everywhere logs nobody in, but where it was asked for by who stays', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse({}, { ownClock: true });
  const { one, two } = await twoPhones(house);
  const three = newBrowser(house.port, '127.0.0.6');
  const askLogin = async (browser: typeof one) => {
    const asked = await askedInTime(house, () =>
      browser.call('POST', '/api/player/registerplayer', { player_name: '', email: 'ann@example.org', phone: '' }),
    );
    expect(asked.status).toBe(200);
    return { browser, playerid: asked.json.playerid, code: await newestCode(house.port, 'ann@example.org') };
  };
  const use = ({ browser, playerid, code }: Awaited<ReturnType<typeof askLogin>>) =>
    browser.call('POST', '/api/player/validate-code', { code, playerid });
  const signOut = async (except_this: boolean) =>
    expect((await one.call('POST', '/api/player/sessions/end', { except_this })).status).toBe(200);

  // Of a phone that is known, and of a stranger.
  const [known, strange] = [await askLogin(two), await askLogin(three)];
  const add = { email: 'another@example.org', phone: '' };
  expect((await two.call('POST', '/api/player/add-contact', add)).status).toBe(200);
  await signOut(true);
  two.token = undefined;
  expect([(await use(strange)).status, (await use(known)).status]).toEqual([400, 400]);

  const own = await askLogin(one);
  await signOut(true);
  const stayed = await use(own);
  expect(stayed.status).toBe(200);
  one.token = stayed.json.message;

  // With a token again, the known phone has no code left that would add a contact of its own.
  const again = await use(await askLogin(two));
  two.token = again.json.message;
  const code = await newestCode(house.port, add.email);
  expect((await two.call('POST', '/api/player/confirm-contact', { code })).status).toBe(400);

  const last = await askLogin(one);
  await signOut(false);
  one.token = undefined;
  expect((await use(last)).status).toBe(400);
});

test('a quizmaster signs out everywhere else: unused links end as well, and this login stays', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse();
  const { browser: here } = await signIn(house.port, house.link);
  const { host_id } = (await here.call('GET', '/api/host/me')).json;
  const newLink = async () => textOf((await here.call('POST', `/api/host/venue/people/${host_id}/link`)).json.link);
  const { browser: there } = await signIn(house.port, await newLink(), safari);
  const unused = await newLink();
  const statuses = async () => [
    (await here.call('GET', '/api/host/me')).status,
    (await there.call('GET', '/api/host/me')).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  expect((await here.call('POST', '/api/host/sessions/end', { except_this: true })).status).toBe(200);
  expect(await statuses()).toEqual([200, 401]);
  expect((await signIn(house.port, unused)).reply.status).not.toBe(200);
  expect((await here.call('POST', '/api/host/sessions/end', { except_this: false })).status).toBe(200);
  expect(await statuses()).toEqual([401, 401]);
});

test('nobody ends or sees the login of somebody else', { timeout: 60_000 }, async () => {
  const house = await openHouse();
  const ann = await logIn(newBrowser(house.port, '127.0.0.2'), house.port, 'Ann', 'ann@example.org');
  const ben = await logIn(newBrowser(house.port, '127.0.0.3'), house.port, 'Ben', 'ben@example.org');
  const [own] = (await ann.call('GET', '/api/player/sessions')).json;
  expect((await ben.call('POST', `/api/player/session/${own.session_id}/end`)).status).toBe(404);
  expect((await ben.call('POST', '/api/player/sessions/end', { except_this: true })).status).toBe(200);
  expect((await ann.call('GET', '/api/player/sessions')).json).toHaveLength(1);
  const guest = newBrowser(house.port, '127.0.0.5');
  expect((await guest.call('GET', '/api/player/sessions')).status).toBe(403);
  expect((await send(house.port, '/api/host/sessions')).status).toBe(403);
});

test('H40 of two devices that sign each other out at one moment one stays: whoever is told that it worked', {
  timeout: 120_000,
}, async () => {
  const house = await openHouse({}, { ownClock: true });
  const names = ['ann', 'ben', 'cy', 'dot', 'eve', 'flo', 'gus', 'hal'];
  for (const name of names) {
    const phones = ['127.0.0.2', '127.0.0.3'].map((from) => newBrowser(house.port, from));
    for (const phone of phones) {
      await logIn(phone, house.port, name, `${name}@example.org`);
      await house.later(61);
    }
    const ended = await Promise.all(
      phones.map((phone) => phone.call('POST', '/api/player/sessions/end', { except_this: true })),
    );
    expect(ended.map(({ status }) => status).sort()).toEqual([200, 401]);
    const seen = await Promise.all(phones.map((phone) => phone.call('GET', '/api/player/sessions')));
    expect(seen.map(({ status }) => status)).toEqual(ended.map(({ status }) => status));
  }
});
