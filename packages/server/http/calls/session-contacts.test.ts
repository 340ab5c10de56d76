import {
  addContact,
  askMyDataCode,
  cancelInvite,
  confirmContact,
  createTeam,
  endSession,
  endSessions,
  freshLoginMs,
  inviteMember,
  inviteToTeam,
  listSessions,
  logout,
  registerPlayer,
  resendCodeMs,
  updateToken,
  validateCode,
} from '@snug/contract';
import {
  expectRefusal,
  joinedAs,
  joinedBy,
  rowOf,
  type TestPlayer,
  tokenClaimsOf,
  worldOfFile,
} from '@snug/testing/server';
import { expect, test } from 'vitest';
import { accountWithId } from '../../database/accounts.ts';

const world = worldOfFile();

const wrongCode = { status: 400, detail: 'That code is not right. Please check it or ask for a new one.' };
const notifications = () => world.server.devMailbox.notifications();
const newestCode = () => notifications()[0]?.code ?? '';
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');
const add = (person: TestPlayer, body: { email?: string; phone?: string }) => person.ask(addContact, { body });
const confirm = (person: TestPlayer, code: string) => person.ask(confirmContact, { body: { code } });
const accountOf = async (token: string | undefined) =>
  rowOf(world.server.context.store.db, 'accounts', { account_id: tokenClaimsOf({ token }).sub });

test('CALL-08 CALL-09 OPEN-29 a phone number is added by its code, and the existing contact is notified', async () => {
  const ada = await world.player('Ada', 'adds@example.com');
  expect((await add(ada, { phone: '(555) 555-0201' })).body).toEqual({ status: 'success' });
  expect(notifications()[0]).toMatchObject({
    to: '5555550201',
    kind: 'phone',
    text: /to add this contact to your account/,
  });
  const code = newestCode();
  expect(await confirm(ada, otherThan(code))).toMatchObject(wrongCode);
  const { status, body } = await confirm(ada, code);
  expect([status, body.status]).toEqual([200, 'success']);
  expect(tokenClaimsOf({ token: body.message })).toMatchObject({
    sub: tokenClaimsOf(ada).sub,
    email: 'adds@example.com',
    phone: '5555550201',
    auth_at: tokenClaimsOf(ada).auth_at,
  });
  expect(notifications()[0]).toMatchObject({ to: 'adds@example.com', kind: 'email', text: /A contact was added/ });
  expect(await confirm(ada, code)).toMatchObject(wrongCode);

  // Either contact logs in to the same account now.
  world.clock.pass(resendCodeMs);
  const phone = world.guest();
  const asked = { player_name: '', email: '', phone: '5555550201' };
  const { playerid } = await phone.call(registerPlayer, { body: asked });
  const { message } = await phone.call(validateCode, { body: { playerid, code: newestCode() } });
  expect(tokenClaimsOf({ token: message }).sub).toBe(tokenClaimsOf(ada).sub);
});

test('H34 H38 who holds a stolen token ends no code of the owner’s phone, nor does another code of the account', async () => {
  const ada = await world.player('Ada');
  const thief = world.guest();
  thief.token = ada.token;
  await add(ada, { phone: '5555550210' });
  const code = newestCode();
  expect((await add(thief, { phone: '5555550211' })).status).toBe(200);
  expect((await confirm(ada, code)).status).toBe(200);

  await add(ada, { phone: '5555550212' });
  const second = newestCode();
  world.clock.pass(resendCodeMs);
  expect((await thief.ask(askMyDataCode, { body: { use: 'delete' } })).status).toBe(200);
  expect((await confirm(ada, second)).status).toBe(200);
});

