import { closeCodes, findGame, joinWithCode, loadGame } from '@snug/contract';
import {
  captainIn,
  connectionOf,
  gameWithFoxes,
  heardBy,
  joinedBy,
  livePathOf,
  openConnection,
  playerIn,
  rowOf,
  type TestPlayer,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';
import { appendMessages } from '../database/message-log.ts';

// Several people, one after the other, in one browser: they share its client id. The token decides whose player they are.

const world = worldOfFile();

/** Somebody at another player's phone: their own login, the phone's client id. */
function at({ clientId }: TestPlayer, { token }: Pick<TestPlayer, 'token'> = { token: undefined }): TestPlayer {
  return Object.assign(world.guest(clientId), { token });
}

/** A game with Ada's Foxes; Ben plays with her, Rita against her. Each joined on a phone of their own. */
async function playedGame() {
  const { game_id, code, ada, team_code, teamid } = await gameWithFoxes(world);
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const rita = await captainIn(world, 'Rita', code, 'The Rivals');
  return { game_id, code, ada, ben, rita, team_code, teamid };
}

const nameOf = async (player: TestPlayer, game_id: string) => (await player.load(game_id)).me.player_name;

/** What a connection hears of a message that is for one player of a team alone. */
async function hearsOf(connection: Awaited<ReturnType<typeof connectionOf>>, game_id: string, player_code: string) {
  const { store, clock, pubSub } = world.server.context;
  const { player_id: only, teamid } = await rowOf(store.db, 'game_players', { player_code });
  const before = (await heardBy(connection)).length;
  const post = { to: { teamid: teamid ?? '' }, message: { type: 'RELOAD_GAME' }, only } as const;
  const messages = await store.write((trx) => appendMessages(trx, game_id, [post], clock.now()));
  pubSub.publish({ game_id, messages });
  return (await heardBy(connection)).slice(before);
}

const codeOf = async (player: TestPlayer, game_id: string) => (await player.load(game_id)).me.player_code;

test('H10 a teammate who logs in on the captain’s phone hears what is for them, and not what is for the captain', async () => {
  const { game_id, ada, ben } = await playedGame();
  const benHere = at(ada, ben);
  expect(await nameOf(benHere, game_id)).toBe('Ben');
  const connection = await connectionOf(benHere, game_id);
  expect(await hearsOf(connection, game_id, await codeOf(ada, game_id))).toEqual(['SKIP']);
  expect(await hearsOf(connection, game_id, await codeOf(ben, game_id))).toEqual(['RELOAD_GAME']);
});

test('H10 somebody of another team who logs in on the phone hears their own team, and not by the code of the team before', async () => {
  const { game_id, ada, rita, team_code } = await playedGame();
  const ritaHere = at(ada, rita);
  const view = await ritaHere.load(game_id);
  expect([view.me.player_name, view.team?.team_name]).toEqual(['Rita', 'The Rivals']);
  const connection = await connectionOf(ritaHere, game_id);
  expect(await hearsOf(connection, game_id, await codeOf(rita, game_id))).toEqual(['RELOAD_GAME']);
  expect(await hearsOf(connection, game_id, await codeOf(ada, game_id))).toEqual([]);

  // The page that Ada had loaded, with Rita's login: she is told to load, and hears nothing.
  const stale = await openConnection(world.server.url, livePathOf(ada, game_id, await ada.load(game_id)), {
    token: rita.token ?? '',
    last: 0,
    e: 'ada',
  });
  expect(await stale.closed).toBe(closeCodes.resync);
  expect(stale.heard).toEqual([]);
  const path = `/api/game/ws/${game_id}/player/${ada.clientId}/${team_code}`;
  const original = await openConnection(world.server.url, path, { token: rita.token ?? '' });
  expect(await original.closed).toBe(closeCodes.noAccess);
  expect(original.types()).toEqual(['NO_GAME_ACCESS']);
});

test('H10 JOIN-07 a guest after an account is a player of their own, and hears nothing of the account’s team', async () => {
  const { game_id, code, ada, ben, team_code } = await playedGame();
  const guest = at(ada);
  // Without a login the phone offers to log in again, and no more.
  const offered = await guest.call(findGame, { body: { code } });
  expect(offered.found_player).toMatchObject({ player_name: 'Ada' });
  expect(await guest.ask(loadGame, { query: { game_id } })).toMatchObject({ status: 403 });
  const path = `/api/game/ws/${game_id}/player/${ada.clientId}/${team_code}`;
  const before = await openConnection(world.server.url, path, {});
  expect(await before.closed).toBe(closeCodes.noAccess);

  await joinedBy(guest, game_id);
  const connection = await connectionOf(guest, game_id);
  expect(await hearsOf(connection, game_id, await codeOf(ada, game_id))).toEqual([]);
  const stolen = await openConnection(world.server.url, path, {});
  expect(await stolen.closed).toBe(closeCodes.noAccess);
  // Everybody who logs in again is themselves again; the guest stays the guest.
  expect(await nameOf(at(ada, ada), game_id)).toBe('Ada');
  expect(await nameOf(at(ada, ben), game_id)).toBe('Ben');
  expect(await codeOf(guest, game_id)).not.toBe(await codeOf(ada, game_id));
  for (const who of [ada, ben]) {
    const again = await connectionOf(at(ada, who), game_id);
    expect(await hearsOf(again, game_id, await codeOf(who, game_id))).toEqual(['RELOAD_GAME']);
  }
  const found = await at(ada, ben).call(findGame, { body: { code } });
  expect(found.found_player?.player?.player_code).toBe(await codeOf(ben, game_id));
});

test('H10 an account that plays already does not become the guest of the phone', async () => {
  const { game_id, rita } = await playedGame();
  const guest = world.guest();
  const watching = await joinedBy(guest, game_id);
  const ritaHere = at(guest, rita);
  expect(await nameOf(ritaHere, game_id)).toBe('Rita');
  const connection = await connectionOf(ritaHere, game_id);
  expect(await hearsOf(connection, game_id, await codeOf(rita, game_id))).toEqual(['RELOAD_GAME']);
  // By the guest's address she gets no other player than hers.
  const asGuest = await openConnection(world.server.url, livePathOf(guest, game_id, watching), {
    token: rita.token ?? '',
  });
  expect(await asGuest.closed).toBe(closeCodes.noAccess);
  expect(await codeOf(guest, game_id)).toBe(watching.me.player_code);
});

test('H10 two accounts that both begin on one phone are two players', async () => {
  const { game_id, code, ada, team_code } = await playedGame();
  const zoe = await world.player('Zoe');
  const yan = await world.player('Yan');
  const phone = world.guest();
  const [zoeHere, yanHere] = [at(phone, zoe), at(phone, yan)];
  await zoeHere.call(joinWithCode, {
    body: { code, team_name: 'The Zebras', kt_team_id: 'new', num_players: 2, invites: [] },
  });
  await joinedBy(yanHere, game_id, team_code);
  for (const who of [zoeHere, yanHere, at(ada, zoe), at(phone, ada)]) {
    const own = await codeOf(who, game_id);
    expect(await hearsOf(await connectionOf(who, game_id), game_id, own)).toEqual(['RELOAD_GAME']);
  }
  expect([await nameOf(zoeHere, game_id), await nameOf(yanHere, game_id)]).toEqual(['Zoe', 'Yan']);
});
