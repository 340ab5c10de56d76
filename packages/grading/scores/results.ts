import type { Board, DoubleRule, RoundResult, ToldRound } from '@snug/contract';
import type { Scores } from './score-game.ts';
import { mostOf, type QuestionScore, type RoundScore, type ScoredRound, sum } from './score-round.ts';

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
        questions: questionsOf(scores, round, score).slice(0, round.told ?? undefined),
      }),
    };
  });
}

function questionsOf(
  scores: Scores,
  { round_order, single_answer, asked_count, graded, double_rule }: ScoredRound,
  own: RoundScore | undefined,
): NonNullable<RoundResult['questions']> {
  const all = scores.flatMap(({ rounds }) => rounds.filter((round) => round.round_order === round_order));
  return graded.map(({ question_id, points, accepted }, place) => {
    const mine = own?.questions[place];
    return {
      question_id,
      marks: [...(mine?.answer.marks ?? [])],
      points: mine?.points ?? 0,
      of: points * (single_answer ? asked_count : accepted.length),
      right: all.filter(({ questions }) => questions[place]?.isRight).length,
      teams: all.length,
      ...(own && own.double !== '' && { earned: (mine?.points ?? 0) * timesOf(own.double, double_rule) }),
    };
  });
}

/**
 * What a team got for the told answers of revealed rounds: the first `told` of each; null: all. It says nothing of the answers
 * to come, doubling included.
 */
export function toldResultsOf(
  scores: Scores,
  teamid: string,
  rounds: readonly (ScoredRound & { readonly told: number | null })[],
): ToldRound[] {
  const own = scores.find((each) => each.teamid === teamid)?.rounds ?? [];
  return rounds.flatMap((round) => {
    const score = own.find(({ round_order }) => round_order === round.round_order);
    return score ? [toldRound(round, score)] : [];
  });
}

function toldRound(round: ScoredRound & { readonly told: number | null }, score: RoundScore): ToldRound {
  const told = score.questions.slice(0, round.told ?? undefined);
  const double = doubleSoFar(round, score, told);
  return {
    round_order: round.round_order,
    double,
    questions: told.map(({ question_id, answer, points, of }) => ({
      question_id,
      ...(answer.state === 'ungraded'
        ? { marks: [], points: 0, of, waits: true }
        : { marks: [...answer.marks], points, of }),
      ...(double !== '' && { earned: points * timesOf(double, round.double_rule) }),
    })),
  };
}

/** One wrong answer loses a doubled round, except by the joker; until then it is to be won. */
function doubleSoFar(
  { double_rule }: ScoredRound,
  { double, questions }: RoundScore,
  told: readonly QuestionScore[],
): ToldRound['double'] {
  if (double === '') return '';
  if (double_rule === 'joker') return 'won';
  if (told.some(({ isRight, answer }) => !isRight && answer.state !== 'ungraded')) return 'lost';
  return told.length === questions.length && told.every(({ isRight }) => isRight) ? 'won' : 'open';
}

function timesOf(double: 'won' | 'lost' | 'open', rule: DoubleRule): number {
  return double === 'lost' ? (rule === 'mild' ? 1 : 0) : 2;
}
