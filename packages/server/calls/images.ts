import {
  deleteGameImage,
  deletePlayerImage,
  deleteTeamImage,
  type Image,
  listImages,
  updateTeamPhoto,
  uploadGameImage,
  uploadPlayerImage,
  uploadTeamImage,
} from '@snug/contract';
import { deleteImageShapes, listImagesShapes, updateTeamPhotoShapes, uploadImageShapes } from '@snug/contract/shapes';
import type { Transaction } from 'kysely';
import type { Actor } from '../actor.ts';
import type { House } from '../house.ts';
import { keepPicture } from '../media/keep-picture.ts';
import { pictureUrl } from '../media/picture-name.ts';
import { sweepSome } from '../media/sweep.ts';
import { changedOnce } from '../once-only.ts';
import { details, Refusal } from '../refusals.ts';
import { gameOf, route } from '../route.ts';
import { mustEdit } from '../rules/registered-teams.ts';
import { findImage, type ImagePlace, imagesOf, markDeleted } from '../store/images.ts';
import { rosterOf } from '../store/registered-teams.ts';
import type { Database, ImageRow, RegisteredTeamRow } from '../store/schema.ts';
import { imageView } from '../views/image.ts';
import type { Whereabouts } from '../whereabouts.ts';
import { accountIdOf, registeredTeamOf } from './teams.ts';

/** Avatars, action shots and pictures of registered teams (OPEN-89). */
export const imageRoutes = [
  route(listImages, listImagesShapes, async ({ house, ...asked }) =>
    listed(house, shotsOf(asked), mayDeleteShot(asked)),
  ),

  route(uploadGameImage, uploadImageShapes, async ({ house, file, actor, idempotencyKey, ...asked }) => {
    const { player } = asked;
    const place = shotsOf(asked);
    const by = { account_id: player?.account_id ?? null, player_id: player?.player_id ?? null };
    const teamid = player?.teamid ?? null;
    await changedOnce(house, actor, JSON.stringify([uploadGameImage.name, place.owner]), idempotencyKey, (note) =>
      keepPicture(house, { ...place, ...by, teamid, purpose: 'picture', file }, note),
    );
    // A repeat too is answered how things stand now.
    return listed(house, place, mayDeleteShot(asked));
  }),

  route(deleteGameImage, deleteImageShapes, async ({ house, params, ...asked }) => {
    await remove(house, shotsOf(asked), params.image_code, mayDeleteShot(asked));
    return listed(house, shotsOf(asked), mayDeleteShot(asked));
  }),

  route(uploadPlayerImage, uploadImageShapes, async ({ house, actor, params, file }) => {
    const account_id = ownIdOf(actor, params.id);
    const place = avatarOf(account_id);
    await keepPicture(
      house,
      { ...place, account_id, player_id: null, teamid: null, purpose: 'avatar', file },
      async (trx, { image_code, file, created_at }) => {
        const earlier = (await imagesOf(trx, place)).map((image) => image.image_code);
        await markDeleted(
          trx,
          earlier.filter((each) => each !== image_code),
          created_at,
        );
        await showAvatar(trx, account_id, pictureUrl(file));
      },
    );
    await sweepSome(house);
    return listed(house, place, anybody);
  }),

  route(deletePlayerImage, deleteImageShapes, async ({ house, actor, params }) => {
    const account_id = ownIdOf(actor, params.id);
    const place = avatarOf(account_id);
    await remove(house, place, params.image_code, anybody, (trx) => showAvatar(trx, account_id, ''));
    return listed(house, place, anybody);
  }),

  route(uploadTeamImage, uploadImageShapes, async ({ house, actor, file, ...asked }) => {
    const account_id = accountIdOf(actor);
    const place = albumOf(asked);
    await keepPicture(house, { ...place, account_id, player_id: null, teamid: null, purpose: 'picture', file });
    return listed(house, place, mayDeleteOfTeam(actor, asked));
  }),

  route(deleteTeamImage, deleteImageShapes, async ({ house, actor, params, ...asked }) => {
    const team = registeredTeamOf(asked);
    const mayDelete = mayDeleteOfTeam(actor, asked);
    await remove(house, albumOf(asked), params.image_code, mayDelete, async (trx, { file }) => {
      const { team_image } = await trx
        .selectFrom('teams')
        .select('team_image')
        .where('teamid', '=', team.teamid)
        .executeTakeFirstOrThrow();
      if (team_image === pictureUrl(file)) await showTeamImage(trx, team, '');
    });
    return listed(house, albumOf(asked), mayDelete);
  }),

  route(updateTeamPhoto, updateTeamPhotoShapes, async ({ house, actor, file, ...asked }) => {
    const team = registeredTeamOf(asked);
    const account_id = accountIdOf(actor);
    const { db } = house.store;
    // Asked before the upload, and again when it counts: decoding takes its time.
    mustEdit(await rosterOf(db, house.keys, team.teamid), account_id);
    const row = await keepPicture(
      house,
      { ...albumOf(asked), account_id, player_id: null, teamid: null, purpose: 'picture', file },
      async (trx, { file, created_at }) => {
        const roster = await rosterOf(trx, house.keys, team.teamid);
        mustEdit(roster, account_id);
        const { team_image } = roster.team;
        const replaced = (await imagesOf(trx, albumOf(asked))).filter((each) => pictureUrl(each.file) === team_image);
        await markDeleted(
          trx,
          replaced.map(({ image_code }) => image_code),
          created_at,
        );
        await showTeamImage(trx, team, pictureUrl(file));
      },
    );
    await sweepSome(house);
    return { url: pictureUrl(row.file) };
  }),
];

