import {
  closeCodes,
  hostCancelGame,
  hostEndPerson,
  hostEndSessions,
  hostGames,
  hostInvite,
  hostLoadPlan,
  hostMe,
  hostNewGame,
  hostNewVenue,
  hostPeople,
  hostPersonLink,
  hostRenameVenue,
  hostSessions,
  hostSetName,
  hostSetRole,
  hostSignIn,
  hostSignOut,
  hostSignOutPerson,
  hostStartRound,
  hostVenues,
  venueHeader,
} from '@snug/contract';
import { Pack } from '@snug/contract/shapes';
import { details } from '@snug/rules';
import { heardBy, littleQuiz, type TestPlayer, tokenClaimsOf, worldOfEachTest } from '@snug/testing/server';
import { expect, test } from 'vitest';

const world = worldOfEachTest();
const at = (venue_id: string) => ({ headers: { [venueHeader]: venue_id } });
const idOf = (host: TestPlayer): string => tokenClaimsOf(host).sub;

/** The one-time text of a link: the console takes it from the address. */
const textOf = (link: string | null): string => new URL(link ?? '').hash.replace('#link=', '');

/** Signs in by a link at a laptop of their own. */
async function signedIn(link: string | null): Promise<TestPlayer> {
  const host = world.guest();
  host.token = (await host.call(hostSignIn, { body: { link: textOf(link) } })).token;
  return host;
}

/** A second venue of an owner, later than the first: that is their order. */
async function anchorOf(owner: TestPlayer) {
  world.clock.pass(1);
  return owner.call(hostNewVenue, { body: { name: 'The Anchor' } });
}

/** The owner of The Crown invites somebody. */
async function colleague(owner: TestPlayer, role: 'owner' | 'host' = 'host', name = 'Alex') {
  const { person, link } = await owner.call(hostInvite, { body: { name, role } });
  return { host_id: person.host_id, host: await signedIn(link) };
}

/** A colleague on two laptops, the second with a console open, and a link of theirs that nobody has used. */
async function twiceSignedIn() {
  const owner = await world.host();
  const { host: alex, host_id } = await colleague(owner);
  const params = { host_id };
  const second = await signedIn((await alex.call(hostPersonLink, { params })).link);
  const { link } = await alex.call(hostPersonLink, { params });
  const { game_id } = await world.game();
  const connection = await second.connectHost(game_id, await second.hostLoad(game_id));
  return { owner, alex, second, link, params, game_id, connection };
}

