import type { Grade, HostGame, HostQuestion, HostRound, HostTeam, Mark, SubmittedRound } from '@snug/contract';
import {
  type AnswerGrade,
  gradeAnswers,
  gradesByAnswer,
  isBlank,
  marksOfKey,
  type Proposal,
  placesInKey,
  toScoredQuestion,
} from '@snug/grading';

/** A team that gave an answer. */
export interface RowTeam {
  readonly teamid: string;
  readonly name: string;
  /** It came late and waits for the quizmaster: it counts nothing yet. */
  readonly waits: boolean;
  /** In a round of clues: the clue at which the answer stood, counted from 0. */
  readonly clue: number | undefined;
  /** In a round of clues: what a right answer earns there. */
  readonly earns: number | undefined;
}

/** One answer to a question, whoever gave it. */
export interface DeskRow {
  readonly question_id: string;
  /** The answer's key, under which its grade is stored. */
  readonly key: string;
  /** What is marked, in the order of the key; empty for a blank answer. */
  readonly texts: readonly string[];
  readonly teams: readonly RowTeam[];
  /** `graded`: a quizmaster did; `sure`: nobody needs to; `ungraded`: it waits for a quizmaster. */
  readonly state: AnswerGrade['state'];
  /** A mark per text; undefined while ungraded. */
  readonly marks: readonly Mark[] | undefined;
  readonly funny: boolean;
  /** The proposed mark of each text. */
  readonly proposed: readonly Mark[];
  readonly reasons: Proposal['reasons'];
  /** What was stored last; undefined: nothing ever. */
  readonly grade: Grade | undefined;
}

/** The different answers to a question, what waits first, then the most frequent; blanks last. */
export function deskRows(game: HostGame, round: HostRound, question: HostQuestion): DeskRow[] {
  const scored = toScoredQuestion(question, round);
  const gradeOf = gradeAnswers(gradesByAnswer(game.grades ?? []));
  const rows = new Map<string, DeskRow>();
  for (const { team, submission } of submissionsOf(game, round)) {
    const given = answerIn(submission, round, question);
    // In the order of the key, in which the marks of a grade stand.
    const texts = scored.ordered ? given : inKeyOrder(given.filter(isGiven));
    const answer = gradeOf(scored, texts);
    const rowTeam = {
      teamid: team.teamid,
      name: team.team_name,
      waits: submission.late,
      ...clueOf(submission, round, scored),
    };
    const known = rows.get(answer.key);
    if (known) rows.set(answer.key, { ...known, teams: [...known.teams, rowTeam] });
    else rows.set(answer.key, rowOf(question, answer, texts.filter(isGiven), rowTeam));
  }
  return [...rows.values()].sort(byWeight);
}

function rowOf(question: HostQuestion, answer: AnswerGrade, given: readonly string[], team: RowTeam): DeskRow {
  const { key, state, funny, grade, proposal } = answer;
  // One field may hold several answers: then the marks are of what was found in it.
  const texts = proposal.texts.length === given.length ? given : proposal.texts;
  return {
    ...{ question_id: question.question_id, key, texts, teams: [team], state, funny, grade },
    marks: state === 'ungraded' ? undefined : marksOfKey(answer.marks, given, { ordered: true }),
    proposed: proposal.marks,
    reasons: proposal.reasons,
  };
}

/** At which clue the answer of a round of clues stood: at the last one, where nobody knows. */
function clueOf(
  { clue }: SubmittedRound,
  { single_answer, asked }: HostRound,
  { points }: { readonly points: number },
): Pick<RowTeam, 'clue' | 'earns'> {
  if (!single_answer) return { clue: undefined, earns: undefined };
  const place = Math.min(clue ?? asked.length, asked.length - 1);
  return { clue: place, earns: points * (asked.length - place) };
}

interface TeamSubmission {
  readonly team: HostTeam;
  readonly submission: SubmittedRound;
}

/** Every submission of the round; a team has two if its own came late beside what was handed in at the close. */
function submissionsOf({ teams }: HostGame, { round_order }: HostRound): TeamSubmission[] {
  return teams.flatMap((team) =>
    [team.submitted, team.late_submitted].flatMap((all) => {
      const submission = all?.[round_order];
      return submission ? [{ team, submission }] : [];
    }),
  );
}

/** The texts for a question as they stand; of a round of clues its last answer. */
function answerIn({ answers }: SubmittedRound, round: HostRound, question: HostQuestion): readonly string[] {
  const place = round.single_answer
    ? answers.findLastIndex((texts) => texts.some(isGiven))
    : round.asked.indexOf(question.question_id);
  return answers[place] ?? [];
}

function isGiven(text: string): boolean {
  return !isBlank(text);
}

function inKeyOrder(texts: readonly string[]): readonly string[] {
  return placesInKey(texts, { ordered: false }).map((place) => texts[place] ?? '');
}

/** Whether somebody still has to grade it: what waits as late need not be graded before it counts. */
export function isOpen({ state, teams }: DeskRow): boolean {
  return state === 'ungraded' && teams.some(({ waits }) => !waits);
}

/** What a quizmaster has set; null: nobody has. */
export function storedMarks(row: DeskRow | undefined): readonly Mark[] | null {
  return row?.state === 'graded' ? (row.marks ?? null) : null;
}

function byWeight(one: DeskRow, other: DeskRow): number {
  return (
    Number(isOpen(other)) - Number(isOpen(one)) ||
    Number(one.texts.length === 0) - Number(other.texts.length === 0) ||
    other.teams.length - one.teams.length ||
    (one.key < other.key ? -1 : 1)
  );
}

/** The rows in an order that was shown before; what is new stands at the end, so that nothing moves under a finger. */
export function inShownOrder(rows: readonly DeskRow[], shown: readonly string[]): DeskRow[] {
  const place = (row: DeskRow) => (shown.includes(row.key) ? shown.indexOf(row.key) : shown.length);
  return rows.toSorted((one, other) => place(one) - place(other));
}

/** The mark of a whole answer; undefined where its texts have different ones. */
export function wholeMark(marks: readonly Mark[]): Mark | undefined {
  const [first] = marks;
  return marks.every((mark) => mark === first) ? first : undefined;
}
