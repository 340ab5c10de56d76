// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';
import { ScreenChoice } from '../parts/screen-choice.ts';

export const Image: Guard = {
  url: 0,
  orientation: ['enum', ['portrait', 'landscape']],
  image_code: 0,
  deletable: 1,
  mine: ['optional', 1],
  screen: ['optional', ScreenChoice],
};