test('a new house has no account, and one quizmaster, who has a link that was never used', async () => {
  const { db } = world.server.context.store;
  expect(await db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  const [{ host_id } = { host_id: '' }, ...others] = await db.selectFrom('hosts').select('host_id').execute();
  expect(others).toEqual([]);
  const links = await db.selectFrom('sign_in_links').select(['host_id', 'used_at']).execute();
  expect(links).toEqual([{ host_id, used_at: null }]);
});

test('an owner invites somebody by a link that works once, and both see who is here', async () => {
  const owner = await world.host();
  const { person, link } = await owner.call(hostInvite, { body: { name: '  Alex  ', role: 'host' } });
  expect(person).toMatchObject({ name: 'Alex', role: 'host', link_open: true, signed_in_at: null, is_you: false });
  // For another device: never the address at which the owner's browser happens to be.
  expect(link).toMatch(/^\S+#link=\w{20,}$/);
  expect(link?.startsWith(`${world.server.context.origin()}/host/#link=`)).toBe(true);

  const alex = await signedIn(link);
  expect((await alex.ask(hostSignIn, { body: { link: textOf(link) } })).detail).toBe(details.badLink);
  expect(await alex.call(hostMe)).toMatchObject({ name: 'Alex', venue: 'The Crown', role: 'host' });
  const { people, elsewhere } = await alex.call(hostPeople);
  expect(people.map(({ name, role, is_you }) => [name, role, is_you])).toEqual([
    ['Robin', 'owner', false],
    ['Alex', 'host', true],
  ]);
  expect(people[1]).toMatchObject({ link_open: false, signed_in_at: world.clock.now() });
  expect(elsewhere).toEqual([]);
});

test('only an owner invites, renames, makes venues and owners; about oneself anybody may', async () => {
  const owner = await world.host();
  const { host: alex, host_id } = await colleague(owner);
  const params = { host_id: idOf(owner) };
  const refused = [
    await alex.ask(hostInvite, { body: { name: 'Kim', role: 'owner' } }),
    await alex.ask(hostRenameVenue, { body: { name: 'Mine' } }),
    await alex.ask(hostNewVenue, { body: { name: 'Mine' } }),
    await alex.ask(hostSetRole, { params: { host_id }, body: { role: 'owner' } }),
    await alex.ask(hostPersonLink, { params }),
    await alex.ask(hostEndPerson, { params }),
    await alex.ask(hostSignOutPerson, { params }),
  ];
  expect(refused.map(({ status, detail }) => [status, detail])).toEqual(
    refused.map(() => [403, details.venueOwnerOnly]),
  );
  const { link } = await alex.call(hostPersonLink, { params: { host_id } });
  expect(await (await signedIn(link)).call(hostMe)).toMatchObject({ name: 'Alex' });
  expect(await alex.call(hostSetName, { body: { name: ' Alexis\u200b ' } })).toEqual({ name: 'Alexis' });
  expect(await alex.call(hostMe)).toMatchObject({ name: 'Alexis' });
});

test('a quizmaster of two venues is at the first unless the call names the other, and sees the games of one alone', async () => {
  const owner = await world.host();
  const { game_id } = await world.game();
  const anchor = await anchorOf(owner);
  expect(anchor).toMatchObject({ name: 'The Anchor', role: 'owner' });
  const [crown] = await owner.call(hostVenues);
  expect(await owner.call(hostVenues)).toEqual([{ ...crown, name: 'The Crown', role: 'owner' }, anchor]);

  const body = { title: 'Anchor night', pack: Pack.parse(littleQuiz) };
  const there = await owner.call(hostNewGame, { body, ...at(anchor.venue_id) });
  const idsOf = async (venue?: string) =>
    (await owner.call(hostGames, venue === undefined ? {} : at(venue))).map((game) => game.gameid);
  expect(await idsOf()).toContain(game_id);
  expect(await idsOf()).not.toContain(there.game_id);
  expect(await idsOf(anchor.venue_id)).toEqual([there.game_id]);
  // Games are theirs wherever the console is.
  expect(await owner.hostLoad(there.game_id)).toMatchObject({ venue: 'The Anchor' });
  const connection = await owner.connectHost(there.game_id, await owner.hostLoad(there.game_id));
  expect(await heardBy(connection)).not.toContain('NO_GAME_ACCESS');

  const { host: alex } = await colleague(owner);
  expect(await alex.ask(hostGames, at(anchor.venue_id))).toMatchObject({ status: 403, detail: details.notYourVenue });
  expect(await alex.ask(hostGames, at('nowhere'))).toMatchObject({ status: 403, detail: details.notYourVenue });
  await expect(alex.hostLoad(there.game_id)).rejects.toThrow('403');
});

test('a name of a venue is one line, and the two venues of one person have different ones', async () => {
  const owner = await world.host();
  world.clock.pass(1);
  const { venue_id } = await owner.call(hostNewVenue, { body: { name: 'The\nAnchor\u202e ' } });
  expect((await owner.call(hostVenues)).at(-1)).toMatchObject({ name: 'The Anchor' });
  expect(await owner.ask(hostNewVenue, { body: { name: 'the anchor' } })).toMatchObject({
    status: 409,
    detail: details.venueNameTaken,
  });
  expect(await owner.ask(hostRenameVenue, { body: { name: ' \u200b' } })).toMatchObject({
    status: 400,
    detail: details.venueNameNeeded,
  });
  const renamed = await owner.call(hostRenameVenue, { body: { name: 'The Bell' }, ...at(venue_id) });
  expect(renamed).toEqual({ venue_id, name: 'The Bell', role: 'owner' });
  expect(await owner.call(hostMe)).toMatchObject({ venue: 'The Crown' });
});

test('a colleague of another venue comes to this one without a link, in the same sign-in', async () => {
  const owner = await world.host();
  const { host: alex, host_id } = await colleague(owner);
  const { venue_id } = await anchorOf(owner);
  const { elsewhere } = await owner.call(hostPeople, at(venue_id));
  expect(elsewhere).toEqual([{ host_id, name: 'Alex', venue: 'The Crown' }]);
  world.clock.pass(1);
  const invited = await owner.call(hostInvite, { body: { host_id, role: 'owner' }, ...at(venue_id) });
  expect(invited).toMatchObject({ person: { name: 'Alex', role: 'owner' }, link: null });
  expect((await alex.call(hostVenues)).map(({ name, role }) => [name, role])).toEqual([
    ['The Crown', 'host'],
    ['The Anchor', 'owner'],
  ]);
  const again = { body: { host_id, role: 'host' } as const, ...at(venue_id) };
  expect(await owner.ask(hostInvite, again)).toMatchObject({ status: 409, detail: details.personHere });
  const stranger = { body: { host_id: 'nobody', role: 'host' } as const, ...at(venue_id) };
  expect(await owner.ask(hostInvite, stranger)).toMatchObject({ status: 404, detail: details.personNotFound });
});

test('a link to sign in as somebody is made only by who owns every venue where they are', async () => {
  const owner = await world.host();
  const { host: alex, host_id } = await colleague(owner, 'owner');
  const { venue_id } = await anchorOf(alex);
  const params = { host_id };
  expect(await owner.ask(hostPersonLink, { params })).toMatchObject({ status: 403, detail: details.personElsewhere });
  await alex.call(hostInvite, { body: { host_id: idOf(owner), role: 'owner' }, ...at(venue_id) });
  expect((await owner.call(hostPersonLink, { params })).link).toMatch(/#link=\w{20,}$/);
});

test('an owner signs nobody out of a venue that is not theirs: nobody there could let them in again', async () => {
  const owner = await world.host();
  const { host: alex, host_id } = await colleague(owner, 'owner');
  const { venue_id } = await anchorOf(alex);
  const params = { host_id };
  const refused = await owner.ask(hostSignOutPerson, { params });
  expect(refused).toMatchObject({ status: 403, detail: details.personElsewhere });
  expect(await alex.call(hostMe)).toMatchObject({ name: 'Alex' });
  // From their own venue they take them off at once, and oneself anybody signs out.
  await owner.call(hostEndPerson, { params });
  expect(await alex.call(hostVenues)).toMatchObject([{ venue_id }]);
  await alex.call(hostSignOutPerson, { params, ...at(venue_id) });
  expect((await alex.ask(hostMe)).status).toBe(401);
});

test('the nights ahead of who has ended are the owner’s, who ends them; what has begun keeps its name', async () => {
  const owner = await world.host();
  const { host: alex, host_id } = await colleague(owner);
  const body = { title: 'Alex’s night', pack: Pack.parse(littleQuiz) };
  const [begun, ahead, off] = [
    await alex.call(hostNewGame, { body }),
    await alex.call(hostNewGame, { body }),
    await alex.call(hostNewGame, { body }),
  ];
  await alex.call(hostStartRound, { params: { id: begun.game_id }, body: { round_order: 1 } });
  await alex.call(hostCancelGame, { params: { id: off.game_id } });
  await owner.call(hostEndPerson, { params: { host_id } });
  const hostOfGame = async ({ game_id }: { game_id: string }) =>
    (await owner.call(hostGames)).find((game) => game.gameid === game_id)?.host_name;
  expect([await hostOfGame(begun), await hostOfGame(ahead), await hostOfGame(off)]).toEqual(['Alex', 'Robin', 'Robin']);
});

test('who leaves by themselves leaves their nights to the first owner', async () => {
  const owner = await world.host();
  const { host: alex, host_id } = await colleague(owner, 'owner');
  const { game_id } = await alex.call(hostNewGame, { body: { title: 'Leaving', pack: Pack.parse(littleQuiz) } });
  await alex.call(hostEndPerson, { params: { host_id } });
  const { plan } = await owner.call(hostLoadPlan, { params: { id: game_id } });
  expect(plan.host_id).toBe(idOf(owner));
});

test('who has ended is out at once: calls, links and the open connection; their games stay', async () => {
  const owner = await world.host();
  const { host: alex, host_id } = await colleague(owner);
  const { link } = await owner.call(hostPersonLink, { params: { host_id } });
  const { game_id } = await alex.call(hostNewGame, { body: { title: 'Alex’s night', pack: Pack.parse(littleQuiz) } });
  const place = await alex.hostLoad(game_id);
  const connection = await alex.connectHost(game_id, place);

  await owner.call(hostEndPerson, { params: { host_id } });
  expect(await connection.closed).toBe(closeCodes.tokenInvalid);
  expect((await alex.ask(hostMe)).status).toBe(401);
  expect(await (await alex.connectHost(game_id, place)).closed).toBe(closeCodes.tokenInvalid);
  expect((await world.guest().ask(hostSignIn, { body: { link: textOf(link) } })).detail).toBe(details.badLink);
  expect((await owner.call(hostPeople)).people.map(({ name }) => name)).toEqual(['Robin']);
  expect((await owner.call(hostGames)).map(({ title }) => title)).toContain('Alex’s night');
  // Their name as the quizmaster of the game is still theirs.
  expect(await owner.hostLoad(game_id)).toMatchObject({ title: 'Alex’s night' });
});

test('who has ended at one venue keeps the other: the connection to the game of the first closes, and its calls are refused', async () => {
  const owner = await world.host();
  const { game_id } = await world.game();
  const { host: alex, host_id } = await colleague(owner);
  const { venue_id } = await anchorOf(owner);
  await owner.call(hostInvite, { body: { host_id, role: 'host' }, ...at(venue_id) });
  const [crown] = await alex.call(hostVenues);
  const connection = await alex.connectHost(game_id, await alex.hostLoad(game_id));

  await owner.call(hostEndPerson, { params: { host_id } });
  // The console loads, and reads that the game is not theirs.
  expect(await connection.closed).toBe(closeCodes.resync);
  await expect(alex.hostLoad(game_id)).rejects.toThrow('403');
  expect((await alex.ask(hostGames, at(crown?.venue_id ?? ''))).detail).toBe(details.notYourVenue);
  // A console that is still at the venue finds out where else to go, and can sign out.
  expect(await alex.call(hostVenues, at(crown?.venue_id ?? ''))).toMatchObject([{ name: 'The Anchor' }]);
  expect(await alex.call(hostMe)).toMatchObject({ venue: 'The Anchor' });
  await alex.call(hostSignOut, at(crown?.venue_id ?? ''));
  expect((await alex.ask(hostMe)).status).toBe(401);
});

test('a venue keeps an owner', async () => {
  const owner = await world.host();
  const { host_id } = await colleague(owner);
  const me = { params: { host_id: idOf(owner) } };
  expect(await owner.ask(hostEndPerson, me)).toMatchObject({ status: 409, detail: details.lastOwner });
  const demote = { ...me, body: { role: 'host' } as const };
  expect(await owner.ask(hostSetRole, demote)).toMatchObject({ status: 409, detail: details.lastOwner });
  await owner.call(hostSetRole, { params: { host_id }, body: { role: 'owner' } });
  expect(await owner.call(hostSetRole, demote)).toMatchObject({ name: 'Robin', role: 'host' });
  await owner.call(hostEndPerson, me);
  expect((await owner.ask(hostMe)).status).toBe(401);
});

test('signing out everywhere ends every token and every unused link, and a fresh link signs in again', async () => {
  const { owner, alex, second, link, params, connection } = await twiceSignedIn();

  await alex.call(hostSignOutPerson, { params });
  expect(await connection.closed).toBe(closeCodes.tokenInvalid);
  expect([(await alex.ask(hostMe)).status, (await second.ask(hostMe)).status]).toEqual([401, 401]);
  expect((await world.guest().ask(hostSignIn, { body: { link: textOf(link) } })).detail).toBe(details.badLink);
  expect((await owner.ask(hostMe)).status).toBe(200);
  const fresh = await signedIn((await owner.call(hostPersonLink, { params })).link);
  expect(await fresh.call(hostMe)).toMatchObject({ name: 'Alex' });
});

test('a token from before sign-outs were counted is one of the first', async () => {
  const owner = await world.host();
  const { context } = world.server;
  const host_id = idOf(owner);
  // As an older server signed it.
  owner.token = await context.tokens.ofHost({ host_id, token_version: undefined as unknown as number });
  expect(tokenClaimsOf(owner).tv).toBe(undefined);
  expect((await owner.ask(hostMe)).status).toBe(200);
  await owner.call(hostSignOutPerson, { params: { host_id } });
  expect((await owner.ask(hostMe)).status).toBe(401);
});

test('a quizmaster ends their other logins and unused links, and keeps this one, or ends all', async () => {
  const { owner, alex, second, link, game_id, connection: ended } = await twiceSignedIn();
  const kept = await alex.connectHost(game_id, await alex.hostLoad(game_id));

  await alex.call(hostEndSessions, { body: { except_this: true } });
  expect(await ended.closed).toBe(closeCodes.tokenInvalid);
  const statuses = async () => [(await alex.ask(hostMe)).status, (await second.ask(hostMe)).status];
  expect(await statuses()).toEqual([200, 401]);
  expect(await alex.call(hostSessions)).toMatchObject([{ is_this: true }]);
  expect((await world.guest().ask(hostSignIn, { body: { link: textOf(link) } })).status).not.toBe(200);

  await alex.call(hostEndSessions, { body: { except_this: false } });
  expect(await kept.closed).toBe(closeCodes.tokenInvalid);
  expect(await statuses()).toEqual([401, 401]);
  expect((await owner.ask(hostMe)).status).toBe(200);
});
