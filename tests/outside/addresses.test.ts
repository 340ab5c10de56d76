import { expect, test } from 'vitest';
import {
  askedInTime,
  type Browser,
  beginGame,
  joinAs,
  logIn,
  newBrowser,
  newestCode,
  newGame,
  quizmasterOf,
} from './browser.ts';
import { type House, openHouse, type Reply, send } from './house.ts';

/** The pub's one address, that of its quizmaster's line at home, and one that nobody has called from. */
const [pub, elsewhere, quiet] = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];

const find = (phone: Browser, code: string) => phone.call('POST', '/api/player/game/code/find', { code });
const fresh = (house: House, from = pub) => newBrowser(house.port, from);

/** Wrong codes of fresh browsers, so that no limit of one browser is reached. */
async function guess(house: House, times: number, not: string, from = pub): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let n = 0; n < times; n += 1) replies.push(await find(fresh(house, from), wrongCode(n, not)));
  return replies;
}

/** A code that is not that of the game. */
function wrongCode(n: number, not: string): string {
  const code = String(100_000 + n);
  return code === not ? '999999' : code;
}

/** Calls that are under way beside what a test tries. A server that stops answers those that wait. */
function openLine(calls: Promise<unknown>[]) {
  let isOver = false;
  Promise.allSettled(calls).then(() => {
    isOver = true;
  });
  return { isOver: () => isOver };
}

test('a hundred wrong codes from the pub shut nobody out: known, account, player, newcomer, or whoever waits', {
  timeout: 120_000,
}, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house, elsewhere);
  const game = await newGame(quizmaster);
  const regular = await logIn(fresh(house), house.port, 'Rita', 'rita@example.org');
  const known = await logIn(fresh(house), house.port, 'Ken', 'ken@example.org');
  known.token = undefined;

  const guesses = await guess(house, 100, game.code);
  expect(guesses.map(({ status }) => status)).toEqual(guesses.map(() => 404));
  const line = openLine(Array.from({ length: 60 }, (_, n) => find(fresh(house), wrongCode(200 + n, game.code))));

  // Those whom the house knows are answered while the guesser waits.
  const [account, device] = await Promise.all([find(regular, game.code), find(known, game.code)]);
  expect([account.status, device.status, line.isOver()]).toEqual([200, 200, false]);
  // Nobody of the game is at the pub yet, so its code is a secret there: sixty strangers who all type it wait, and get in.
  const strangers = await Promise.all(Array.from({ length: 60 }, () => find(fresh(house), game.code)));
  expect(strangers.map(({ status }) => status)).toEqual(strangers.map(() => 200));

  // Once one of its players is there it is at home, and nobody waits for it.
  expect((await joinAs(regular, game, 'The Regulars')).status).toBe(200);
  await regular.call('GET', `/api/player/game/load?game_id=${game.game_id}`);
  const second = openLine(Array.from({ length: 60 }, (_, n) => find(fresh(house), wrongCode(300 + n, game.code))));
  const sixty = await Promise.all(Array.from({ length: 60 }, () => find(fresh(house), game.code)));
  expect(sixty.map(({ status }) => status)).toEqual(sixty.map(() => 200));
  expect(second.isOver()).toBe(false);
  await beginGame(quizmaster, game);
});

test('and beyond them guessing yields one code in six seconds, with however many browsers', {
  timeout: 120_000,
}, async () => {
  const house = await openHouse();
  const game = await newGame(await quizmasterOf(house, elsewhere));
  const began = performance.now();
  await guess(house, 100, game.code);
  const more = await Promise.all(
    Array.from({ length: 150 }, (_, n) => find(fresh(house), wrongCode(500 + n, game.code))),
  );
  const answered = more.filter(({ status }) => status === 404).length;
  const refused = more.filter(({ status }) => status === 429);
  expect(answered).toBeGreaterThanOrEqual(1);
  expect(answered).toBeLessThanOrEqual((performance.now() - began) / 6_000);
  expect(answered + refused.length).toBe(150);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeLessThanOrEqual(10);
});

test('a page elsewhere that makes its visitors ask whether games exist hurts nobody who joins at the site', {
  timeout: 120_000,
}, async () => {
  const house = await openHouse();
  const game = await newGame(await quizmasterOf(house, elsewhere));
  const foreign = openLine(
    Array.from({ length: 110 }, (_, n) =>
      send(house.port, `/api/player/game/${wrongCode(n, game.code)}/exists`, {
        from: pub,
        headers: { origin: 'https://elsewhere.example', 'user-client-id': `${n}`.padStart(32, 'f') },
      }),
    ),
  );
  // While they wait, and after.
  const found = await Promise.all(Array.from({ length: 20 }, () => find(fresh(house), game.code)));
  expect(found.map(({ status }) => status)).toEqual(found.map(() => 200));
  expect(foreign.isOver()).toBe(false);
  expect((await find(fresh(house), game.code)).status).toBe(200);
});

