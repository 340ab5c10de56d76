// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const PlayedGame: Guard = { gameid: 0, title: 0, date: 0 };
