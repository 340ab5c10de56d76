import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addContact,
  answerSurvey,
  approveMember,
  closeCodes,
  countAd,
  createTeam,
  generateInviteToken,
  hostSaveAd,
  hostSaveSurvey,
  inviteMember,
  inviteToTeam,
  joinGame,
  listAds,
  logout,
  nextSurvey,
  saveAnswer,
  setDouble,
  setName,
  suggestAnswer,
  teamDetail,
  updateTeamPhoto,
  uploadGameImage,
  uploadPlayerImage,
} from '@snug/contract';
import {
  consoleOf,
  joinedAs,
  joinedBy,
  photoForm,
  playeridOf,
  type TestPlayer,
  textOfDatabase,
  worldOfEachTest,
} from '@snug/testing/server';
import { expect, test, vi } from 'vitest';
import { findPerson, type Whom } from '../database/person.ts';
import { gameLock, type Store } from '../database/store.ts';
import { beginErasure, erase, finishErasure, finishErasures } from './erase.ts';
import { exportPersonalData } from './export-personal-data.ts';
import { openDatabaseAlongside } from './open-database-alongside.ts';

const ofTheHouse = { sponsor_id: '', active: true, starts_on: '', ends_on: '' };

const world = worldOfEachTest();

const email = 'zeb.canary@example.com';
const firstName = 'Zebediah Firstcanary';
const name = 'Zebediah Canary';

/** As the script does it, with a store of its own beside the running server's. */
async function alongside<T>(
  work: (opened: Awaited<ReturnType<typeof openDatabaseAlongside>>) => Promise<T>,
): Promise<T> {
  const { dataDir, databaseUrl } = world;
  const opened = await openDatabaseAlongside({ dataDir, databaseUrl, bucket: undefined, secret: undefined });
  try {
    return await work({ ...opened, clock: world.clock });
  } finally {
    await opened.close();
  }
}
const eraseAlongside = (whom: Whom) => alongside((opened) => erase(opened, whom));

/** All that the database holds, as one text. */
async function everything(): Promise<string> {
  const text = await textOfDatabase(world.server.context.store.db);
  expect(JSON.parse(text).flat().length).toBeGreaterThan(30);
  return legible(text);
}

/** The files of the data folder with these bytes. */
function filesWith(text: string): string[] {
  const files = readdirSync(world.dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((file) => file.name).filter((file) => readFileSync(join(world.dataDir, file)).includes(text));
}

/** Including the paths of short links and the claims of their tokens, which anybody with the link can read. */
function legible(text: string): string {
  const opened = text.replace(/"path":"([^"]+)"/g, (_, path) => world.server.context.keys.opened(path) ?? '');
  return opened.replace(/[\w-]+\.([\w-]+)\.[\w-]+/g, (token, claims) =>
    token.startsWith('eyJ') ? Buffer.from(claims, 'base64url').toString() : token,
  );
}

const shownImage = async (member: TestPlayer, id: string) =>
  (await member.call(teamDetail, { params: { id } })).team_image;

/** A player who has left data in every place there is, and Ben on the same team. */
async function startedGame() {
  const { game_id, code, host } = await world.game();
  const params = { id: game_id };
  const zeb = await world.player(firstName, email);
  const ben = await world.player('Ben');
  const { team_code, view } = await joinedAs(zeb, code, 'The Foxes');
  const view2 = await joinedBy(ben, game_id, team_code);
  const connection = await zeb.connect(game_id, view);
  const teammate = await ben.connect(game_id, view2);
  zeb.token = (await zeb.call(setName, { body: { name } })).message;
  await ben.load(game_id);
  await zeb.call(inviteToTeam, { params: { ...params, team: team_code }, body: { email: 'friend@example.com' } });
  await zeb.call(generateInviteToken, { params: { ...params, team: team_code } });
  const next = await world.game();
  const rita = await world.player('Rita');
  const owls = await joinedAs(rita, next.code, 'The Owls');
  for (const invitee of [email, 'other@example.com']) {
    const of = { id: next.game_id, team: owls.team_code };
    await rita.call(inviteToTeam, { params: of, body: { email: invitee } });
  }
  await zeb.call(uploadPlayerImage, { params: { id: playeridOf(zeb) }, form: await photoForm() });
  await zeb.call(uploadGameImage, { params, form: await photoForm() });
  const { start, ask } = await consoleOf(host, game_id);
  await start(1);
  await ask(1, 0);
  await zeb.call(suggestAnswer, { body: { game_id, round_index: 0, q_idx: 0, suggestion: 'Paris' } });
  const body = { question_text: 'Pie or chips?', options: ['Pie', 'Chips'], ...ofTheHouse };
  const { surveyid } = await host.call(hostSaveSurvey, { body });
  await zeb.call(answerSurvey, { params: { id: surveyid }, body: { response: 'Pie' } });
  return { game_id, host, zeb, ben, params, connection, teammate };
}

