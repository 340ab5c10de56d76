// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const Mark: Guard = ['enum', ['full', 'half', 'none']];
