// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const Ad: Guard = { ad_id: 0, link: 0, image: 0, text: 0, sponsor: ['optional', 0] };