type MayDelete = (image: ImageRow) => boolean;

const anybody: MayDelete = () => true;

function shotsOf(asked: Pick<Whereabouts, 'game'>): ImagePlace {
  return { kind: 'game', owner: gameOf(asked).game_id };
}

function avatarOf(account_id: string): ImagePlace {
  return { kind: 'player', owner: account_id };
}

function albumOf(asked: Pick<Whereabouts, 'team'>): ImagePlace {
  return { kind: 'team', owner: registeredTeamOf(asked).teamid };
}

/** The uploader, the captain of the uploader's team, or the quizmaster (H60). */
function mayDeleteShot({ role, player }: Pick<Whereabouts, 'role' | 'player'>): MayDelete {
  return ({ player_id, teamid }) =>
    role === 'host' ||
    (player !== undefined && player.player_id === player_id) ||
    (role === 'captain' && player?.teamid === teamid);
}

/** The uploader or the owner (H60). */
function mayDeleteOfTeam(actor: Actor, { role }: Pick<Whereabouts, 'role'>): MayDelete {
  const me = accountIdOf(actor);
  return ({ account_id }) => role === 'owner' || account_id === me;
}

function ownIdOf(actor: Actor, id: string): string {
  const account_id = accountIdOf(actor);
  if (id !== account_id) throw new Refusal(403, details.avatarNotYours);
  return account_id;
}

async function listed({ store }: House, place: ImagePlace, mayDelete: MayDelete): Promise<Image[]> {
  return (await imagesOf(store.db, place)).map((image) => imageView(image, mayDelete(image)));
}

/** Deletes a picture with its file. Once more, by who may, is the same as once. */
async function remove(
  house: House,
  place: ImagePlace,
  image_code: string,
  mayDelete: MayDelete,
  also: (trx: Transaction<Database>, image: ImageRow) => Promise<unknown> = async () => {},
): Promise<void> {
  const file = await house.store.write(async (trx) => {
    const image = await findImage(trx, place, image_code);
    if (!image) throw new Refusal(404, details.imageNotFound);
    if (!mayDelete(image)) throw new Refusal(403, details.imageNotYours);
    if (image.deleted_at !== null) return image.file;
    await markDeleted(trx, [image_code], house.clock.now());
    await also(trx, image);
    return image.file;
  });
  // This very file is what the call is about: while it is still there, the call is to be made again.
  if (file !== '') await house.media.delete(file);
  await sweepSome(house);
}

function showAvatar(trx: Transaction<Database>, account_id: string, profile_img: string): Promise<unknown> {
  return trx.updateTable('accounts').set({ profile_img }).where('account_id', '=', account_id).execute();
}

/** The team's picture is the same wherever it plays or has played: the last one's file is gone. */
async function showTeamImage(
  trx: Transaction<Database>,
  { teamid, kt_team_id }: RegisteredTeamRow,
  team_image: string,
): Promise<void> {
  await trx.updateTable('teams').set({ team_image }).where('teamid', '=', teamid).execute();
  await trx.updateTable('game_teams').set({ team_image }).where('kt_team_id', '=', String(kt_team_id)).execute();
}
