import { expect, onTestFinished, test } from 'vitest';
import {
  type Browser,
  beginGame,
  bringTeam,
  type Game,
  joinAs,
  logIn,
  newBrowser,
  newGame,
  quizmasterOf,
} from './browser.ts';
import { type House, openHouse } from './house.ts';

const attacker = '127.0.0.66';
const pub = '127.0.0.2';

/** Every phone of a flood knocks at once, thirty at a time, as one machine can; returns the statuses. */
async function flood(house: House, game: Game, count: number): Promise<number[]> {
  const statuses: number[] = [];
  const left = Array.from({ length: count }, (_, n) => n);
  const line = async () => {
    for (let n = left.pop(); n !== undefined; n = left.pop()) {
      statuses.push((await bringTeam(newBrowser(house.port, attacker), game, `Flood ${n}`)).status);
    }
  };
  await Promise.all(Array.from({ length: 30 }, line));
  return statuses;
}

const load = async (quizmaster: Browser, { game_id }: Game) =>
  (await quizmaster.call('GET', `/api/host/game/${game_id}`)).json;

const watch = (browser: Browser, { game_id }: Game) =>
  browser.call('POST', `/api/player/game/${game_id}/join`, { team_code: '' });

test('1,500 teams of one machine do not get in, and whoever plays goes on', { timeout: 240_000 }, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const phone = newBrowser(house.port, attacker);
  const { team_code } = (await joinAs(phone, game, 'The Regulars')).json;
  await beginGame(quizmaster, game);
  const began = performance.now();
  const statuses = await flood(house, game, 1_500);
  const seconds = (performance.now() - began) / 1_000;
  // A machine so slow that the game is full by the end hears 409.
  expect(new Set(statuses.filter((status) => status !== 409))).toEqual(new Set([200, 429]));
  const { teams } = await load(quizmaster, game);
  // Fifteen at once, then one in six seconds, and one that waits for its turn.
  const ofFlood = teams.filter(({ team_name }: { team_name: string }) => team_name.startsWith('Flood')).length;
  expect(ofFlood).toBeLessThanOrEqual(Math.min(150, 15 + Math.ceil(seconds / 6) + 1));
  expect(statuses.filter((status) => status === 200)).toHaveLength(ofFlood);
  // Known at the same address: no pace is theirs.
  const again = await joinAs(phone, game, 'The Regulars');
  expect(again.json).toMatchObject({ team_code });
  expect((await phone.call('GET', `/api/player/game/load?game_id=${game.game_id}`)).text).toContain(
    'Capital of France?',
  );
  // Another address has a pace of its own.
  expect((await joinAs(newBrowser(house.port, pub), game, 'From the bar')).status).toBe(200);
});

/** Ten lines of new browsers, each of which knocks once. */
async function floodOn(house: House, game: Game, looksUp: boolean) {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  let knocks = 0;
  const lines = Array.from({ length: 10 }, async () => {
    while (!isOver) {
      const phone = newBrowser(house.port, attacker);
      const name = `Flood ${++knocks}`;
      await (looksUp ? joinAs : bringTeam)(phone, game, name);
    }
  });
  await expect.poll(() => knocks, { timeout: 60_000 }).toBeGreaterThan(200);
  return async () => {
    isOver = true;
    await Promise.all(lines);
  };
}

const tables = Array.from({ length: 20 }, (_, n) => `Table ${n}`);

test('while one machine floods a game with teams, tables at its address get in at once', {
  timeout: 120_000,
}, async () => {
  const house = await openHouse();
  const game = await newGame(await quizmasterOf(house));
  const account = await logIn(newBrowser(house.port, attacker), house.port, 'Ada', 'ada@example.org');
  const device = await logIn(newBrowser(house.port, attacker), house.port, 'Ben', 'ben@example.org');
  device.token = undefined;
  const end = await floodOn(house, game, false);
  expect((await joinAs(account, game, 'The Regulars')).status).toBe(200);
  expect((await joinAs(device, game, 'The Irregulars')).status).toBe(200);
  const sitDown = async (name: string) => (await joinAs(newBrowser(house.port, attacker), game, name)).status;
  expect(await Promise.all(tables.map(sitDown))).toEqual(tables.map(() => 200));
  await end();
});

