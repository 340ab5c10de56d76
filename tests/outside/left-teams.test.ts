import { expect, test } from 'vitest';
import { type Browser, beginGame, bringTeam, type Game, joinAs, newBrowser, newGame, quizmasterOf } from './browser.ts';
import { openHouse } from './house.ts';

const pub = '127.0.0.9';
const closedSentence = 'The doors of this game are closed just now. Please speak to your Quizmaster.';

/** A game with a quizmaster, and guests who come in and go. */
async function evening() {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const path = `/api/host/game/${game.game_id}`;
  const ofPlayer = `/api/player/game/${game.game_id}`;
  return {
    game,
    quizmaster,
    path,
    guest: () => newBrowser(house.port, pub),
    find: (browser: Browser) => browser.call('POST', '/api/player/game/code/find', { code: game.code }),
    watch: (browser: Browser) => browser.call('POST', `${ofPlayer}/join`, {}),
    doors: (closed: boolean) => quizmaster.call('POST', `${path}/doors`, { closed }),
    loaded: async () => (await quizmaster.call('GET', path)).json,
    async display() {
      const { url } = (await quizmaster.call('GET', `${path}/display`)).json;
      const token = new URL(url).hash.slice(1);
      const headers = { 'x-snug-display': token };
      return (await newBrowser(house.port).call('GET', `/api/display/${game.code}`, undefined, { headers })).json;
    },
    board: async (browser: Browser) => (await browser.call('GET', `${ofPlayer}/results`)).json.board,
    leaveTeam: (browser: Browser) => leaveTeam(browser, game),
    submit: (browser: Browser) =>
      browser.call('POST', `${ofPlayer}/round/1/submit`, { doubled: false, answers: [['']] }),
  };
}

async function leaveTeam(browser: Browser, { game_id }: Game): Promise<void> {
  const { team } = (await browser.call('GET', `/api/player/game/load?game_id=${game_id}`)).json;
  const left = await browser.call('POST', `/api/player/game/${game_id}/team/${team.teamid}/drop-player`, {});
  expect(left.status).toBe(200);
}

test('a team that everybody has left behind closed doors is awaited by nobody, stands on no board, and counts again with whoever comes back', {
  timeout: 60_000,
}, async () => {
  const { game, quizmaster, path, guest, doors, display, board, loaded, leaveTeam, submit } = await evening();
  const [ada, ben, cleo] = [guest(), guest(), guest()];
  await joinAs(ada, game, 'The Anchors');
  await joinAs(ben, game, 'The Bells');
  await joinAs(cleo, game, 'The Crabs');
  await doors(true);
  await beginGame(quizmaster, game);
  await leaveTeam(cleo);
  for (const player of [ada, ben]) expect((await submit(player)).status).toBe(200);
  expect((await display()).handed_in).toEqual({ teams: 2, of: 2 });
  const crabs = async () =>
    (await loaded()).teams.find(({ team_name }: { team_name: string }) => team_name === 'The Crabs');
  expect(await crabs()).toMatchObject({ player_count: 0, everybody_left: true });
  const nudged = await quizmaster.call('POST', `${path}/nudge`, {});
  expect(nudged.json.thinking).toBe(0);

  // Back on it, it is awaited like any other; and gone again.
  expect((await bringTeam(cleo, game, 'The Crabs')).status).toBe(200);
  expect((await display()).handed_in).toEqual({ teams: 2, of: 3 });
  expect(await crabs()).not.toHaveProperty('everybody_left');
  await leaveTeam(cleo);
  expect((await quizmaster.call('POST', `${path}/submissions/close`, {})).status).toBe(200);
  expect((await quizmaster.call('POST', `${path}/reveal`, { round_order: 1 })).status).toBe(200);
  const published = await quizmaster.call('POST', `${path}/board`, { through: 1, unveiled: null });
  expect(published.status).toBe(200);
  for (const of of [ada, cleo]) {
    const { rows, teams } = await board(of);
    expect([teams, rows.length, JSON.stringify(rows).includes('Crabs')]).toEqual([2, 2, false]);
  }
  expect((await bringTeam(cleo, game, 'The Crabs')).status).toBe(200);
  expect((await board(ada)).teams).toBe(3);
  // What has been handed in stands, whoever leaves.
  await leaveTeam(ben);
  expect((await board(ada)).teams).toBe(3);
});

test('who left a team before the doors closed brings that one again, and nobody brings another', {
  timeout: 60_000,
}, async () => {
  const { game, guest, doors, find, loaded, leaveTeam } = await evening();
  const [ada, ben, stranger] = [guest(), guest(), guest()];
  await joinAs(ada, game, 'The Anchors');
  await joinAs(ben, game, 'The Bells');
  await leaveTeam(ben);
  expect((await loaded()).teams).toHaveLength(1);
  await doors(true);
  expect((await find(ben)).json).toMatchObject({ doors_closed: true, left_team: 'The Bells', may_watch: true });
  for (const property of ['left_team', 'may_watch']) expect((await find(stranger)).json).not.toHaveProperty(property);
  for (const reply of [
    await bringTeam(stranger, game, 'The Bells'),
    await bringTeam(ben, game, 'The Other Bells of the Town'),
  ]) {
    expect(reply).toMatchObject({ status: 409, json: { detail: closedSentence } });
  }
  expect((await bringTeam(ben, game, 'the bells')).status).toBe(200);
  expect((await loaded()).teams).toHaveLength(2);
  // Once more out, it is the same team that stays: one person never makes two.
  await leaveTeam(ben);
  expect((await bringTeam(ben, game, 'A Second One')).status).toBe(409);
  expect((await bringTeam(ben, game, 'The Bells')).status).toBe(200);
  expect((await loaded()).teams).toHaveLength(2);
});

test('what the quizmaster has removed nobody brings again past closed doors', { timeout: 60_000 }, async () => {
  const { game, quizmaster, path, guest, doors, find, watch, loaded, leaveTeam } = await evening();
  const [ada, ben, cleo] = [guest(), guest(), guest()];
  await joinAs(ada, game, 'The Anchors');
  await joinAs(ben, game, 'The Bells');
  await joinAs(cleo, game, 'The Crabs');
  // Ben is taken out among the spectators, after he has left his team.
  await leaveTeam(ben);
  const { spectators } = (await quizmaster.call('GET', `${path}/people`)).json;
  const player_codes = spectators.map(({ player_code }: { player_code: string }) => player_code);
  expect((await quizmaster.call('POST', `${path}/remove`, { teamids: [], player_codes })).status).toBe(200);
  await doors(true);
  // Cleo has left hers, which stays, and then it is removed.
  await leaveTeam(cleo);
  const { teamid } = (await loaded()).teams.find(({ team_name }: { team_name: string }) => team_name === 'The Crabs');
  expect((await quizmaster.call('POST', `${path}/team/${teamid}/kick`, {})).status).toBe(200);
  for (const [browser, team] of [
    [ben, 'The Bells'],
    [cleo, 'The Crabs'],
  ] as const) {
    expect((await find(browser)).json).not.toHaveProperty('left_team');
    expect(await bringTeam(browser, game, team)).toMatchObject({ status: 409, json: { detail: closedSentence } });
  }
  expect((await find(ben)).json).not.toHaveProperty('may_watch');
  expect((await watch(ben)).status).toBe(409);
  expect((await watch(cleo)).status).toBe(200);
});
