// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const Announcement: Guard = { text: 0, at: 2 };
