import type { DoubleRule, Mark, SubmittedRound } from '@snug/contract';
import { isBlank } from '../answer-key.ts';
import type { AnswerGrade, ScoredQuestion } from './grade-of.ts';

/** A round as it is scored. */
export interface ScoredRound {
  readonly round_order: number;
  readonly title: string;
  /** A round of clues: one answer, the earlier the better. */
  readonly single_answer: boolean;
  readonly double_rule: DoubleRule;
  readonly tiebreaker: boolean;
  /** How many questions have been asked. */
  readonly asked_count: number;
  /** The questions that are graded: those asked, in the order asked; of a round of clues its first, for the answer of them all. */
  readonly graded: readonly ScoredQuestion[];
}

/** A team's submission that counts. */
export type Counted = Pick<SubmittedRound, 'answers' | 'doubled' | 'clue'>;

export interface QuestionScore {
  readonly question_id: string;
  /** The team's texts that are not blank. */
  readonly texts: readonly string[];
  readonly answer: AnswerGrade;
  /** Every wanted answer is fully right. */
  readonly isRight: boolean;
  readonly points: number;
  readonly of: number;
}

export interface RoundScore {
  readonly round_order: number;
  /** With doubling; without bonuses and penalties. */
  readonly points: number;
  /** The most that the round can earn, without doubling. */
  readonly of: number;
  /** What doubling made of it; '' where it was not doubled. */
  readonly double: 'won' | 'lost' | '';
  readonly questions: readonly QuestionScore[];
}

export type GradeOf = (question: ScoredQuestion, texts: readonly string[]) => AnswerGrade;

/** The part of a wanted answer's points that a mark earns. */
export const markWorth: Readonly<Record<Mark, number>> = { full: 1, half: 0.5, none: 0 };

/** Scores one team's submission of a round. A tiebreaker earns nothing: it orders teams that are equal. */
export function scoreRound(round: ScoredRound, submission: Counted, gradeOf: GradeOf): RoundScore {
  const { round_order, single_answer, tiebreaker, graded } = round;
  const questions = graded.map((question, place) =>
    single_answer
      ? scoreClues(round, question, submission, gradeOf)
      : scoreQuestion(question, submission.answers[place] ?? [], gradeOf),
  );
  if (tiebreaker) return { round_order, points: 0, of: 0, double: '', questions: questions.map(withoutGrading) };
  return { round_order, of: mostOf(round), questions, ...doubled(round, submission, questions) };
}

/** The most points that a round can earn without doubling. */
export function mostOf({ single_answer, tiebreaker, asked_count, graded }: ScoredRound): number {
  if (tiebreaker) return 0;
  return sum(graded.map(({ points, accepted }) => points * (single_answer ? asked_count : accepted.length)));
}

function scoreQuestion(question: ScoredQuestion, texts: readonly string[], gradeOf: GradeOf): QuestionScore {
  const answer = gradeOf(question, texts);
  const wanted = question.accepted.length;
  // More texts than wanted answers earn no more than all of them.
  const earned = Math.min(wanted, sum(answer.marks.map((mark) => markWorth[mark])));
  return {
    question_id: question.question_id,
    texts: given(texts),
    answer,
    isRight: wanted > 0 && earned === wanted,
    points: question.points * earned,
    of: question.points * wanted,
  };
}

/** The one answer of a round of clues earns the more, the fewer clues it took: all of them at the first, one at the last. */
function scoreClues(
  { asked_count }: ScoredRound,
  question: ScoredQuestion,
  { answers, clue = asked_count - 1 }: Counted,
  gradeOf: GradeOf,
): QuestionScore {
  const texts = answers.findLast((each) => given(each).length > 0) ?? [];
  const answer = gradeOf(question, texts);
  const best = Math.max(0, ...answer.marks.map((mark) => markWorth[mark]));
  const cluesLeft = asked_count - Math.min(clue, asked_count - 1);
  return {
    question_id: question.question_id,
    texts: given(texts),
    answer,
    isRight: best === 1,
    points: question.points * cluesLeft * best,
    of: question.points * asked_count,
  };
}

function doubled(
  { double_rule }: ScoredRound,
  submission: Counted,
  questions: readonly QuestionScore[],
): Pick<RoundScore, 'points' | 'double'> {
  const points = sum(questions.map((each) => each.points));
  if (!submission.doubled) return { points, double: '' };
  const isWon = double_rule === 'joker' || (questions.length > 0 && questions.every(({ isRight }) => isRight));
  if (isWon) return { points: 2 * points, double: 'won' };
  return { points: double_rule === 'mild' ? points : 0, double: 'lost' };
}

/** Nobody has to grade a tiebreaker: the distance of its numbers decides. */
function withoutGrading(question: QuestionScore): QuestionScore {
  return { ...question, points: 0, of: 0, answer: { ...question.answer, state: 'sure' } };
}

function given(texts: readonly string[]): string[] {
  return texts.filter((text) => !isBlank(text));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
