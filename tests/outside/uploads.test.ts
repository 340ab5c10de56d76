import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { type Browser, type Game, joinAs, logIn, newBrowser, newestCode, newGame, quizmasterOf } from './browser.ts';
import { type House, openHouse, send } from './house.ts';
import { form, formOf, formType, formWithRemarks, head, shotOf } from './picture.ts';

async function openGame(): Promise<{ house: House; quizmaster: Browser; game: Game }> {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  return { house, quizmaster, game: await newGame(quizmaster) };
}

async function joined({ port }: House, game: Game, name: string, from: string): Promise<Browser> {
  const phone = newBrowser(port, from);
  expect((await joinAs(phone, game, name)).status).toBe(200);
  return phone;
}

interface Slow {
  /** The reply, once there is one; 0: the line was cut without. */
  readonly reply: Promise<{ status: number; text: string }>;
  /** Sends a little more. */
  trickle(): void;
}

/** Begins a request of a megabyte, and sends its head and a few bytes. */
async function beginSlow({ port }: House, phone: Browser, path: string, from: string, type = formType): Promise<Slow> {
  const own = { 'user-client-id': phone.clientId };
  const { headers } = await send(port, '/api/version', { headers: own, from });
  const proof = /XSRF-TOKEN=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
  const sending = request({
    ...{ host: '127.0.0.1', port, path, method: 'POST', localAddress: from, agent: false },
    headers: { ...own, ...type, cookie: `XSRF-TOKEN=${proof}`, 'x-xsrf-token': proof, 'content-length': '60000' },
  });
  onTestFinished(() => void sending.destroy());
  const { promise: reply, resolve } = Promise.withResolvers<{ status: number; text: string }>();
  sending.on('error', () => resolve({ status: 0, text: '' }));
  sending.on('response', async (response) => {
    let text = '';
    for await (const part of response.setEncoding('utf8')) text += part;
    resolve({ status: response.statusCode ?? 0, text });
  });
  sending.write(type === formType ? `${head}abc` : '{');
  return { reply, trickle: () => sending.write(' ') };
}

/** Sends the first half of a picture by somebody who is logged in, waits for it to arrive, and resolves with how to send the rest. */
async function sendHalf({ port }: House, { clientId, token }: Browser, path: string): Promise<() => Promise<number>> {
  const sending = request({
    ...{ host: '127.0.0.1', port, path, method: 'POST', agent: false },
    headers: {
      ...{ 'user-client-id': clientId, authorization: `Bearer ${token}`, expect: '100-continue' },
      ...{ ...formType, 'content-length': String(form.length) },
    },
  });
  onTestFinished(() => void sending.destroy());
  const status = new Promise<number>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (response) => resolve(response.resume().statusCode ?? 0));
  });
  // The server has read the head.
  const isIn = new Promise((resolve) => void sending.once('continue', resolve));
  sending.flushHeaders();
  await isIn;
  const half = form.length >> 1;
  sending.write(form.subarray(0, half));
  return () => {
    sending.end(form.subarray(half));
    return status;
  };
}

test('a picture of which the second half comes after its sender was taken out, signed out or deleted is not kept', {
  timeout: 120_000,
}, async () => {
  const { house, quizmaster, game } = await openGame();
  const avatarOf = ({ token }: Browser) => {
    const { sub } = JSON.parse(Buffer.from(String(token?.split('.')[1]), 'base64url').toString());
    return `/api/player/${sub}/image/upload`;
  };
  const host = (path: string, body: object) => quizmaster.call('POST', `/api/host/game/${game.game_id}/${path}`, body);
  const ends: Record<
    string,
    { path: (me: Browser) => string; end: (me: Browser, teamid: string) => Promise<unknown> }
  > = {
    removed: {
      path: () => shotOf(game),
      end: (_, teamid) => host('remove', { teamids: [teamid], player_codes: [] }),
    },
    kicked: { path: () => shotOf(game), end: (_, teamid) => host(`team/${teamid}/kick`, {}) },
    'signed out': {
      path: avatarOf,
      end: (me) => me.call('POST', '/api/player/sessions/end', { except_this: false }),
    },
    deleted: {
      path: avatarOf,
      async end(me) {
        await me.call('POST', '/api/player/my-data/code', { use: 'delete' });
        const code = await newestCode(house.port, 'deleted@example.org');
        return me.call('POST', '/api/player/my-data/delete', { code });
      },
    },
  };
  for (const [how, { path, end }] of Object.entries(ends)) {
    const me = newBrowser(house.port, '127.0.0.8');
    await logIn(me, house.port, 'Ann', `${how.replaceAll(' ', '-')}@example.org`);
    expect((await joinAs(me, game, `The ${how}`)).status).toBe(200);
    const { json } = await me.call('GET', `/api/player/game/load?game_id=${game.game_id}`);
    const rest = await sendHalf(house, me, path(me));
    expect(await end(me, json.team.teamid)).toMatchObject({ status: 200 });
    expect([how, await rest()]).toEqual([how, path(me) === shotOf(game) ? 403 : 401]);
  }
  const honest = await joined(house, game, 'The honest', '127.0.0.7');
  expect((await honest.call('GET', `/api/player/game/${game.game_id}/images`)).json).toEqual([]);
});

