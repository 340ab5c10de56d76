import { imageBytesPerPlayerMax, imagesPerGameMax, imagesPerPlayerMax } from '@snug/contract';
import { refused } from '@snug/testing/rules';
import { expect, test } from 'vitest';
import {
  deleteImage,
  mayDeleteShot,
  mayDeleteTeamImage,
  refuseOverImageLimits,
  replaceAvatar,
  replaceTeamPicture,
  requireOwnAvatar,
  type StoredImage,
} from './images.ts';

const player = { player_id: 'p1', teamid: 't1' };
const image = { account_id: 'a1', player_id: 'p1', teamid: 't1' };
const ofMember = { ...image, player_id: 'p2', account_id: 'a2' };
const ofRival = { ...ofMember, teamid: 't2' };

test('H60 an image of a game may be deleted by its uploader, the captain of the uploader’s team, or the quizmaster', () => {
  const may = (role: 'member' | 'captain' | 'host') =>
    [image, ofMember, ofRival].map(mayDeleteShot(role, role === 'host' ? undefined : player));
  expect(may('member')).toEqual([true, false, false]);
  expect(may('captain')).toEqual([true, true, false]);
  expect(may('host')).toEqual([true, true, true]);
});

test('H60 an image of a registered team may be deleted by its uploader or the owner', () => {
  expect([image, ofMember].map(mayDeleteTeamImage('teammate', 'a1'))).toEqual([true, false]);
  expect([image, ofMember].map(mayDeleteTeamImage('owner', 'a1'))).toEqual([true, true]);
});

const stored = (image_code: string): StoredImage => ({
  ...image,
  image_code,
  url: `/media/u/${image_code}.png`,
  isDeleted: false,
});

test('H59 an upload is refused without room in the game, for the uploader there, or for the uploader’s bytes', () => {
  const guest = { account_id: null, player_id: 'p1' };
  const many = (count: number, by: object) => Array.from({ length: count }, () => ({ ...image, ...by }));
  const limits = (others: number, own: number, by: typeof guest | typeof image, bytes = 1) =>
    refused(() => refuseOverImageLimits([...many(others, ofMember), ...many(own, by)], by, bytes));
  expect(() => refuseOverImageLimits(many(imagesPerPlayerMax - 1, {}), image, imageBytesPerPlayerMax)).not.toThrow();
  expect(limits(imagesPerGameMax, 0, image)).toBe('409 tooManyImagesHere');
  expect(limits(imagesPerPlayerMax, imagesPerPlayerMax, image)).toBe('409 tooManyImages');
  expect(limits(0, imagesPerPlayerMax, guest)).toBe('409 tooManyImages');
  expect(limits(0, 0, guest, imageBytesPerPlayerMax + 1)).toBe('409 tooManyImageBytes');
});

test('OPEN-89 a player has one avatar, which they alone change', () => {
  const [first, second] = [stored('first'), stored('second')];
  expect(replaceAvatar([first, second], second)).toEqual({ deleted: ['first'], shown: second.url });
  expect(() => requireOwnAvatar('a1', 'a1')).not.toThrow();
  expect(refused(() => requireOwnAvatar('a1', 'a2'))).toBe('403 avatarNotYours');
});

test('RULE-15 a team’s new picture replaces the one that it shows, and none of its other images', () => {
  const [shown, other] = [stored('shown'), stored('other')];
  const url = stored('new').url;
  expect(replaceTeamPicture([shown, other], shown.url, url)).toEqual({ deleted: ['shown'], shown: url });
  expect(replaceTeamPicture([other], '', url)).toEqual({ deleted: [], shown: url });
});

test('CALL-59 a deleted image is shown nowhere any more, and deleting it again changes nothing', () => {
  const [shown, other] = [stored('shown'), stored('other')];
  const anybody = () => true;
  expect(deleteImage(shown, anybody, shown.url)).toEqual({ deleted: ['shown'], shown: '' });
  expect(deleteImage(other, anybody, shown.url)).toEqual({ deleted: ['other'], shown: undefined });
  expect(deleteImage({ ...shown, isDeleted: true }, anybody, shown.url)).toEqual({ deleted: [] });
  expect(refused(() => deleteImage(undefined, anybody, ''))).toBe('404 imageNotFound');
  expect(refused(() => deleteImage(shown, () => false, ''))).toBe('403 imageNotYours');
});
