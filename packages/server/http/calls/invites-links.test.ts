import { request } from 'node:http';
import {
  addContact,
  antiForgeryHeader,
  clientIdHeader,
  closeCodes,
  confirmContact,
  findGame,
  gameExists,
  generateInviteToken,
  inviteLifeMs,
  joinGame,
  joinWithCode,
  linkTokenLifeMs,
  listGames,
  listMyTeams,
  loadGame,
  logout,
  nameCheck,
  sendInvite,
  setName,
  shortUrl,
  updateToken,
} from '@snug/contract';
import { inviteTokenOf, joinedAs, openWorld, type TestPlayer, tokenClaimsOf, worldOfFile } from '@snug/testing/server';
import { expect, test } from 'vitest';
import { linkToken, newShortLink } from '../../accounts/links.ts';

const world = worldOfFile();

const notifications = () => world.server.devMailbox.notifications();
const badInvite = { status: 403, detail: 'This team link is not valid. Ask a teammate for a new one.' };

/** A team in a game, with the code of an open invite to it. */
async function invited({ team_name = 'The Foxes', name = 'Ada' } = {}) {
  const { game_id, code } = await world.game();
  const captain = await world.player(name);
  const { team_code } = await joinedAs(captain, code, team_name);
  const token = await inviteTokenOf(captain, { id: game_id, team: team_code });
  const invite: { team_code: string } = tokenClaimsOf({ token });
  return { game_id, code, captain, team_code, invite_code: invite.team_code };
}

function pass(person: TestPlayer, game_id: string, team_code: string, contact: { email?: string; phone?: string }) {
  return person.ask(sendInvite, {
    params: { id: game_id },
    body: { team_code, inviter: 'Not the inviter http://evil.example', ...contact },
  });
}

