// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const Host: Guard = { name: 0, venue: 0, tip_handle: ['optional', 0] };
