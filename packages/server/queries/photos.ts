import type { PhotosState, Shot, StoredVote } from '@snug/rules';
import { details, Refusal } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
import { readGameStateInPlay } from '../database/game-state.ts';
import { imagesOf } from '../database/images.ts';
import { fromRow } from '../database/rows.ts';
import type { Db, ImageRow } from '../database/schema.ts';
import { teamsOf } from '../database/teams.ts';
import { pictureUrl } from '../media/picture-name.ts';

/** The photos and votes of a game, beside the game itself. */
export async function readPhotos(
  db: Db,
  game_id: string,
): Promise<Pick<PhotosState, 'shots' | 'votes' | 'ballots' | 'electorate'>> {
  const images = await imagesOf(db, { kind: 'game', owner: game_id });
  const [people] = await electorateOf(db, { game_id });
  return {
    shots: images.map(shotOf),
    votes: (await votesOf(db, { game_id })).map(fromRow) as StoredVote[],
    ballots: await ballotsOf(db, { game_id }),
    electorate: Number(people?.count ?? 0),
  };
}

/** A game with its photos and votes, and with the questions of its current round. */
export async function readPhotosState(db: Db, game_id: string): Promise<PhotosState> {
  const state = await readGameStateInPlay(db, game_id);
  if (!state) throw new Refusal(404, details.gameNotFound);
  return { ...state, teams: await teamsOf(db, { game_id }), ...(await readPhotos(db, game_id)) };
}

/** An action shot of the game that is not deleted. */
export async function readShot(db: Db, game_id: string, image_code: string): Promise<Shot | undefined> {
  const images = await imagesOf(db, { kind: 'game', owner: game_id });
  return images.map(shotOf).find((shot) => shot.image_code === image_code);
}

function shotOf({ image_code, file, player_id, account_id, teamid, created_at, agreed_at, screen }: ImageRow): Shot {
  return { image_code, url: pictureUrl(file), player_id, account_id, teamid, created_at, agreed_at, screen };
}

const votesOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db.selectFrom('votes').selectAll().where('game_id', '=', game_id),
);

/** The votes of those who are in the game. */
const ballotsOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db
    .selectFrom('ballots')
    .innerJoin('game_players', 'game_players.player_id', 'ballots.player_id')
    .selectAll('ballots')
    .where('ballots.game_id', '=', game_id)
    .where('left_at', 'is', null),
);

const electorateOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db
    .selectFrom('game_players')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('game_id', '=', game_id)
    .where('left_at', 'is', null),
);

/** The names of the players of a game, by their ids. */
export async function namesOfUploaders(db: Db, game_id: string): Promise<ReadonlyMap<string, string>> {
  const players = await namesOf(db, { game_id });
  return new Map(players.map(({ player_id, player_name }) => [player_id, player_name]));
}

const namesOf = compiledQuery((db, { game_id }: { game_id: string }) =>
  db.selectFrom('game_players').select(['player_id', 'player_name']).where('game_id', '=', game_id),
);