test('H76 nothing is left of an erased player: no name, contact, picture, login or browser; the team and its answers stay', async () => {
  const { game_id, zeb, ben, connection, teammate, host } = await startedGame();
  const account_id = playeridOf(zeb);
  const client_hash = world.server.context.keys.clientHash(zeb.clientId);
  const answer = { game_id, round_num: 1, question_num: 0, answer: 'Lyon' };
  await zeb.call(saveAnswer, { body: answer, headers: { 'x-answer-seq': '1' } });
  const double = { params: { id: game_id, round: '1' }, body: { doubled: true }, headers: { 'x-answer-seq': '2' } };
  await zeb.call(setDouble, double);
  const before = await everything();
  for (const trace of [firstName, name, email, client_hash]) expect(before).toContain(trace);
  const media = join(world.dataDir, 'media');
  expect(readdirSync(media)).toHaveLength(2);

  expect(await eraseAlongside({ kind: 'email', contact: email })).toEqual({
    games: 1,
    pictures: 2,
    handedOver: 0,
    disbanded: 0,
    lingers: false,
  });

  const after = await everything();
  for (const trace of ['Zebediah', 'canary', client_hash, 'z***@example.com']) expect(after).not.toContain(trace);
  expect(after).toContain('Former player');
  expect(after).toContain('Paris');
  // The account's id, which tokens and paths have, names an empty row.
  expect(
    await world.server.context.store.db
      .selectFrom('accounts')
      .selectAll()
      .where('account_id', '=', account_id)
      .execute(),
  ).toEqual([expect.objectContaining({ player_name: 'Former player', email: null, phone: null, profile_img: '' })]);
  expect(existsSync(media) ? readdirSync(media) : []).toEqual([]);

  // The login ends at once, and the connection as soon as the server reads the news.
  expect((await zeb.ask(nextSurvey)).status).toBe(401);
  expect([closeCodes.resync, closeCodes.noAccess]).toContain(await connection.closed);
  expect((await zeb.ask(logout, { body: { client_id: zeb.clientId } })).status).toBe(401);
  // The same browser belongs to no player now.
  const again = world.guest(zeb.clientId);
  expect(
    (await again.ask(suggestAnswer, { body: { game_id, round_index: 0, q_idx: 0, suggestion: 'x' } })).status,
  ).toBe(403);
  // Ben hears it, leads the team and sees what it has done.
  const dropped = await teammate.until('DROP_PLAYER');
  expect(dropped.data).toMatchObject({ player_name: 'Former player', was_captain: true });
  await teammate.until('PROMOTE_CAPTAIN');
  const seen = await ben.load(game_id);
  expect(seen.me.is_captain).toBe(true);
  expect(JSON.stringify(seen)).not.toContain('Zebediah');
  const suggestion = { player_name: 'Former player', suggestion: 'Paris' };
  expect(JSON.stringify(seen)).toContain(JSON.stringify(suggestion).slice(1, -1));
  expect(JSON.stringify(seen)).toContain('Lyon');
  expect((await host.hostLoad(game_id)).teams[0]?.captain_name).toBe('Ben');

  // The contact is free, and makes a new account.
  world.clock.pass(60_000);
  const newcomer = await world.player('Somebody New', email);
  expect(playeridOf(newcomer)).not.toBe(account_id);
});

