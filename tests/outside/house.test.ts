import { expect, test } from 'vitest';
import { beginGame, joinAs, logIn, newBrowser, newGame, quizmasterOf } from './browser.ts';
import { openHouse } from './house.ts';
import { openSocket } from './socket.ts';

test('a stranger plays in a house with nothing but what it prints and answers', { timeout: 60_000 }, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const phone = newBrowser(house.port, '127.0.0.2');
  expect((await joinAs(phone, game, 'The Regulars')).json).toMatchObject({ game_id: game.game_id });
  await beginGame(quizmaster, game);
  const view = await phone.call('GET', `/api/player/game/load?game_id=${game.game_id}`);
  expect(view.text).toContain('Capital of France?');
  await logIn(phone, house.port, 'Ann', 'ann@example.org');
  expect((await phone.call('GET', '/api/player/game/list')).status).toBe(200);
});

test('and hears the game on a socket of their own', { timeout: 60_000 }, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const phone = newBrowser(house.port, '127.0.0.2');
  const { team_code } = (await joinAs(phone, game, 'The Regulars')).json;
  const live = openSocket(house.port, `/api/game/ws/${game.game_id}/player/${phone.clientId}/${team_code}`);
  expect(await live.upgraded).toBe(101);
  await beginGame(quizmaster, game);
  await expect.poll(() => live.texts.join(), { timeout: 10_000 }).toContain('Capital of France?');
  live.socket.destroy();
});
