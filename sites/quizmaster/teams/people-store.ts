import type { Caller, Clock } from '@snug/client';
import { type GamePeople, hostGamePeople } from '@snug/contract';
import { type Asked, createAsked } from '../asked-store.ts';

/** Who is in a game. The stream says that somebody came or went, not who: names are in no message of the quizmaster's. */
export type People = Asked<GamePeople>;

export function createPeople({ gameId, call, clock }: { gameId: string; call: Caller; clock?: Clock }): People {
  return createAsked((signal) => call(hostGamePeople, { params: { id: gameId }, signal }), clock);
}
