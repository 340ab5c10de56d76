import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Contact, disbandTeam, handTeamOver, leaveGame, nothingNew, success } from '@snug/rules';
import { decodeJwt, type JWTPayload } from 'jose';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { applyDecision } from '../commands/commands.ts';
import { leaveNews } from '../commands/leave-news.ts';
import { tellOfPhotos } from '../commands/tell-of-photos.ts';
import { watchingMark } from '../commands/viewer.ts';
import { lockAccount } from '../database/accounts.ts';
import { markDeleted } from '../database/images.ts';
import { batchSize } from '../database/in-batches.ts';
import { findPerson, guestsOf, type Person, type Whom } from '../database/person.ts';
import { applyTeamChanges, rosterOf } from '../database/registered-teams.ts';
import { fromRow } from '../database/rows.ts';
import type { Database, ErasureRow, GamePlayerRow, Trx } from '../database/schema.ts';
import { gameLock, type Store } from '../database/store.ts';
import { readTeamWithHoldings } from '../database/team-holdings.ts';
import { newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { pictureUrl } from '../media/picture-name.ts';
import { sweep } from '../media/sweep.ts';
import { surveyIdentity } from '../queries/survey-identity.ts';
import { type ErasedPerson, type ErasedPlayer, eraseFromMessages } from './erased-messages.ts';
import { formerPlayer } from './former-player.ts';

/** The parts of the context that erasing needs; a script beside the server has them too. */
export type EraseContext = Pick<ServerContext, 'store' | 'clock' | 'random' | 'keys' | 'media'>;

/** How much was erased. */
export interface Erased {
  readonly games: number;
  readonly pictures: number;
  /** Registered teams that they owned, by what happened to them. */
  readonly handedOver: number;
  readonly disbanded: number;
  /** The database's write-ahead log could not be emptied: it holds their data for a while. */
  readonly lingers: boolean;
}

/**
 * Erases all personal data of a player, for good: names, contacts, pictures, logins and browsers. Their team's answers and
 * scores stay, with the name of a former player (H76). Undefined if no such person is known.
 *
 * The first transaction ends the account; the rest goes in many small ones, so that a running game never waits for it, one
 * after another in this process. What fails or is cut off is finished later (`finishErasures`).
 */
export async function erase(context: EraseContext, whom: Whom): Promise<Erased | undefined> {
  const erasure = await beginErasure(context, whom);
  return erasure && finishErasure(context, erasure);
}

/** Ends the account, and notes what is to be erased. Undefined if no such person is known. */
export function beginErasure(context: EraseContext, whom: Whom): Promise<ErasureRow | undefined> {
  return context.store.write(async (trx) => {
    const person = await findPerson(trx, whom);
    if (!person) return undefined;
    // Before any other row is locked, since some of those may be waited for.
    if (person.account) await lockAccount(trx, person.account.account_id);
    const erasure = {
      erasure_id: newId(context.random),
      account_id: person.account?.account_id ?? null,
      contacts: JSON.stringify(person.contacts),
      client_hashes: JSON.stringify(person.clientHashes),
      players: JSON.stringify(person.players.map(noted)),
      begun_at: context.clock.now(),
    };
    await trx.insertInto('erasures').values(erasure).execute();
    await closeInvites(trx, context, person);
    await forgetAccount(trx, context, person);
    return erasure;
  });
}

/**
 * Finishes what was begun and not finished: by a process that has ended, or where the database was busy. One that fails holds
 * up no other.
 */
export async function finishErasures(
  context: EraseContext,
  isOver: () => boolean,
  failed: (error: unknown) => void,
): Promise<void> {
  const begun = await context.store.db.selectFrom('erasures').selectAll().orderBy('begun_at').execute();
  for (const erasure of begun) await finishErasure(context, erasure, isOver).catch(failed);
}

/** The last erasure that was asked for: they go one after another in each process, however many are asked for at once. */
const lastErasures = new WeakMap<Store, Promise<unknown>>();

export function finishErasure(
  context: EraseContext,
  erasure: ErasureRow,
  isOver = () => false,
): Promise<Erased | undefined> {
  const { store } = context;
  const before = lastErasures.get(store) ?? Promise.resolve();
  const done = before.then(() => erasePerson(context, erasure, isOver));
  lastErasures.set(
    store,
    done.catch(() => {}),
  );
  return done;
}

/** Undefined where `isOver` has stopped it. What a part has erased already it leaves alone, so that all may be done twice. */
async function erasePerson(
  context: EraseContext,
  erasure: ErasureRow,
  isOver: () => boolean,
): Promise<Erased | undefined> {
  const { store } = context;
  if (isOver()) return undefined;
  const person = await personOf(store, erasure);
  if (!person) return undefined;
  await forgetLinks(context, person, isOver);
  let pictures = 0;
  for (const player of person.players) {
    if (isOver()) return undefined;
    const { game_id, player_id } = player;
    const erased = await store.write((trx) => eraseInGame(trx, context, person, player_id), gameLock(game_id));
    if (erased === undefined) continue;
    pictures += erased;
    await eraseFromMessages(store, person, player, isOver);
  }
  if (isOver()) return undefined;
  const teams = await leaveTeams(context, person);
  pictures += await store.write((trx) => deletePictures(trx, context, person.account?.account_id));
  await store.write((trx) => unlinkSurveys(trx, context, person));
  await forgetReplies(context, person, isOver);
  if (isOver()) return undefined;
  await store.write((trx) => trx.deleteFrom('erasures').where('erasure_id', '=', erasure.erasure_id).execute());
  // Files are deleted once no row shows them. What cannot be deleted now is deleted at the server's next start.
  await sweep(context);
  const isLogEmpty = await store.emptyLog?.();
  return { games: person.players.length, pictures, ...teams, lingers: isLogEmpty === false };
}

function noted({ player_id, player_code, game_id, teamid }: ErasedPlayer): ErasedPlayer {
  return { player_id, player_code, game_id, teamid };
}

/**
 * Whose data it is, the games that are played now first; undefined once it is erased. A guest who has come since, in the same
 * browser, is somebody else. Players who were joining as it began are noted with the others.
 */
async function personOf(
  { db, write }: Store,
  { erasure_id, account_id, begun_at, ...asJson }: ErasureRow,
): Promise<ErasedPerson | undefined> {
  const begun = await db
    .selectFrom('erasures')
    .select('players')
    .where('erasure_id', '=', erasure_id)
    .executeTakeFirst();
  if (!begun) return undefined;
  const clientHashes = JSON.parse(asJson.client_hashes) as string[];
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('account_id', '=', account_id ?? '')
    .executeTakeFirst();
  const own = await db
    .selectFrom('game_players')
    .selectAll()
    .where('account_id', '=', account_id ?? '')
    .execute();
  const guests = (await guestsOf(db, clientHashes)).filter(({ created_at }) => created_at <= begun_at);
  const known = JSON.parse(begun.players) as ErasedPlayer[];
  const knownIds = new Set(known.map(({ player_id }) => player_id));
  const late = [...own, ...guests].filter(({ player_id }) => !knownIds.has(player_id)).map(noted);
  const all = [...known, ...late];
  if (late.length > 0) {
    const players = JSON.stringify(all);
    await write((trx) => trx.updateTable('erasures').set({ players }).where('erasure_id', '=', erasure_id).execute());
  }
  const live = new Set(
    (await db.selectFrom('games').select('game_id').where('status', '=', 'live').execute()).map(
      ({ game_id }) => game_id,
    ),
  );
  const [first, then] = [true, false].map((isLive) => all.filter(({ game_id }) => live.has(game_id) === isLive));
  const players = [...(first ?? []), ...(then ?? [])];
  return { account, contacts: JSON.parse(asJson.contacts) as Contact[], players, clientHashes };
}

/**
 * What they have left in one game but its messages. Returns how many pictures; undefined where the player is somebody else's.
 * Afterwards the player there is nobody's.
 */
async function eraseInGame(
  trx: Trx,
  context: EraseContext,
  person: ErasedPerson,
  player_id: string,
): Promise<number | undefined> {
  // Read under the game's lock: they may have become captain meanwhile, or somebody else have logged in as this guest.
  const player = await trx.selectFrom('game_players').selectAll().where('player_id', '=', player_id).executeTakeFirst();
  if (player?.client_hash.startsWith(nobody)) return 0;
  const isTheirs =
    player?.account_id === null
      ? person.clientHashes.includes(player.client_hash)
      : player?.account_id === person.account?.account_id;
  if (!player || !isTheirs) return undefined;
  const here = { ...person, players: [player] };
  await leaveOpenGame(trx, context, player);
  const pictures = await deletePicturesOf(trx, context, (row) => row('player_id', '=', player_id));
  await takeVotesBack(trx, context, here);
  await closeInvitesBy(trx, context, player_id);
  await forgetBrowsers(trx, context, here);
  return pictures;
}

/** Leaves the team if the game is open, and closes the player's own connections. */
async function leaveOpenGame(trx: Trx, context: EraseContext, player: GamePlayerRow): Promise<void> {
  const { game_id, player_id } = player;
  const { status } = await trx
    .selectFrom('games')
    .select('status')
    .where('game_id', '=', game_id)
    .executeTakeFirstOrThrow();
  const now = context.clock.now();
  const decision = status === 'live' ? await leaveAsFormerPlayer(trx, player, now) : nothingNew(success);
  const { reply: _, ...news } = await applyDecision(trx, game_id, decision, now);
  await leaveNews(trx, context, { game_id, done: { ...news, moved: [...(news.moved ?? []), player_id] } });
}

/** Leaves by the usual rule, so that the team gets a message and a captain. */
async function leaveAsFormerPlayer(trx: Trx, player: GamePlayerRow, now: number) {
  const team = await readTeamWithHoldings(trx, player, now);
  const members = team?.roster.members.map((member) =>
    member.player_id === player.player_id ? { ...member, player_name: formerPlayer } : member,
  );
  const former = { ...fromRow(player), player_name: formerPlayer };
  // They do not come back: what nobody is on leaves the game, however the doors are.
  const state = {
    game: { doors_closed_at: null, status: 'live' },
    player: former,
    team: team && members && { ...team, roster: { ...team.roster, members } },
  };
  return leaveGame(state, {}, { now });
}

/** Hands their registered teams to the member who joined first; a team without other members is disbanded. */
async function leaveTeams({ store, keys, clock }: EraseContext, { account }: ErasedPerson) {
  const count = { handedOver: 0, disbanded: 0 };
  if (!account) return count;
  const me = account.account_id;
  const memberships = await store.db.selectFrom('team_members').select('teamid').where('account_id', '=', me).execute();
  const leaveTeam = async (trx: Trx, teamid: string) => {
    const roster = await rosterOf(trx, keys, teamid);
    if (roster.team.owner === me) {
      const [heir] = roster.members
        .filter(({ account_id, joined }) => account_id !== me && joined)
        .sort((a, b) => (a.joined_at ?? 0) - (b.joined_at ?? 0) || (a.account_id < b.account_id ? -1 : 1));
      if (heir) {
        await applyTeamChanges(trx, teamid, handTeamOver(roster, me, heir.known_as));
        count.handedOver += 1;
      } else {
        await applyTeamChanges(trx, teamid, disbandTeam(roster, me, clock.now()));
        count.disbanded += 1;
      }
    }
    await applyTeamChanges(trx, teamid, [{ kind: 'off', account_id: me }]);
  };
  for (const { teamid } of memberships) await store.write((trx) => leaveTeam(trx, teamid));
  return count;
}

/** Deletes what they uploaded outside of games. */
async function deletePictures(trx: Trx, context: EraseContext, account_id: string | undefined): Promise<number> {
  if (account_id === undefined) return 0;
  return deletePicturesOf(trx, context, (row) =>
    row.or([row('account_id', '=', account_id), row.and([row('kind', '=', 'player'), row('owner', '=', account_id)])]),
  );
}

/** Deletes pictures; no team shows them any more. */
async function deletePicturesOf(
  trx: Trx,
  { clock }: EraseContext,
  which: (row: ExpressionBuilder<Database, 'images'>) => Expression<SqlBool>,
): Promise<number> {
  const pictures = await trx
    .selectFrom('images')
    .select(['image_code', 'file'])
    .where(which)
    .where('deleted_at', 'is', null)
    .execute();
  await markDeleted(
    trx,
    pictures.map(({ image_code }) => image_code),
    clock.now(),
  );
  const shown = pictures.map(({ file }) => pictureUrl(file));
  if (shown.length > 0) {
    await trx.updateTable('teams').set({ team_image: '' }).where('team_image', 'in', shown).execute();
    await trx.updateTable('game_teams').set({ team_image: '' }).where('team_image', 'in', shown).execute();
  }
  return pictures.length;
}

/** Deletes what they have voted for, and tells their games that their photos and votes are gone. */
async function takeVotesBack(trx: Trx, context: EraseContext, { players }: ErasedPerson): Promise<void> {
  for (const { game_id, player_id } of players) {
    const shots = await trx.selectFrom('images').select('image_code').where('player_id', '=', player_id).execute();
    const votes = await trx.deleteFrom('ballots').where('player_id', '=', player_id).returning('vote').execute();
    const told = shots.length + votes.length > 0 && (await tellOfPhotos(trx, game_id, context.clock.now()));
    if (told) await leaveNews(trx, context, { game_id, done: told.committed });
  }
}

/**
 * Deletes short links whose token has their name (in invites they made) or their contact (in links sent to them), since
 * anybody with the link can read it. Runs before their players are nobody's: then no invite is known to be theirs.
 */
async function forgetLinks(
  { store, keys }: EraseContext,
  { contacts, players }: ErasedPerson,
  isOver: () => boolean,
): Promise<void> {
  const ids = ['', ...players.map(({ player_id }) => player_id)];
  const invites = await store.db.selectFrom('game_invites').select('code').where('inviter', 'in', ids).execute();
  const theirs = new Set([...invites.map(({ code }) => code), ...contacts.map(({ contact }) => contact)]);
  for (let after = ''; !isOver(); ) {
    const links = await store.db
      .selectFrom('short_links')
      .select(['url_id', 'path'])
      .where('url_id', '>', after)
      .orderBy('url_id')
      .limit(batchSize)
      .execute();
    const mentioning = links.filter(({ path }) => {
      const claims = claimsIn(keys.opened(path) ?? '');
      const said = [claims?.team_code, claims?.email, claims?.phone];
      return said.some((text) => typeof text === 'string' && theirs.has(text));
    });
    const urls = mentioning.map(({ url_id }) => url_id);
    if (urls.length > 0) {
      await store.write((trx) => trx.deleteFrom('short_links').where('url_id', 'in', urls).execute());
    }
    const last = links.at(-1);
    if (!last) return;
    after = last.url_id;
    await othersTurn();
  }
}

/** The claims of the token in a short link's path; undefined where it has none. */
function claimsIn(path: string): JWTPayload | undefined {
  const [token] = /[\w-]+\.[\w-]+\.[\w-]+$/.exec(path) ?? [];
  return token === undefined ? undefined : decodeJwt(token);
}

/** Closes the invites that they made in a game. */
async function closeInvitesBy(trx: Trx, { clock }: EraseContext, player_id: string): Promise<void> {
  await trx
    .updateTable('game_invites')
    .set({ closed_at: clock.now(), closed_as: 'cancelled' })
    .where('inviter', '=', player_id)
    .where('closed_at', 'is', null)
    .execute();
}

/** Closes the invites to their account or contacts, and those to registered teams that they made. */
async function closeInvites(trx: Trx, { clock }: EraseContext, { account, contacts }: Person): Promise<void> {
  const now = clock.now();
  const account_id = account?.account_id ?? '';
  const addresses = contacts.map(({ contact }) => contact);
  const close = trx.updateTable('game_invites').set({ closed_at: now, closed_as: 'cancelled' });
  const closeForTeams = trx.updateTable('team_invites').set({ closed_at: now });
  await closeForTeams.where('invited_by', '=', account_id).where('closed_at', 'is', null).execute();
  await close.where('account_id', '=', account_id).where('closed_at', 'is', null).execute();
  const unnamed = { contact: '', account_id: null };
  await trx.updateTable('game_invites').set(unnamed).where('account_id', '=', account_id).execute();
  if (addresses.length === 0) return;
  await close.where('contact', 'in', addresses).where('closed_at', 'is', null).execute();
  await closeForTeams.where('contact', 'in', addresses).where('closed_at', 'is', null).execute();
  await trx.updateTable('game_invites').set(unnamed).where('contact', 'in', addresses).execute();
  await trx.updateTable('team_invites').set({ contact: '' }).where('contact', 'in', addresses).execute();
}

/** So begins what stands where the hash of a browser was: no hash has a slash. */
const nobody = 'nobody/';

/** Replaces the hashes of their browsers by random ones, different in each row, so that rows stay distinct. */
async function forgetBrowsers(
  trx: Trx,
  { random }: EraseContext,
  { clientHashes, players }: ErasedPerson,
): Promise<void> {
  const nobodys = () => `${nobody}${newId(random)}`;
  const games = players.map(({ game_id }) => game_id);
  for (const client_hash of clientHashes) {
    if (games.length > 0) {
      for (const table of ['answer_writes', 'double_writes'] as const) {
        await trx
          .updateTable(table)
          .set({ client_hash: nobodys() })
          .where('client_hash', '=', client_hash)
          .where('teamid', 'in', (db) => db.selectFrom('game_teams').select('teamid').where('game_id', 'in', games))
          .execute();
      }
    }
  }
  for (const { player_id } of players) {
    const set = { player_name: formerPlayer, client_hash: nobodys(), account_id: null };
    await trx.updateTable('game_players').set(set).where('player_id', '=', player_id).execute();
    await trx.updateTable('feedback').set({ notes: '' }).where('player_id', '=', player_id).execute();
  }
}

async function unlinkSurveys(
  trx: Trx,
  { keys, random }: EraseContext,
  { account, clientHashes }: ErasedPerson,
): Promise<void> {
  for (const id of [...(account ? [account.account_id] : []), ...clientHashes]) {
    const who = `${nobody}${newId(random)}`;
    const theirs = surveyIdentity(keys, id);
    await trx.updateTable('survey_answers').set({ who }).where('who', '=', theirs).execute();
    // What was counted of them stays, as a sum.
    await trx
      .deleteFrom('proof_marks')
      .where('who', 'in', [theirs, watchingMark(theirs)])
      .execute();
  }
}

/** Deletes the stored replies of repeated calls that mention them: a repeat is then answered anew. */
async function forgetReplies(
  { store }: EraseContext,
  { account, contacts, players }: ErasedPerson,
  isOver: () => boolean,
): Promise<void> {
  const ids = new Set([...(account ? [account.account_id] : []), ...players.map(({ player_code }) => player_code)]);
  const mentions = (body: string) =>
    contacts.some(({ contact }) => body.includes(contact)) || body.match(/[\w-]+/g)?.some((word) => ids.has(word));
  for (let after = ''; !isOver(); ) {
    const replies = await store.db
      .selectFrom('replies')
      .select(['key', 'body'])
      .where('key', '>', after)
      .orderBy('key')
      .limit(batchSize)
      .execute();
    const keys = replies.filter(({ body }) => mentions(body)).map(({ key }) => key);
    if (keys.length > 0) await store.write((trx) => trx.deleteFrom('replies').where('key', 'in', keys).execute());
    const last = replies.at(-1);
    if (!last) return;
    after = last.key;
    await othersTurn();
  }
}

/** Empties the account's row, which teams and invites refer to; none of its tokens is valid any more. */
async function forgetAccount(
  trx: Trx,
  { clock }: EraseContext,
  { account, contacts, clientHashes }: Person,
): Promise<void> {
  for (const client_hash of clientHashes) {
    await trx.deleteFrom('challenges').where('client_hash', '=', client_hash).execute();
  }
  for (const { contact } of contacts) {
    await trx
      .deleteFrom('challenges')
      .where((row) => row.or([row('contact', '=', contact), row('next_contact', '=', contact)]))
      .execute();
  }
  if (!account) return;
  const { account_id, token_version } = account;
  await trx.deleteFrom('challenges').where('account_id', '=', account_id).execute();
  await trx.deleteFrom('sessions').where('account_id', '=', account_id).execute();
  await trx.deleteFrom('known_devices').where('account_id', '=', account_id).execute();
  await trx
    .updateTable('accounts')
    .set({
      player_name: formerPlayer,
      email: null,
      phone: null,
      profile_img: '',
      token_version: token_version + 1,
      kept_login: null,
      erased_at: clock.now(),
    })
    .where('account_id', '=', account_id)
    .execute();
}
