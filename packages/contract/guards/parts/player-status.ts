// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const PlayerStatus: Guard = ['enum', ['pending-join', 'joined', 'watching']];
