import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { type Browser, type Game, joinAs, newBrowser, newGame, quizmasterOf } from './browser.ts';
import { type House, openHouse } from './house.ts';
import { openSocket, type RawSocket } from './socket.ts';

/** The pub's one address, and where its phones were when they joined. */
const pub = '127.0.0.7';

const upgrade = (house: House, game_id: string, id: string, code: string, from = pub) =>
  openSocket(house.port, `/api/game/ws/${game_id}/watcher/${id}/${code}?proto=2`, { from });

/** Phones that watch a game, each with the code of its player. They join from many addresses, so that no pace holds them up. */
async function watchers(house: House, { game_id }: Game, count: number) {
  const phones: { browser: Browser; code: string }[] = [];
  for (let first = 0; first < count; first += 50) {
    const some = Array.from({ length: Math.min(50, count - first) }, async (_, n) => {
      const browser = newBrowser(house.port, `127.0.1.${(first + n) % 250}`);
      const joined = await browser.call('POST', `/api/player/game/${game_id}/join`, {});
      const view = await browser.call('GET', `/api/player/game/load?game_id=${game_id}`);
      if (view.status !== 200) throw new Error(`not in: ${joined.text} ${view.text}`);
      return { browser, code: view.json.me.player_code as string };
    });
    phones.push(...(await Promise.all(some)));
  }
  return phones;
}

const isIn = async (live: RawSocket) => {
  if ((await live.upgraded) !== 101) return false;
  live.sendText('thump thump|0');
  await expect.poll(() => live.texts.join() || live.closedWith(), { timeout: 30_000 }).toBeTruthy();
  return live.closedWith() === undefined;
};

test('600 refused upgrades that never answer the close hold no place, and are cut', { timeout: 120_000 }, async () => {
  const house = await openHouse();
  const game = await newGame(await quizmasterOf(house));
  const [phone] = await watchers(house, game, 1);
  const rude = Array.from({ length: 600 }, (_, n) => upgrade(house, game.game_id, `nobody-${n}`, 'none'));
  for (const live of rude) expect(await live.upgraded).toBe(101);
  const honest = upgrade(house, game.game_id, phone?.browser.clientId ?? '', phone?.code ?? '');
  expect(await isIn(honest)).toBe(true);
  // Cut a second after each was refused, not after the ten that a connection has for its close.
  let open = rude.length;
  for (const live of rude) live.cut.then(() => (open -= 1));
  await expect.poll(() => rude.every((live) => live.closedWith() !== undefined), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => open, { timeout: 8_000 }).toBe(0);
  expect(honest.socket.destroyed).toBe(false);
  honest.socket.destroy();
});

