import type { Adjustment, Appeal, Grade, HostGame, HostRound, Results } from '@snug/contract';
import {
  boardOf,
  resultsOf,
  type ScoredRound,
  type ScoredTeam,
  type Scores,
  scoreGame,
  toldResultsOf,
} from '@snug/grading';

/** A game, as far as its results depend on it, wherever it was read. */
export interface GameToScore {
  /** `told`: how many answers of a revealed round are told; null or absent: all. */
  readonly rounds: readonly (ScoredRound & { readonly isRevealed: boolean; readonly told?: number | null })[];
  readonly teams: readonly ScoredTeam[];
  readonly grades: readonly Grade[];
  /** The bonuses and penalties that stand. */
  readonly adjustments: readonly Adjustment[];
  readonly appeals: readonly (Appeal & { readonly teamid: string })[];
  readonly board: {
    /** The round through which it is published; 0: it is not. */
    readonly through: number;
    /** How many teams are unveiled, from the last; null: all. */
    readonly unveiled: number | null;
    readonly final: boolean;
  };
}

/** The scores of a game, through a round or of all. */
export function scoresOf({ rounds, ...game }: GameToScore, through = Number.POSITIVE_INFINITY): Scores {
  return scoreGame({ ...game, rounds: rounds.filter(({ round_order }) => round_order <= through) });
}

/** What a phone must be told of the results, but for their version. Without a team: a spectator's. */
export function resultsFor(game: GameToScore, teamid: string | undefined): Omit<Results, 'version'> {
  const { through, unveiled } = game.board;
  const own = game.appeals.filter((appeal) => appeal.teamid === teamid);
  const appeals = own.map(({ question_id, round_order, reason, state, reply }) => {
    return { question_id, round_order, reason, state, reply };
  });
  const told = toldTo(game, teamid);
  if (through === 0) return { board: null, rounds: [], appeals, ...told };
  const scores = scoresOf(game, through);
  const rounds = game.rounds.filter(({ round_order }) => round_order <= through);
  return {
    board: boardOf(scores, game.board),
    ...(teamid === undefined || unveiled !== null
      ? { rounds: [] }
      : { rounds: resultsOf(scores, teamid, rounds), ...ofNoRound(game, teamid, scores) }),
    appeals,
    ...told,
  };
}

/** What a team got for told answers of rounds that no whole board has; absent for none. */
function toldTo({ board, ...game }: GameToScore, teamid: string | undefined): Pick<Results, 'told'> {
  const revealed = game.rounds.filter(({ isRevealed }) => isRevealed);
  const due = revealed.filter(({ round_order }) => board.unveiled !== null || round_order > board.through);
  if (teamid === undefined || due.length === 0) return {};
  const scores = scoreGame({ ...game, rounds: revealed });
  const told = toldResultsOf(
    scores,
    teamid,
    due.map((round) => ({ ...round, told: round.told ?? null })),
  );
  return told.length > 0 ? { told } : {};
}

/** The bonuses and penalties of a team on the board that belong to no round; absent for none. */
function ofNoRound({ adjustments }: GameToScore, teamid: string, scores: Scores): Pick<Results, 'adjustments'> {
  const own = adjustments.filter((each) => each.teamid === teamid && each.round_order === null);
  const isThere = scores.some((team) => team.teamid === teamid);
  return isThere && own.length > 0 ? { adjustments: own.map(({ points, reason }) => ({ points, reason })) } : {};
}

/** A game as its quizmaster has it. */
export function gameToScore({
  rounds,
  teams,
  grades = [],
  adjustments = [],
  appeals = [],
  state,
}: HostGame): GameToScore {
  const { board_through: through = 0, unveiled = null, revealed = [], telling, status } = state;
  return {
    ...{ teams, grades, adjustments, appeals },
    rounds: rounds.map((round) => ({
      ...scoredRound(round),
      isRevealed: revealed.includes(round.round_order),
      told: telling?.round_order === round.round_order ? telling.count : null,
    })),
    board: { through, unveiled, final: status === 'finalized' },
  };
}

/** In a round of clues the first question stands for all. */
function scoredRound(round: HostRound): ScoredRound {
  const { round_order, title, single_answer, double_rule = 'all', tiebreaker, asked, questions } = round;
  const inOrder = asked.flatMap((id) => questions.filter(({ question_id }) => question_id === id));
  const graded = single_answer ? questions.slice(0, Math.min(1, asked.length)) : inOrder;
  return {
    ...{ round_order, title, single_answer, double_rule, tiebreaker, asked_count: asked.length },
    graded: graded.map(({ question_id, accepted, points = 1, ordered = false, matches }) => {
      return { question_id, accepted, points, ordered, matches: matches.length > 0 ? matches : round.matches };
    }),
  };
}
