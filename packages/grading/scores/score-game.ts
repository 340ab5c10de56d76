import type { Adjustment, Grade, SubmittedRound } from '@snug/contract';
import { numberIn } from '../number-in.ts';
import { gradeAnswers, gradesByAnswer } from './grade-of.ts';
import { type RoundScore, type ScoredRound, scoreRound, sum } from './score-round.ts';

/** All that scores depend on. */
export interface ScoreInput {
  /** The rounds that count, in their order. */
  readonly rounds: readonly ScoredRound[];
  readonly teams: readonly ScoredTeam[];
  readonly grades: readonly Grade[];
  /** The bonuses and penalties that stand. */
  readonly adjustments: readonly Adjustment[];
}

export interface ScoredTeam {
  readonly teamid: string;
  readonly team_name: string;
  /** By round order. A late one that waits for the quizmaster counts nothing. */
  readonly submitted: Readonly<Record<string, SubmittedRound>>;
}

/** The score of every team, the best first. */
export type Scores = readonly TeamScore[];

export interface TeamScore {
  readonly teamid: string;
  readonly team_name: string;
  /** Teams that are equal have the same place: 1, 2, 2, 4. */
  readonly place: number;
  readonly points: number;
  /** Its rounds that are in. */
  readonly rounds: readonly RoundScore[];
  readonly adjustments: readonly Adjustment[];
}

/**
 * Scores a game. Pure: the same submissions and grades always give the same scores, whoever computes them and however often.
 * Answers that nobody has graded, and that are not right by themselves, earn nothing yet.
 *
 * @example
 * scoreGame({ rounds, teams, grades, adjustments: [] })[0]; // { team_name: 'The Foxes', place: 1, points: 31.5, … }
 */
export function scoreGame({ rounds, teams, grades, adjustments }: ScoreInput): Scores {
  const gradeOf = gradeAnswers(gradesByAnswer(grades));
  const counted = new Set(rounds.map(({ round_order }) => round_order));
  const scored = teams.map(({ teamid, team_name, submitted }) => {
    const inRounds = rounds.flatMap((round) => {
      const submission = submitted[round.round_order];
      return submission && !submission.late ? [{ round, score: scoreRound(round, submission, gradeOf) }] : [];
    });
    const own = adjustments.filter(
      (each) => each.teamid === teamid && (each.round_order === null || counted.has(each.round_order)),
    );
    return {
      teamid,
      team_name,
      points: sum(inRounds.map(({ score }) => score.points)) + sum(own.map(({ points }) => points)),
      rounds: inRounds.map(({ score }) => score),
      adjustments: own,
      tiebreak: rounds
        .filter(({ tiebreaker }) => tiebreaker)
        .flatMap((round) => distances(round, inRounds.find((each) => each.round === round)?.score)),
    };
  });
  const sorted = scored.toSorted((one, other) => byRank(one, other) || byName(one, other));
  return sorted.map((team) => {
    const place = 1 + sorted.findIndex((other) => byRank(other, team) === 0);
    const { tiebreak: _, ...shown } = team;
    return { ...shown, place };
  });
}

interface Ranked {
  readonly points: number;
  /** How far the team's answers to tiebreak questions are from the accepted numbers. */
  readonly tiebreak: readonly number[];
}

/** More points first; among equal ones, whoever is nearer in the first tiebreak question that tells them apart. */
function byRank(one: Ranked, other: Ranked): number {
  if (one.points !== other.points) return other.points - one.points;
  const count = Math.max(one.tiebreak.length, other.tiebreak.length);
  for (let nth = 0; nth < count; nth += 1) {
    const [near, far] = [
      one.tiebreak[nth] ?? Number.POSITIVE_INFINITY,
      other.tiebreak[nth] ?? Number.POSITIVE_INFINITY,
    ];
    if (near !== far) return near - far;
  }
  return 0;
}

/** Equal teams stand in the order of their names, so that a board looks the same each time. */
function byName(one: { team_name: string; teamid: string }, other: { team_name: string; teamid: string }): number {
  return one.team_name.localeCompare(other.team_name, 'en') || (one.teamid < other.teamid ? -1 : 1);
}

/** How far the answers to a tiebreaker are from its numbers; without a number, or not handed in: infinitely far. */
function distances({ graded }: ScoredRound, score: RoundScore | undefined): number[] {
  return graded.map((question, place) => {
    const wanted = numberIn(question.accepted[0]?.[0] ?? '');
    const given = readings(score?.questions[place]?.texts[0] ?? '');
    if (wanted === undefined) return Number.POSITIVE_INFINITY;
    return Math.min(Number.POSITIVE_INFINITY, ...given.map((number) => Math.abs(number - wanted)));
  });
}

/** The numbers that a guess may mean: `1.234` is both, and the nearer one counts. */
function readings(text: string): number[] {
  const number = numberIn(text);
  const grouped = /^\D*(\d{1,3}(?:\.\d{3})+)\D*$/.exec(text)?.[1];
  return [...(number === undefined ? [] : [number]), ...(grouped ? [Number(grouped.replaceAll('.', ''))] : [])];
}

/** How many different answers of these scores wait for a quizmaster, by question. */
export function ungradedAnswers(scores: Scores): Map<string, Set<string>> {
  const waiting = new Map<string, Set<string>>();
  for (const { rounds } of scores) {
    for (const { question_id, answer } of rounds.flatMap((round) => round.questions)) {
      if (answer.state !== 'ungraded') continue;
      const keys = waiting.get(question_id) ?? new Set();
      waiting.set(question_id, keys.add(answer.key));
    }
  }
  return waiting;
}
