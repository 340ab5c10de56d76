import { leaveGame, nothingNew, success } from '@snug/rules';
import { applyDecision } from '../../commands/commands.ts';
import { leaveNews } from '../../commands/leave-news.ts';
import { tellOfPhotos } from '../../commands/tell-of-photos.ts';
import { fromRow } from '../../database/rows.ts';
import type { GamePlayerRow, Trx } from '../../database/schema.ts';
import { readTeamWithHoldings } from '../../database/team-holdings.ts';
import { closeInvitesBy } from './close-invites.ts';
import type { EraseContext } from './erase-context.ts';
import { deletePicturesOf } from './erase-pictures.ts';
import type { ErasedPerson } from './erased-person.ts';
import { formerPlayer } from './former-player.ts';
import { isNobody, newNobody } from './nobody.ts';

/**
 * What they have left in one game but its messages. Returns how many pictures; undefined where the player is somebody else's.
 * Afterwards the player there is nobody's.
 */
export async function eraseInGame(
  trx: Trx,
  context: EraseContext,
  person: ErasedPerson,
  player_id: string,
): Promise<number | undefined> {
  // Read under the game's lock: they may have become captain meanwhile, or somebody else have logged in as this guest.
  const player = await trx.selectFrom('game_players').selectAll().where('player_id', '=', player_id).executeTakeFirst();
  if (player && isNobody(player.client_hash)) return 0;
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

/** Deletes what they have voted for, and tells their games that their photos and votes are gone. */
async function takeVotesBack(trx: Trx, context: EraseContext, { players }: ErasedPerson): Promise<void> {
  for (const { game_id, player_id } of players) {
    const shots = await trx.selectFrom('images').select('image_code').where('player_id', '=', player_id).execute();
    const votes = await trx.deleteFrom('ballots').where('player_id', '=', player_id).returning('vote').execute();
    const told = shots.length + votes.length > 0 && (await tellOfPhotos(trx, game_id, context.clock.now()));
    if (told) await leaveNews(trx, context, { game_id, done: told.committed });
  }
}

/** Replaces the hashes of their browsers by random ones, different in each row, so that rows stay distinct. */
async function forgetBrowsers(
  trx: Trx,
  { random }: EraseContext,
  { clientHashes, players }: ErasedPerson,
): Promise<void> {
  const games = players.map(({ game_id }) => game_id);
  for (const client_hash of clientHashes) {
    if (games.length > 0) {
      for (const table of ['answer_writes', 'double_writes'] as const) {
        await trx
          .updateTable(table)
          .set({ client_hash: newNobody(random) })
          .where('client_hash', '=', client_hash)
          .where('teamid', 'in', (db) => db.selectFrom('game_teams').select('teamid').where('game_id', 'in', games))
          .execute();
      }
    }
  }
  for (const { player_id } of players) {
    const set = { player_name: formerPlayer, client_hash: newNobody(random), account_id: null };
    await trx.updateTable('game_players').set(set).where('player_id', '=', player_id).execute();
    await trx.updateTable('feedback').set({ notes: '' }).where('player_id', '=', player_id).execute();
  }
}
