import * as contract from '@snug/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from '../../create-client.ts';
import { type Game, screenOf } from '../../game/game.ts';
import { Refused } from '../../refused.ts';
import { uploadImage } from '../../uploads/upload-image.ts';
import { virtualClock } from '../virtual-clock.ts';
import { type FakeServerOptions, fakeServer } from './fake-server.ts';
import type { FakePhone, FakePhoneOptions } from './phone.ts';

/** Somebody who follows the game on a phone. */
async function following(phone: FakePhone, gameId: string) {
  const client = createClient(phone);
  const game = client.game(gameId);
  const leave = game.subscribe(() => {});
  onTestFinished(leave);
  const until = (isSo: (game: Game) => boolean) => vi.waitFor(() => expect(isSo(game.get())).toBe(true));
  await until(({ connection }) => connection === 'live');
  const question = (place: number) => game.get().view?.round?.asked[place]?.question_id ?? '';
  const stateOf = (place: number) => game.get().drafts[question(place)]?.state;
  const type = (text: string) => game.typeAnswer(question(0), 0, text);
  return { client, game, leave, until, question, stateOf, type };
}

/** The same in the first round, once its first question is asked. */
async function asked() {
  const all = await night();
  all.server.host.startRound();
  all.server.host.ask();
  await all.until(() => all.question(0) !== '');
  return all;
}

async function night(who: FakePhoneOptions = { name: 'Ada', team: 'The Night Owls' }, options?: FakeServerOptions) {
  const server = fakeServer(options);
  const phone = server.phone(who);
  return { server, phone, ...(await following(phone, server.gameId)) };
}

test('a night from the welcome to the end', async () => {
  const { server, game, until, question, stateOf, leave, type } = await night();
  expect(screenOf(game.get())).toBe('welcome');
  server.host.startRound();
  server.host.ask();
  await until(() => question(0) !== '');
  type('Amsterdam');
  await until(() => stateOf(0) === 'saved');
  expect(server.team('The Night Owls').answers).toMatchObject([{ saved: ['Amsterdam'], late: false }]);
  await game.submit();
  expect(screenOf(game.get())).toBe('submitted');
  expect(server.team('The Night Owls').submitted).toMatchObject({ 1: { answers: [['amsterdam']] } });
  server.host.endRound();
  await until((now) => screenOf(now) === 'scoring');
  server.host.endGame();
  await until((now) => screenOf(now) === 'ended');
  expect(server.state()).toMatchObject({ status: 'ended', round_index: 0, round_open: false });
  leave();
  await vi.waitFor(() => expect(server.connections()).toBe(0));
});

test('a captain and a member on two phones hear each other', async () => {
  const { server, until, type } = await night();
  const ben = await following(server.phone({ name: 'Ben', team: 'The Night Owls' }), server.gameId);
  await until(({ view }) => view?.team?.players.length === 2);
  server.host.startRound();
  server.host.ask();
  await ben.until(() => ben.question(0) !== '');
  await ben.game.suggest(ben.question(0), 'The Hague');
  await until(({ view }) => view?.round?.asked[0]?.suggestions[0]?.suggestion === 'The Hague');
  type('Amsterdam');
  await ben.until(({ view }) => view?.suggested[ben.question(0)]?.[0] === 'Amsterdam');
});

test('two tabs of one phone are one player, and know of the same login', async () => {
  const { server, phone, client, game, until } = await night();
  const other = await following(phone.tab(), server.gameId);
  expect(other.game.get().view?.me).toEqual(game.get().view?.me);
  const heard = vi.fn();
  other.client.session.subscribe(heard);
  client.session.clearToken();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(other.client.session.token()).toBeUndefined();
  await until(({ phase }) => phase === 'failed');
});

