import { disbandTeam, handTeamOver, leaveGame, nothingNew, success } from '@snug/rules';
import { decodeJwt, type JWTPayload } from 'jose';
import { applyDecision } from '../commands/commands.ts';
import { leaveNews } from '../commands/leave-news.ts';
import { tellOfPhotos } from '../commands/tell-of-photos.ts';
import { markDeleted } from '../database/images.ts';
import { takeLock } from '../database/lock.ts';
import { findPerson, type Person, type Whom } from '../database/person.ts';
import { applyTeamChanges, rosterOf } from '../database/registered-teams.ts';
import { fromRow } from '../database/rows.ts';
import type { GamePlayerRow, Trx } from '../database/schema.ts';
import { gameLock } from '../database/store.ts';
import { readTeamWithHoldings } from '../database/team-holdings.ts';
import { newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { pictureUrl } from '../media/picture-name.ts';
import { sweep } from '../media/sweep.ts';
import { surveyIdentity } from '../queries/survey-identity.ts';
import { eraseFromMessages } from './erased-messages.ts';
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
 * Erases all personal data of a player, at once and for good: names, contacts, pictures, logins and browsers. Their team's
 * answers and scores stay, with the name of a former player (H76). Undefined if no such person is known.
 */
export async function erase(context: EraseContext, whom: Whom): Promise<Erased | undefined> {
  const erased = await context.store.write(async (trx) => {
    const before = await findPerson(trx, whom);
    for (const lock of new Set(before?.players.map(({ game_id }) => gameLock(game_id)).sort()))
      await takeLock(trx, lock);
    // Read again under the locks: they may have become captain meanwhile.
    const person = await findPerson(trx, whom);
    return person && erasePerson(trx, context, person);
  });
  // Files are deleted once no row shows them. What cannot be deleted now is deleted at the server's next start.
  if (!erased) return undefined;
  await sweep(context);
  const isLogEmpty = await context.store.emptyLog?.();
  return { ...erased, lingers: isLogEmpty === false };
}

async function erasePerson(trx: Trx, context: EraseContext, person: Person): Promise<Omit<Erased, 'lingers'>> {
  for (const player of person.players) await leaveOpenGame(trx, context, player);
  const teams = await leaveTeams(trx, context, person);
  const pictures = await deletePictures(trx, context, person);
  await takeVotesBack(trx, context, person);
  await eraseFromMessages(trx, person);
  await forgetLinks(trx, context, person);
  await closeInvites(trx, context, person);
  await forgetBrowsers(trx, context, person);
  await unlinkSurveys(trx, context, person);
  await forgetReplies(trx, person);
  await forgetAccount(trx, context, person);
  return { games: person.players.length, pictures, ...teams };
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
    game: { doors_closed_at: null },
    player: former,
    team: team && members && { ...team, roster: { ...team.roster, members } },
  };
  return leaveGame(state, {}, { now });
}

/** Hands their registered teams to the member who joined first; a team without other members is disbanded. */
async function leaveTeams(trx: Trx, { keys, clock }: EraseContext, { account }: Person) {
  const count = { handedOver: 0, disbanded: 0 };
  if (!account) return count;
  const me = account.account_id;
  const memberships = await trx.selectFrom('team_members').select('teamid').where('account_id', '=', me).execute();
  for (const { teamid } of memberships) {
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
  }
  return count;
}