test('CALL-08 H38 a new email address replaces the old one, which is notified and no longer logs in', async () => {
  const ada = await world.player('Ada', 'before@example.com');
  await add(ada, { email: 'After@Example.com' });
  const { body } = await confirm(ada, newestCode());
  expect(tokenClaimsOf({ token: body.message })).toMatchObject({ email: 'after@example.com', phone: '' });
  expect(notifications()[0]).toMatchObject({ to: 'before@example.com', text: /another contact in place of this one/ });
  expect(await accountOf(ada.token)).toMatchObject({ email: 'after@example.com', phone: null });
  world.clock.pass(resendCodeMs);
  const somebody = world.guest();
  const asked = await somebody.ask(registerPlayer, {
    body: { player_name: '', email: 'before@example.com', phone: '' },
  });
  expect(asked).toMatchObject({ status: 400, detail: 'Please choose your display name.' });
});

test('H76 a replaced contact is removed from closed invites, so that it no longer leads to the account', async () => {
  const [captain, email] = [await world.player('Cap'), 'replaced@example.com'];
  const { kt_team_id: id } = await captain.call(createTeam, { body: { team_name: 'The Foxes' } });
  await captain.call(inviteMember, { params: { id }, body: { email } });
  const { game_id, code } = await world.game();
  const { team_code: team } = await joinedAs(captain, code, 'The Owls');
  await captain.call(inviteToTeam, { params: { id: game_id, team }, body: { email } });
  await captain.call(cancelInvite, { params: { id: game_id, team }, body: { email } });
  const ada = await world.player('Ada', email);
  const { db } = world.server.context.store;
  const holding = async () =>
    (
      await Promise.all(
        (['team_invites', 'game_invites'] as const).map((table) =>
          db.selectFrom(table).select('contact').where('contact', '=', email).execute(),
        ),
      )
    ).map((rows) => rows.length);
  expect(await holding()).toEqual([1, 1]);
  world.clock.pass(resendCodeMs);
  await add(ada, { email: 'instead@example.com' });
  expect((await confirm(ada, newestCode())).status).toBe(200);
  expect(await holding()).toEqual([0, 0]);
});

test('CALL-09 H38 somebody else’s contact is refused only after its code, and no accounts are merged', async () => {
  const ben = await world.player('Ben', 'ben@example.com');
  world.clock.pass(resendCodeMs);
  const ada = await world.player('Ada', 'wants@example.com');
  expect((await add(ada, { email: 'ben@example.com' })).body).toEqual({ status: 'success' });
  const code = newestCode();
  expect(await confirm(ada, otherThan(code))).toMatchObject(wrongCode);
  const refused = { status: 409, detail: 'Somebody else logs in with this contact.' };
  expect(await confirm(ada, code)).toMatchObject(refused);
  expect(await confirm(ada, code)).toMatchObject(wrongCode);
  expect(await accountOf(ada.token)).toMatchObject({ email: 'wants@example.com' });
  expect(await accountOf(ben.token)).toMatchObject({ email: 'ben@example.com' });
});

test('CALL-08 H38 a login older than a day first confirms an existing contact, not the one to be replaced', async () => {
  const ada = await world.player('Ada', 'old@example.com');
  world.clock.pass(freshLoginMs - 1);
  await add(ada, { phone: '5555550301' });
  await confirm(ada, newestCode());
  // A renewed token is no newer login.
  world.clock.pass(resendCodeMs);
  ada.token = (await ada.call(updateToken)).message;
  // Having just proved the new contact does not count: anybody with the token could have.
  expect((await add(ada, { email: 'new@example.com' })).body).toEqual({ status: 'confirm-existing' });
  expect(notifications()[0]).toMatchObject({ to: '5555550301', text: /to change the contacts of your account/ });
  const first = newestCode();
  expect((await confirm(ada, first)).body).toEqual({ status: 'confirm-new', message: '' });
  expect(notifications()[0]).toMatchObject({ to: 'new@example.com' });
  expect(await confirm(ada, first)).toMatchObject(wrongCode);
  expect((await accountOf(ada.token)).email).toBe('old@example.com');

  // When the second code does not arrive, another is sent without the first step.
  const lost = newestCode();
  world.clock.pass(resendCodeMs);
  expect((await add(ada, { email: 'new@example.com' })).body).toEqual({ status: 'success' });
  expect(await confirm(ada, lost)).toMatchObject(wrongCode);
  expect((await confirm(ada, newestCode())).body.status).toBe('success');
  expect(await accountOf(ada.token)).toMatchObject({ email: 'new@example.com', phone: '5555550301' });
  const received = notifications().slice(0, 2);
  expect(received.map(({ to }) => to).sort()).toEqual(['5555550301', 'old@example.com']);
});

