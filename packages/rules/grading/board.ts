import { closeGraceMs, type Results } from '@snug/contract';
import { boardOf, resultsOf, type Scores, toldResultsOf, ungradedAnswers } from '@snug/grading';
import { isToHandIn } from '../at-close.ts';
import type { Decision, Moment } from '../decision.ts';
import { details } from '../details.ts';
import { shownTeamNames } from '../names/shown.ts';
import { Refusal } from '../refusal.ts';
import { type HostReply, refuseFinal, roundCalled, setGame, unchanged, withHostState } from '../rounds.ts';
import { type Game, isRevealed, type Round } from '../state/game-state.ts';
import { appealView, type FinalResult, type GradedGame } from '../state/graded-game.ts';
import { resultsChanged } from './results-changed.ts';
import { scoredRound, scoresOf } from './scores-of.ts';

export interface PublishBoard {
  /** The round through which it counts; 0 takes the board back. */
  readonly through: number;
  /** How many teams are unveiled, from the last; null: all. */
  readonly unveiled: number | null;
}

/** Publishes the board through a round, unveils more of its teams, or takes it back. It shows no answer that is not graded. */
export function publishBoard(
  state: GradedGame,
  { through, unveiled }: PublishBoard,
  { now }: Moment,
): Decision<HostReply> {
  const { game } = state;
  refuseFinal(game);
  const shown = unveiled === null || unveiled >= state.teams.length || through === 0 ? null : unveiled;
  if (game.board_through === through && game.unveiled === shown) return unchanged(state);
  // Unveiling more of the same board shows nothing new of it.
  if (through > 0 && through !== game.board_through) refuseUnready(state, through, now);
  const { changes, messages } = resultsChanged(game);
  return withHostState(state, {
    changes: [...changes, setGame({ board_through: through, unveiled: shown, board_at: now })],
    messages,
  });
}

/** @throws Refusal when a round of the board still takes answers, or has answers that nobody has graded. */
function refuseUnready(state: GradedGame, through: number, now: number): void {
  const { game } = state;
  const round = roundCalled(state, through);
  if (through > game.round_index + 1) throw new Refusal(409, details.nothingAsked);
  if (through === game.round_index + 1 && game.submissions_open) throw new Refusal(409, details.stillOpen);
  if (stillComesIn(game, round, now)) throw new Refusal(409, details.stillComesIn);
  if (ungradedAnswers(scoresOf(state, through)).size > 0) throw new Refusal(409, details.notGraded);
}

/** Whether answers may come in that count: what is saved is not handed in yet, or the grace after the close is not over. */
function stillComesIn({ round_index }: Game, round: Round, now: number): boolean {
  if (round.round_order !== round_index + 1) return false;
  const isInGrace = round.closed_at !== null && now - round.closed_at <= closeGraceMs && !isRevealed(round);
  return isToHandIn(round) || isInGrace;
}

/**
 * What the members of a team, or a spectator, may know of the results: the published board, and what their own team got, for
 * its rounds and for answers that are told.
 */
export function resultsView(state: GradedGame, teamid: string | undefined): Results {
  return resultsViews(state)(teamid);
}

/** The same for every team of a game, whose scores are computed once. */
export function resultsViews(state: GradedGame): (teamid: string | undefined) => Results {
  const { game, teams, rounds, questions, appeals } = state;
  const { board_through: through, unveiled, results_version: version } = game;
  const scores = through === 0 ? [] : scoresOf(state, through);
  const onBoard = rounds
    .filter(({ round_order }) => round_order <= through)
    .map((round) => ({ ...scoredRound(round, questions), isRevealed: isRevealed(round), told: round.revealed_count }));
  const board = through === 0 ? null : boardOf(scores, { through, final: game.status === 'finalized', unveiled });
  const shown = shownTeamNames(board ? teams : []);
  // Of a board that is being unveiled no round is shown, and what was told of it stays.
  const told = rounds
    .filter((round) => isRevealed(round) && (unveiled !== null || round.round_order > through))
    .map((round) => ({ ...scoredRound(round, questions), told: round.revealed_count }));
  const toldScores = told.length === 0 ? [] : scoresOf({ ...state, rounds: rounds.filter(isRevealed) });
  return (teamid) => ({
    version,
    // A team reads its own name as it is, others as the room does.
    board: board && {
      ...board,
      rows: board.rows.map((row) => {
        return row.teamid === teamid ? row : { ...row, team_name: shown.get(row.teamid) ?? row.team_name };
      }),
    },
    ...toldTo(teamid, toldScores, told),
    // While the board is unveiled, a team's own points would give its place away.
    ...(teamid === undefined || unveiled !== null ? { rounds: [] } : ownResults(scores, teamid, onBoard)),
    appeals: appeals.filter((appeal) => appeal.teamid === teamid).map(appealView),
  });
}

function toldTo(
  teamid: string | undefined,
  scores: Scores,
  rounds: Parameters<typeof toldResultsOf>[2],
): Pick<Results, 'told'> {
  const told = teamid === undefined ? [] : toldResultsOf(scores, teamid, rounds);
  return told.length > 0 ? { told } : {};
}

/** What a team got by round, and its bonuses and penalties that belong to none. */
function ownResults(
  scores: Scores,
  teamid: string,
  rounds: Parameters<typeof resultsOf>[2],
): Pick<Results, 'rounds' | 'adjustments'> {
  const all = scores.find((team) => team.teamid === teamid)?.adjustments ?? [];
  const adjustments = all
    .filter(({ round_order }) => round_order === null)
    .map(({ points, reason }) => ({ points, reason }));
  return { rounds: resultsOf(scores, teamid, rounds), ...(adjustments.length > 0 && { adjustments }) };
}

/**
 * The final results of a game whose board was published: of all rounds. A game that was scored elsewhere has none.
 *
 * @throws Refusal when answers are not graded.
 */
export function finalResults(state: GradedGame, now: number): FinalResult[] {
  const { game } = state;
  if (game.board_through === 0) return [];
  const scores = scoresOf(state);
  if (ungradedAnswers(scores).size > 0) throw new Refusal(409, details.notGraded);
  return scores.map(({ teamid, place, points }) => ({
    game_id: game.game_id,
    teamid,
    kt_team_id: state.teams.find((team) => team.teamid === teamid)?.kt_team_id ?? '',
    place,
    points,
    teams: scores.length,
    at: now,
  }));
}

/** The board of final results has all rounds, and everybody is unveiled. */
export function finalBoard({ board_through }: Pick<Game, 'board_through'>, rounds: number): Partial<Game> {
  return board_through === 0 ? {} : { board_through: rounds, unveiled: null };
}