test('H76 no file of the data folder has an erased player’s data, while the server runs', async () => {
  if (world.databaseUrl !== undefined) return;
  await startedGame();
  expect(filesWith('Firstcanary')).not.toEqual([]);
  // All data in the database file itself, so that emptying the write-ahead log alone would not be enough.
  expect(await world.server.context.store.emptyLog?.()).toBe(true);
  expect(filesWith('Firstcanary')).toEqual(['snug.db']);
  await eraseAlongside({ kind: 'email', contact: email });
  for (const trace of [firstName, name, email, 'canary']) expect(filesWith(trace)).toEqual([]);
});

test('H76 an invite to an erased player is closed and does not say whom it was for; so are those they made', async () => {
  const { zeb } = await startedGame();
  const { db } = world.server.context.store;
  await eraseAlongside({ playerid: playeridOf(zeb) });
  const open = await db.selectFrom('game_invites').select('contact').where('closed_at', 'is', null).execute();
  expect(open).toEqual([{ contact: 'other@example.com' }]);
  // A person known by an invite alone.
  expect(await eraseAlongside({ kind: 'email', contact: 'other@example.com' })).toMatchObject({ games: 0 });
  expect(await everything()).not.toContain('other@example.com');
});

test('H76 their registered team goes to the longest member, or is disbanded when there is none', async () => {
  const zeb = await world.player(name, email);
  const [late, early, asks] = [await world.player('Late'), await world.player('Early'), await world.player('Asks')];
  const { kt_team_id: id } = await zeb.call(createTeam, { body: { team_name: 'The Foxes' } });
  const { kt_team_id: lone } = await zeb.call(createTeam, { body: { team_name: 'The Lone Fox' } });
  for (const teammate of [early, late]) {
    await zeb.call(inviteMember, { params: { id }, body: { playerid: playeridOf(teammate) } });
    await teammate.call(approveMember, { params: { id, playerid: playeridOf(teammate) } });
    world.clock.pass(86_400_000);
  }
  await zeb.call(inviteMember, { params: { id }, body: { playerid: playeridOf(asks) } });
  await zeb.call(updateTeamPhoto, { params: { id }, form: await photoForm() });
  expect(await shownImage(early, id)).not.toBe('');

  expect(await eraseAlongside({ kind: 'email', contact: email })).toMatchObject({ handedOver: 1, disbanded: 1 });
  expect(await shownImage(early, id)).toBe('');
  const team = await early.call(teamDetail, { params: { id } });
  expect(team.owner).toEqual({ playerid: playeridOf(early), player_name: 'Early' });
  expect(team.members.map(({ player_name }) => player_name).sort()).toEqual(['Asks', 'Early', 'Late']);
  const disbanded = await early.call(teamDetail, { params: { id: lone } });
  expect(disbanded.owner).toBeNull();
  expect(await everything()).not.toContain('canary');
});