test('sixty-two codes for invented e-mails lock no login of the pub', { timeout: 120_000 }, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house, pub);
  const game = await newGame(quizmaster);
  await quizmaster.call('GET', `/api/host/game/${game.game_id}`);
  const regular = await logIn(fresh(house), house.port, 'Rita', 'rita@example.org');
  regular.token = undefined;
  const ask = (phone: Browser, email: string) =>
    phone.call('POST', '/api/player/registerplayer', { player_name: 'Nobody', email, phone: '' });
  // More than may be on their way at once: what an address gets at most before anybody waits.
  for (let n = 0; n < 401; n += 40) {
    await Promise.all(
      Array.from({ length: Math.min(40, 401 - n) }, (_, m) => ask(fresh(house), `invented${n + m}@example.org`)),
    );
  }
  const line = openLine(Array.from({ length: 30 }, (_, n) => ask(fresh(house), `more${n}@example.org`)));

  // A known device, the same account from a new phone a minute later, a guest in the game, and whoever found the game.
  expect((await ask(regular, 'rita@example.org')).status).toBe(200);
  const guest = fresh(house);
  await guest.call('POST', `/api/player/game/${game.game_id}/join`, {});
  await logIn(guest, house.port, 'Gus', 'gus@example.org');
  const newcomers = Array.from({ length: 20 }, () => fresh(house));
  const asked = await Promise.all(
    newcomers.map(async (phone, n) => {
      await find(phone, game.code);
      return ask(phone, `newcomer${n}@example.org`);
    }),
  );
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 200));
  expect(line.isOver()).toBe(false);
});

test('who asks for a code in somebody’s name neither holds up nor ends that of their new phone', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse();
  const ask = (phone: Browser) =>
    phone.call('POST', '/api/player/registerplayer', { player_name: 'Nora', email: 'nora@example.org', phone: '' });
  const stranger = fresh(house);
  expect((await ask(stranger)).status).toBe(200);
  const phone = fresh(house);
  const asked = await ask(phone);
  expect(asked.status).toBe(200);
  const code = await newestCode(house.port, 'nora@example.org');
  // One browser waits a minute, and any number of them share two in it.
  for (const again of [stranger, phone, fresh(house)]) expect((await ask(again)).status).toBe(429);
  const entered = await phone.call('POST', '/api/player/validate-code', { playerid: asked.json.playerid, code });
  expect(entered.status).toBe(200);
});

test('a crowd that asks for the same invented e-mails together leaves room in the line for whoever waits alone', {
  timeout: 120_000,
}, async () => {
  const house = await openHouse();
  const ask = (phone: Browser, email: string) =>
    phone.call('POST', '/api/player/registerplayer', { player_name: 'Nobody', email, phone: '' });
  for (let n = 0; n < 401; n += 40) {
    await Promise.all(
      Array.from({ length: Math.min(40, 401 - n) }, (_, m) => ask(fresh(house), `invented${n + m}@example.org`)),
    );
  }
  // Twelve at a time for each of a hundred: more than the thousand that a line holds, and nobody of them waits alone.
  const crowd = Array.from({ length: 100 }, () => fresh(house));
  await Promise.all(crowd.map((phone) => phone.call('GET', '/api/version')));
  let answered = 0;
  const asked = Array.from({ length: 12 }, () =>
    crowd.map((phone, n) => ask(phone, `crowd${n}@example.org`).finally(() => (answered += 1))),
  ).flat();
  const line = openLine(asked);
  await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThanOrEqual(200);
  const before = answered;
  let isAnswered = false;
  const alone = ask(fresh(house), 'somebody@example.org').finally(() => {
    isAnswered = true;
  });
  // Those who wait with one of the crowd's keys are sent away in their place.
  await expect.poll(() => isAnswered || answered - before >= 5, { timeout: 60_000 }).toBe(true);
  expect([isAnswered, line.isOver()]).toEqual([false, false]);
  await alone;
});

test('ten wrong codes for a contact block it an hour at most, and never its own phone', {
  timeout: 60_000,
}, async () => {
  // A code a minute to a contact, three times.
  const house = await openHouse({}, { ownClock: true });
  const rita = await logIn(fresh(house), house.port, 'Rita', 'rita@example.org');
  rita.token = undefined;
  const ask = (phone: Browser) =>
    phone.call('POST', '/api/player/registerplayer', { player_name: '', email: 'rita@example.org', phone: '' });
  const enter = (phone: Browser, playerid: string, code: string) =>
    phone.call('POST', '/api/player/validate-code', { playerid, code });
  const thief = fresh(house, quiet);
  for (let times = 0; times < 2; times += 1) {
    const asked = await askedInTime(house, () => ask(thief));
    const sent = await newestCode(house.port, 'rita@example.org');
    for (let n = 0; n < 5; n += 1) {
      expect((await enter(thief, asked.json.playerid, wrongCode(n, sent))).status).toBe(400);
    }
  }
  // The right code of a third one helps no stranger within the hour.
  const { playerid } = (await askedInTime(house, () => ask(thief))).json;
  const refused = await enter(thief, playerid, await newestCode(house.port, 'rita@example.org'));
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers['retry-after']);
  expect([seconds > 60, seconds <= 3_600]).toEqual([true, true]);
  expect((await logIn(rita, house.port, '', 'rita@example.org')).token).toBeDefined();
});

test('behind a proxy that is not declared the start says so, once, and behind a declared one it does not', {
  timeout: 60_000,
}, async () => {
  const said = async (settings: Record<string, string>) => {
    const house = await openHouse({
      SNUG_PUBLIC_URL: 'https://quiz.example:8443',
      SNUG_LOG_LEVEL: 'silent',
      ...settings,
    });
    await house.stop();
    return house.output().split('SNUG_TRUST_PROXY is 0').length - 1;
  };
  expect(await said({})).toBe(1);
  expect(await said({ SNUG_TRUST_PROXY: '1' })).toBe(0);
});
