// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';

export const answerJoinRequest: Guard = { status: 0 };

export const askToJoin: Guard = { status: 0 };

export const cancelJoinRequest: Guard = { status: 0 };

export const dropPlayer: Guard = { status: 0 };

export const promoteCaptain: Guard = { status: 0 };
