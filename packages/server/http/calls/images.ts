import {
  deleteGameImage,
  deletePlayerImage,
  deleteTeamImage,
  type Image,
  listImages,
  uploadGameImage,
  uploadPlayerImage,
  uploadTeamImage,
} from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { details, mayDeleteShot, mayDeleteTeamImage, Refusal } from '@snug/rules';
import { type Actor, accountIdOf } from '../../accounts/actor.ts';
import { showTeamImage } from '../../commands/show-team-image.ts';
import { findImage, type ImagePlace, imagesOf, markDeleted } from '../../database/images.ts';
import type { ImageRow, Trx } from '../../database/schema.ts';
import type { ServerContext } from '../../foundation/server-context.ts';
import { keepPicture } from '../../media/keep-picture.ts';
import { pictureUrl } from '../../media/picture-name.ts';
import { sweepSome } from '../../media/sweep.ts';
import { imageView } from '../../queries/image.ts';
import type { Authorization } from '../authorization.ts';
import { changeOnce } from '../idempotency.ts';
import { inGame } from '../policy.ts';
import { type CallFamily, gameOf, registeredTeamOf, route } from '../route.ts';

export const uploading = {
  400: ['noFile', 'oneFile'],
  409: ['tooManyImages', 'tooManyImageBytes'],
  413: ['imageTooLarge', 'imageTooManyPixels'],
  415: ['imageNeeded', 'notAnImage', 'imageUnreadable'],
} as const;

const uploadingAvatar = { ...uploading, 415: ['imageNeeded', 'notAnAvatar', 'imageUnreadable'] } as const;

const deleting = { 403: ['imageNotYours'], 404: ['imageNotFound'] } as const;

export const images: CallFamily = {
  name: 'images',
  about: 'Action shots, avatars and pictures of teams.',
  calls: [
    route(listImages, shapes.listImagesShapes, {
      summary: 'The action shots of a game.',
      allow: { roles: [...inGame, 'host'], game: 'params', clientId: 'none' },
      answer: async ({ context, ...request }) =>
        listed(context, shotsOf(request), mayDeleteShot(request.role, request.player)),
    }),

    route(uploadPlayerImage, shapes.uploadImageShapes, {
      summary: 'Uploads the caller’s avatar: id is their own playerid.',
      allow: { roles: ['account'], rateLimit: 'uploads' },
      refusals: { ...uploadingAvatar, 403: ['avatarNotYours'] },
      async answer({ context, actor, params, file }) {
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
      },
    }),

    route(uploadGameImage, shapes.uploadImageShapes, {
      summary: 'Uploads an action shot.',
      allow: { roles: ['member', 'captain'], game: 'params', rateLimit: 'uploads' },
      refusals: { ...uploading, 409: [...uploading[409], 'tooManyImagesHere'] },
      reads: ['idempotencyKey'],
      async answer({ context, file, actor, idempotencyKey, ...request }) {
        const { player } = request;
        const place = shotsOf(request);
        const by = { account_id: player?.account_id ?? null, player_id: player?.player_id ?? null };
        const teamid = player?.teamid ?? null;
        await changeOnce(context, actor, JSON.stringify([uploadGameImage.name, place.owner]), idempotencyKey, (note) =>
          keepPicture(context, { ...place, ...by, teamid, purpose: 'picture', file }, note),
        );
        // A repeat also gets the list as it is now.
        return listed(context, place, mayDeleteShot(request.role, request.player));
      },
    }),

    route(uploadTeamImage, shapes.uploadImageShapes, {
      summary: 'Uploads a further picture of a registered team.',
      allow: { roles: ['teammate', 'owner'], team: 'reachable', rateLimit: 'uploads' },
      refusals: { ...uploading, 409: [...uploading[409], 'tooManyImagesHere'] },
      async answer({ context, actor, file, ...request }) {
        const account_id = accountIdOf(actor);
        const place = albumOf(request);
        await keepPicture(context, { ...place, account_id, player_id: null, teamid: null, purpose: 'picture', file });
        return listed(context, place, mayDeleteTeamImage(request.role, accountIdOf(actor)));
      },
    }),

    route(deletePlayerImage, shapes.deleteImageShapes, {
      summary: 'Deletes the avatar.',
      allow: { roles: ['account'], once: true },
      refusals: { ...deleting, 403: ['avatarNotYours'] },
      async answer({ context, actor, params }) {
        const account_id = ownIdOf(actor, params.id);
        const place = avatarOf(account_id);
        await remove(context, place, params.image_code, anybody, (trx) => showAvatar(trx, account_id, ''));
        return listed(context, place, anybody);
      },
    }),

    route(deleteGameImage, shapes.deleteImageShapes, {
      summary: 'Deletes an action shot: by its uploader, the captain of that team, or the quizmaster.',
      allow: { roles: [...inGame, 'host'], game: 'params', clientId: 'none', once: true },
      refusals: deleting,
      async answer({ context, params, ...request }) {
        await remove(context, shotsOf(request), params.image_code, mayDeleteShot(request.role, request.player));
        return listed(context, shotsOf(request), mayDeleteShot(request.role, request.player));
      },
    }),

    route(deleteTeamImage, shapes.deleteImageShapes, {
      summary: 'Deletes a picture of a registered team.',
      allow: { roles: ['teammate', 'owner'], team: 'reachable', once: true },
      refusals: deleting,
      async answer({ context, actor, params, ...request }) {
        const team = registeredTeamOf(request);
        const mayDelete = mayDeleteTeamImage(request.role, accountIdOf(actor));
        await remove(context, albumOf(request), params.image_code, mayDelete, async (trx, { file }) => {
          const { team_image } = await trx
            .selectFrom('teams')
            .select('team_image')
            .where('teamid', '=', team.teamid)
            .executeTakeFirstOrThrow();
          if (team_image === pictureUrl(file)) await showTeamImage(trx, team, '');
        });
        return listed(context, albumOf(request), mayDelete);
      },
    }),
  ],
};

type MayDelete = (image: ImageRow) => boolean;

const anybody: MayDelete = () => true;

function shotsOf(request: Pick<Authorization, 'game'>): ImagePlace {
  return { kind: 'game', owner: gameOf(request).game_id };
}

function avatarOf(account_id: string): ImagePlace {
  return { kind: 'player', owner: account_id };
}

function albumOf(request: Pick<Authorization, 'team'>): ImagePlace {
  return { kind: 'team', owner: registeredTeamOf(request).teamid };
}

function ownIdOf(actor: Actor, id: string): string {
  const account_id = accountIdOf(actor);
  if (id !== account_id) throw new Refusal(403, details.avatarNotYours);
  return account_id;
}

async function listed({ store }: ServerContext, place: ImagePlace, mayDelete: MayDelete): Promise<Image[]> {
  return (await imagesOf(store.db, place)).map((image) => imageView(image, mayDelete(image)));
}

/** Deletes a picture with its file. Deleting it again changes nothing. */
async function remove(
  context: ServerContext,
  place: ImagePlace,
  image_code: string,
  mayDelete: MayDelete,
  also: (trx: Trx, image: ImageRow) => Promise<unknown> = async () => {},
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
  // The call fails while the file cannot be deleted, so that it is made again.
  if (file !== '') await context.media.delete(file);
  await sweepSome(context);
}

function showAvatar(trx: Trx, account_id: string, profile_img: string): Promise<unknown> {
  return trx.updateTable('accounts').set({ profile_img }).where('account_id', '=', account_id).execute();
}