test('seventy slow uploads keep nobody else’s picture from coming in, at their own address or elsewhere', {
  timeout: 120_000,
}, async () => {
  const { house, quizmaster, game } = await openGame();
  const grudge = '127.0.0.66';
  const slow: Slow[] = [];
  for (let n = 0; n < 70; n += 1) {
    const phone = await joined(house, game, `Grudge ${n}`, grudge);
    slow.push(await beginSlow(house, phone, shotOf(game), grudge));
  }
  const here = await joined(house, game, 'At the next table', grudge);
  const elsewhere = await joined(house, game, 'At home', '127.0.0.7');
  const replies = await Promise.all([
    here.call('POST', shotOf(game), form, { headers: formType }),
    elsewhere.call('POST', shotOf(game), form, { headers: formType }),
    quizmaster.call('POST', '/api/host/ads/image/upload', form, { headers: formType }),
  ]);
  expect(replies.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([200, expect.any(String)]));
});

test('sixty large pictures of one address that wait for their processing keep no small one waiting behind all of them, there or elsewhere', {
  timeout: 120_000,
}, async () => {
  const { house, game } = await openGame();
  const grudge = '127.0.0.67';
  const phones: Browser[] = [];
  for (let n = 0; n < 60; n += 1) phones.push(await joined(house, game, `Grudge ${n}`, grudge));
  const honest = [
    await joined(house, game, 'At the next table', grudge),
    await joined(house, game, 'At home', '127.0.0.7'),
  ];
  const costly = formOf(6_000, 4_000);
  let done = 0;
  const all = phones.map((phone) =>
    phone.call('POST', shotOf(game), costly, { headers: formType }).then(({ status }) => {
      if (status === 200) done += 1;
    }),
  );
  // All have come whole before the first is done: a file is a few kilobytes.
  await expect.poll(() => done, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
  const before = done;
  const waited = honest.map(async (phone) => {
    const { status, text } = await phone.call('POST', shotOf(game), form, { headers: formType });
    expect([status, text]).toEqual([200, expect.any(String)]);
    return done - before;
  });
  for (const each of await Promise.all(waited)) expect(each).toBeLessThan(30);
  await Promise.all(all);
  expect(done).toBe(60);
});

test('a phone whose line was lost is not locked out by its own dead upload', { timeout: 60_000 }, async () => {
  const { house, game } = await openGame();
  const phone = await joined(house, game, 'The Regulars', '127.0.0.8');
  const dead = await beginSlow(house, phone, shotOf(game), '127.0.0.8');
  const again = await phone.call('POST', shotOf(game), form, { headers: formType });
  expect([again.status, again.json]).toEqual([200, [expect.anything()]]);
  expect([0, 503]).toContain((await dead.reply).status);
});

test('one player has one upload in hand: of three at once that go on, no two are read side by side', {
  timeout: 60_000,
}, async () => {
  const { house, game } = await openGame();
  const phone = await joined(house, game, 'The Regulars', '127.0.0.9');
  const all = await Promise.all([1, 2, 3].map(() => beginSlow(house, phone, shotOf(game), '127.0.0.9')));
  // Each trickles, so that none is taken for dead: the two that wait are refused with a sentence.
  const trickling = setInterval(() => {
    for (const each of all) each.trickle();
  }, 300);
  onTestFinished(() => clearInterval(trickling));
  const replies: { status: number; text: string }[] = [];
  for (const { reply } of all) reply.then((it) => replies.push(it));
  await expect.poll(() => replies.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
  expect(replies.slice(0, 2)).toEqual(
    Array(2).fill({ status: 429, text: expect.stringContaining('Your last picture is still on its way.') }),
  );
});

test('bodies that come byte by byte are cut: a picture’s and a call’s, however much is allowed of it', {
  timeout: 90_000,
}, async () => {
  const { house, game } = await openGame();
  const phone = await joined(house, game, 'The Regulars', '127.0.0.10');
  const json = { 'content-type': 'application/json' };
  const slow = [
    await beginSlow(house, phone, shotOf(game), '127.0.0.10'),
    await beginSlow(house, phone, '/api/player/game/code/join', '127.0.0.10', json),
    await beginSlow(house, phone, '/api/nothing', '127.0.0.10', json),
    // Of this call much is allowed.
    await beginSlow(house, phone, '/api/host/game/new', '127.0.0.10', json),
  ];
  const trickling = setInterval(() => {
    for (const each of slow) each.trickle();
  }, 500);
  onTestFinished(() => clearInterval(trickling));
  const began = performance.now();
  const [picture, call, nothing, large] = await Promise.all(slow.map(({ reply }) => reply));
  expect(picture).toEqual({ status: 503, text: expect.stringContaining('The picture came too slowly.') });
  expect([call?.status, nothing?.status, large?.status]).toEqual([408, 408, 408]);
  // All are let be for a while: a phone's line stalls for some seconds.
  expect(performance.now() - began).toBeGreaterThan(14_000);
});

test('H59 a picture whose remarks unpack to gigabytes holds no decoder: they are not read', {
  timeout: 120_000,
}, async () => {
  const house = await openHouse();
  const game = await newGame(await quizmasterOf(house));
  const phone = newBrowser(house.port, '127.0.0.2');
  await joinAs(phone, game, 'The Regulars');
  const { status } = await phone.call('POST', shotOf(game), formWithRemarks(60), { headers: formType });
  expect(status).toBe(200);
});
