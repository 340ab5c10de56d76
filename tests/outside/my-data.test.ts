import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Browser, beginGame, joinAs, logIn, newBrowser, newestCode, newGame, quizmasterOf } from './browser.ts';
import { openHouse } from './house.ts';

const asks = (browser: Browser, use: string) => browser.call('POST', '/api/player/my-data/code', { use });
const downloads = (browser: Browser, code: string) => browser.call('POST', '/api/player/my-data/download', { code });
const deletes = (browser: Browser, code: string) => browser.call('POST', '/api/player/my-data/delete', { code });

test('a player downloads what is held about them, another deletes their account, each by a code of its own', {
  timeout: 180_000,
}, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const ada = await logIn(newBrowser(house.port), house.port, 'Ada Lovelace', 'ada@poets.example');
  const { json: joined } = await joinAs(ada, game, 'The Analysts');
  const ben = await logIn(newBrowser(house.port), house.port, 'Benedict Barley', 'ben@poets.example');
  await ben.call('POST', `/api/player/game/${game.game_id}/join`, { team_code: joined.team_code });
  await beginGame(quizmaster, game);

  // Neither without a code, nor with a wrong one, nor with the code for the other.
  expect((await downloads(ben, '')).status).toBe(400);
  const asked = await asks(ben, 'download');
  expect(asked.json.sent_to).not.toContain('ben@');
  const forBen = await newestCode(house.port, 'ben@poets.example');
  expect((await deletes(ben, forBen)).status).toBe(400);
  const stolen = newBrowser(house.port);
  stolen.token = ben.token;
  expect((await downloads(stolen, forBen)).status).toBe(400);
  const file = await downloads(ben, forBen);
  expect(file.status).toBe(200);
  const held = JSON.parse(file.json.text);
  expect(held).toMatchObject({
    account: { player_name: 'Benedict Barley', email: 'ben@poets.example' },
    games: [{ team_name: 'The Analysts' }],
  });
  expect(file.json.text).not.toContain('Lovelace');
  for (const part of Object.keys(held)) if (part !== 'readme') expect(held.readme).toHaveProperty(part);
  expect((await downloads(ben, forBen)).status).toBe(400);

  expect((await asks(ada, 'delete')).status).toBe(200);
  const forAda = await newestCode(house.port, 'ada@poets.example');
  expect((await deletes(ben, forAda)).status).toBe(400);
  expect((await deletes(ada, forAda)).json).toEqual({ status: 'success' });
  expect((await ada.call('GET', '/api/player/name-check')).status).toBe(401);
  expect((await ada.call('GET', '/api/player/game/list')).status).toBe(401);

  // The team goes on without her, and nothing in the folder tells who she was.
  const view = await ben.call('GET', `/api/player/game/load?game_id=${game.game_id}`);
  expect(view.json.team.players).toHaveLength(1);
  expect(view.text).not.toContain('Lovelace');
  expect(filesWith(house.dataDir, 'ada@poets.example')).toEqual([]);
  expect(filesWith(house.dataDir, 'Lovelace')).toEqual([]);
});

/** The files of a folder that have a text in them. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesWith(path, text);
    return readFileSync(path).includes(text) ? [path] : [];
  });
}