test('H32 a code for a contact is valid for one account, one browser and one use', async () => {
  const ada = await world.player('Ada', 'bound@example.com');
  const ben = await world.player('Ben');
  await add(ada, { phone: '5555550401' });
  const code = newestCode();
  expect(await confirm(ben, code)).toMatchObject(wrongCode);
  const thief = world.guest();
  thief.token = ada.token;
  expect(await confirm(thief, code)).toMatchObject(wrongCode);
  // A login code adds no contact, and the other way round.
  const { db } = world.server.context.store;
  const { playerid } = await rowOf(db, 'challenges', { contact: '5555550401' });
  expect(await ada.ask(validateCode, { body: { playerid, code } })).toMatchObject(wrongCode);
  const guest = world.guest();
  await guest.call(registerPlayer, { body: { player_name: 'Eve', email: 'eve@example.com', phone: '' } });
  guest.token = ben.token;
  expect(await confirm(guest, newestCode())).toMatchObject(wrongCode);
  expect((await confirm(ada, code)).status).toBe(200);
});

test('CALL-08 RULE-08 RULE-09 RULE-12 an invalid contact, one’s own, and a request without a login are refused', async () => {
  const ada = await world.player('Ada', 'own@example.com');
  for (const body of [{}, { email: '' }, { email: 'nonsense' }, { phone: '555' }, { email: 'a@b,c@d.com' }]) {
    await expectRefusal(add(ada, body), 400, 'Please enter a valid email or phone number.');
  }
  expect(await add(ada, { email: 'OWN@example.com' })).toMatchObject({ status: 409 });
  expect(await add(world.guest(), { phone: '5555550501' })).toMatchObject({ status: 403 });
  expect(await confirm(world.guest(), '123456')).toMatchObject({ status: 403 });
  expect(await confirm(ada, '123456')).toMatchObject(wrongCode);
  const { length } = notifications();
  await ada.call(logout, { body: { client_id: ada.clientId } });
  expect(await add(ada, { phone: '5555550501' })).toMatchObject({ status: 401 });
  expect(notifications()).toHaveLength(length);
});

