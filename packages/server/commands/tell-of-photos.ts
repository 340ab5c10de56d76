import { done, type OutgoingMessage, photosChanged, toDesk } from '@snug/rules';
import { gameWithId } from '../database/game-state.ts';
import { takeLock } from '../database/lock.ts';
import type { Trx } from '../database/schema.ts';
import { gameLock } from '../database/store.ts';
import { applyDecision } from './commands.ts';
import type { InGame } from './in-open-games.ts';

/** Tells a game that photos or votes are others than before, in the transaction of that change. Undefined: the game is gone. */
export async function tellOfPhotos(trx: Trx, game_id: string, now: number): Promise<InGame | undefined> {
  await takeLock(trx, gameLock(game_id));
  const [game] = await gameWithId(trx, { game_id });
  return game && { game_id, committed: await applyDecision(trx, game_id, done(photosChanged(game)), now) };
}

/** Tells the quizmaster alone, who decides about a new photo. */
export async function tellDesk(trx: Trx, game_id: string, now: number): Promise<InGame> {
  await takeLock(trx, gameLock(game_id));
  const messages: OutgoingMessage[] = [toDesk];
  return { game_id, committed: await applyDecision(trx, game_id, done({ messages }), now) };
}
