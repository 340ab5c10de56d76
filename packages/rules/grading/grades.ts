import type { Grade, HostQuestion, Mark } from '@snug/contract';
import { foldAnswer } from '@snug/contract';
import { answerNameOf } from '@snug/grading';
import { type Decision, type Moment, nothingNew } from '../decision.ts';
import { details } from '../details.ts';
import { Refusal } from '../refusal.ts';
import { questionOf, refuseFinal } from '../rounds.ts';
import type { GameState, Question, Round } from '../state/game-state.ts';
import { type Grader, gradeView, type StoredGrade } from '../state/graded-game.ts';
import { hostQuestionView } from '../views/question.ts';
import { resultsChangedIn } from './results-changed.ts';

/** A game, and the stored grades of the answers that a command is about. */
export interface ToGrade extends GameState {
  readonly grades: readonly StoredGrade[];
}

export interface GradeAnswers {
  readonly by: Grader;
  readonly grades: readonly {
    readonly question_id: string;
    readonly answer_key: string;
    /** Null takes the grade back. */
    readonly marks: readonly Mark[] | null;
    readonly funny: boolean;
    /** The version that the grader saw; 0: none. */
    readonly seen: number;
  }[];
}

/**
 * Grades answers, all of them or none. A grade that somebody else has set since the grader looked is not overwritten: the
 * command is refused. The same grade again changes nothing.
 */
export function gradeAnswers(
  state: ToGrade,
  { by, grades }: GradeAnswers,
  { now, newId }: Moment,
): Decision<{ grades: Grade[] }> {
  refuseFinal(state.game);
  const answers = new Set(grades.map(answerNameOf));
  if (answers.size < grades.length) throw new Refusal(400, details.badGrade);
  const rows = grades.map((grade): { before: StoredGrade | undefined; after: StoredGrade } => {
    const question = questionOf(state, grade.question_id);
    const { question_id, answer_key, marks, funny } = grade;
    if (answer_key === '' || (marks && (marks.length === 0 || marks.length > question.num_answers)))
      throw new Refusal(400, details.badGrade);
    const before = state.grades.find((each) => each.question_id === question_id && each.answer_key === answer_key);
    if (before && isSame(before, grade)) return { before, after: before };
    if ((before?.version ?? 0) !== grade.seen) throw new Refusal(409, details.gradedMeanwhile);
    const version = grade.seen + 1;
    const { game_id } = state.game;
    const after = {
      game_id,
      question_id,
      answer_key,
      marks: marks && [...marks],
      funny,
      version,
      by: by.name,
      at: now,
    };
    return { before, after };
  });
  const changed = rows.filter(({ before, after }) => before !== after);
  const reply = { grades: rows.map(({ after }) => gradeView(after)) };
  if (changed.length === 0) return nothingNew(reply);
  const rounds = changed.map(({ after }) => roundWith(state, after.question_id));
  const results = resultsChangedIn(state.game, ...rounds);
  return {
    changes: [
      ...changed.flatMap(({ before, after }, nth) => [
        { kind: 'grade', row: after } as const,
        {
          kind: 'grade-change',
          row: {
            change_id: newId(),
            game_id: state.game.game_id,
            question_id: after.question_id,
            answer_key: after.answer_key,
            version: after.version,
            from: before?.marks ?? null,
            to: after.marks,
            by: by.name,
            host_id: by.host_id,
            at: now,
            published: (rounds[nth]?.round_order ?? 0) <= state.game.board_through,
          },
        } as const,
      ]),
      ...results.changes,
    ],
    messages: [
      { to: 'host', message: { type: 'HOST_GRADES', grades: changed.map(({ after }) => gradeView(after)) } },
      ...results.messages,
    ],
    reply,
  };
}

function isSame({ marks, funny }: StoredGrade, other: GradeAnswers['grades'][number]): boolean {
  return JSON.stringify(marks) === JSON.stringify(other.marks) && funny === other.funny;
}

export interface AcceptSpelling {
  readonly question_id: string;
  /** Which of the wanted answers it spells. */
  readonly part: number;
  readonly text: string;
  /** Also in the pack. */
  readonly to_pack: boolean;
  /** Takes it off the key. */
  readonly take_back: boolean;
}

/**
 * Puts a spelling on the answer key of the game, for everyone, and if asked of the pack, or takes it off; of all clues in a
 * round of clues.
 */
export function acceptSpelling(state: GameState, command: AcceptSpelling): Decision<{ question: HostQuestion }> {
  refuseFinal(state.game);
  const question = questionOf(state, command.question_id);
  const text = command.text.toWellFormed().normalize('NFC').trim();
  if (text === '' || !question.accepted[command.part]) throw new Refusal(400, details.badGrade);
  const round = roundWith(state, command.question_id);
  const all = round.single_answer ? state.questions.filter((each) => each.round_id === question.round_id) : [question];
  const spelled = command.take_back ? withoutSpelling : withSpelling;
  const accepting = all.map((each) => ({ ...each, accepted: spelled(each.accepted, command.part, text) }));
  const changed = accepting.filter((each, nth) => each.accepted !== all[nth]?.accepted);
  const after = accepting.find((each) => each.question_id === question.question_id) ?? question;
  const toPack = command.to_pack
    ? all.map(({ question_index }) => {
        const { part, take_back } = command;
        return {
          kind: 'pack-spelling',
          round_order: round.round_order,
          question_index,
          part,
          text,
          take_back,
        } as const;
      })
    : [];
  const reply = { question: hostQuestionView(after) };
  if (changed.length === 0) return { ...nothingNew(reply), changes: toPack };
  const results = resultsChangedIn(state.game, round);
  return {
    changes: [
      ...changed.map(({ question_id, accepted }) => ({ kind: 'question', question_id, set: { accepted } }) as const),
      ...toPack,
      ...results.changes,
    ],
    messages: [
      ...changed.map((each) => {
        return { to: 'host', message: { type: 'HOST_QUESTION', question: hostQuestionView(each) } } as const;
      }),
      ...results.messages,
    ],
    reply,
  };
}

/** The accepted texts with one more; the same list where it is there already. */
function withSpelling(accepted: Question['accepted'], part: number, text: string): Question['accepted'] {
  const texts = accepted[part] ?? [];
  if (texts.some((each) => foldAnswer(each) === foldAnswer(text))) return accepted;
  return accepted.map((each, place) => (place === part ? [...each, text] : each));
}

/** The accepted texts without one; the same list where it is not there. The first of a wanted answer stays. */
function withoutSpelling(accepted: Question['accepted'], part: number, text: string): Question['accepted'] {
  const texts = accepted[part] ?? [];
  const left = texts.filter((each, place) => place === 0 || foldAnswer(each) !== foldAnswer(text));
  return left.length === texts.length ? accepted : accepted.with(part, left);
}

/** The round of a question. @throws Refusal when there is no such question. */
export function roundWith(state: GameState, question_id: string): Round {
  const { round_id } = questionOf(state, question_id);
  const round = state.rounds.find((each) => each.round_id === round_id);
  if (!round) throw new Refusal(404, details.roundNotFound);
  return round;
}
