import type { ExtraMessage, Message } from '@snug/contract';
import type { Game } from '../game.ts';
import type { HandlersFor } from '../reducer.ts';

/** What only moves the line along: a number that was for somebody else, and the answer to a heartbeat. */
export const extra: HandlersFor<Message, Game, ExtraMessage['type']> = {
  SKIP: (game) => game,
  THUMP: (game) => game,
};
