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
import { details, mayDeleteShot, mayDeleteTeamImage, mustEdit, Refusal } from '@snug/rules';
import type { Transaction } from 'kysely';
import { findImage, type ImagePlace, imagesOf, markDeleted } from '../../database/images.ts';
import { rosterOf } from '../../database/registered-teams.ts';
import type { Database, ImageRow, RegisteredTeamRow } from '../../database/schema.ts';
import type { ServerContext } from '../../foundation/server-context.ts';
import { keepPicture } from '../../media/keep-picture.ts';
import { pictureUrl } from '../../media/picture-name.ts';
import { sweepSome } from '../../media/sweep.ts';
import { imageView } from '../../queries/image.ts';
import type { Actor } from '../actor.ts';
import type { Authorization } from '../authorization.ts';
import { changeOnce } from '../idempotency.ts';
import { gameOf, route } from '../route.ts';
import { accountIdOf, registeredTeamOf } from './teams.ts';

/** Avatars, action shots and pictures of registered teams (OPEN-89). */
export const imageRoutes = [
  route(listImages, listImagesShapes, async ({ context, ...asked }) =>
    listed(context, shotsOf(asked), mayDeleteShot(asked.role, asked.player)),
  ),

  route(uploadGameImage, uploadImageShapes, async ({ context, file, actor, idempotencyKey, ...asked }) => {
    const { player } = asked;
    const place = shotsOf(asked);
    const by = { account_id: player?.account_id ?? null, player_id: player?.player_id ?? null };
    const teamid = player?.teamid ?? null;
    await changeOnce(context, actor, JSON.stringify([uploadGameImage.name, place.owner]), idempotencyKey, (note) =>
      keepPicture(context, { ...place, ...by, teamid, purpose: 'picture', file }, note),
    );
    // A repeat too is answered how things stand now.
    return listed(context, place, mayDeleteShot(asked.role, asked.player));
  }),

  route(deleteGameImage, deleteImageShapes, async ({ context, params, ...asked }) => {
    await remove(context, shotsOf(asked), params.image_code, mayDeleteShot(asked.role, asked.player));
    return listed(context, shotsOf(asked), mayDeleteShot(asked.role, asked.player));
  }),

  route(uploadPlayerImage, uploadImageShapes, async ({ context, actor, params, file }) => {
    const account_id = ownIdOf(actor, params.id);
    const place = avatarOf(account_id);
    await keepPicture(
      context,
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
    await sweepSome(context);
    return listed(context, place, anybody);
  }),

  route(deletePlayerImage, deleteImageShapes, async ({ context, actor, params }) => {
    const account_id = ownIdOf(actor, params.id);
    const place = avatarOf(account_id);
    await remove(context, place, params.image_code, anybody, (trx) => showAvatar(trx, account_id, ''));
    return listed(context, place, anybody);
  }),

  route(uploadTeamImage, uploadImageShapes, async ({ context, actor, file, ...asked }) => {
    const account_id = accountIdOf(actor);
    const place = albumOf(asked);
    await keepPicture(context, { ...place, account_id, player_id: null, teamid: null, purpose: 'picture', file });
    return listed(context, place, mayDeleteTeamImage(asked.role, accountIdOf(actor)));
  }),

  route(deleteTeamImage, deleteImageShapes, async ({ context, actor, params, ...asked }) => {
    const team = registeredTeamOf(asked);
    const mayDelete = mayDeleteTeamImage(asked.role, accountIdOf(actor));
    await remove(context, albumOf(asked), params.image_code, mayDelete, async (trx, { file }) => {
      const { team_image } = await trx
        .selectFrom('teams')
        .select('team_image')
        .where('teamid', '=', team.teamid)
        .executeTakeFirstOrThrow();
      if (team_image === pictureUrl(file)) await showTeamImage(trx, team, '');
    });
    return listed(context, albumOf(asked), mayDelete);
  }),

  route(updateTeamPhoto, updateTeamPhotoShapes, async ({ context, actor, file, ...asked }) => {
    const team = registeredTeamOf(asked);
    const account_id = accountIdOf(actor);
    const { db } = context.store;
    // Asked before the upload, and again when it counts: decoding takes its time.
    mustEdit(await rosterOf(db, context.keys, team.teamid), account_id);
    const row = await keepPicture(
      context,
      { ...albumOf(asked), account_id, player_id: null, teamid: null, purpose: 'picture', file },
      async (trx, { file, created_at }) => {
        const roster = await rosterOf(trx, context.keys, team.teamid);
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
    await sweepSome(context);
    return { url: pictureUrl(row.file) };
  }),
];

type MayDelete = (image: ImageRow) => boolean;

const anybody: MayDelete = () => true;

function shotsOf(asked: Pick<Authorization, 'game'>): ImagePlace {
  return { kind: 'game', owner: gameOf(asked).game_id };
}

function avatarOf(account_id: string): ImagePlace {
  return { kind: 'player', owner: account_id };
}

function albumOf(asked: Pick<Authorization, 'team'>): ImagePlace {
  return { kind: 'team', owner: registeredTeamOf(asked).teamid };
}

function ownIdOf(actor: Actor, id: string): string {
  const account_id = accountIdOf(actor);
  if (id !== account_id) throw new Refusal(403, details.avatarNotYours);
  return account_id;
}

async function listed({ store }: ServerContext, place: ImagePlace, mayDelete: MayDelete): Promise<Image[]> {
  return (await imagesOf(store.db, place)).map((image) => imageView(image, mayDelete(image)));
}

/** Deletes a picture with its file. Once more, by who may, is the same as once. */
async function remove(
  context: ServerContext,
  place: ImagePlace,
  image_code: string,
  mayDelete: MayDelete,
  also: (trx: Transaction<Database>, image: ImageRow) => Promise<unknown> = async () => {},
): Promise<void> {
  const file = await context.store.write(async (trx) => {
    const image = await findImage(trx, place, image_code);
    if (!image) throw new Refusal(404, details.imageNotFound);
    if (!mayDelete(image)) throw new Refusal(403, details.imageNotYours);
    if (image.deleted_at !== null) return image.file;
    await markDeleted(trx, [image_code], context.clock.now());
    await also(trx, image);
    return image.file;
  });
  // This very file is what the call is about: while it is still there, the call is to be made again.
  if (file !== '') await context.media.delete(file);
  await sweepSome(context);
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