test('while the machine looks the code up each time, tables get in when they come again as they are told', {
  timeout: 120_000,
}, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const end = await floodOn(house, game, true);
  expect(await load(quizmaster, game)).toMatchObject({ newcomers_held_up: true });
  const sitDown = async (name: string) => {
    const phone = newBrowser(house.port, attacker);
    for (let knocks = 1; knocks <= 3; knocks += 1) {
      const { status, headers } = await joinAs(phone, game, name);
      if (status !== 429) return status;
      await new Promise((resolve) => setTimeout(resolve, Number(headers['retry-after']) * 1_000));
    }
    return 429;
  };
  expect(await Promise.all(tables.map(sitDown))).toEqual(tables.map(() => 200));
  await end();
});

test('browsers that are refused again and again take nobody’s turn', { timeout: 120_000 }, async () => {
  const house = await openHouse();
  const game = await newGame(await quizmasterOf(house));
  await joinAs(newBrowser(house.port, pub), game, 'The Regulars');
  const bots = Array.from({ length: 100 }, () => newBrowser(house.port, attacker));
  for (const bot of bots) await joinAs(bot, game, 'The Regulars');
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const knocking = bots.slice(0, 10).map(async (bot) => {
    while (!isOver) await bringTeam(bot, game, 'The Regulars');
  });
  const sitDown = async (name: string) => (await joinAs(newBrowser(house.port, attacker), game, name)).status;
  expect(await Promise.all(tables.map(sitDown))).toEqual(tables.map(() => 200));
  isOver = true;
  await Promise.all(knocking);
});

