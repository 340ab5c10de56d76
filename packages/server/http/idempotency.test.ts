import { addTeam, createTeam, dropPlayer, idempotencyHeader, idempotencyLifeMs, joinGame } from '@snug/contract';
import { details } from '@snug/rules';
import { gameWithFoxes, joinedBy, playerIn, playeridOf, type TestPlayer, worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';
import { erase } from '../operations/erase.ts';
import { replyOnce } from './idempotency.ts';

const world = worldOfFile();

const newKey = () => ({ [idempotencyHeader]: crypto.randomUUID() });
const founded = async (person: TestPlayer, headers: Record<string, string>, team_name = 'The Foxes') =>
  (await person.call(createTeam, { body: { team_name }, headers })).kt_team_id;

test('G17 for a day a repeat gets the first reply and changes nothing; another key does', async () => {
  const ada = await world.player('Ada');
  const key = newKey();
  const all = await Promise.all(Array.from({ length: 5 }, () => founded(ada, key)));
  expect(new Set(all).size).toBe(1);
  world.clock.pass(idempotencyLifeMs - 1);
  expect(await founded(ada, key)).toBe(all[0]);
  expect(await founded(ada, newKey(), 'The Owls')).not.toBe(all[0]);
  world.clock.pass(1);
  expect(await founded(ada, key, 'The Bears')).not.toBe(all[0]);
});

test('G17 a repeat survives a restart', async () => {
  const ada = await world.player('Ada');
  const key = newKey();
  const first = await founded(ada, key);
  await world.restart();
  expect(await founded(ada, key)).toBe(first);
});

test('G17 H54 the key of somebody else never brings their reply, neither to an account nor to a guest', async () => {
  const [ada, ben] = [await world.player('Ada'), await world.player('Ben')];
  const key = newKey();
  expect(await founded(ben, key)).not.toBe(await founded(ada, key));
  const { game_id } = await world.game();
  const joinAs = async (person: TestPlayer, team_name: string) => {
    await joinedBy(person, game_id);
    const body = { team_name, kt_team_id: 'new' };
    return person.call(addTeam, { params: { id: game_id }, body, headers: key });
  };
  const codes = await Promise.all([joinAs(world.guest(), 'One'), joinAs(world.guest(), 'Two'), joinAs(ada, 'Three')]);
  expect(new Set(codes.map((reply) => JSON.stringify(reply))).size).toBe(3);
});

test('G17 the same key for another game is no repeat', async () => {
  const ada = await world.player('Ada');
  const key = newKey();
  for (const { game_id } of [await world.game(), await world.game()]) {
    await ada.call(joinGame, { params: { id: game_id }, body: {}, headers: key });
    expect((await ada.load(game_id)).gameid).toBe(game_id);
  }
});

test('G17 the same key with another body is refused, also after a restart; another caller’s key is not theirs', async () => {
  const ada = await world.player('Ada');
  const key = newKey();
  const first = await founded(ada, key);
  const owls = { body: { team_name: 'The Owls' }, headers: key };
  const refusal = { status_code: 422, detail: details.keyUsed };
  expect(await ada.ask(createTeam, owls)).toMatchObject({ status: 422, body: refusal });
  await world.restart();
  expect(await ada.ask(createTeam, owls)).toMatchObject({ status: 422, body: refusal });
  expect(await founded(ada, key)).toBe(first);
  expect((await (await world.player('Ben')).ask(createTeam, owls)).status).toBe(200);
  // After its time the key is a new one.
  world.clock.pass(idempotencyLifeMs);
  expect((await ada.ask(createTeam, owls)).status).toBe(200);
});

test('G17 what is sent at the same moment under one key is answered if it is the same, and refused if it is not', async () => {
  const ada = await world.player('Ada');
  const key = newKey();
  const send = async (team_name: string) => (await ada.ask(createTeam, { body: { team_name }, headers: key })).status;
  const [foxes, owls, foxesAgain] = await Promise.all(['The Foxes', 'The Owls', 'The Foxes'].map(send));
  // Which of the three connections is heard first is not said: the name that is, is answered.
  expect(foxesAgain).toBe(foxes);
  expect([foxes, owls].toSorted()).toEqual([200, 422]);
});

test('G17 a reply that an older server kept, which does not say what was asked for, is still answered', async () => {
  const ada = await world.player('Ada');
  const key = newKey();
  const first = await founded(ada, key);
  const { db } = world.server.context.store;
  await db.updateTable('replies').set({ request_hash: null }).execute();
  expect(await founded(ada, key, 'The Owls')).toBe(first);
});

test('G17 a refusal is not kept: a retry may succeed', async () => {
  const ada = await world.player('Ada');
  const key = newKey();
  expect((await ada.ask(createTeam, { body: { team_name: ' ' }, headers: key })).status).toBe(400);
  expect(await founded(ada, key)).toBeTruthy();
});

test('G17 a repeat is answered also when the first changed the role of its caller; a new request goes by the new role', async () => {
  const { game_id, team_code } = await gameWithFoxes(world);
  const ben = await playerIn(world, 'Ben', game_id, team_code);
  const leave = { params: { id: game_id, team: team_code }, body: {} };
  const key = newKey();
  const first = await ben.call(dropPlayer, { ...leave, headers: key });
  expect(await ben.call(dropPlayer, { ...leave, headers: key })).toEqual(first);
  expect((await ben.ask(dropPlayer, { ...leave, headers: newKey() })).status).toBe(403);
  expect((await world.guest().ask(dropPlayer, { ...leave, headers: key })).status).toBe(403);

  const alone = { params: { id: game_id }, body: { team_name: 'The Owls', kt_team_id: 'new' }, headers: newKey() };
  const added = await ben.call(addTeam, alone);
  expect(await ben.call(addTeam, alone)).toEqual(added);
});

test('G17 H76 a reply is not kept for an account that was erased while it was made', async () => {
  const ada = await world.player('Ada');
  const { context } = world.server;
  const bearer = await context.tokens.bearer(ada.token ?? '');
  const actor = { clientId: undefined, client_hash: undefined, bearer, link: undefined, address: '' };
  const once = { what: 'a call', idempotencyKey: 'a key', body: {} };
  const reply = 'The reply, with what was typed';
  const isKept = async () => JSON.stringify(await context.store.db.selectFrom('replies').select('body').execute());
  expect(await replyOnce(context, actor, once, async () => reply)).toBe(reply);
  expect(await isKept()).toContain(reply);
  const late = async () => {
    await erase(context, { playerid: playeridOf(ada) });
    return 'A later reply';
  };
  await replyOnce(context, actor, { ...once, idempotencyKey: 'another' }, late);
  expect(await isKept()).not.toContain('A later reply');
});
