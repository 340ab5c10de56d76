// Made by `npm run guards`, never by hand.
import type { Guard } from '../check.ts';

export const AppealState: Guard = ['enum', ['open', 'upheld', 'declined']];