test('a tab that was killed comes back with what was typed and not sent', async () => {
  const { server, phone, type } = await asked();
  phone.network.offline();
  type('Amsterdam');
  // What is kept is on its way to the disk of the phone.
  await new Promise((resolve) => setTimeout(resolve));
  phone.network.online();
  const again = await following(phone.tab(), server.gameId);
  await again.until(() => again.stateOf(0) === 'saved');
  expect(server.team('The Night Owls').answers[0]?.saved).toEqual(['Amsterdam']);
});

test('lost messages make a gap that heals', async () => {
  const { server, phone, game, until } = await night();
  server.host.startRound();
  await until(({ view }) => view?.round !== null);
  phone.network.loseMessages();
  server.host.ask();
  server.host.ask();
  await until(({ view, connection }) => view?.round?.asked.length === 2 && connection === 'live');
  expect(game.get().notice).toBeUndefined();
});

test('a submission whose answer is lost is in once', async () => {
  const { server, phone, game, until, stateOf, type } = await asked();
  type('Amsterdam');
  await until(() => stateOf(0) === 'saved');
  phone.network.swallow('submitRound');
  await game.submit();
  await until((now) => screenOf(now) === 'submitted');
  expect(server.calls.filter(({ name, status }) => name === 'submitRound' && status === 200)).toHaveLength(1);
});

test('a refusal that was ordered comes once, and changes nothing', async () => {
  const { server, phone, game } = await asked();
  phone.network.fail('submitRound', 409, 'Not now.');
  await game.submit();
  expect(game.get().submitting).toEqual({ state: 'failed', detail: 'Not now.' });
  expect(server.team('The Night Owls').submitted).toEqual({});
  await game.submit();
  expect(server.team('The Night Owls').submitted).toMatchObject({ 1: { late: false } });
});

test('a fault of the shared network is one of every phone', async () => {
  const { server, client, until } = await night();
  server.network.offline();
  await until(({ connection }) => connection === 'waiting');
  await expect(client.call(contract.getVersion, { retries: 0 })).rejects.not.toBeInstanceOf(Refused);
  server.network.online();
  await expect(client.call(contract.getVersion)).resolves.toMatch(/fake/);
});

test('a silent line is found out', async () => {
  const clock = virtualClock();
  const server = fakeServer({ clock });
  const phone = server.phone({ name: 'Ada', team: 'The Night Owls' });
  const game = createClient(phone).game(server.gameId);
  const leave = game.subscribe(() => {});
  // Replies are read by the machine in its own time, whatever the clock says.
  const pass = async (ms: number) => {
    await clock.pass(ms);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await clock.pass(0);
  };
  await vi.waitFor(async () => {
    await pass(0);
    expect(game.get().connection).toBe('live');
  });
  phone.network.silenceConnections();
  server.host.startRound();
  await pass(59_000);
  expect(game.get()).toMatchObject({ connection: 'live', view: { round: null } });
  // The heartbeat is not answered.
  await pass(1_000);
  await pass(3_000);
  await vi.waitFor(async () => {
    await pass(100);
    expect(game.get().view?.round?.title).toBe('Around the World');
  });
  leave();
});

test('who does not say that they know them hears no message beyond the 29', async () => {
  const server = fakeServer();
  const phone = server.phone({ name: 'Ada', team: 'The Night Owls' });
  const client = createClient(phone);
  const { team_code = '' } = (await client.call(contract.loadGame, { query: { game_id: server.gameId } })).team ?? {};
  const path = contract.livePaths.player
    .replace('{game_id}', server.gameId)
    .replace('{id}', client.session.clientId())
    .replace('{team_code}', team_code);
  const heardWith = (query: string) => {
    const types: string[] = [];
    const heard = (text: string) => types.push(JSON.parse(JSON.parse(text).data).type);
    phone.seams.socket(`${path}?token=${client.session.token()}${query}`, { opened() {}, heard, closed() {} });
    return types;
  };
  const [original, today] = [heardWith(''), heardWith('&proto=2')];
  await expect.poll(server.connections).toBe(2);
  server.host.startRound();
  server.host.ask();
  expect(server.host.nudge()).toBe(1);
  server.host.closeSubmissions();
  server.host.reveal();
  expect(server.state().revealed).toEqual([1]);
  server.host.endRound();
  server.host.publishBoard(1);
  const all = ['ROUND_START', 'ASK', 'NUDGE', 'CLOSE_SUBMISSIONS', 'REVEAL', 'RESULTS', 'ROUND_END', 'RESULTS'];
  await expect.poll(() => today).toEqual(all);
  await expect.poll(() => original).toEqual(['ROUND_START', 'ASK', 'CLOSE_SUBMISSIONS', 'ROUND_END']);
});

