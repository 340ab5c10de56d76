import type { Hashes } from '../database/proof.ts';

/** Who is shown something in a game. Somebody who watches and joins a team that day is counted in both places. */
export interface Viewer {
  readonly who: Hashes;
  readonly isOnTeam: boolean;
}

/** By what a person is marked while they watch. */
export const watchingMark = (who: string): string => `watching/${who}`;

function watchingMarks([first, ...others]: Hashes): Hashes {
  return [watchingMark(first), ...others.map(watchingMark)];
}

/** The marks of where they are now. */
export const marksOf = ({ who, isOnTeam }: Viewer): Hashes => (isOnTeam ? who : watchingMarks(who));

/** Also those of where they were before: what was served to somebody who watched is theirs on a team, too. */
export const allMarksOf = (who: Hashes): Hashes => [...who, ...watchingMarks(who)];
