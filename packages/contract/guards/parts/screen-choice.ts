// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const ScreenChoice: Guard = ['enum', ['waiting', 'shown', 'declined']];
