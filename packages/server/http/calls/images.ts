import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { isOwnShot, mayDeleteShot, mayDeleteTeamImage, requireOwnAvatar, type Uploader } from '@snug/rules';
import { type Actor, accountIdOf } from '../../accounts/actor.ts';
import { deletePicture, keepShot, replaceAvatarOf } from '../../commands/images.ts';
import { addTeamImage } from '../../commands/registered-teams.ts';
import { type ImagePlace, imagesOf } from '../../database/images.ts';
import type { ServerContext } from '../../foundation/server-context.ts';
import { imageView, ownShotView } from '../../queries/image.ts';
import type { Authorization } from '../authorization.ts';
import { changeOnce } from '../idempotency.ts';
import { inGame } from '../policy.ts';
import { type CallFamily, gameOf, registeredTeamOf, route } from '../route.ts';

export const uploading = {
  400: ['noFile', 'oneFile'],
  409: ['tooManyImages', 'tooManyImageBytes'],
  413: ['imageTooLarge', 'imageTooManyPixels'],
  415: ['imageNeeded', 'notAnImage', 'imageUnreadable'],
  429: ['uploadUnderWay'],
  503: ['uploadTooSlow'],
} as const;

const uploadingAvatar = { ...uploading, 415: ['imageNeeded', 'notAnAvatar', 'imageUnreadable'] } as const;

const deleting = { 403: ['imageNotYours'], 404: ['imageNotFound'] } as const;

export const images: CallFamily = {
  name: 'images',
  about: 'Action shots, avatars and pictures of teams.',
  calls: [
    route(contract.listImages, shapes.listImagesShapes, {
      summary: 'The action shots of a game.',
      allow: { roles: [...inGame, 'host'], game: 'params', clientId: 'none' },
      answer: ({ context, ...request }) => listedShots(context, request),
    }),

    route(contract.listPlayerImages, shapes.listPlayerImagesShapes, {
      summary: 'The caller’s avatar: id is their own playerid.',
      allow: { roles: ['account'] },
      refusals: { 403: ['avatarNotYours'] },
      answer: ({ context, actor, params }) => listed(context, ownAvatar(actor, params.id), anybody),
    }),

    route(contract.uploadPlayerImage, shapes.uploadImageShapes, {
      summary: 'Uploads the caller’s avatar: id is their own playerid.',
      allow: { roles: ['account'], rateLimit: 'uploads' },
      refusals: { ...uploadingAvatar, 403: ['avatarNotYours'] },
      async answer({ context, actor, params, file }) {
        const place = ownAvatar(actor, params.id);
        await replaceAvatarOf(context, place.owner, file);
        return listed(context, place, anybody);
      },
    }),

    route(contract.uploadGameImage, shapes.uploadImageShapes, {
      summary:
        'Uploads an action shot. The field `big_screen` with `yes` beside the file lets the quizmaster show it on the big screen.',
      allow: { roles: ['member', 'captain'], game: 'params', rateLimit: 'uploads' },
      refusals: { ...uploading, 409: [...uploading[409], 'tooManyImagesHere'], 422: ['keyUsed'] },
      reads: ['idempotencyKey'],
      async answer({ context, file, fields, actor, idempotencyKey, ...request }) {
        const { player } = request;
        const { owner } = shotsOf(request);
        const agrees = () => fields.get(contract.bigScreenField) === 'yes';
        const by = { account_id: player?.account_id ?? null, player_id: player?.player_id ?? null };
        const teamid = player?.teamid ?? null;
        const what = JSON.stringify([contract.uploadGameImage.name, owner]);
        await changeOnce(context, actor, { what, idempotencyKey, file }, (file, note) =>
          keepShot(context, { owner, ...by, teamid, file, agrees }, note),
        );
        // A repeat also gets the list as it is now.
        return listedShots(context, request);
      },
    }),

    route(contract.uploadTeamImage, shapes.uploadImageShapes, {
      summary: 'Uploads a further picture of a registered team: by who may edit it.',
      allow: { roles: ['teammate', 'owner'], team: 'reachable', rateLimit: 'uploads' },
      refusals: { ...uploading, 403: ['ownerOnly'], 409: [...uploading[409], 'tooManyImagesHere'] },
      async answer({ context, actor, file, ...request }) {
        const me = accountIdOf(actor);
        await addTeamImage(context, { team: registeredTeamOf(request), me }, file);
        return listed(context, albumOf(request), mayDeleteTeamImage(request.role, me));
      },
    }),

    route(contract.deletePlayerImage, shapes.deleteImageShapes, {
      summary: 'Deletes the avatar.',
      allow: { roles: ['account'] },
      refusals: { ...deleting, 403: ['avatarNotYours'] },
      async answer({ context, actor, params }) {
        const place = ownAvatar(actor, params.id);
        await deletePicture(context, place, params.image_code, anybody);
        return listed(context, place, anybody);
      },
    }),

    route(contract.deleteGameImage, shapes.deleteImageShapes, {
      summary: 'Deletes an action shot: by its uploader, the captain of that team, or the quizmaster.',
      allow: { roles: [...inGame, 'host'], game: 'params', clientId: 'none' },
      refusals: deleting,
      async answer({ context, params, ...request }) {
        const mayDelete = mayDeleteShot(request.role, request.player);
        await deletePicture(context, shotsOf(request), params.image_code, mayDelete);
        return listedShots(context, request);
      },
    }),

    route(contract.deleteTeamImage, shapes.deleteImageShapes, {
      summary: 'Deletes a picture of a registered team: by its uploader or the owner.',
      allow: { roles: ['teammate', 'owner'], team: 'reachable' },
      refusals: deleting,
      async answer({ context, actor, params, ...request }) {
        const mayDelete = mayDeleteTeamImage(request.role, accountIdOf(actor));
        await deletePicture(context, albumOf(request), params.image_code, mayDelete);
        return listed(context, albumOf(request), mayDelete);
      },
    }),
  ],
};

type MayDelete = (image: Uploader) => boolean;

const anybody: MayDelete = () => true;

function shotsOf(request: Pick<Authorization, 'game'>): ImagePlace {
  return { kind: 'game', owner: gameOf(request).game_id };
}

function albumOf(request: Pick<Authorization, 'team'>): ImagePlace {
  return { kind: 'team', owner: registeredTeamOf(request).teamid };
}

/** The place of the caller's avatar, which is named by their own playerid. */
function ownAvatar(actor: Actor, id: string): ImagePlace {
  const owner = accountIdOf(actor);
  requireOwnAvatar(id, owner);
  return { kind: 'player', owner };
}

/** The action shots of the game as the caller sees them: of their own, where they are on their way to the big screen. */
export async function listedShots(
  { store }: ServerContext,
  request: Pick<Authorization, 'game' | 'role' | 'player'>,
): Promise<contract.Image[]> {
  const { role, player } = request;
  const mayDelete = mayDeleteShot(role, player);
  const isMine = player ? isOwnShot(player) : () => false;
  const images = await imagesOf(store.db, shotsOf(request));
  return images.map((image) => (isMine(image) ? ownShotView : imageView)(image, mayDelete(image)));
}

async function listed({ store }: ServerContext, place: ImagePlace, mayDelete: MayDelete): Promise<contract.Image[]> {
  return (await imagesOf(store.db, place)).map((image) => imageView(image, mayDelete(image)));
}