test('H32 of fifty accounts that confirm one contact at the same time exactly one gets it', async () => {
  const ada = await world.player('Ada', 'fifty@example.com');
  await add(ada, { phone: '5555550601' });
  const code = newestCode();
  const replies = await Promise.all(Array.from({ length: 50 }, () => confirm(ada, code)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('an account takes over earlier invites to its contacts', async () => {
  const { context } = world.server;
  const { db } = context.store;
  const owner = tokenClaimsOf(await world.player('Owner')).sub;
  const now = world.clock.now();
  const row = { team_name: 'T', team_slogan: '', team_image: '', owner, created_at: now };
  const team = { ...row, restrict_editing: 0, no_requests: 0, archived_at: null, disbanded_at: null };
  await db
    .insertInto('teams')
    .values([
      { ...team, teamid: 'team-a', kt_team_id: 60_001 },
      { ...team, teamid: 'team-b', kt_team_id: 60_002 },
    ])
    .execute();
  const invite = { invited_by: owner, created_at: now, closed_at: null };
  await db
    .insertInto('team_invites')
    .values([
      { ...invite, invite_id: 'i1', teamid: 'team-a', kind: 'email', contact: 'invited@example.com' },
      { ...invite, invite_id: 'i2', teamid: 'team-b', kind: 'phone', contact: '5555550701' },
      { ...invite, invite_id: 'i3', teamid: 'team-b', kind: 'email', contact: 'invited@example.com', closed_at: now },
    ])
    .execute();
  const invited = await world.player('Invited', 'invited@example.com');
  const account_id = tokenClaimsOf(invited).sub;
  const entries = () => db.selectFrom('team_members').selectAll().where('account_id', '=', account_id).execute();
  const entry = { account_id, joined: 0, requested: 0 };
  expect(await entries()).toMatchObject([{ ...entry, teamid: 'team-a', invited_as: 'i***@example.com' }]);
  expect(await entries()).toHaveLength(1);
  await add(invited, { phone: '5555550701' });
  await confirm(invited, newestCode());
  expect(await entries()).toHaveLength(2);
  const second = (await entries()).find(({ teamid }) => teamid === 'team-b');
  expect(second).toMatchObject({ ...entry, invited_as: '(***) ***-0701' });
  const left = await db.selectFrom('team_invites').selectAll().where('closed_at', 'is', null).execute();
  expect(left).toEqual([]);
});

test('CALL-12 H40 a player ends their other logins, or all: calls and connections of those, and of no other account', async () => {
  const ada = await world.player('Ada', 'everywhere@example.com');
  const stranger = await world.player('Zoe');
  const { game_id } = await world.game();
  const seat = await joinedBy(ada, game_id);
  const tablet = await secondLogin('everywhere@example.com');
  expect(tokenClaimsOf(tablet).sid).not.toBe(tokenClaimsOf(ada).sid);
  expect(await ada.call(listSessions)).toHaveLength(2);
  const kept = await ada.connect(game_id, seat);

  await ada.call(endSessions, { body: { except_this: true } });
  expect(await statuses(ada, tablet, stranger)).toEqual([200, 401, 200]);
  expect(await ada.call(listSessions)).toMatchObject([{ is_this: true }]);
  // What this login is renewed to is this login too.
  ada.token = (await ada.call(updateToken)).message;
  const third = await secondLogin('everywhere@example.com');
  expect(await statuses(ada, third)).toEqual([200, 200]);
  await third.call(endSessions, { body: { except_this: false } });
  expect(await kept.closed).toBe(4401);
  expect(await statuses(ada, tablet, third, stranger)).toEqual([401, 401, 401, 200]);
});

test('H40 a name that is set while all logins end brings no login that outlives them', async () => {
  const ada = await world.player('Ada', 'in-flight@example.com');
  const { tokens, store } = world.server.context;
  const bearer = await tokens.bearer(ada.token ?? '');
  if (bearer?.kind !== 'player') throw new Error('No login.');
  await ada.call(endSessions, { body: { except_this: false } });
  const [account] = await accountWithId(store.db, bearer.account);
  ada.token = await tokens.renewed(bearer, account);
  expect(await statuses(ada)).toEqual([401]);
});

test('CALL-12 H40 a player ends one other login, and this one stays', async () => {
  const ada = await world.player('Ada', 'one-of-two@example.com');
  const tablet = await secondLogin('one-of-two@example.com');
  await ada.call(endSession, { params: { session_id: String(tokenClaimsOf(tablet).sid) } });
  expect(await statuses(ada, tablet)).toEqual([200, 401]);
  expect(await ada.call(listSessions)).toHaveLength(1);
});

/** A login of the same account by a code of its own, at another browser. */
async function secondLogin(email: string): Promise<TestPlayer> {
  world.clock.pass(resendCodeMs);
  const other = world.guest();
  const { playerid } = await other.call(registerPlayer, { body: { player_name: '', email, phone: '' } });
  other.token = (await other.call(validateCode, { body: { playerid, code: newestCode() } })).message;
  return other;
}

const statuses = (...all: TestPlayer[]) =>
  Promise.all(all.map(async (person) => (await person.ask(listSessions)).status));
