import { isShared } from '@snug/client';
import type { Board, GameView, RoundResult } from '@snug/contract';

/** What the picture of a team's night says. */
export interface NightFacts {
  readonly team: string;
  readonly place: number;
  /** Others have this place too. */
  readonly isShared: boolean;
  /** How many teams the board has. */
  readonly teams: number;
  readonly points: number;
  /** The round with the largest share of its points, of equals the one with more of them; undefined where none earned any. */
  readonly best: Pick<RoundResult, 'title' | 'points' | 'of'> | undefined;
  readonly date: Date;
  /** Where it was, and what it was called; undefined for a private event, which is nobody else's business. */
  readonly at: { readonly venue: string; readonly title: string } | undefined;
}

export type NightOf = Pick<GameView, 'title' | 'venue' | 'date' | 'private_event'>;

/** Undefined while the board does not show the team. Names nobody, and no code. */
export function nightFacts(
  { title, venue, date, private_event }: NightOf,
  board: Board,
  teamid: string | undefined,
  rounds: readonly RoundResult[],
): NightFacts | undefined {
  const row = board.rows.find((each) => each.teamid === teamid);
  if (!row) return undefined;
  return {
    team: row.team_name,
    place: row.place,
    isShared: isShared(board, row),
    teams: board.teams,
    points: row.points,
    best: bestOf(rounds),
    date: new Date(date),
    at: private_event ? undefined : { venue, title },
  };
}

function bestOf(rounds: readonly RoundResult[]): RoundResult | undefined {
  const earned = rounds.filter(({ points, of }) => points > 0 && of > 0);
  const share = ({ points, of }: RoundResult) => points / of;
  return earned.reduce<RoundResult | undefined>((best, round) => {
    if (!best) return round;
    const isBetter = share(round) - share(best) || round.points - best.points;
    return isBetter > 0 ? round : best;
  }, undefined);
}
