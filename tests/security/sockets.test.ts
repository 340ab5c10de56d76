import { closeCodes, livePaths } from '@snug/contract';
import {
  type ActorName,
  actors,
  heardBy,
  openConnection,
  openVenue,
  rowOf,
  type Scene,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { beforeAll, expect, test } from 'vitest';
import { appendMessages } from '../../packages/server/database/message-log.ts';

const world = worldOfFile();
let scene: Scene;
beforeAll(async () => {
  scene = await (await openVenue(world, 'The Crown'))();
});

const { noAccess, tokenInvalid } = closeCodes;
/** All actors are refused but the given ones. */
const but = (heard: Partial<Record<ActorName, 'heard' | number>>) => ({
  ...Object.fromEntries(actors.map((actor) => [actor, actor === 'revoked' ? tokenInvalid : noAccess])),
  ...heard,
});

/** Opens a connection as an actor. Resolves with the close code, or `heard` when the server answers. */
async function tried(actor: ActorName, path: string): Promise<'heard' | number> {
  const { token } = scene.people[actor];
  const query = { pre_connect_auth: 'true', proto: '2', ...(token && { token }) };
  const connection = await openConnection(world.server.url, path, query);
  connection.send('thump thump|0');
  const came = await Promise.race([connection.until('THUMP').then(() => 'heard' as const), connection.closed]);
  connection.drop();
  return came;
}

async function triedByAll(pathOf: (actor: ActorName) => string | Promise<string>) {
  const cells: Partial<Record<ActorName, 'heard' | number>> = {};
  for (const actor of actors) cells[actor] = await tried(actor, await pathOf(actor));
  return cells;
}

const player = (id: string, team_code: string) =>
  livePaths.player
    .replace('{game_id}', scene.ids.game_id ?? '')
    .replace('{id}', id)
    .replace('{team_code}', team_code);
const watcher = (id: string, code: string) =>
  livePaths.watcher
    .replace('{game_id}', scene.ids.game_id ?? '')
    .replace('{id}', id)
    .replace('{player_code}', code);

test("H10 H54 a team's connection is for its own people alone, also for callers who know its code", async () => {
  const cells = await triedByAll((actor) => player(scene.people[actor].clientId, scene.ids.team_code ?? ''));
  expect(cells).toEqual(but({ member: 'heard', captain: 'heard' }));
});

test("H48 neither the alias nor an invite's code opens a team's connection", async () => {
  for (const code of [scene.ids.alias, scene.ids.invite_code, scene.ids.teamid, scene.ids.kt_team_id]) {
    expect(await triedByAll((actor) => player(scene.people[actor].clientId, code ?? ''))).toEqual(but({}));
  }
});

test("H10 the captain's playerid or client id in the address gives nobody the captain's access", async () => {
  const { captain, member } = scene.people;
  for (const id of [scene.ids.captain_id ?? '', captain.clientId]) {
    const cells = await triedByAll(() => player(id, scene.ids.team_code ?? ''));
    // The token decides: a member, also on the captain's phone, hears what members hear; the captain's second phone nothing.
    expect(cells).toEqual(but({ captain: 'heard', member: 'heard' }));
    expect(await heardAs(member, player(id, scene.ids.team_code ?? ''))).toEqual(['SKIP', 'OPEN_SUBMISSIONS']);
    expect(await heardAs(captain, player(id, scene.ids.team_code ?? ''))).toEqual([
      'CLOSE_SUBMISSIONS',
      'OPEN_SUBMISSIONS',
    ]);
  }
});

/** What somebody hears of a message for the captain alone, and of one for the team. */
async function heardAs({ token = '' }: TestPlayer, path: string): Promise<string[]> {
  const connection = await openConnection(world.server.url, path, { pre_connect_auth: 'true', proto: '2', token });
  const before = (await heardBy(connection)).length;
  const { store, clock, pubSub } = world.server.context;
  const { game_id = '', teamid = '' } = scene.ids;
  const { player_id: only } = await rowOf(store.db, 'game_players', { game_id, teamid, is_captain: 1 });
  const posts = [
    { to: { teamid }, message: { type: 'CLOSE_SUBMISSIONS' }, only },
    { to: { teamid }, message: { type: 'OPEN_SUBMISSIONS' } },
  ] as const;
  const messages = await store.write((trx) => appendMessages(trx, game_id, posts, clock.now()));
  pubSub.publish({ game_id, messages });
  const types = (await heardBy(connection)).slice(before);
  connection.drop();
  return types;
}

test("LIVE-03 the watchers' connection is for watchers of this game, by their own player code", async () => {
  const { db } = world.server.context.store;
  const codes = await db
    .selectFrom('game_players')
    .select(['player_code', 'client_hash'])
    .where('game_id', '=', scene.ids.game_id ?? '')
    .execute();
  const own = (actor: ActorName) => {
    const hash = world.server.context.keys.clientHash(scene.people[actor].clientId);
    return codes.find(({ client_hash }) => client_hash === hash)?.player_code ?? 'none';
  };
  const cells = await triedByAll((actor) => watcher(scene.people[actor].clientId, own(actor)));
  expect(cells).toEqual(but({ guest: 'heard', spectator: 'heard', pending: 'heard', kicked: 'heard' }));
  const others = await triedByAll((actor) => watcher(scene.people[actor].clientId, own('spectator')));
  expect(others).toEqual(but({ spectator: 'heard' }));
});

test("H77 the quizmaster's connection is for the quizmaster of this venue", async () => {
  const path = livePaths.host.replace('{game_id}', scene.ids.game_id ?? '');
  expect(await triedByAll(() => path)).toEqual(but({ host: 'heard' }));
});
