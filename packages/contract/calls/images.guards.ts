// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';

export const deleteImage: Guard = [
  'array',
  { url: 0, orientation: ['enum', ['portrait', 'landscape']], image_code: 0, deletable: 1 },
];

export const listImages: Guard = [
  'array',
  { url: 0, orientation: ['enum', ['portrait', 'landscape']], image_code: 0, deletable: 1 },
];

export const listPlayerImages: Guard = [
  'array',
  { url: 0, orientation: ['enum', ['portrait', 'landscape']], image_code: 0, deletable: 1 },
];

export const uploadImage: Guard = [
  'array',
  { url: 0, orientation: ['enum', ['portrait', 'landscape']], image_code: 0, deletable: 1 },
];
