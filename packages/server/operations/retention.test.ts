import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  createTeam,
  inviteMember,
  inviteToTeam,
  joinWithCode,
  logout,
  restoreTeam,
  saveAnswer,
  sendFeedback,
  submitRound,
  suggestAnswer,
  teamDetail,
  uploadGameImage,
  uploadPlayerImage,
} from '@snug/contract';
import {
  consoleOf,
  gameWithFoxes,
  joinedAs,
  joinedBy,
  photoForm,
  playeridOf,
  type TestPlayer,
  textOfDatabase,
  worldOfEachTest,
} from '@snug/testing/server';
import { expect, test } from 'vitest';
import { deleteGame } from '../database/delete-game.ts';
import { retain } from './retention.ts';

const world = worldOfEachTest();

const dayMs = 86_400_000;
const keep = (gamesMonths = 24) => retain(world.server.context, { gamesMonths });

/** Everything in the database as one text, except pictures, of which a row without a file stays. */
const everything = () => textOfDatabase(world.server.context.store.db, 'images');

/** A game with a row in every table of games. */
async function startedGame(player: TestPlayer, kt_team_id = 'new') {
  const { game_id, code, host } = await world.game();
  const params = { id: game_id };
  const body = { code, team_name: 'The Foxes', kt_team_id, num_players: 2, invites: [] };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { team_code } = await player.call(joinWithCode, { body, headers });
  await joinedBy(await world.player('Mate'), game_id, team_code);
  await joinedAs(await world.player('Rival'), code, `Rivals of ${game_id}`);
  await player.call(inviteToTeam, { params: { ...params, team: team_code }, body: { email: 'friend@example.com' } });
  const { start, ask, endGame } = await consoleOf(host, game_id);
  await start(1);
  for (const n of [0, 1, 2]) await ask(1, n);
  await player.call(saveAnswer, {
    body: { game_id, round_num: 1, question_num: 0, answer: 'Paris' },
    headers: { 'x-answer-seq': '1' },
  });
  await player.call(suggestAnswer, { body: { game_id, round_index: 0, q_idx: 0, suggestion: 'Paris' } });
  await player.call(submitRound, {
    params: { ...params, round: '1' },
    body: { doubled: true, answers: [['Paris'], ['a', 'b'], ['c']] },
    headers: { ...headers, 'x-answer-seq': '2' },
  });
  await player.call(uploadGameImage, { params, form: await photoForm() });
  await endGame();
  const { me } = await player.load(game_id);
  const { db } = world.server.context.store;
  const { host_id } = await db.selectFrom('hosts').select('host_id').executeTakeFirstOrThrow();
  const rating = { userid: host_id, player_code: me.player_code, stars: 5, tags: [], notes: '' };
  await player.call(sendFeedback, { params, body: rating as never });
  return { game_id, host };
}

test('H76 a game is deleted 24 months after its end, with everything in it; a younger one stays complete', async () => {
  const player = await world.player('Ada');
  const old = await startedGame(player);
  world.clock.pass(30 * dayMs);
  const young = await startedGame(await world.player('Bea'));
  const { game_id: unended } = await world.game();
  world.clock.pass(699 * dayMs);
  await keep();
  // What other processes hear of deleted pictures is gone with the next.
  world.clock.pass(dayMs);
  await keep();
  const before = await everything();
  expect(before).toContain(old.game_id);
  // 732 days since the old one, 702 since the others.
  world.clock.pass(2 * dayMs);
  await keep();
  const after = await everything();
  expect(after).not.toContain(old.game_id);
  expect(after).toContain(unended);
  const count = (text: string) => text.split(young.game_id).length;
  expect(count(after)).toBe(count(before));
  expect(count(after)).toBeGreaterThan(30);
});

test('H76 SNUG_KEEP_GAMES_MONTHS decides how long; a deleted game’s pictures are deleted too', async () => {
  const { game_id } = await startedGame(await world.player('Ada'));
  const media = join(world.dataDir, 'media');
  expect(readdirSync(media)).toHaveLength(1);
  world.clock.pass(32 * dayMs);
  await keep(1);
  // Their rows keep the names of the files until those are deleted.
  await keep(1);
  expect(readdirSync(media)).toEqual([]);
  world.clock.pass(2 * dayMs);
  await keep(1);
  expect(await everything()).not.toContain(game_id);
});

test('H76 codes, replies, links, tokens and counts are deleted when their time is over, and not before', async () => {
  const { db } = world.server.context.store;
  const ada = await world.player('Ada');
  const { game_id } = await startedGame(ada);
  await ada.call(logout, { body: { client_id: ada.clientId } });
  const counts = async () => {
    const links = ['sign_in_links', 'short_links'] as const;
    const tables = ['challenges', 'replies', 'limits', 'revoked_tokens', 'sessions', ...links] as const;
    const rows = tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length);
    return Object.fromEntries((await Promise.all(rows)).map((count, at) => [tables[at], count]));
  };
  const first = await counts();
  for (const count of Object.values(first)) expect(count).toBeGreaterThan(0);
  world.clock.pass(dayMs - 1);
  await keep();
  expect(await counts()).toEqual({ ...first, sign_in_links: expect.any(Number), limits: expect.any(Number) });
  world.clock.pass(1);
  await keep();
  // A login is kept as long as its token is valid, and its revocation as long as that would have been.
  const { revoked_tokens, sessions } = first;
  const gone = { challenges: 0, replies: 0, limits: 0, sign_in_links: 0, short_links: 0 };
  expect(await counts()).toEqual({ ...gone, revoked_tokens, sessions });
  world.clock.pass(180 * dayMs);
  await keep();
  expect(await counts()).toMatchObject({ revoked_tokens: 0, sessions: 0 });
  expect(await everything()).toContain(game_id);
});

