import { expect, test } from 'vitest';
import { anyPicture, avatarTypes, cropperTypes, isOf } from './picture-types.ts';

test('RULE-16 any picture is accepted, and nothing else', () => {
  for (const type of ['image/png', 'image/heic', 'image/avif']) expect(isOf(anyPicture, { type })).toBe(true);
  for (const type of ['application/pdf', 'video/mp4', 'text/plain', '']) expect(isOf(anyPicture, { type })).toBe(false);
});

test.each(['image/jpeg', 'image/png', 'image/gif'])('RULE-19 %s is an avatar', (type) => {
  expect(isOf(avatarTypes, { type })).toBe(true);
});

test.each(['image/bmp', 'image/webp', 'image/tiff', 'image/heic'])('RULE-19 %s is not an avatar', (type) => {
  expect(isOf(avatarTypes, { type })).toBe(false);
});

test.each(['png', 'jpg', 'jpeg', 'bmp', 'gif', 'tiff', 'webp'])('RULE-21 the cropper takes .%s', (ending) => {
  // Some devices give only the name, and some write it in capitals.
  expect(isOf(cropperTypes, { name: `Team.${ending.toUpperCase()}`, type: '' })).toBe(true);
  expect(isOf(cropperTypes, { name: 'blob', type: `image/${ending}` })).toBe(true);
});

test.each(['photo.heic', 'drawing.svg', 'png', 'team.png.exe'])('RULE-21 the cropper does not take %s', (name) => {
  expect(isOf(cropperTypes, { name, type: '' })).toBe(false);
});
