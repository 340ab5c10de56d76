// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';

export const countAd: Guard = { status: 0 };

export const listAds: Guard = ['array', { ad_id: 0, link: 0, image: 0, text: 0, sponsor: ['optional', 0] }];
