import {
  addContact,
  askMyDataCode,
  confirmContact,
  deleteMyAccount,
  downloadMyData,
  dropPlayer,
  listGames,
  nameCheck,
} from '@snug/contract';
import {
  connectionOf,
  joinedAs,
  joinedBy,
  openWorld,
  playeridOf,
  type TestPlayer,
  type World,
} from '@snug/testing/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteAccount } from '../../accounts/my-data.ts';
import type { Store } from '../../database/store.ts';
import { createPersonalData } from '../../operations/personal-data.ts';

const email = 'ada@poets.example';
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A code for it, once a code may be sent to the player's contact again. */
async function codeFor(player: TestPlayer, use: 'download' | 'delete') {
  world.clock.pass(61_000);
  const { sent_to } = await player.call(askMyDataCode, { body: { use } });
  return { sent_to, code: world.server.devMailbox.notifications()[0]?.code ?? '' };
}

test('OPEN-28 H38 a download needs a code of its own, once, from the browser that asked', async () => {
  const ada = await world.player('Ada', email);
  const { code, sent_to } = await codeFor(ada, 'download');
  expect(sent_to).not.toContain(email);
  const other = world.guest();
  other.token = ada.token;
  expect(await other.ask(downloadMyData, { body: { code } })).toMatchObject({ status: 400 });
  expect(await ada.ask(deleteMyAccount, { body: { code } })).toMatchObject({ status: 400 });
  const { text, file_name } = await ada.call(downloadMyData, { body: { code } });
  expect(file_name).toMatch(/\.json$/);
  const held = JSON.parse(text);
  expect(held.account.email).toBe(email);
  expect(Object.keys(held.readme).filter((part) => part !== 'about')).toEqual(
    Object.keys(held).filter((part) => part !== 'readme'),
  );
  expect(await ada.ask(downloadMyData, { body: { code } })).toMatchObject({ status: 400 });
});

test('H76 a download names the team that somebody has left, and the one that they were taken off', async () => {
  const { game_id, code: gameCode } = await world.game();
  const ada = await world.player('Ada');
  const ben = await world.player('Ben');
  const cleo = await world.player('Cleo');
  const { team_code } = await joinedAs(cleo, gameCode, 'The Foxes');
  await joinedBy(ada, game_id, team_code);
  const { me } = await joinedBy(ben, game_id, team_code);
  const params = { id: game_id, team: team_code };
  await ada.call(dropPlayer, { params });
  await cleo.call(dropPlayer, { params, body: { player_id: me.player_code } });
  const gamesOf = async (player: TestPlayer) => {
    const { code } = await codeFor(player, 'download');
    return JSON.parse((await player.call(downloadMyData, { body: { code } })).text).games;
  };
  expect(await gamesOf(ada)).toMatchObject([{ team_name: null, left_team: 'The Foxes', taken_off_team: null }]);
  expect(await gamesOf(ben)).toMatchObject([{ team_name: null, left_team: null, taken_off_team: 'The Foxes' }]);
  expect(await gamesOf(cleo)).toMatchObject([{ team_name: 'The Foxes', left_team: null, taken_off_team: null }]);
});

test('H34 H38 who holds a stolen token ends no code of the owner’s phone, and puts none in front of it', async () => {
  const ada = await world.player('Ada');
  const { code } = await codeFor(ada, 'download');
  const thief = world.guest();
  thief.token = ada.token;
  world.clock.pass(1_000);
  expect((await thief.ask(askMyDataCode, { body: { use: 'download' } })).status).toBe(200);
  expect((await ada.ask(downloadMyData, { body: { code } })).status).toBe(200);
});

test('H76 where the e-mail cannot be sent, the code goes to the phone number', async () => {
  const ada = await world.player('Ada');
  await ada.call(addContact, { body: { phone: '5555550191' } });
  await ada.call(confirmContact, { body: { code: world.server.devMailbox.notifications()[0]?.code ?? '' } });
  const { sender } = world.server.context;
  const { send } = sender;
  const failing = vi.spyOn(sender, 'send').mockImplementation(async (notification) => {
    if (notification.kind === 'email') throw new Error('The mail server is down.');
    return send.call(sender, notification);
  });
  const { code } = await codeFor(ada, 'download');
  expect(world.server.devMailbox.notifications()[0]).toMatchObject({ kind: 'phone', to: '5555550191', code });
  failing.mockRestore();
  expect((await ada.ask(downloadMyData, { body: { code } })).status).toBe(200);
});

test('H76 who deletes their account is out everywhere, hears nothing more, and the team goes on under its other member', async () => {
  const { game_id, code: gameCode } = await world.game();
  const ada = await world.player('Ada');
  const { team_code } = await joinedAs(ada, gameCode, 'The Foxes');
  const ben = await world.player('Ben');
  await joinedBy(ben, game_id, team_code);
  const line = await connectionOf(ada, game_id);
  const { code } = await codeFor(ada, 'delete');
  await ada.call(deleteMyAccount, { body: { code } });
  expect((await ada.ask(nameCheck)).status).toBe(401);
  expect((await ada.ask(listGames)).status).toBe(401);
  world.clock.pass(2_000);
  await line.closed;
  const view = await ben.load(game_id);
  expect(view.team?.players.map(({ player_name, is_captain }) => [player_name, is_captain])).toEqual([['Ben', true]]);
});

test('H76 who is deleted is told, and the log, as soon as the account is ended, while the rest is being erased', async () => {
  const { context, devMailbox } = world.server;
  const { store } = context;
  const ada = await world.player('Ada', 'ada.told@poets.example');
  const { code } = await codeFor(ada, 'delete');
  const account = await store.db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', playeridOf(ada))
    .executeTakeFirstOrThrow();
  // Whatever comes after the end of the account waits.
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  let writes = 0;
  const held: Store = {
    ...store,
    async write(work, lock) {
      writes += 1;
      if (writes > 1) await promise;
      return store.write(work, lock);
    },
  };
  const personalData = createPersonalData({ ...context, store: held }, (error) => {
    throw error;
  });
  const told = vi.spyOn(context.securityLog, 'tell');
  const given = { code, client_hash: context.keys.clientHash(ada.clientId), address: '127.0.0.1', bearer: undefined };
  const deleted = deleteAccount({ ...context, personalData }, account, given);
  await vi.waitFor(() => expect(writes).toBe(2), { timeout: 30_000 });
  expect(told).toHaveBeenCalledWith('erased', expect.objectContaining({ account_id: account.account_id }));
  await vi.waitFor(() => expect(devMailbox.notifications()[0]?.text).toContain('has been deleted'), {
    timeout: 30_000,
  });
  goOn();
  await deleted;
  told.mockRestore();
});

test('H76 a guest has no account to delete', async () => {
  expect((await world.guest().ask(askMyDataCode, { body: { use: 'delete' } })).status).toBe(403);
});
