import type { Grade, Mark } from '@snug/contract';
import { answerKey, isBlank } from '../answer-key.ts';
import { normalizeAnswer } from '../normalize/normalize-answer.ts';
import type { GradedQuestion, Proposal } from '../proposal.ts';
import { proposeGrade } from '../propose-grade.ts';

/** A question, as far as grading and scoring need it. */
export interface ScoredQuestion extends GradedQuestion {
  readonly question_id: string;
  /** The points of each wanted answer; in a round of clues, per clue that was still to come. */
  readonly points: number;
}

/** How an answer is graded: by whom, and the marks of its texts that are not blank, in the order given. */
export interface AnswerGrade {
  readonly key: string;
  /** `graded`: a quizmaster did; `sure`: nobody needs to; `ungraded`: it waits for a quizmaster and earns nothing yet. */
  readonly state: 'graded' | 'sure' | 'ungraded';
  readonly marks: readonly Mark[];
  readonly funny: boolean;
  /** What the comparison with the answer key suggests. */
  readonly proposal: Proposal;
  /** The grade that a quizmaster set or took back last; undefined: none ever. */
  readonly grade: Grade | undefined;
}

/** The grades of a game by question and answer. */
export type Grades = ReadonlyMap<string, Grade>;

export function gradesByAnswer(grades: readonly Grade[]): Grades {
  return new Map(grades.map((grade) => [answerNameOf(grade), grade]));
}

/** What tells the grade of an answer from those of all others in a game. */
export function answerNameOf({ question_id, answer_key }: Pick<Grade, 'question_id' | 'answer_key'>): string {
  return `${question_id} ${answer_key}`;
}

/** What is true of an answer whatever its grade is. */
interface Compared {
  readonly key: string;
  /** Comparing takes the longest by far, and what is graded needs none. */
  proposal?: Proposal;
}

/** By the answer key of a question, as long as somebody has it: a desk scores a game anew with every grade. */
const comparedBefore = new WeakMap<GradedQuestion['accepted'], Map<string, Compared>>();

function comparedAs(question: ScoredQuestion, texts: readonly string[]): Compared {
  const known = comparedBefore.get(question.accepted) ?? new Map<string, Compared>();
  comparedBefore.set(question.accepted, known);
  // A proposal speaks of the texts as they were given.
  const name = JSON.stringify([question.ordered, question.matches, texts]);
  const compared = known.get(name) ?? { key: answerKey(texts, question) };
  known.set(name, compared);
  return compared;
}

/** Finds how an answer is graded. A quizmaster's grade comes before what is sure by itself. */
export function gradeAnswers(grades: Grades): (question: ScoredQuestion, texts: readonly string[]) => AnswerGrade {
  return (question, texts) => {
    const given = texts.filter((text) => !isBlank(text));
    const compared = comparedAs(question, texts);
    const { key } = compared;
    const proposed = () => {
      compared.proposal ??= proposeGrade(texts, question);
      return compared.proposal;
    };
    const grade = grades.get(answerNameOf({ question_id: question.question_id, answer_key: key }));
    const { marks = null, funny = false } = grade ?? {};
    const proposal = marks ? undefined : proposed();
    const more = {
      ...{ key, funny, grade },
      get proposal() {
        return proposed();
      },
    };
    if (marks) return Object.assign(more, { state: 'graded' as const, marks: inOrderGiven(marks, given, question) });
    if (proposal?.sure) return Object.assign(more, { state: 'sure' as const, marks: proposal.marks });
    return Object.assign(more, { state: 'ungraded' as const, marks: given.map(() => 'none' as const) });
  };
}

/** The places of the texts in the order of their answer's key: as they stand where they are ordered, else sorted. */
export function placesInKey(given: readonly string[], { ordered }: Pick<GradedQuestion, 'ordered'>): number[] {
  const places = given.map((_, place) => place);
  if (ordered) return places;
  const forms = given.map(normalizeAnswer);
  return places.sort((one, other) => compare(forms[one] ?? '', forms[other] ?? '') || one - other);
}

/** By code units, as the key sorts. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The marks of a key, in the order given. Of one field that holds several answers there are more marks than texts. */
function inOrderGiven(marks: readonly Mark[], given: readonly string[], question: GradedQuestion): readonly Mark[] {
  if (marks.length !== given.length) return marks;
  const inOrder: Mark[] = given.map(() => 'none');
  for (const [nth, place] of placesInKey(given, question).entries()) inOrder[place] = marks[nth] ?? 'none';
  return inOrder;
}

/** The marks of texts as given, in the order of their answer's key, as a grade has them. */
export function marksOfKey(
  marks: readonly Mark[],
  given: readonly string[],
  question: Pick<GradedQuestion, 'ordered'>,
): readonly Mark[] {
  return marks.length === given.length ? placesInKey(given, question).map((place) => marks[place] ?? 'none') : marks;
}
