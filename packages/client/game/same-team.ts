import type { Game } from './game.ts';

/** Whether the player is on a team, and on the same one before and after. */
export function isSameTeam({ view: before }: Game, { view: after }: Game): boolean {
  return Boolean(after?.team) && before?.team?.teamid === after?.team?.teamid;
}