/** Deletes everything they uploaded; no team shows it any more. */
async function deletePictures(trx: Trx, { clock }: EraseContext, { account, players }: Person): Promise<number> {
  const ids = players.map(({ player_id }) => player_id);
  const pictures = await trx
    .selectFrom('images')
    .select(['image_code', 'file'])
    .where((row) =>
      row.or([
        row('account_id', '=', account?.account_id ?? ''),
        row.and([row('kind', '=', 'player'), row('owner', '=', account?.account_id ?? '')]),
        ...(ids.length > 0 ? [row('player_id', 'in', ids)] : []),
      ]),
    )
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
async function takeVotesBack(trx: Trx, context: EraseContext, { players }: Person): Promise<void> {
  for (const { game_id, player_id } of players) {
    const shots = await trx.selectFrom('images').select('image_code').where('player_id', '=', player_id).execute();
    const votes = await trx.deleteFrom('ballots').where('player_id', '=', player_id).returning('vote').execute();
    const told = shots.length + votes.length > 0 && (await tellOfPhotos(trx, game_id, context.clock.now()));
    if (told) await leaveNews(trx, context, { game_id, done: told.committed });
  }
}

/**
 * Deletes short links whose token has their name (in invites they made) or their contact (in links sent to them), since
 * anybody with the link can read it. Runs before their invites are closed, since closing removes the invitee.
 */
async function forgetLinks(trx: Trx, { keys }: EraseContext, { contacts, players }: Person): Promise<void> {
  const ids = ['', ...players.map(({ player_id }) => player_id)];
  const invites = await trx.selectFrom('game_invites').select('code').where('inviter', 'in', ids).execute();
  const theirs = new Set([...invites.map(({ code }) => code), ...contacts.map(({ contact }) => contact)]);
  const links = await trx.selectFrom('short_links').select(['url_id', 'path']).execute();
  for (const { url_id, path } of links) {
    const claims = claimsIn(keys.opened(path) ?? '');
    const said = [claims?.team_code, claims?.email, claims?.phone];
    if (!said.some((text) => typeof text === 'string' && theirs.has(text))) continue;
    await trx.deleteFrom('short_links').where('url_id', '=', url_id).execute();
  }
}

/** The claims of the token in a short link's path; undefined where it has none. */
function claimsIn(path: string): JWTPayload | undefined {
  const [token] = /[\w-]+\.[\w-]+\.[\w-]+$/.exec(path) ?? [];
  return token === undefined ? undefined : decodeJwt(token);
}

/** Closes the invites that they made, and those to their account or contacts. */
async function closeInvites(trx: Trx, { clock }: EraseContext, { account, contacts, players }: Person): Promise<void> {
  const now = clock.now();
  const account_id = account?.account_id ?? '';
  const ids = players.map(({ player_id }) => player_id);
  const addresses = contacts.map(({ contact }) => contact);
  const close = trx.updateTable('game_invites').set({ closed_at: now, closed_as: 'cancelled' });
  const closeForTeams = trx.updateTable('team_invites').set({ closed_at: now });
  if (ids.length > 0) await close.where('inviter', 'in', ids).where('closed_at', 'is', null).execute();
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

/** Replaces the hashes of their browsers by random ones, different in each row, so that rows stay distinct. */
async function forgetBrowsers(
  trx: Trx,
  { random }: EraseContext,
  { account, clientHashes, players }: Person,
): Promise<void> {
  const nobody = () => `nobody/${newId(random)}`;
  const games = players.map(({ game_id }) => game_id);
  for (const client_hash of clientHashes) {
    if (games.length > 0) {
      for (const table of ['answer_writes', 'double_writes'] as const) {
        await trx
          .updateTable(table)
          .set({ client_hash: nobody() })
          .where('client_hash', '=', client_hash)
          .where('teamid', 'in', (db) => db.selectFrom('game_teams').select('teamid').where('game_id', 'in', games))
          .execute();
      }
    }
    await trx.deleteFrom('challenges').where('client_hash', '=', client_hash).execute();
  }
  for (const { player_id } of players) {
    const set = { player_name: formerPlayer, client_hash: nobody(), account_id: null };
    await trx.updateTable('game_players').set(set).where('player_id', '=', player_id).execute();
    await trx.updateTable('feedback').set({ notes: '' }).where('player_id', '=', player_id).execute();
  }
  if (account) await trx.deleteFrom('known_devices').where('account_id', '=', account.account_id).execute();
}

async function unlinkSurveys(
  trx: Trx,
  { keys, random }: EraseContext,
  { account, clientHashes }: Person,
): Promise<void> {
  for (const id of [...(account ? [account.account_id] : []), ...clientHashes]) {
    const who = `nobody/${newId(random)}`;
    const theirs = surveyIdentity(keys, id);
    await trx.updateTable('survey_answers').set({ who }).where('who', '=', theirs).execute();
    // What was counted of them stays, as a sum.
    await trx.deleteFrom('proof_marks').where('who', '=', theirs).execute();
  }
}

/** Deletes the stored replies of repeated calls that mention them: a repeat is then answered anew. */
async function forgetReplies(trx: Trx, { account, contacts, players }: Person): Promise<void> {
  const texts = [
    ...(account ? [account.account_id] : []),
    ...contacts.map(({ contact }) => contact),
    ...players.map(({ player_code }) => player_code),
  ];
  for (const text of texts) {
    // A wildcard character of LIKE matches any: too many replies are deleted rather than too few.
    await trx
      .deleteFrom('replies')
      .where('body', 'like', `%${text.replaceAll(/[\\%_]/g, '_')}%`)
      .execute();
  }
}

/** Empties the account's row, which teams and invites refer to; none of its tokens is valid any more. */
async function forgetAccount(trx: Trx, { clock }: EraseContext, { account, contacts }: Person): Promise<void> {
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
