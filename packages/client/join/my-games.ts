import { type GameStub, listGames } from '@snug/contract';
import type { SnugCore } from '../client.ts';

/** The games that the player is in or is invited to, without declined invites (OPEN-71). */
export async function myGames({ call }: SnugCore, signal?: AbortSignal): Promise<readonly GameStub[]> {
  const games = await call(listGames, { signal, anybody: true });
  return games.filter(({ declined }) => !declined);
}