test('a night that is graded: a board, what a team got for its round, an appeal, and the winners', async () => {
  const { server, client, game, until, question, stateOf, type } = await night();
  const { host, gameId } = server;
  const params = { id: gameId };
  const at = { round_order: 1, question_index: 0 };
  host.addPaperTeam('Pencils');
  host.startRound(2);
  host.endRound();
  host.startRound(1);
  host.ask();
  await until(() => question(0) !== '');
  type('Amsterdamm');
  await until(() => stateOf(0) === 'saved');
  await game.submit();
  host.closeSubmissions();
  host.submitPaper('Pencils', 1, [['amsterdam']]);
  expect(() => host.publishBoard(1)).toThrow('still coming in');
  host.reveal(1);
  expect(() => host.publishBoard(1)).toThrow('not graded');
  host.grade({ ...at, texts: ['AMSTERDAMM '] }, ['half']);
  host.adjust('Pencils', -1, 'Phones on the table', 1);
  host.publishBoard(1, 1);
  // What was told, and graded, are results too.
  await until(({ view }) => (view?.results_version ?? 0) > 2);
  const unveiling = await client.call(contract.getResults, { params });
  expect(unveiling).toMatchObject({ board: { teams: 2, rows: [{ team_name: 'Pencils', points: 0 }] }, rounds: [] });
  host.publishBoard(1);
  const results = await client.call(contract.getResults, { params });
  expect(results.board?.rows).toMatchObject([{ team_name: 'The Night Owls', place: 1, points: 0.5 }, { place: 2 }]);
  expect(results.rounds).toMatchObject([{ points: 0.5, of: 1, questions: [{ marks: ['half'], right: 1, teams: 2 }] }]);
  const question_id = results.rounds[0]?.questions?.[0]?.question_id ?? '';
  await client.call(contract.contest, { params, body: { question_id, reason: 'A slip of the pen.' } });
  host.decideAppeal('The Night Owls', at, true, 'It was.');
  host.gradeAsProposed();
  host.grade({ ...at, texts: ['amsterdamm'] }, ['full']);
  host.endGame();
  host.finalizeGame();
  expect(await client.call(contract.getResults, { params })).toMatchObject({
    board: { final: true, rows: [{ points: 1 }, { points: 0 }] },
    appeals: [{ state: 'upheld', reply: 'It was.' }],
  });
});

test('the same seed tells the same night', () => {
  const codes = [1, 1, 2].map((seed) => {
    const server = fakeServer({ seed });
    server.phone({ name: 'Ada', team: 'The Night Owls' });
    return server.team('The Night Owls').team_code;
  });
  expect(codes[0]).toBe(codes[1]);
  expect(codes[0]).not.toBe(codes[2]);
});

test('a row that it does not know is named, and answered once somebody says how', async () => {
  const phone = fakeServer().phone();
  await expect(createClient(phone).call(contract.hostMe)).rejects.toThrow(
    'The fake server has no answer to hostMe. Give it one: fakeServer({ answers: { hostMe: … } }).',
  );
  const device = fakeServer({ answers: { hostMe: { name: 'Sam', venue: 'The Lantern' } } }).phone();
  await expect(createClient(device).call(contract.hostMe)).resolves.toEqual({ name: 'Sam', venue: 'The Lantern' });
});

