import { expect, test } from 'vitest';
import { type Browser, beginGame, joinAs, logIn, newBrowser, newGame, quizmasterOf } from './browser.ts';
import { openHouse } from './house.ts';

const always = { active: true, starts_on: '', ends_on: '' };

async function sponsorOf(quizmaster: Browser): Promise<{ sponsor_id: string; key: string }> {
  const { status, json } = await quizmaster.call('POST', '/api/host/sponsors', { name: 'Old Oak Brewery' });
  expect(status).toBe(200);
  return json;
}

async function questionOf(quizmaster: Browser, sponsor_id: string): Promise<string> {
  const body = { sponsor_id, question_text: 'Which beer next?', options: ['Stout', 'Lager'], ...always };
  const { status, json } = await quizmaster.call('POST', '/api/host/surveys', body);
  expect(status).toBe(200);
  return json.surveyid;
}

/** The demo house has more questions than anybody is asked in a day. */
async function pauseAll(quizmaster: Browser): Promise<void> {
  for (const each of (await quizmaster.call('GET', '/api/host/surveys')).json) {
    const { surveyid, sponsor_id, question_text, options, starts_on, ends_on } = each;
    const paused = { surveyid, sponsor_id, question_text, options, starts_on, ends_on, active: false };
    expect((await quizmaster.call('POST', '/api/host/surveys', paused)).status).toBe(200);
  }
}

test('a tap counts only where that ad was served to that person', { timeout: 60_000 }, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const { sponsor_id } = await sponsorOf(quizmaster);
  const save = (text: string, more: object) =>
    quizmaster.call('POST', '/api/host/ads', { sponsor_id, link: 'https://oak.example/', image: '', text, ...more });
  const { ad_id } = (await save('Stout', always)).json;
  const paused = (await save('Never shown', { ...always, active: false })).json.ad_id;
  const game = await newGame(quizmaster);
  await beginGame(quizmaster, game);
  const [served, other, outsider] = ['127.0.0.2', '127.0.0.3', '127.0.0.4'].map((from) => newBrowser(house.port, from));
  if (!served || !other || !outsider) throw new Error('three browsers');
  await joinAs(served, game, 'Served');
  await joinAs(other, game, 'Other');
  const ads = `/api/player/game/${game.game_id}/ads`;
  expect((await served.call('GET', ads)).text).toContain('Stout');
  const tap = (who: Browser, ad: string) => who.call('POST', `${ads}/${ad}/tapped`);
  const statuses = [
    (await tap(other, ad_id)).status,
    (await tap(outsider, ad_id)).status,
    (await tap(served, paused)).status,
    (await tap(served, ad_id)).status,
    (await tap(served, ad_id)).status,
  ];
  expect(statuses).toEqual([404, 403, 404, 200, 200]);
  const { json } = await quizmaster.call('GET', '/api/host/ads');
  expect(json.find((ad: { ad_id: string }) => ad.ad_id === ad_id)).toMatchObject({ served: 1, tapped: 1 });
  expect(json.find((ad: { ad_id: string }) => ad.ad_id === paused)).toMatchObject({ served: 0, tapped: 0 });
});

test('made-up spectators add nothing to what a sponsor is told of teams', { timeout: 60_000 }, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const { sponsor_id } = await sponsorOf(quizmaster);
  const ad = { sponsor_id, link: 'https://oak.example/', image: '', text: 'Stout', ...always };
  const { ad_id } = (await quizmaster.call('POST', '/api/host/ads', ad)).json;
  const game = await newGame(quizmaster);
  await beginGame(quizmaster, game);
  const ads = `/api/player/game/${game.game_id}/ads`;
  const look = async (who: Browser) => {
    expect((await who.call('GET', ads)).text).toContain('Stout');
    for (const event of ['seen', 'tapped'])
      expect((await who.call('POST', `${ads}/${ad_id}/${event}`)).status).toBe(200);
  };
  for (let n = 0; n < 20; n += 1) {
    const watcher = newBrowser(house.port, '127.0.0.9');
    expect((await watcher.call('POST', `/api/player/game/${game.game_id}/join`, { team_code: '' })).status).toBe(200);
    await look(watcher);
    // One of them joins a team after all, and is counted there too.
    if (n > 0) continue;
    expect((await joinAs(watcher, game, 'The Regulars')).status).toBe(200);
    await look(watcher);
    await look(watcher);
  }
  const { json } = await quizmaster.call('GET', '/api/host/ads');
  const shown = json.find((each: { ad_id: string }) => each.ad_id === ad_id);
  expect(shown).toMatchObject({ served: 1, seen: 1, tapped: 1 });
  const { rows } = (await quizmaster.call('GET', `/api/host/proof?sponsor_id=${sponsor_id}`)).json;
  const of = (place: string) =>
    rows.find((row: { place: string; id: string }) => row.place === place && row.id === ad_id);
  expect(of('game')).toMatchObject({ served: 1, seen: 1, tapped: 1 });
  expect(of('watching')).toMatchObject({ served: 20, seen: 20, tapped: 20 });
});