test('who is over the pace is told when to ask again', { timeout: 60_000 }, async () => {
  const house = await openHouse();
  const game = await newGame(await quizmasterOf(house));
  const knocks = Array.from({ length: 90 }, (_, n) => bringTeam(newBrowser(house.port, attacker), game, `Flood ${n}`));
  const refused = (await Promise.all(knocks)).filter(({ status }) => status !== 200);
  expect(refused.map(({ status }) => status)).toContain(429);
  for (const { status, headers } of refused) {
    // A machine that has much else to do turns somebody away too.
    expect([429, 503]).toContain(status);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('a full game says so in one sentence, also to whom a login would let in; the quizmaster adds a team by hand', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse({ SNUG_TEAMS_PER_GAME: '5', SNUG_WATCHERS_PER_GAME: '2' });
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  for (const name of ['One', 'Two', 'Three', 'Four']) await joinAs(newBrowser(house.port, pub), game, name);
  const noPlace = (whose: string) => ({
    status: 409,
    json: {
      detail: `This game has no place for ${whose} just now. Please log in, if you have not, or speak to your Quizmaster.`,
    },
  });
  const late = newBrowser(house.port, pub);
  expect(await bringTeam(late, game, 'Five')).toMatchObject(noPlace('your team'));
  await logIn(late, house.port, 'Late', 'late@example.com');
  expect((await bringTeam(late, game, 'Five')).status).toBe(200);
  const latest = await logIn(newBrowser(house.port, pub), house.port, 'Latest', 'latest@example.com');
  expect(await bringTeam(latest, game, 'Six')).toMatchObject(noPlace('your team'));
  const [ann, bob] = [newBrowser(house.port, pub), newBrowser(house.port, pub)];
  for (const browser of [ann, bob]) expect((await watch(browser, game)).status).toBe(200);
  expect(await watch(newBrowser(house.port, pub), game)).toMatchObject(noPlace('you'));
  await ann.call('POST', `/api/player/game/${game.game_id}/leave-game`, {});
  expect((await watch(ann, game)).status).toBe(200);
  const paper = await quizmaster.call('POST', `/api/host/game/${game.game_id}/paper`, { team_name: 'Pencils' });
  expect(paper.status).toBe(200);
  expect((await load(quizmaster, game)).teams).toHaveLength(6);
});

test('while the doors are closed nobody new comes in, and players come back', { timeout: 60_000 }, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const phone = newBrowser(house.port, pub);
  await joinAs(phone, game, 'The Regulars');
  const watcher = newBrowser(house.port, pub);
  await watch(watcher, game);
  const doors = (closed: boolean) => quizmaster.call('POST', `/api/host/game/${game.game_id}/doors`, { closed });
  expect((await doors(true)).json.state).toMatchObject({ doors_closed: true });
  expect((await load(quizmaster, game)).state).toMatchObject({ doors_closed: true });
  const stranger = newBrowser(house.port, pub);
  const sentence = 'The doors of this game are closed just now. Please speak to your Quizmaster.';
  for (const reply of [
    await joinAs(stranger, game, 'Too late'),
    await watch(stranger, game),
    await stranger.call('POST', `/api/player/game/${game.game_id}/new-player`, { client_id: stranger.clientId }),
    await joinAs(watcher, game, 'From the crowd'),
  ]) {
    expect(reply).toMatchObject({ status: 409, json: { detail: sentence } });
  }
  await watcher.call('POST', `/api/player/game/${game.game_id}/leave-game`, {});
  expect((await watch(watcher, game)).status).toBe(200);
  expect((await joinAs(phone, game, 'The Regulars')).status).toBe(200);
  expect((await doors(false)).json.state).not.toHaveProperty('doors_closed');
  expect((await joinAs(stranger, game, 'In at last')).status).toBe(200);
});

test('a team’s code is no way past closed doors: for whom the quizmaster has taken out, or to watch by leaving', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const as = (name: string) => logIn(newBrowser(house.port, pub), house.port, name, `${name}@example.org`);
  const ada = await as('ada');
  const { team_code } = (await joinAs(ada, game, 'The Regulars')).json;
  const join = (browser: Browser) => browser.call('POST', `/api/player/game/${game.game_id}/join`, { team_code });
  const loaded = (browser: Browser) => browser.call('GET', `/api/player/game/load?game_id=${game.game_id}`);
  const [ben, rude, late, mate] = [await as('ben'), await as('rude'), await as('late'), await as('mate')];
  expect((await join(ben)).status).toBe(200);
  await watch(rude, game);
  const { spectators } = (await quizmaster.call('GET', `/api/host/game/${game.game_id}/people`)).json;
  const player_codes = spectators.map(({ player_code }: { player_code: string }) => player_code);
  expect(player_codes).toHaveLength(1);
  await quizmaster.call('POST', `/api/host/game/${game.game_id}/remove`, { teamids: [], player_codes });
  await quizmaster.call('POST', `/api/host/game/${game.game_id}/doors`, { closed: true });

  const sentence = 'The doors of this game are closed just now. Please speak to your Quizmaster.';
  expect(await join(rude)).toMatchObject({ status: 409, json: { detail: sentence } });
  // A teammate comes in by the code, and leaves the game with the team; by the code of the team alone they come back.
  const { teamid } = (await load(quizmaster, game)).teams[0];
  const drop = (browser: Browser, player_id?: string) =>
    browser.call('POST', `/api/player/game/${game.game_id}/team/${teamid}/drop-player`, { player_id });
  expect((await join(late)).status).toBe(200);
  expect((await drop(late)).status).toBe(200);
  expect((await loaded(late)).status).toBe(403);
  expect(await watch(late, game)).toMatchObject({ status: 409, json: { detail: sentence } });
  expect((await join(late)).status).toBe(200);
  // Likewise whom the captain takes off the team, whose code is another one then.
  const { player_code } = (await loaded(late)).json.me;
  expect((await drop(ada, player_code)).status).toBe(200);
  expect([(await loaded(late)).status, (await watch(late, game)).status]).toEqual([403, 409]);
  expect((await join(mate)).status).toBe(403);
  // Who was in before the doors closed leaves the team and watches.
  expect((await drop(ben)).status).toBe(200);
  expect((await loaded(ben)).status).toBe(200);
});