test('H76 a picture is deleted after 12 months, an avatar when its player has not played for as long', async () => {
  const [ada, bea] = [await world.player('Ada'), await world.player('Bea')];
  for (const who of [ada, bea])
    await who.call(uploadPlayerImage, { params: { id: playeridOf(who) }, form: await photoForm() });
  await startedGame(ada);
  const media = join(world.dataDir, 'media');
  world.clock.pass(200 * dayMs);
  const again = await world.game();
  // Her login has expired, her account has not.
  await world.server.context.store.db
    .updateTable('game_players')
    .set({ created_at: world.clock.now() })
    .where('account_id', '=', playeridOf(ada))
    .execute();
  world.clock.pass(160 * dayMs);
  expect(await keep()).toMatchObject({ pictures: 0 });
  world.clock.pass(10 * dayMs);
  expect(readdirSync(media)).toHaveLength(3);
  expect(await keep()).toMatchObject({ pictures: 2 });
  expect(readdirSync(media)).toHaveLength(1);
  const { db } = world.server.context.store;
  const images = await db.selectFrom('accounts').select(['player_name', 'profile_img']).execute();
  expect(images.find(({ player_name }) => player_name === 'Ada')?.profile_img).not.toBe('');
  expect(images.find(({ player_name }) => player_name === 'Bea')?.profile_img).toBe('');
  expect(again.game_id).not.toBe('');
});

test('a registered team that has not played for 24 months is archived, and stays once somebody restores it', async () => {
  const ada = await world.player('Ada');
  const { kt_team_id: idle } = await ada.call(createTeam, { body: { team_name: 'The Idle' } });
  const { kt_team_id: busy } = await ada.call(createTeam, { body: { team_name: 'The Busy' } });
  await ada.call(inviteMember, { params: { id: idle }, body: { email: 'never.came@example.com' } });
  const archived = async () => {
    const { db } = world.server.context.store;
    const teams = await db.selectFrom('teams').select('kt_team_id').where('archived_at', 'is not', null).execute();
    return teams.map(({ kt_team_id }) => String(kt_team_id));
  };
  world.clock.pass(20 * dayMs);
  await startedGame(ada, busy);
  world.clock.pass(715 * dayMs);
  // Games are kept for a shorter time here: when the team last played is known all the same.
  expect(await keep(12)).toMatchObject({ teamsArchived: 1 });
  expect(await archived()).toEqual([idle]);
  expect(await everything()).not.toContain('never.came@example.com');

  const bob = await world.player('Bob');
  expect((await bob.ask(teamDetail, { params: { id: idle } })).status).toBe(404);
  await bob.call(restoreTeam, { params: { id: idle } });
  expect(await keep(12)).toMatchObject({ teamsArchived: 0 });
  expect((await bob.call(teamDetail, { params: { id: idle } })).team_name).toBe('The Idle');
  world.clock.pass(30 * dayMs);
  expect(await keep(12)).toMatchObject({ teamsArchived: 1 });
  expect((await archived()).sort()).toEqual([busy]);
});

test('large numbers of rows are deleted in batches, and a stop takes effect between two', async () => {
  const { db } = world.server.context.store;
  const rows = Array.from({ length: 1_200 }, (_, n) => ({ key: `old${n}`, body: '{}', at: 0 }));
  await db.insertInto('replies').values(rows).execute();
  let looks = 0;
  await retain(world.server.context, { gamesMonths: 24 }, () => ++looks > 3);
  const left = await db.selectFrom('replies').select('key').where('at', '=', 0).execute();
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(1_200);
  await keep();
  expect(await db.selectFrom('replies').select('key').where('at', '=', 0).execute()).toEqual([]);
});

test('a game goes although something is written to it between the parts of its deletion', async () => {
  const { game_id } = await gameWithFoxes(world);
  const { context } = world.server;
  const { store } = context;
  let between = 0;
  const write: typeof store.write = async (work, lock) => {
    const done = await store.write(work, lock);
    // As a team does whose call was under way.
    await store.write(async (trx) => {
      const left = await trx.selectFrom('games').select('code').where('game_id', '=', game_id).executeTakeFirst();
      if (!left) return;
      const stream = { stream_id: `late ${++between}`, game_id, kind: 'team', teamid: null, shift: 0 } as const;
      await trx.insertInto('streams').values(stream).execute();
    }, lock);
    return done;
  };
  await deleteGame({ ...context, store: { ...store, write } }, game_id);
  expect(between).toBeGreaterThan(1);
  expect(await store.db.selectFrom('games').select('game_id').where('game_id', '=', game_id).execute()).toEqual([]);
});