test('what made-up spectators write for a question pushes out no text of a team and is in no figure of games', {
  timeout: 120_000,
}, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const { sponsor_id } = await sponsorOf(quizmaster);
  await pauseAll(quizmaster);
  const question = { sponsor_id, question_text: 'Which beer next?', options: [], ...always };
  const { surveyid } = (await quizmaster.call('POST', '/api/host/surveys', question)).json;
  const game = await newGame(quizmaster);
  await beginGame(quizmaster, game);
  const { game_id } = game;
  const write = async (who: Browser, response: string) => {
    const next = await who.call('GET', `/api/survey/player/next?game_id=${game_id}`);
    expect(next.json.survey.surveyid).toBe(surveyid);
    const answer = `/api/survey/${surveyid}/player/response`;
    expect((await who.call('POST', answer, { game_id, response })).status).toBe(200);
  };
  for (let n = 0; n < 5; n += 1) {
    const guest = newBrowser(house.port, '127.0.0.2');
    expect((await joinAs(guest, game, `Team ${n}`)).status).toBe(200);
    await write(guest, 'Honest stout');
  }
  for (let n = 0; n < 20; n += 1) {
    const watcher = newBrowser(house.port, '127.0.0.9');
    expect((await watcher.call('POST', `/api/player/game/${game_id}/join`, { team_code: '' })).status).toBe(200);
    await write(watcher, `Flood ${n}`);
    expect((await watcher.call('POST', `/api/player/game/${game_id}/leave-game`)).status).toBe(200);
  }
  const texts = (await quizmaster.call('GET', `/api/host/surveys/${surveyid}/texts`)).json;
  const inGames = texts.filter(({ elsewhere }: { elsewhere: boolean }) => !elsewhere);
  expect(inGames).toEqual([{ response: 'Honest stout', count: 5, elsewhere: false }]);
  expect(texts).toHaveLength(21);
  const surveys = (await quizmaster.call('GET', '/api/host/surveys')).json;
  const figures = surveys.find((each: { surveyid: string }) => each.surveyid === surveyid);
  expect(figures).toMatchObject({ served: 5, responses: 5, elsewhere: { served: 20, responses: 20 } });
  const { rows } = (await quizmaster.call('GET', `/api/host/proof?sponsor_id=${sponsor_id}`)).json;
  const of = (place: string) => rows.find((row: { place: string }) => row.place === place);
  expect(of('game')).toMatchObject({ served: 5, answered: 5 });
  expect(of('watching')).toMatchObject({ served: 20, answered: 20 });
});

test('what made-up browsers answer outside games is taken, and stands apart from the figures of games', {
  timeout: 60_000,
}, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house);
  const { sponsor_id, key } = await sponsorOf(quizmaster);
  await pauseAll(quizmaster);
  const surveyid = await questionOf(quizmaster, sponsor_id);
  const answer = `/api/survey/${surveyid}/player/response`;
  for (let n = 0; n < 30; n += 1)
    expect((await newBrowser(house.port, '127.0.0.9').call('POST', answer, { response: 'Lager' })).status).toBe(200);
  const onPage = await newBrowser(house.port, '127.0.0.9').call(
    'POST',
    `/api/sponsor/${key}/survey/${surveyid}/response`,
    {
      response: 'Lager',
    },
  );
  expect(onPage.status).toBe(200);

  const game = await newGame(quizmaster);
  await beginGame(quizmaster, game);
  const { game_id } = game;
  const guest = newBrowser(house.port, '127.0.0.2');
  await joinAs(guest, game, 'The Regulars');
  // Nobody answers in a game what they were not asked there.
  const inGame = { game_id, response: 'Stout' };
  expect((await guest.call('POST', answer, inGame)).status).toBe(404);
  const next = await guest.call('GET', `/api/survey/player/next?game_id=${game_id}`);
  expect(next.json.survey.surveyid).toBe(surveyid);
  expect((await guest.call('POST', answer, inGame)).status).toBe(200);

  const surveys = (await quizmaster.call('GET', '/api/host/surveys')).json;
  const figures = surveys.find((each: { surveyid: string }) => each.surveyid === surveyid);
  expect(figures).toMatchObject({ responses: 1, skips: 0, chosen: [1, 0], served: 1 });
  expect(figures.elsewhere).toMatchObject({ responses: 31, skips: 0, chosen: [0, 31] });

  const { rows } = (await quizmaster.call('GET', `/api/host/proof?sponsor_id=${sponsor_id}`)).json;
  const answered = (place: string) =>
    rows.reduce(
      (sum: number, row: { place: string; answered: number }) => sum + (row.place === place ? row.answered : 0),
      0,
    );
  expect([answered('game'), answered('site'), answered('sponsor')]).toEqual([1, 30, 1]);
});

test('how many made-up browsers answer outside games is bounded by address, and stops no player and no account', {
  timeout: 120_000,
}, async () => {
  const house = await openHouse();
  const quizmaster = await quizmasterOf(house, '127.0.0.3');
  await pauseAll(quizmaster);
  const surveyid = await questionOf(quizmaster, '');
  const response = (who: Browser) => who.call('POST', `/api/survey/${surveyid}/player/response`, { response: 'Lager' });
  const account = await logIn(newBrowser(house.port, '127.0.0.9'), house.port, 'Ann', 'ann@example.org');
  const game = await newGame(quizmaster);
  const player = newBrowser(house.port, '127.0.0.9');
  expect((await joinAs(player, game, 'The Regulars')).status).toBe(200);

  const made = () => newBrowser(house.port, '127.0.0.9');
  const statuses: number[] = [];
  for (let n = 0; n < 340; n += 1) {
    const browser = made();
    const next = await browser.call('GET', '/api/survey/player/next');
    statuses.push(next.status === 200 ? (await response(browser)).status : next.status);
  }
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(300);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(302);
  expect(statuses.at(-1)).toBe(429);
  // Nor by answering what nobody has asked.
  expect((await response(made())).status).toBe(429);

  const passed = [account, player, newBrowser(house.port, '127.0.0.10')];
  for (const one of passed) expect((await response(one)).status).toBe(200);
});