test('leaving a team makes nobody a spectator beyond the cap', { timeout: 60_000 }, async () => {
  const house = await openHouse({ SNUG_WATCHERS_PER_GAME: '2' });
  const game = await newGame(await quizmasterOf(house));
  const regular = newBrowser(house.port, pub);
  await joinAs(regular, game, 'The Regulars');
  for (const watcher of [newBrowser(house.port, pub), newBrowser(house.port, pub)]) await watch(watcher, game);
  const newcomer = newBrowser(house.port, pub);
  await joinAs(newcomer, game, 'By the window');
  const leaves = async (browser: Browser) => {
    const { json } = await browser.call('GET', `/api/player/game/load?game_id=${game.game_id}`);
    const { teamid } = json.team;
    const left = await browser.call('POST', `/api/player/game/${game.game_id}/team/${teamid}/drop-player`, {});
    expect(left.status).toBe(200);
    return (await browser.call('GET', `/api/player/game/load?game_id=${game.game_id}`)).status;
  };
  expect(await leaves(newcomer)).toBe(403);
  expect((await watch(newcomer, game)).status).toBe(409);
  // Who came before the crowd has a place.
  expect(await leaves(regular)).toBe(200);
});

test('a flood is taken out at once, and an honest team plays on', { timeout: 240_000 }, async () => {
  const house = await openHouse({ SNUG_TEAMS_PER_GAME: '3000' });
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const phone = newBrowser(house.port, pub);
  await joinAs(phone, game, 'The Regulars');
  const spectator = newBrowser(house.port, pub);
  await watch(spectator, game);
  // From as many addresses as it takes.
  for (let n = 0; n < 20; n += 1) {
    const from = `127.0.1.${n + 1}`;
    for (let k = 0; k < 25; k += 5) {
      const names = Array.from({ length: 5 }, (_, more) => `Flood ${n}-${k + more}`);
      const knocks = names.map((name) => joinAs(newBrowser(house.port, from), game, name));
      for (const { status } of await Promise.all(knocks)) expect(status).toBe(200);
    }
  }
  const intruder = newBrowser(house.port, '127.0.2.1');
  await joinAs(intruder, game, 'Flood of one');
  const { teams } = await load(quizmaster, game);
  expect(teams).toHaveLength(502);
  for (const team of teams) expect(team.came_at).toBeGreaterThan(0);
  const teamids = teams.filter(({ team_name }: { team_name: string }) => team_name.startsWith('Flood'));
  const remove = (of: { teamid: string }[]) =>
    quizmaster.call('POST', `/api/host/game/${game.game_id}/remove`, {
      teamids: of.map(({ teamid }) => teamid),
      player_codes: [],
    });
  expect((await remove(teamids)).status).toBe(400);
  expect((await remove(teamids.slice(0, 500))).status).toBe(200);
  expect((await remove(teamids.slice(500))).status).toBe(200);
  // A repeat changes nothing.
  expect((await remove(teamids.slice(500))).status).toBe(200);
  const left = await load(quizmaster, game);
  expect(left.teams.map(({ team_name }: { team_name: string }) => team_name)).toEqual(['The Regulars']);
  expect(left.watcher_count).toBe(1);
  expect((await phone.call('GET', `/api/player/game/load?game_id=${game.game_id}`)).status).toBe(200);
  expect((await intruder.call('GET', `/api/player/game/load?game_id=${game.game_id}`)).status).toBe(403);
  // Taken out, they are newcomers: closed doors hold.
  await quizmaster.call('POST', `/api/host/game/${game.game_id}/doors`, { closed: true });
  expect((await watch(intruder, game)).status).toBe(409);
  const { spectators } = (await quizmaster.call('GET', `/api/host/game/${game.game_id}/people`)).json;
  const gone = await quizmaster.call('POST', `/api/host/game/${game.game_id}/remove`, {
    teamids: [],
    player_codes: spectators.map(({ player_code }: { player_code: string }) => player_code),
  });
  expect(gone.status).toBe(200);
  expect((await watch(spectator, game)).status).toBe(409);
});

