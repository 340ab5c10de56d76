import { expect, test } from 'vitest';
import { type Browser, bringTeam, type Game, joinAs, logIn, newBrowser, newGame, quizmasterOf } from './browser.ts';
import { type House, openHouse, type Reply } from './house.ts';

const pub = '127.0.0.8';

const guestAt = ({ port }: House) => newBrowser(port, pub);
const accountAt = (house: House, name: string) => logIn(guestAt(house), house.port, name, `${name}@example.org`);
const load = (browser: Browser, { game_id }: Game) => browser.call('GET', `/api/player/game/load?game_id=${game_id}`);
const loaded = async (browser: Browser, game: Game) => (await load(browser, game)).json;
const findByCode = (browser: Browser, { code }: Game) => browser.call('POST', '/api/player/game/code/find', { code });
const watch = (browser: Browser, { game_id }: Game) => browser.call('POST', `/api/player/game/${game_id}/join`, {});
const leaveGame = (browser: Browser, { game_id }: Game) =>
  browser.call('POST', `/api/player/game/${game_id}/leave-game`, {});

/** Ada's team with Ben on it, in a game whose doors can be closed. */
async function adaAndBen() {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const [ada, ben] = [await accountAt(house, 'ada'), await accountAt(house, 'ben')];
  expect((await joinAs(ada, game, 'The Regulars')).status).toBe(200);
  const { teamid, team_code } = (await loaded(ada, game)).team;
  expect((await ben.call('POST', `/api/player/game/${game.game_id}/join`, { team_code })).status).toBe(200);
  const closeDoors = () => quizmaster.call('POST', `/api/host/game/${game.game_id}/doors`, { closed: true });
  return { house, quizmaster, game, ada, ben, teamid, closeDoors };
}

test('who left a team, asked to join it again and was declined does not come back by its name', {
  timeout: 60_000,
}, async () => {
  const { game, ada, ben, teamid } = await adaAndBen();
  const team = `/api/player/game/${game.game_id}/team/${teamid}`;
  expect((await ben.call('POST', `${team}/drop-player`, {})).status).toBe(200);
  const asked = await ben.call('POST', `${team}/ask-to-join`, { client_id: ben.clientId });
  expect(asked.status).toBe(200);
  const { player_code } = (await loaded(ben, game)).me;
  const declined = await ada.call('POST', `${team}/decline/join-request`, { player_id: player_code });
  expect(declined.status).toBe(200);
  // The name is another team's for him now.
  expect((await bringTeam(ben, game, 'The Regulars')).status).toBe(409);
  expect((await loaded(ben, game)).team).toBeNull();
  expect((await loaded(ada, game)).team.players).toHaveLength(1);
});

/** What people call first once they have logged in, and what that answers somebody who is out of the game. */
const firsts: readonly (readonly [
  what: string,
  call: (browser: Browser, game: Game) => Promise<Reply>,
  status: number,
  says: object,
])[] = [
  ['looking for the code', findByCode, 200, { left_team: 'The Nightjars' }],
  ['coming in to watch', watch, 200, {}],
  ['loading the game', load, 403, {}],
];

/** Cleo's login, out of a game of which her browser's guest has left a team; its doors are closed. */
async function cleoOnceGuest() {
  const { house, game, closeDoors } = await adaAndBen();
  // Cleo has watched and gone; then her browser plays as a guest, and leaves.
  const cleo = await accountAt(house, 'cleo');
  expect((await watch(cleo, game)).status).toBe(200);
  expect((await leaveGame(cleo, game)).status).toBe(200);
  const { token } = cleo;
  cleo.token = undefined;
  expect((await joinAs(cleo, game, 'The Nightjars')).status).toBe(200);
  const { teamid } = (await loaded(cleo, game)).team;
  await closeDoors();
  expect((await leaveGame(cleo, game)).status).toBe(200);
  cleo.token = token;
  expect((await bringTeam(guestAt(house), game, 'The Nightjars')).status).toBe(409);
  return { game, cleo, teamid };
}

test('an account that is out of the game comes back to its guest’s team by its name at once', {
  timeout: 60_000,
}, async () => {
  const { game, cleo, teamid } = await cleoOnceGuest();
  expect((await bringTeam(cleo, game, 'The Nightjars')).status).toBe(200);
  expect((await loaded(cleo, game)).team).toMatchObject({ teamid });
});

test.each(firsts)(
  'an account that is out of the game comes back to its guest’s team by its name after %s',
  {
    timeout: 60_000,
  },
  async (_, first, status, says) => {
    const { game, cleo, teamid } = await cleoOnceGuest();
    const reply = await first(cleo, game);
    expect([reply.status, reply.json]).toMatchObject([status, says]);
    expect((await bringTeam(cleo, game, 'The Nightjars')).status).toBe(200);
    expect((await loaded(cleo, game)).team).toMatchObject({ teamid });
  },
);

test('who names a registered team means that one, also beside one that they have left', {
  timeout: 60_000,
}, async () => {
  const { game, ada, ben, teamid, closeDoors } = await adaAndBen();
  const made = await ben.call('POST', '/api/team/new', { team_name: 'The Regulars', team_slogan: '' });
  expect(made.status).toBe(200);
  const bring = (kt_team_id: string, team_name: string) =>
    ben.call('POST', '/api/player/game/code/join', {
      code: game.code,
      team_name,
      kt_team_id,
      num_players: 2,
      invites: [],
    });
  const registered = String(made.json.kt_team_id);
  const team = `/api/player/game/${game.game_id}/team/${teamid}`;
  expect((await ben.call('POST', `${team}/drop-player`, {})).status).toBe(200);
  // The name is taken by the one that he has left, on which he is not put.
  expect((await bring(registered, 'The Regulars')).status).toBe(409);
  expect((await loaded(ben, game)).team).toBeNull();
  await closeDoors();
  expect((await bring(registered, 'The Regulars')).status).toBe(409);
  expect((await loaded(ben, game)).team).toBeNull();
  // By its name alone he comes back, doors closed or not.
  expect((await bring('new', 'The Regulars')).status).toBe(200);
  expect((await loaded(ben, game)).team).toMatchObject({ teamid });
  expect((await loaded(ada, game)).team.players).toHaveLength(2);
});