test('H76 a survey answer of an erased player still counts, and belongs to nobody', async () => {
  const { zeb } = await startedGame();
  const { db } = world.server.context.store;
  const [before] = await db.selectFrom('survey_answers').selectAll().execute();
  await eraseAlongside({ playerid: playeridOf(zeb) });
  const after = await db.selectFrom('survey_answers').selectAll().execute();
  expect(after).toEqual([{ ...before, who: expect.stringMatching(/^nobody\//) }]);
});

test('H76 a guest is erased by the id of their player, in every game of that browser', async () => {
  const { game_id, code } = await world.game();
  const guest = world.guest();
  const { view } = await joinedAs(guest, code, 'Lone Canary');
  const other = await world.game();
  await joinedBy(guest, other.game_id);
  const { db } = world.server.context.store;
  await db.updateTable('game_players').set({ player_name: 'Canary' }).execute();
  expect(await eraseAlongside({ playerid: view.me.player_code })).toMatchObject({ games: 2 });
  expect((await everything()).includes(world.server.context.keys.clientHash(guest.clientId))).toBe(false);
  expect(
    (await guest.ask(suggestAnswer, { body: { game_id, round_index: 0, q_idx: 0, suggestion: 'x' } })).status,
  ).toBe(403);
});

test('H76 the export has everything held about a player, and nothing of anybody else', async () => {
  const { zeb } = await startedGame();
  const held = await alongside(async ({ store, keys }) => {
    const person = await findPerson(store.db, { kind: 'email', contact: email });
    return person && exportPersonalData(store.db, keys, person);
  });
  expect(held).toMatchObject({
    account: { playerid: playeridOf(zeb), player_name: name, email, phone: null },
    contacts: [email],
    games: [{ venue: 'The Crown', title: 'Test night', player_name: name, team_name: 'The Foxes', is_captain: true }],
    suggestions: [{ question_text: 'Capital of France?', suggestion: 'Paris' }],
    surveys: [{ question_text: 'Pie or chips?', response: 'Pie' }],
    codes_sent: [{ kind: 'email', contact: email, player_name: firstName }],
  });
  expect(held?.pictures).toHaveLength(2);
  expect(JSON.stringify(held)).not.toMatch(/Ben|friend|other@|SECRET/);
});

test('an unknown person is not erased, and erasing twice does no harm', async () => {
  const { zeb } = await startedGame();
  expect(await eraseAlongside({ kind: 'email', contact: 'nobody@example.com' })).toBeUndefined();
  expect(await eraseAlongside({ playerid: 'nobody' })).toBeUndefined();
  await eraseAlongside({ playerid: playeridOf(zeb) });
  expect(await eraseAlongside({ kind: 'email', contact: email })).toBeUndefined();
  expect(await eraseAlongside({ playerid: playeridOf(zeb) })).toMatchObject({ games: 0 });
});

test('H76 a call that was under way when its account was deleted is refused, and leaves nothing, whatever it was about to write', async () => {
  const zeb = await world.player(name, email);
  const { game_id, code } = await world.game();
  const { team_code } = await joinedAs(zeb, code, 'The Foxes');
  const other = await world.game();
  const { context } = world.server;
  const { store } = context;
  const form = await photoForm();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const held = store.write(() => gate);
  const erasing = beginErasure(context, { playerid: playeridOf(zeb) });
  const queued = [vi.spyOn(store, 'write'), ...(store.runTask ? [vi.spyOn(store, 'runTask')] : [])];
  const asked = [
    zeb.ask(createTeam, { body: { team_name: 'Canary' } }),
    zeb.ask(addContact, { body: { email: 'late.canary@example.com' } }),
    zeb.ask(setName, { body: { name: 'Canary' } }),
    zeb.ask(uploadPlayerImage, { params: { id: playeridOf(zeb) }, form }),
    zeb.ask(joinGame, { params: { id: other.game_id } }),
    zeb.ask(generateInviteToken, { params: { id: game_id, team: team_code } }),
  ];
  const count = () => queued.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  await expect.poll(count, { timeout: 10_000 }).toBe(asked.length);
  open();
  await held;
  const erasure = await erasing;
  // On PostgreSQL what is done in a game does not wait for the gate: it comes before the erasure, which finds it.
  const ofGames = world.databaseUrl === undefined ? [401, 401] : [200, 200];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 401, 401, 401, ...ofGames]);
  if (erasure) await finishErasure(context, erasure);
  expect(await everything()).not.toMatch(/canary/i);
  expect(existsSync(join(world.dataDir, 'media'))).toBe(false);
});

test('H76 what sponsors were counted of an erased player stays as a sum, and no mark says that it was them', async () => {
  const { game_id, host, zeb } = await startedGame();
  const ad = { link: '', image: '', text: 'Ale', ...ofTheHouse };
  const { ad_id } = await host.call(hostSaveAd, { body: ad });
  await zeb.call(listAds, { params: { gameid: game_id } });
  await zeb.call(countAd, { params: { gameid: game_id, ad_id, event: 'seen' } });
  await host.call(hostSaveSurvey, { body: { question_text: 'Peas?', options: ['Yes', 'No'], ...ofTheHouse } });
  await zeb.call(nextSurvey, { query: { game_id } });
  const { db } = world.server.context.store;
  const marks = () => db.selectFrom('proof_marks').select('item_id').execute();
  const counts = () => db.selectFrom('proof_counts').selectAll().orderBy('item_id').orderBy('event').execute();
  const [before, seen] = [await counts(), await marks()];
  expect(seen.length).toBeGreaterThan(2);
  await eraseAlongside({ kind: 'email', contact: email });
  expect(await marks()).toEqual([]);
  expect(await counts()).toEqual(before);
});

/** A player in many games that are over, of which they have said something in each. */
async function regular(count: number) {
  const zeb = await world.player(name, email);
  const { game_id, code } = await world.game();
  const { view } = await joinedAs(zeb, code, 'The Foxes');
  const line = await zeb.connect(game_id, view);
  const { db } = world.server.context.store;
  const [game] = await db.selectFrom('games').selectAll().where('game_id', '=', game_id).execute();
  const [player] = await db.selectFrom('game_players').selectAll().where('game_id', '=', game_id).execute();
  if (!game || !player) throw new Error('There is a game with a player in it.');
  await world.server.context.store.write(async (trx) => {
    for (let n = 0; n < count; n += 1) {
      const old = {
        ...game,
        game_id: `old ${n}`,
        code: `old ${n}`,
        status: 'ended',
        ended_at: 1,
        idempotency_key: null,
      } as const;
      await trx.insertInto('games').values(old).execute();
      const ids = { player_id: `player ${n}`, player_code: `code-${n}`, game_id: old.game_id, teamid: null };
      await trx
        .insertInto('game_players')
        .values({ ...player, ...ids, status: 'watching', is_captain: 0 })
        .execute();
    }
  });
  return { zeb, line };
}

test('H76 an erasure goes in many small writes, between which others write, and ends the account with the first', async () => {
  const { zeb, line } = await regular(60);
  const { context } = world.server;
  let isOver = false;
  const erased = erase(context, { playerid: playeridOf(zeb) }).finally(() => (isOver = true));
  // A write of anybody else waits for one part at most.
  let between = 0;
  while (!isOver) {
    await context.store.write((trx) => trx.updateTable('venues').set({ name: 'The Crown' }).execute());
    if (between === 0) expect((await zeb.ask(nextSurvey)).status).toBe(401);
    between += 1;
  }
  expect(await erased).toMatchObject({ games: 61 });
  expect(between).toBeGreaterThan(20);
  await line.closed;
  expect(await everything()).not.toContain('canary');
});

test('H76 what a server that ends has not erased yet, it erases at its next start', async () => {
  const { zeb } = await regular(5);
  const { context } = world.server;
  const account_id = playeridOf(zeb);
  const erasure = await beginErasure(context, { playerid: account_id });
  if (!erasure) throw new Error('There is somebody to erase.');
  // Cut off after two games.
  let parts = 0;
  expect(await finishErasure(context, erasure, () => ++parts > 4)).toBeUndefined();
  expect((await zeb.ask(nextSurvey)).status).toBe(401);
  const { db } = context.store;
  const left = await db.selectFrom('game_players').select('game_id').where('account_id', '=', account_id).execute();
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(6);
  await world.restart();
  const { store } = world.server.context;
  await expect.poll(() => store.db.selectFrom('erasures').selectAll().execute(), { timeout: 30_000 }).toEqual([]);
  const after = await everything();
  for (const trace of ['Zebediah', 'canary']) expect(after).not.toContain(trace);
});

test('H76 an erasure that was cut off still deletes the stored replies of the games that were done before', async () => {
  const { zeb } = await regular(5);
  const { context } = world.server;
  const { store } = context;
  for (let n = 0; n < 5; n += 1) {
    const reply = { key: `key ${n}`, body: `{"player_code":"code-${n}"}`, at: 1, request_hash: '' };
    await store.db.insertInto('replies').values(reply).execute();
  }
  const erasure = await beginErasure(context, { playerid: playeridOf(zeb) });
  if (!erasure) throw new Error('There is somebody to erase.');
  const stillTheirs = () =>
    store.db.selectFrom('game_players').select('game_id').where('account_id', '=', erasure.account_id).execute();
  let left = 6;
  const isOver = () => left < 4;
  const { write } = store;
  const counting: Store = {
    ...store,
    async write(work, lock) {
      const done = await write(work, lock);
      left = (await stillTheirs()).length;
      return done;
    },
  };
  expect(await finishErasure({ ...context, store: counting }, erasure, isOver)).toBeUndefined();
  expect(left).toBe(3);
  expect(await finishErasure(context, erasure)).toMatchObject({ games: 6 });
  expect(await store.db.selectFrom('replies').select('key').where('key', 'like', 'key %').execute()).toEqual([]);
});

test('H76 an erasure that fails is reported, and holds up none of the later ones', async () => {
  const [ada, ben] = [await world.player('Ada'), await world.player('Ben')];
  const { context } = world.server;
  const first = await beginErasure(context, { playerid: playeridOf(ada) });
  world.clock.pass(1);
  await beginErasure(context, { playerid: playeridOf(ben) });
  const { db } = context.store;
  const damaged = { contacts: 'no JSON' };
  await db
    .updateTable('erasures')
    .set(damaged)
    .where('erasure_id', '=', first?.erasure_id ?? '')
    .execute();
  const failures: unknown[] = [];
  await finishErasures(
    context,
    () => false,
    (error) => failures.push(error),
  );
  expect(failures).toEqual([expect.any(SyntaxError)]);
  expect(await db.selectFrom('erasures').select('erasure_id').execute()).toEqual([{ erasure_id: first?.erasure_id }]);
});

test('H76 the messages of a long game are rewritten in batches, each a write of its own, and others are served between', async () => {
  const { zeb } = await regular(0);
  const { context } = world.server;
  const { store } = context;
  const player = await store.db.selectFrom('game_players').selectAll().executeTakeFirstOrThrow();
  const { game_id, player_code } = player;
  const body = JSON.stringify({ data: { player_code, player_name: name } });
  const count = 1_700;
  const rows = Array.from({ length: count }, (_, n) => ({ body, only_player: null, at: 1, n: 1_000 + n }));
  await store.write(async (trx) => {
    for (const { n, ...row } of rows) {
      await trx
        .insertInto('own_messages')
        .values({ ...row, stream_id: `${game_id}/host`, seq: n })
        .execute();
      await trx
        .insertInto('broadcasts')
        .values({ ...row, game_id, number: n })
        .execute();
    }
  });
  const bodiesNamed = async () => {
    const [own, toAll] = await Promise.all(
      (['own_messages', 'broadcasts'] as const).map((table) =>
        store.db.selectFrom(table).select('body').where('body', 'like', `%${name}%`).execute(),
      ),
    );
    return (own?.length ?? 0) + (toAll?.length ?? 0);
  };
  const named = [await bodiesNamed()];
  // How often this thread has served others, at the end of each write.
  let turns = 0;
  let isDone = false;
  const countTurns = () => {
    turns += 1;
    if (!isDone) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const begun: number[] = [];
  const watched: Store = {
    ...store,
    async write(work, lock) {
      if (lock !== gameLock(game_id)) return store.write(work, lock);
      begun.push(turns);
      const done = await store.write(work, lock);
      named.push(await bodiesNamed());
      turns = 0;
      return done;
    },
  };
  await erase({ ...context, store: watched }, { playerid: playeridOf(zeb) });
  isDone = true;
  // Between the first write and the first batch all messages are read.
  expect(begun[1]).toBeGreaterThanOrEqual((2 * count) / 500);
  expect(named[0]).toBeGreaterThanOrEqual(2 * count);
  expect(named.at(-1)).toBe(0);
  const atOnce = named.slice(1).map((left, n) => (named[n] ?? 0) - left);
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(500);
});

test('H76 a server that stops ends the erasure that a call has begun after the part in hand, and its next start goes on', async () => {
  const { zeb } = await regular(20);
  const { context } = world.server;
  const { store, personalData } = context;
  const account_id = playeridOf(zeb);
  const { promise, resolve: ended } = Promise.withResolvers<void>();
  const erased = personalData.erase(account_id, ended);
  await promise;
  await personalData.stop();
  // The call is answered, without a wait for the clock.
  await erased;
  const left = () =>
    store.db.selectFrom('game_players').select('game_id').where('account_id', '=', account_id).execute();
  expect((await left()).length).toBeGreaterThan(10);
  expect(await store.db.selectFrom('erasures').select('account_id').execute()).toEqual([{ account_id }]);
  await world.restart();
  const { db } = world.server.context.store;
  await expect.poll(() => db.selectFrom('erasures').selectAll().execute(), { timeout: 30_000 }).toEqual([]);
  expect(await everything()).not.toContain('canary');
});
