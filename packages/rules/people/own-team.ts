import { details } from '../details.ts';
import { Refusal } from '../refusal.ts';
import type { Player } from '../state/people.ts';

/** Whom a write is for, as its author's phone knew it. */
export interface ForTeam {
  /** The author's team when they wrote it; undefined: the client does not say, and it is for the team they are on. */
  readonly teamid?: string | undefined;
}

/**
 * Refuses what somebody wrote for another team than theirs: they were moved, or their team was merged, before the phone heard
 * of it. It never becomes an answer of the team they are on now (H21).
 */
export function requireOwnTeam({ teamid: own }: Pick<Player, 'teamid'>, { teamid }: ForTeam): void {
  if (teamid !== undefined && teamid !== own) throw new Refusal(409, details.movedTeam);
}