test('whoever leaves while the doors are closed comes back to their team, and whoever was taken out does not', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const game = await newGame(quizmaster);
  const host = (what: string, body: object) => quizmaster.call('POST', `/api/host/game/${game.game_id}/${what}`, body);
  const loaded = async (browser: Browser) =>
    (await browser.call('GET', `/api/player/game/load?game_id=${game.game_id}`)).json;
  const leave = (browser: Browser) => browser.call('POST', `/api/player/game/${game.game_id}/leave-game`, {});
  const as = (name: string) => logIn(newBrowser(house.port, pub), house.port, name, `${name}@example.org`);

  // A guest alone without an answer, a guest alone with one, and a captain with a mate.
  const guest = () => newBrowser(house.port, pub);
  const [idle, busy, rude, gone] = [guest(), guest(), guest(), guest()];
  const ada = await as('ada');
  const ben = await as('ben');
  for (const [browser, name] of [
    [idle, 'The Idle'],
    [busy, 'The Busy'],
    [rude, 'The Rude'],
    [gone, 'The Gone'],
    [ada, 'The Regulars'],
  ] as const) {
    expect((await joinAs(browser, game, name)).status).toBe(200);
  }
  const { team } = await loaded(ada);
  const path = `/api/player/game/${game.game_id}/join`;
  expect((await ben.call('POST', path, { team_code: team.team_code })).status).toBe(200);
  await leave(gone);
  await beginGame(quizmaster, game);
  const typed = { game_id: game.game_id, round_num: 1, question_num: 0, answer: ['paris'] };
  expect((await busy.call('PUT', '/api/game/answer', typed)).json).toMatchObject({ status: 'saved' });
  await host('doors', { closed: true });

  const sentence = 'The doors of this game are closed just now. Please speak to your Quizmaster.';
  for (const [browser, name] of [
    [idle, 'The Idle'],
    [busy, 'the busy'],
    [ada, 'The Regulars'],
  ] as const) {
    const { teamid } = (await loaded(browser)).team;
    expect((await leave(browser)).status).toBe(200);
    expect((await loaded(browser)).team).toBeUndefined();
    // Nobody else gets in by that name meanwhile.
    expect(await joinAs(newBrowser(house.port, pub), game, name)).toMatchObject({ status: 409 });
    expect(await joinAs(browser, game, 'Another')).toMatchObject({ status: 409, json: { detail: sentence } });
    expect((await joinAs(browser, game, name)).status).toBe(200);
    expect((await loaded(browser)).team.teamid).toBe(teamid);
  }
  expect((await loaded(idle)).me.is_captain).toBe(true);
  // The answer has an owner again.
  expect(JSON.stringify(await loaded(busy))).toContain('paris');
  expect((await loaded(ada)).me.is_captain).toBe(false);
  expect((await loaded(ben)).me.is_captain).toBe(true);

  // Who left before the doors closed brings that team and no other; one that the quizmaster takes out stays out.
  expect(await joinAs(gone, game, 'Another')).toMatchObject({ status: 409, json: { detail: sentence } });
  expect((await joinAs(gone, game, 'The Gone')).status).toBe(200);
  const { teams } = await load(quizmaster, game);
  const teamids = teams.filter((each: { team_name: string }) => each.team_name === 'The Rude');
  await host('remove', { teamids: teamids.map(({ teamid }: { teamid: string }) => teamid), player_codes: [] });
  expect(await joinAs(rude, game, 'The Rude')).toMatchObject({ status: 409, json: { detail: sentence } });
});
