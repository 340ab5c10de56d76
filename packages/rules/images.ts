import { imageBytesPerPlayerMax, imagesPerGameMax, imagesPerPlayerMax } from '@snug/contract';
import { details } from './details.ts';
import { Refusal } from './refusal.ts';
import type { Role } from './roles.ts';
import type { Player } from './state/people.ts';

/** Who uploaded an image: an account, or a player of a game with the team they were on then. */
export interface Uploader {
  readonly account_id: string | null;
  readonly player_id: string | null;
  readonly teamid: string | null;
}

export interface StoredImage extends Uploader {
  readonly image_code: string;
  readonly url: string;
  readonly isDeleted: boolean;
}

/** What an upload or a deletion changes besides the new image itself. */
export interface ImageChange {
  /** The codes of images to delete. */
  readonly deleted: readonly string[];
  /** The address to show from now on as the account's avatar or the team's picture; '' for none, undefined for no change. */
  readonly shown?: string | undefined;
}

/** Whether an image counts for this uploader: the account, or a guest of one game. */
export function isUploadedBy({ account_id, player_id }: Omit<Uploader, 'teamid'>): (image: Uploader) => boolean {
  return (image) => (account_id === null ? image.player_id === player_id : image.account_id === account_id);
}

/**
 * Refuses an upload to a game, an account or a registered team that has no room, or by somebody who has none (H59). `bytes`:
 * of all images of the uploader, with the new one.
 */
export function refuseOverImageLimits(images: readonly Uploader[], by: Omit<Uploader, 'teamid'>, bytes: number): void {
  if (images.length >= imagesPerGameMax) throw new Refusal(409, details.tooManyImagesHere);
  const isByVenue = by.account_id === null && by.player_id === null;
  if (!isByVenue && images.filter(isUploadedBy(by)).length >= imagesPerPlayerMax)
    throw new Refusal(409, details.tooManyImages);
  if (bytes > imageBytesPerPlayerMax) throw new Refusal(409, details.tooManyImageBytes);
}

/** Refuses to change the avatar of anybody else. */
export function requireOwnAvatar(owner: string, me: string): void {
  if (owner !== me) throw new Refusal(403, details.avatarNotYours);
}

/** An account has one avatar: a new one replaces all that it had. */
export function replaceAvatar(
  images: readonly StoredImage[],
  { image_code, url }: Pick<StoredImage, 'image_code' | 'url'>,
): ImageChange {
  const codes = images.map((image) => image.image_code);
  return { deleted: codes.filter((code) => code !== image_code), shown: url };
}

/** A new picture of a registered team replaces the one that it shows; its other images stay (RULE-15). */
export function replaceTeamPicture(images: readonly StoredImage[], team_image: string, shown: string): ImageChange {
  const replaced = images.filter(({ url }) => url === team_image);
  return { deleted: replaced.map(({ image_code }) => image_code), shown };
}

/**
 * Deletes an image. `shown`: the avatar of its account or the picture of its team, which is empty then if it was this image.
 * Deleting it again changes nothing.
 */
export function deleteImage(
  image: StoredImage | undefined,
  mayDelete: (image: Uploader) => boolean,
  shown: string,
): ImageChange {
  if (!image) throw new Refusal(404, details.imageNotFound);
  if (!mayDelete(image)) throw new Refusal(403, details.imageNotYours);
  if (image.isDeleted) return { deleted: [] };
  return { deleted: [image.image_code], shown: image.url === shown ? '' : undefined };
}

/** An image of a game: its uploader, the captain of the uploader's team, or the quizmaster may delete it (H60). */
export function mayDeleteShot(
  role: Role,
  player: Pick<Player, 'player_id' | 'teamid'> | undefined,
): (image: Uploader) => boolean {
  return ({ player_id, teamid }) =>
    role === 'host' ||
    (player !== undefined && player.player_id === player_id) ||
    (role === 'captain' && player?.teamid === teamid);
}

/** An image of a registered team: its uploader or the owner may delete it (H60). */
export function mayDeleteTeamImage(role: Role, me: string): (image: Uploader) => boolean {
  return ({ account_id }) => role === 'owner' || account_id === me;
}