test('an answer of one’s own takes the place of the server’s', async () => {
  const listGames = () => {
    throw new Refused(503, 'Busy.', 60_000);
  };
  const client = createClient(fakeServer({ answers: { listGames } }).phone());
  await expect(client.call(contract.listGames)).rejects.toMatchObject({ status_code: 503, retryAfterMs: 60_000 });
});

test('a call without the proof of a page of ours is refused', async () => {
  const { seams, origin } = fakeServer().phone();
  const client = createClient({ origin, seams: { ...seams, cookies: () => 'XSRF-TOKEN=made-up' } });
  const body = { code: '204816', team_name: 'Owls', kt_team_id: 'new', num_players: 1, invites: [] };
  await expect(client.call(contract.joinWithCode, { body })).rejects.toMatchObject({ status_code: 403 });
});

test('ads and surveys are those it was given', async () => {
  const ads = [{ ad_id: 'a1', link: '', image: '', text: 'Pie night' }];
  const surveys = ['s1', 's2'].map((surveyid) => ({ surveyid, question_text: '?', options: [] }));
  const { client, server } = await night(undefined, { ads, surveys });
  await expect(client.call(contract.listAds, { params: { gameid: server.gameId } })).resolves.toEqual(ads);
  await expect(client.call(contract.nextSurvey)).resolves.toMatchObject({ count: 2, survey: { surveyid: 's1' } });
  const skipped = await client.call(contract.skipSurvey, { params: { id: 's1' }, body: {} });
  expect(skipped).toMatchObject({ count: 1, survey: { surveyid: 's2' } });
});

test('pictures are kept for the page, and go with whoever uploaded them', async () => {
  const { client, server } = await night();
  const ben = await following(server.phone({ name: 'Ben', team: 'The Night Owls' }), server.gameId);
  const photo = new File(['…'], 'pub.png', { type: 'image/png' });
  const send = (file: File, headers = {}) =>
    uploadImage(client.call, contract.uploadGameImage, { id: server.gameId }, file, { headers });
  const headers = { [contract.idempotencyHeader]: 'key-of-this' };
  const [shot] = await send(photo, headers);
  // Sent again under its key it is the same picture.
  expect(await send(photo, headers)).toEqual([shot]);
  expect(shot).toMatchObject({ url: expect.stringMatching(/^blob:/), deletable: true });
  const params = { id: server.gameId, image_code: shot?.image_code ?? '' };
  await expect(ben.client.call(contract.listImages, { params: { gameid: server.gameId } })).resolves.toMatchObject([
    { deletable: false },
  ]);
  await expect(ben.client.call(contract.deleteGameImage, { params })).rejects.toMatchObject({ status_code: 403 });
  await expect(client.call(contract.deleteGameImage, { params })).resolves.toEqual([]);
  const text = new File(['…'], 'pub.txt', { type: 'text/plain' });
  await expect(send(text)).rejects.toThrow('a picture');
});

test('what the quizmaster cannot do is said', () => {
  const { host, team } = fakeServer();
  expect(() => host.ask()).toThrow('No round is open.');
  host.startRound(3);
  host.ask();
  host.ask();
  expect(() => host.ask()).toThrow('No question of the open round is left to ask.');
  expect(() => host.startRound()).toThrow('The quiz of the fake game has no round after this one.');
  expect(() => team('Nobody')).toThrow('No team called "Nobody" plays in the fake game.');
});

test('answers of another shape do not compile', () => {
  // @ts-expect-error: a version is a text.
  fakeServer({ answers: { getVersion: 1 } });
  // @ts-expect-error: there is no such row.
  fakeServer({ answers: { getVersions: '1' } });
  // @ts-expect-error: a message has the contract's shape.
  expect(() => fakeServer().host.tell({ type: 'ROUND_START', round_index: 0 })).not.toThrow();
});
