import { expect, test } from 'vitest';
import { type Browser, type Game, joinAs, logIn, newBrowser, newGame, quizmasterOf } from './browser.ts';
import { type House, openHouse } from './house.ts';

const [pub, elsewhere] = ['127.0.0.2', '127.0.0.3'];
let made = 0;

/** Somebody with an account who watches the game, and the code by which they ask the team. */
async function watcher(house: House, game: Game, team_name: string, from = pub) {
  made += 1;
  const browser = newBrowser(house.port, from);
  await logIn(browser, house.port, `Person ${made}`, `person${made}@example.org`);
  const { json } = await browser.call('POST', '/api/player/game/code/find', { code: game.code });
  await browser.call('POST', `/api/player/game/${game.game_id}/join`, {});
  const team = json.teams.find((each: { team_name: string }) => each.team_name === team_name);
  return { browser, path: `/api/player/game/${game.game_id}/team/${team.team_code}` };
}

type Watcher = Awaited<ReturnType<typeof watcher>>;

const ask = ({ browser, path }: { browser: Browser; path: string }) =>
  browser.call('POST', `${path}/ask-to-join`, { client_id: browser.clientId });
const takeBack = ({ browser, path }: { browser: Browser; path: string }) =>
  browser.call('POST', `${path}/cancel-join-request`, { client_id: browser.clientId });

test('twelve accounts that ask a team again and again keep no friend from asking', { timeout: 60_000 }, async () => {
  const house = await openHouse();
  const game = await newGame(await quizmasterOf(house, elsewhere));
  const captain = await logIn(newBrowser(house.port, pub), house.port, 'Cap', 'cap@example.org');
  expect((await joinAs(captain, game, 'The Regulars')).status).toBe(200);

  const twelve: Watcher[] = [];
  for (let n = 0; n < 12; n += 1) twelve.push(await watcher(house, game, 'The Regulars'));
  const asked: number[] = [];
  // Side by side, so that little of the budget comes back meanwhile.
  const askAgainAndAgain = async (one: Watcher) => {
    for (let n = 0; n < 5; n += 1) {
      asked.push((await ask(one)).status);
      await takeBack(one);
    }
  };
  await Promise.all(twelve.map(askAgainAndAgain));
  expect(new Set(asked)).toEqual(new Set([200, 429]));

  const friend = await watcher(house, game, 'The Regulars');
  expect((await ask(friend)).status).toBe(200);
  // Who asks already is told so, and costs nothing.
  for (let n = 0; n < 4; n += 1) expect((await ask(friend)).status).toBe(200);
});

test('so many accounts at one address that it has no ask left take none of another address', {
  timeout: 120_000,
}, async () => {
  const house = await openHouse();
  const game = await newGame(await quizmasterOf(house, elsewhere));
  const captain = await logIn(newBrowser(house.port, pub), house.port, 'Cap', 'cap@example.org');
  expect((await joinAs(captain, game, 'The Regulars')).status).toBe(200);
  const many: Watcher[] = [];
  for (let n = 0; n < 40; n += 1) many.push(await watcher(house, game, 'The Regulars'));
  const asked: number[] = [];
  const askTwice = async (one: Watcher) => {
    for (let again = 0; again < 2; again += 1) {
      asked.push((await ask(one)).status);
      await takeBack(one);
    }
  };
  await Promise.all(many.map(askTwice));
  expect(asked).toContain(429);
  expect((await ask(await watcher(house, game, 'The Regulars', elsewhere))).status).toBe(200);
});
