// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const HostAd: Guard = {
  ad_id: 0,
  link: 0,
  image: 0,
  text: 0,
  sponsor: ['optional', 0],
  sponsor_id: 0,
  active: 1,
  starts_on: 0,
  ends_on: 0,
  served: 2,
  seen: 2,
  tapped: 2,
};
