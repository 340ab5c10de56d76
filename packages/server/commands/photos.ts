import { details, Refusal } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
import { gameWithId } from '../database/game-state.ts';
import { fromRow } from '../database/rows.ts';
import type { Trx } from '../database/schema.ts';
import { readPhotosState, readShot } from '../queries/photos.ts';
import type { Readers } from './read-state.ts';

export const photoReaders = {
  agreeToScreen: async (trx, { image_code, player_id }, { game_id }) => ({
    ...(await readOneShot(trx, game_id, image_code)),
    player: await readPlayer(trx, player_id),
  }),
  choosePhoto: (trx, { image_code }, { game_id }) => readOneShot(trx, game_id, image_code),
  openVote: (trx, _named, { game_id }) => readPhotosState(trx, game_id),
  closeVote: (trx, _named, { game_id }) => readPhotosState(trx, game_id),
  hideVote: (trx, _named, { game_id }) => readPhotosState(trx, game_id),
  castVote: async (trx, { player_id }, { game_id }) => ({
    ...(await readPhotosState(trx, game_id)),
    player: await readPlayer(trx, player_id),
  }),
} satisfies Partial<Readers>;

async function readOneShot(trx: Trx, game_id: string, image_code: string) {
  const [game] = await gameWithId(trx, { game_id });
  if (!game) throw new Refusal(404, details.gameNotFound);
  return { game, shot: await readShot(trx, game_id, image_code) };
}

/** The caller, as they are once it is their turn. */
async function readPlayer(trx: Trx, player_id: string) {
  const [player] = (await playerWithId(trx, { player_id })).map(fromRow);
  if (!player) throw new Refusal(403, details.noGameAccess);
  return player;
}

const playerWithId = compiledQuery((db, { player_id }: { player_id: string }) =>
  db.selectFrom('game_players').selectAll().where('player_id', '=', player_id).where('left_at', 'is', null),
);
