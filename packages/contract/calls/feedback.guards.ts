// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';

export const needFeedback: Guard = ['array', { userid: 0, name: 0 }];

export const sendFeedback: Guard = { status: 0 };
