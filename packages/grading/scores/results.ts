import type { Board, RoundResult } from '@snug/contract';
import type { Scores } from './score-game.ts';
import { mostOf, type ScoredRound, sum } from './score-round.ts';

/** The published board of these scores. `unveiled`: how many teams are shown, from the last; null: all. */
export function boardOf(
  scores: Scores,
  { through, final, unveiled }: { through: number; final: boolean; unveiled: number | null },
): Board {
  const shown = unveiled === null ? scores : scores.slice(Math.max(0, scores.length - unveiled));
  return {
    through,
    final,
    teams: scores.length,
    rows: shown.map(({ teamid, team_name, place, points }) => ({ teamid, team_name, place, points })),
  };
}

/**
 * What a team got for each round, with the room's share of each question. Questions are shown of revealed rounds alone, the
 * first `told` of them; null: all.
 */
export function resultsOf(
  scores: Scores,
  teamid: string,
  rounds: readonly (ScoredRound & { readonly isRevealed: boolean; readonly told?: number | null })[],
): RoundResult[] {
  const team = scores.find((each) => each.teamid === teamid);
  if (!team) return [];
  return rounds.map((round) => {
    const { round_order, title } = round;
    const score = team.rounds.find((each) => each.round_order === round_order);
    const adjustments = team.adjustments.filter((each) => each.round_order === round_order);
    return {
      round_order,
      title,
      points: (score?.points ?? 0) + sum(adjustments.map(({ points }) => points)),
      of: mostOf(round),
      double: score?.double ?? '',
      adjustments: adjustments.map(({ points, reason }) => ({ points, reason })),
      ...(round.isRevealed && {
        questions: questionsOf(scores, round, score?.questions ?? []).slice(0, round.told ?? undefined),
      }),
    };
  });
}

function questionsOf(
  scores: Scores,
  { round_order, single_answer, asked_count, graded }: ScoredRound,
  own: Scores[number]['rounds'][number]['questions'],
): NonNullable<RoundResult['questions']> {
  const all = scores.flatMap(({ rounds }) => rounds.filter((round) => round.round_order === round_order));
  return graded.map(({ question_id, points, accepted }, place) => {
    const mine = own[place];
    return {
      question_id,
      marks: [...(mine?.answer.marks ?? [])],
      points: mine?.points ?? 0,
      of: points * (single_answer ? asked_count : accepted.length),
      right: all.filter(({ questions }) => questions[place]?.isRight).length,
      teams: all.length,
    };
  });
}