test('500 phones that return in one moment all get in, while somebody there keeps opening others', {
  timeout: 180_000,
}, async () => {
  const house = await openHouse({ SNUG_WATCHERS_PER_GAME: '1000' });
  const game = await newGame(await quizmasterOf(house));
  const phones = await watchers(house, game, 500);
  let isOver = false;
  const rude: RawSocket[] = [];
  const flood = (async () => {
    while (!isOver) {
      for (let n = 0; n < 20; n += 1) rude.push(upgrade(house, game.game_id, `nobody-${rude.length}`, 'none'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const lives = phones.map(({ browser, code }) => upgrade(house, game.game_id, browser.clientId, code));
  const outcomes = await Promise.all(lives.map(isIn));
  isOver = true;
  await flood;
  expect(outcomes.filter((each) => each)).toHaveLength(500);
  for (const { socket } of [...lives, ...rude]) socket.destroy();
});

test('a line on which nothing comes, or never a whole request, is cut', { timeout: 120_000 }, async () => {
  const house = await openHouse();
  const silent = connect({ host: '127.0.0.1', port: house.port, localAddress: pub });
  const slow = connect({ host: '127.0.0.1', port: house.port, localAddress: pub });
  slow.write('GET /api/version HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  const drip = setInterval(() => slow.write('a'), 500);
  for (const socket of [silent, slow]) {
    socket.on('error', () => {}).resume();
    await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  }
  clearInterval(drip);
  const phone = newBrowser(house.port, pub);
  expect((await phone.call('GET', '/api/version')).status).toBe(200);
});

test('a line that sends many requests before the first reply is cut; a few are answered', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse();
  const repliesTo = (count: number) => {
    const line = connect({ host: '127.0.0.1', port: house.port, localAddress: pub });
    let text = '';
    line.on('error', () => {}).on('data', (data) => (text += data));
    line.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count));
    const isCut = new Promise<void>((resolve) => line.once('close', () => resolve()));
    return { line, isCut, replies: () => text.split('HTTP/1.1 200').length - 1 };
  };
  const rude = repliesTo(1_500);
  await rude.isCut;
  expect(rude.replies()).toBeLessThanOrEqual(4);
  const hasty = repliesTo(3);
  await expect.poll(hasty.replies, { timeout: 20_000 }).toBe(3);
  hasty.line.destroy();
});

test('a body in chunks is refused before any of it is read, with the reason', { timeout: 60_000 }, async () => {
  const house = await openHouse();
  for (const path of ['/nothing', '/api/player/game/code/find', '/api/player/x/image/upload']) {
    const line = connect({ host: '127.0.0.1', port: house.port, localAddress: pub });
    let text = '';
    line.on('error', () => {}).on('data', (data) => (text += data));
    line.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`);
    await new Promise<void>((resolve) => line.once('close', () => resolve()));
    expect(text).toMatch(/^HTTP\/1\.1 411 /);
    expect(text).toContain('(Content-Length)');
  }
});

test.each([
  ['pongs that nothing asked for', [0x8a]],
  ['pings', [0x89]],
  ['a text in more and more parts', [0x01, ...Array.from({ length: 20 }, () => 0x00)]],
])('a phone that sends %s without an end is cut', { timeout: 60_000 }, async (_, kinds) => {
  const house = await openHouse();
  const game = await newGame(await quizmasterOf(house));
  const [phone] = await watchers(house, game, 1);
  const live = upgrade(house, game.game_id, phone?.browser.clientId ?? '', phone?.code ?? '');
  expect(await isIn(live)).toBe(true);
  const frame = (kind: number) => Buffer.from([kind, 0x80, 0, 0, 0, 0]);
  // A burst of a hundred is allowed.
  for (let n = 0; n < 60; n += 1) live.socket.write(Buffer.concat(kinds.map(frame)));
  for (let n = 0; n < 60; n += 1) live.socket.write(frame(kinds.at(-1) ?? 0));
  await live.cut;
  // What is no text that the server knows is cut without a word, or with one that arrives by chance.
  expect([undefined, 1008, 4429]).toContain(live.closedWith()?.code);
  if (kinds.length === 1) expect(live.closedWith()?.code).toBe(4429);
});

test('a team’s captain gets in while an address is full of spare connections', { timeout: 120_000 }, async () => {
  const house = await openHouse({ SNUG_SOCKETS_PER_ADDRESS: '5' });
  const game = await newGame(await quizmasterOf(house));
  const [hoarder] = await watchers(house, game, 1);
  const spares = Array.from({ length: 5 }, () =>
    upgrade(house, game.game_id, hoarder?.browser.clientId ?? '', hoarder?.code ?? ''),
  );
  for (const live of spares) expect(await isIn(live)).toBe(true);
  const captain = newBrowser(house.port, pub);
  const { team_code } = (await joinAs(captain, game, 'The Regulars')).json;
  const live = openSocket(house.port, `/api/game/ws/${game.game_id}/player/${captain.clientId}/${team_code}?proto=2`, {
    from: pub,
  });
  expect(await isIn(live)).toBe(true);
  expect(spares.filter((each) => each.closedWith()?.code === 4429)).toHaveLength(1);
  for (const { socket } of [...spares, live]) socket.destroy();
});

test('an upgrade to a path that is not there, and what is no HTTP, are cut though the caller keeps their side open', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse();
  const asked = [
    'GET /api/nothing HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'Good evening!\r\n\r\n',
  ];
  const replies = asked.map(async (text) => {
    // The server's end is not answered.
    const socket = connect({ host: '127.0.0.1', port: house.port, allowHalfOpen: true });
    let heard = '';
    socket
      .on('error', () => {})
      .on('data', (part) => {
        heard += part;
      });
    socket.write(text);
    await new Promise((resolve) => socket.once('end', resolve));
    // Bytes to a line that is cut are answered by a reset.
    const drip = setInterval(() => socket.write('a'), 200);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
    return heard.split('\r\n')[0];
  });
  expect(await Promise.all(replies)).toEqual(['HTTP/1.1 404 Not Found', 'HTTP/1.1 400 Bad Request']);
});

test('guests who only watch keep neither the captain nor the console out of a full address', {
  timeout: 120_000,
}, async () => {
  const house = await openHouse({ SNUG_SOCKETS_PER_ADDRESS: '5' });
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const phones = await watchers(house, game, 5);
  const lives = phones.map(({ browser, code }) => upgrade(house, game.game_id, browser.clientId, code));
  for (const live of lives) expect(await isIn(live)).toBe(true);
  const captain = newBrowser(house.port, pub);
  const { team_code } = (await joinAs(captain, game, 'The Regulars')).json;
  const playing = openSocket(
    house.port,
    `/api/game/ws/${game.game_id}/player/${captain.clientId}/${team_code}?proto=2`,
    { from: pub },
  );
  const console = openSocket(house.port, `/api/host/ws/${game.game_id}?proto=2&token=${quizmaster.token}`, {
    from: pub,
  });
  expect([await isIn(playing), await isIn(console)]).toEqual([true, true]);
  expect(lives.filter((live) => live.closedWith()?.code === 4429)).toHaveLength(1);
  for (const { socket } of [...lives, playing, console]) socket.destroy();
});

test('a connection that the server closes, and whose client answers no close, is cut as soon as a refused one', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const [watcher] = await watchers(house, game, 1);
  const captain = newBrowser(house.port, pub);
  const { team_code } = (await joinAs(captain, game, 'The Rude')).json;
  const refused = upgrade(house, game.game_id, 'nobody', 'none');
  const lives = [
    upgrade(house, game.game_id, watcher?.browser.clientId ?? '', watcher?.code ?? ''),
    openSocket(house.port, `/api/game/ws/${game.game_id}/player/${captain.clientId}/${team_code}?proto=2`, {
      from: pub,
    }),
  ];
  for (const live of lives) expect(await isIn(live)).toBe(true);
  await refused.cut;
  const { teams } = (await quizmaster.call('GET', `/api/host/game/${game.game_id}`)).json;
  const { spectators } = (await quizmaster.call('GET', `/api/host/game/${game.game_id}/people`)).json;
  const gone = await quizmaster.call('POST', `/api/host/game/${game.game_id}/remove`, {
    teamids: teams.map(({ teamid }: { teamid: string }) => teamid),
    player_codes: spectators.map(({ player_code }: { player_code: string }) => player_code),
  });
  expect(gone.status).toBe(200);
  await expect.poll(() => lives.every((live) => live.closedWith() !== undefined), { timeout: 10_000 }).toBe(true);
  const heard = lives.map(({ texts }) => texts.length);
  let open = lives.length;
  for (const live of lives) live.cut.then(() => (open -= 1));
  // A second after the close, not ten.
  await expect.poll(() => open, { timeout: 6_000 }).toBe(0);
  expect(lives.map(({ texts }) => texts.length)).toEqual(heard);
});
