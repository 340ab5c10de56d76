import { deleteImage, type ImageChange, replaceAvatar, type StoredImage, showAvatar, type Uploader } from '@snug/rules';
import { accountWithId } from '../database/accounts.ts';
import { findImage, type ImagePlace, imagesOf, markDeleted } from '../database/images.ts';
import type { ImageRow, Trx } from '../database/schema.ts';
import { registeredTeamById } from '../database/teams.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { keepPicture, type Upload } from '../media/keep-picture.ts';
import { pictureUrl } from '../media/picture-name.ts';
import { sweepSome } from '../media/sweep.ts';
import { applyInOpenGames, type InGame, publishInGames } from './in-open-games.ts';
import { tellDesk, tellOfPhotos } from './tell-of-photos.ts';

/** Stores an account's new avatar in place of the one before, and shows it to their teams in open games. */
export async function replaceAvatarOf(context: ServerContext, account_id: string, file: Upload['file']): Promise<void> {
  const place = { kind: 'player', owner: account_id } as const;
  const upload = { ...place, account_id, player_id: null, teamid: null, purpose: 'avatar', file } as const;
  let games: InGame[] = [];
  await keepPicture(context, upload, async (trx, row) => {
    await applyImageChange(trx, place, replaceAvatar(await storedImages(trx, place), storedImage(row)), row.created_at);
    games = await applyInOpenGames(trx, account_id, showAvatar, context.clock.now());
  });
  publishInGames(context, games);
  await sweepSome(context);
}

/** An upload of an action shot. */
export type ShotUpload = Omit<Upload, 'purpose' | 'kind'>;

/** Stores an action shot together with `note`, and tells the quizmaster, who may decide about it. */
export async function keepShot(
  context: ServerContext,
  upload: ShotUpload,
  note: (trx: Trx) => Promise<void>,
): Promise<void> {
  const games: InGame[] = [];
  await keepPicture(context, { ...upload, kind: 'game', purpose: 'picture' }, async (trx) => {
    await note(trx);
    games.push(await tellDesk(trx, upload.owner, context.clock.now()));
  });
  publishInGames(context, games);
}

/** Deletes a picture with its file; an avatar also from its account's teams in open games. Deleting it again changes nothing. */
export async function deletePicture(
  context: ServerContext,
  place: ImagePlace,
  image_code: string,
  mayDelete: (image: Uploader) => boolean,
): Promise<void> {
  const now = context.clock.now();
  const { file, games } = await context.store.write(async (trx) => {
    const row = await findImage(trx, place, image_code);
    const change = deleteImage(row && storedImage(row), mayDelete, await shownOf(trx, place));
    await applyImageChange(trx, place, change, now);
    const isAvatar = place.kind === 'player' && change.shown !== undefined;
    const games = isAvatar ? await applyInOpenGames(trx, place.owner, showAvatar, now) : [];
    // Whoever shows it drops it: the big screen, the console and every phone.
    const told = place.kind === 'game' && change.deleted.length > 0 && (await tellOfPhotos(trx, place.owner, now));
    if (told) games.push(told);
    return { file: row?.file ?? '', games };
  });
  publishInGames(context, games);
  // The call fails while the file cannot be deleted, so that it is made again.
  if (file !== '') await context.media.delete(file);
  await sweepSome(context);
}

/** The pictures of a place, as the rules read them. */
export async function storedImages(trx: Trx, place: ImagePlace): Promise<StoredImage[]> {
  return (await imagesOf(trx, place)).map(storedImage);
}

function storedImage(row: ImageRow): StoredImage {
  return { ...row, url: pictureUrl(row.file), isDeleted: row.deleted_at !== null };
}

/** The address of the avatar of an account or the picture of a registered team; '' where there is none. */
async function shownOf(trx: Trx, { kind, owner }: ImagePlace): Promise<string> {
  if (kind === 'game') return '';
  if (kind === 'team') return (await registeredTeamById(trx, owner)).team_image;
  const [account] = await accountWithId(trx, { account_id: owner });
  return account?.profile_img ?? '';
}

/** Makes the change of a rule. A team's picture also changes in its games, since the file of the old one is deleted. */
export async function applyImageChange(
  trx: Trx,
  { kind, owner }: ImagePlace,
  { deleted, shown }: ImageChange,
  now: number,
): Promise<void> {
  await markDeleted(trx, deleted, now);
  if (shown === undefined) return;
  if (kind === 'player') {
    await trx.updateTable('accounts').set({ profile_img: shown }).where('account_id', '=', owner).execute();
  }
  if (kind === 'team') {
    const set = { team_image: shown };
    const { kt_team_id } = await trx
      .updateTable('teams')
      .set(set)
      .where('teamid', '=', owner)
      .returning('kt_team_id')
      .executeTakeFirstOrThrow();
    await trx.updateTable('game_teams').set(set).where('kt_team_id', '=', String(kt_team_id)).execute();
  }
}
