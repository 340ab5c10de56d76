// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const Countdown: Guard = { ends_at: 2, now: 2 };
