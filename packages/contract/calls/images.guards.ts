// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { Image } from '../guards/parts/image.ts';

export const deleteImage: Guard = ['array', Image];

export const listImages: Guard = ['array', Image];

export const listPlayerImages: Guard = ['array', Image];

export const uploadImage: Guard = ['array', Image];
