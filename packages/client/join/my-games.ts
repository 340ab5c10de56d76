import { type GameStub, listGames } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { checked, isBoolean, isGameHead, isObject, isText, orNull } from './guards.ts';

const isTeam = isObject({ team_name: isText, team_image: isText });
const isRest = isObject({
  spectator: isBoolean,
  invite: isBoolean,
  declined: isBoolean,
  team: orNull(isTeam),
  team_code: isText,
});

export const isGameStubs = (reply: unknown): reply is GameStub[] =>
  Array.isArray(reply) && reply.every((stub) => isGameHead(stub) && isRest(stub));

/** The games that the player is in or is invited to, without declined invites (OPEN-71). */
export async function myGames({ call }: SnugCore, signal?: AbortSignal): Promise<readonly GameStub[]> {
  const games = await call(listGames, { signal, anybody: true, check: checked(isGameStubs) });
  return games.filter(({ declined }) => !declined);
}
