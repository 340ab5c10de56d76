// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { Ad } from '../guards/parts/ad.ts';

export const countAd: Guard = { status: 0 };

export const listAds: Guard = ['array', Ad];
