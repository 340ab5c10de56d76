// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const GameKind: Guard = ['enum', ['Pub Quiz', 'Survey Slam', 'Music Bingo']];