/** Sends a request with any Host header, which `fetch` does not allow. */
function postedFor(host: string, path: string, body: string): Promise<number | undefined> {
  const { keys } = world.server.context;
  const { clientId } = world.guest();
  const headers = {
    host,
    'x-forwarded-host': host,
    'content-type': 'application/json',
    [clientIdHeader]: clientId,
    [antiForgeryHeader]: keys.antiForgery(clientId),
  };
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, world.server.url), { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Opens the short link of the newest notification. Resolves with the parts of its long address. */
async function opened(person = world.guest()) {
  const urlid = /\/sl\/(\w+)$/.exec(notifications()[0]?.text ?? '')?.[1] ?? '';
  const { long_url } = await person.call(shortUrl, { query: { urlid } });
  const { origin, pathname, hash } = new URL(long_url);
  return { urlid, origin, pathname, token: hash.replace('#token=', '') };
}

test('CALL-36 CALL-56 ENTITY-INVITE-b OPEN-23 an invite is passed on by notification, and its link joins the team', async () => {
  const { game_id, team_code, invite_code } = await invited();
  const sender = world.guest();
  const reply = await pass(sender, game_id, invite_code, { email: 'Friend@Example.com' });
  expect([reply.status, reply.body]).toEqual([200, { status: 'success' }]);
  const { urlid, origin, pathname, token } = await opened();
  expect(notifications()[0]).toMatchObject({
    kind: 'email',
    to: 'friend@example.com',
    text: `Ada invites you to play in the team The Foxes: ${world.server.url}/sl/${urlid}`,
  });
  expect(urlid).toMatch(/^\w{15,}$/);
  expect([origin, pathname]).toEqual([world.server.url, `/auth/link/join/${game_id}/team/${invite_code}`]);
  expect(JSON.stringify(notifications()[0]) + pathname).not.toContain(team_code);

  const friend = world.guest();
  friend.token = token;
  const { status, message } = await friend.call(updateToken);
  expect(status).toBe('success');
  friend.token = message;
  expect(tokenClaimsOf(friend)).toMatchObject({ email: 'friend@example.com', player_name: '', via: 'link' });
  expect((await friend.call(nameCheck)).status).toBe('no-name');
  friend.token = (await friend.call(setName, { body: { name: 'Fran' } })).message;
  await friend.call(joinGame, { params: { id: game_id }, body: { team_code: invite_code } });
  expect(await friend.load(game_id)).toMatchObject({ team: { team_name: 'The Foxes' }, me: { player_name: 'Fran' } });
});

test('H47 H76 the data has neither the token of a sent link nor its contact in clear', async () => {
  const { game_id, invite_code } = await invited();
  await pass(world.guest(), game_id, invite_code, { email: 'sealed@example.com' });
  const { urlid, token } = await opened();
  expect(token.split('.')).toHaveLength(3);
  const { db } = world.server.context.store;
  const { path } = await db.selectFrom('short_links').selectAll().where('url_id', '=', urlid).executeTakeFirstOrThrow();
  const [, claims = '', signature = ''] = token.split('.');
  for (const secret of [claims, signature, 'sealed@example.com', invite_code]) expect(path).not.toContain(secret);
});

test('CALL-36 OPEN-23 also by text message; the reply does not reveal whether the contact is known', async () => {
  const { game_id, invite_code } = await invited();
  await world.player('Known', 'known-invitee@example.com');
  const known = await pass(world.guest(), game_id, invite_code, { email: 'known-invitee@example.com' });
  const unknown = await pass(world.guest(), game_id, invite_code, { email: 'unknown-invitee@example.com' });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect((await pass(world.guest(), game_id, invite_code, { email: '', phone: '(555) 555-0801' })).status).toBe(200);
  expect(notifications()[0]).toMatchObject({ kind: 'phone', to: '5555550801' });
});

test('H51 only the code of an open invite of this game sends anything', async () => {
  const { game_id, team_code, invite_code } = await invited();
  const other = await invited();
  const { db } = world.server.context.store;
  const { length } = notifications();
  const ask = (code: string) => pass(world.guest(), game_id, code, { email: 'victim@example.com' });
  for (const code of ['', 'nosuchcode', team_code, other.invite_code]) {
    expect([code, await ask(code)]).toMatchObject([code, badInvite]);
  }
  await db.updateTable('game_invites').set({ closed_at: 1 }).where('code', '=', invite_code).execute();
  expect(await ask(invite_code)).toMatchObject(badInvite);
  await db.updateTable('game_invites').set({ closed_at: null }).where('code', '=', invite_code).execute();
  expect(await pass(world.guest(), game_id, invite_code, { email: 'nonsense' })).toMatchObject({ status: 400 });
  world.clock.pass(inviteLifeMs);
  expect(await ask(invite_code)).toMatchObject(badInvite);
  expect(notifications()).toHaveLength(length);
});

test('H39 LIMIT-15 three invites a day to a contact, ten a day from a browser', async () => {
  const { game_id, invite_code } = await invited();
  const tooMany = { status: 429, detail: 'Too many invites were sent. Please try again tomorrow.' };
  for (let n = 0; n < 3; n += 1) {
    expect((await pass(world.guest(), game_id, invite_code, { email: 'often-invited@example.com' })).status).toBe(200);
  }
  expect(await pass(world.guest(), game_id, invite_code, { email: 'often-invited@example.com' })).toMatchObject(
    tooMany,
  );
  const busy = world.guest();
  for (let n = 0; n < 10; n += 1) {
    expect((await pass(busy, game_id, invite_code, { email: `busy-invitee${n}@example.com` })).status).toBe(200);
  }
  const refused = await pass(busy, game_id, invite_code, { email: 'busy-invitee10@example.com' });
  expect(refused).toMatchObject(tooMany);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('H39 LIMIT-15 new client ids send no more invites: quotas count accounts and teams', async () => {
  const { game_id, invite_code, captain } = await invited();
  const asClient = (person: TestPlayer, n: number) => {
    const headers = { [clientIdHeader]: `client-${crypto.randomUUID()}` };
    const body = { team_code: invite_code, email: `rotating${n}@example.com` };
    return person.ask(sendInvite, { params: { id: game_id }, body, headers });
  };
  for (let n = 0; n < 10; n += 1) expect((await asClient(captain, n)).status).toBe(200);
  expect((await asClient(captain, 10)).status).toBe(429);

  for (let n = 10; n < 40; n += 1) {
    expect((await pass(world.guest(), game_id, invite_code, { email: `rotating${n}@example.com` })).status).toBe(200);
  }
  const { length } = notifications();
  expect((await pass(world.guest(), game_id, invite_code, { email: 'rotating40@example.com' })).status).toBe(429);
  expect(notifications()).toHaveLength(length);
});

test('H39 H53 names in a notification make no links, and the link is ours whatever the request says', async () => {
  const { game_id, invite_code } = await invited({
    team_name: `<b>Win</b> at http://evil.example/${'x'.repeat(80)}`,
    name: 'evil。example www.evil.example',
  });
  const body = JSON.stringify({ team_code: invite_code, email: 'careful@example.com' });
  expect(await postedFor('evil.example', `/api/player/game/${game_id}/invite-token/invite`, body)).toBe(200);
  const { text = '', subject = '' } = notifications()[0] ?? {};
  const [before = '', link = ''] = text.split(/(?=http:)/);
  expect(before).not.toMatch(/[<>@/]|\w\.\w|www/);
  expect(before.length).toBeLessThan(140);
  expect(subject).not.toContain('evil');
  expect(new URL(link).origin).toBe(world.server.url);
});

test('H53 with a public address links lead there', async () => {
  const own = await openWorld({ publicUrl: 'https://quiz.example' });
  const url_id = await own.server.context.store.write((trx) =>
    newShortLink(own.server.context, trx, '/game/1', 60_000),
  );
  expect(await own.guest().call(shortUrl, { query: { urlid: url_id } })).toEqual({
    long_url: 'https://quiz.example/game/1',
  });
  expect(own.server.context.origin()).toBe('https://quiz.example');
  await own.close();
});

test('ERR-40 CALL-56 an unknown or expired short link is refused', async () => {
  const { context } = world.server;
  const url_id = await context.store.write((trx) => newShortLink(context, trx, '/game/1', 60_000));
  const guest = world.guest();
  expect(await guest.call(shortUrl, { query: { urlid: url_id } })).toEqual({ long_url: `${world.server.url}/game/1` });
  world.clock.pass(60_000);
  const gone = { status: 404, detail: 'This link is not valid any more. Please ask for a new one.' };
  expect(await guest.ask(shortUrl, { query: { urlid: url_id } })).toMatchObject(gone);
  expect(await guest.ask(shortUrl, { query: { urlid: 'nothing' } })).toMatchObject(gone);
  expect(await guest.ask(shortUrl, { query: { urlid: '//evil.example' } })).toMatchObject(gone);
});

test('H47 the token of a link works once, within a quarter of an hour, and only for a login', async () => {
  const { game_id } = await world.game();
  const { context } = world.server;
  const contact = { kind: 'email', contact: 'once@example.com' } as const;
  const person = world.guest();
  person.token = await linkToken(context, { contact, game_id });
  expect((await person.ask(nameCheck)).status).toBe(401);
  expect((await person.ask(loadGame, { query: { game_id } })).status).toBe(401);
  expect((await person.ask(logout, { body: { client_id: person.clientId } })).status).toBe(401);
  const replies = await Promise.all(Array.from({ length: 20 }, () => person.ask(updateToken)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 401]));
  person.token = await linkToken(context, { contact, game_id });
  world.clock.pass(linkTokenLifeMs);
  expect((await person.ask(updateToken)).status).toBe(401);
});

test('H47 a login by a link is for its game: profile, contacts, teams and other games need a login by code', async () => {
  const { game_id, code } = await world.game();
  const elsewhere = await world.game();
  const { context } = world.server;
  const ada = await world.player('Ada', 'forwarded@example.com');
  const rival = await joinedAs(ada, elsewhere.code, 'Elsewhere');
  const finder = world.guest();
  finder.token = await linkToken(context, { contact: { kind: 'email', contact: 'forwarded@example.com' }, game_id });
  finder.token = (await finder.call(updateToken)).message;
  expect(tokenClaimsOf(finder).sub).toBe(tokenClaimsOf(ada).sub);
  const needsCode = { status: 403, detail: 'Please log in with a code to do this.' };

  const refusals = [
    finder.ask(addContact, { body: { email: 'thief@example.com' } }),
    finder.ask(confirmContact, { body: { code: '123456' } }),
    finder.ask(setName, { body: { name: 'Thief' } }),
    finder.ask(listMyTeams),
    finder.ask(loadGame, { query: { game_id: elsewhere.game_id } }),
    finder.ask(joinGame, { params: { id: elsewhere.game_id }, body: {} }),
    finder.ask(generateInviteToken, { params: { id: elsewhere.game_id, team: rival.team_code } }),
    finder.ask(joinWithCode, {
      body: { code: elsewhere.code, team_name: 'X', kt_team_id: 'new', num_players: 1, invites: [] },
    }),
  ];
  for (const each of await Promise.all(refusals)) expect(each).toMatchObject(needsCode);
  expect(await finder.call(listGames)).toEqual([]);
  expect((await finder.call(findGame, { body: { code: elsewhere.code } })).found_player).toBeNull();
  const connection = await finder.connect(elsewhere.game_id, rival.view);
  expect(await connection.closed).toBe(closeCodes.noAccess);

  // A renewed token covers no more.
  finder.token = (await finder.call(updateToken)).message;
  expect(await finder.ask(setName, { body: { name: 'Thief' } })).toMatchObject(needsCode);
  await finder.call(joinGame, { params: { id: game_id }, body: {} });
  expect((await finder.load(game_id)).me.player_name).toBe('Ada');
  expect((await finder.call(listGames)).map(({ gameid }) => gameid)).toEqual([game_id]);
  expect((await ada.call(listGames)).map(({ gameid }) => gameid).toSorted()).toEqual(
    [game_id, elsewhere.game_id].toSorted(),
  );
  expect((await finder.ask(gameExists, { params: { code } })).status).toBe(200);
});

test('H47 a forwarded link reveals no other contact of the account', async () => {
  const { game_id } = await world.game();
  const { context } = world.server;
  const owner = await world.player('Ada', 'both@example.com');
  const account_id = tokenClaimsOf(owner).sub;
  const set = { phone: '5555550199', player_name: '' };
  await context.store.db.updateTable('accounts').set(set).where('account_id', '=', account_id).execute();
  const finder = world.guest();
  finder.token = await linkToken(context, { contact: { kind: 'phone', contact: '5555550199' }, game_id });
  const isToldThePhoneAlone = async () => {
    expect(tokenClaimsOf(finder)).toMatchObject({ sub: account_id, via: 'link', email: '', phone: '5555550199' });
    expect((await finder.call(nameCheck)).message).toBe('');
    await finder.call(joinGame, { params: { id: game_id }, body: {} });
    expect((await finder.load(game_id)).me).toMatchObject({ email: '', phone: '5555550199' });
  };
  finder.token = (await finder.call(updateToken)).message;
  finder.token = (await finder.call(setName, { body: { name: 'Fran' } })).message;
  await isToldThePhoneAlone();
  finder.token = (await finder.call(updateToken)).message;
  await isToldThePhoneAlone();

  // The owner has changed the phone number: the link was not sent to the new one.
  const other = { phone: '5555550198' };
  await context.store.db.updateTable('accounts').set(other).where('account_id', '=', account_id).execute();
  finder.token = (await finder.call(nameCheck)).message;
  expect(tokenClaimsOf(finder)).toMatchObject({ email: '', phone: '' });
  expect((await finder.load(game_id)).me).toMatchObject({ email: '', phone: '' });
  owner.token = (await owner.call(nameCheck)).message;
  expect(tokenClaimsOf(owner)).toMatchObject({ email: 'both@example.com', phone: '5555550198' });
});
