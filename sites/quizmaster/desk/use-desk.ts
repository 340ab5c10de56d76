import type { HostGame, HostRound, Mark } from '@snug/contract';
import { useAnnounce, useWords } from '@snug/ui';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isContested } from './contested.ts';
import { type DeskQuestion, deskQuestions, isRefused, nextOpenQuestion, nextOpenRow } from './desk-questions.ts';
import { type DeskRow, inShownOrder, isOpen, storedMarks, wholeMark } from './desk-rows.ts';
import { type GradeQueue, type GradeWrite, type WaitingGrade, withWaiting } from './grade-queue.ts';
import type { AcceptedSpelling } from './undo.ts';
import { useGrading } from './use-grading.ts';
import type { TakeBack } from './use-take-back.ts';
import { type DeskWords, deskWords } from './words.ts';

interface Options {
  readonly game: HostGame;
  readonly round: HostRound;
  readonly queue: GradeQueue;
  readonly takeBack: TakeBack;
}

/** What the desk shows, and what can be done at it. */
export interface Desk {
  readonly questions: readonly DeskQuestion[];
  readonly question: DeskQuestion | undefined;
  /** The answers to grade, in an order that stays while the question is shown. */
  readonly rows: readonly DeskRow[];
  /** Those that nobody needs to grade. */
  readonly folded: readonly DeskRow[];
  readonly cursor: DeskRow | undefined;
  /** Which of the cursor's texts the keys are about; undefined: all of them. */
  readonly part: number | undefined;
  /** Counts the moves by keys: the focus goes along. */
  readonly moves: number;
  readonly waiting: readonly WaitingGrade[];
  /** A change waits for the quizmaster's word, because the board is public. */
  readonly isAsking: boolean;
  /** Why the last command did not do what its key says. */
  readonly note: string | undefined;
  /** How many proposals are taken at once. */
  readonly toTake: number;
  /** The results are final: nothing is graded any more. */
  readonly isFinal: boolean;
  showQuestion(question_id: string): void;
  step(by: 1 | -1): void;
  stepQuestion(by: 1 | -1): void;
  stepPart(by: 1 | -1): void;
  /** Marks one text, or all, and goes on to the next answer that waits when a key did it. */
  mark(row: DeskRow, mark: Mark, part: number | undefined, byKey: boolean): void;
  take(row: DeskRow, byKey: boolean): void;
  takeAll(): void;
  toggleFunny(row: DeskRow): void;
  /** Makes an answer as nobody had graded it. */
  clear(row: DeskRow): void;
  /** Sends a refused grade again, over what somebody else has set. */
  setAnew(row: DeskRow, write: GradeWrite): void;
  /** A spelling of a row has been accepted for everyone, for one of the wanted answers. */
  accepted(row: DeskRow, spelling: AcceptedSpelling): void;
  undo(): void;
  confirm(isSure: boolean): void;
}

/** The state of the desk of one round. Long: the verbs share what is shown. */
export function useDesk({ game, round, queue, takeBack }: Options): Desk {
  const words = useWords(deskWords);
  const announce = useAnnounce();
  const waiting = useSyncExternalStore(queue.subscribe, queue.get);
  const graded = useMemo(() => withWaiting(game, waiting), [game, waiting]);
  const questions = useMemo(() => deskQuestions(graded, round, waiting), [graded, round, waiting]);
  const [questionId, setQuestionId] = useState<string>();
  const [cursorKey, setCursorKey] = useState<string>();
  const [part, setPart] = useState<number>();
  const [moves, setMoves] = useState(0);

  const chosen = questions.find(({ question }) => question.question_id === questionId);
  const contested = questions.find(({ rows }) => rows.some((row) => isContested(row, game, round)));
  const question = chosen ?? contested ?? nextOpenQuestion(questions, undefined) ?? questions[0];
  // The first one stays, too, once it is graded.
  if (question && !chosen) setQuestionId(question.question.question_id);
  const hasToBeSeen = (row: DeskRow) => isContested(row, game, round) || isRefused(row, waiting);
  const shown = useShownOrder(question, (row) => row.state !== 'sure' || hasToBeSeen(row));
  const rows = question ? inShownOrder(question.rows, shown).filter(({ key }) => shown.includes(key)) : [];
  const folded = question?.rows.filter(({ key }) => !shown.includes(key)) ?? [];
  const first = rows.find(isOpen) ?? rows.find((row) => isContested(row, game, round)) ?? rows[0];
  const cursor = rows.find(({ key }) => key === cursorKey) ?? first;

  const toTake = rows.filter((row) => isOpen(row) && !isRefused(row, waiting));
  const isFinal = game.state.status === 'finalized';
  // What was refused can never be set any more.
  useEffect(() => {
    if (isFinal) for (const write of waiting.filter((each) => each.state === 'refused')) queue.drop(write);
  }, [isFinal, waiting, queue]);

  const isGraded = questions.length > 0 && questions.every(({ open }) => open === 0);
  const wasGraded = useRef(isGraded);
  useEffect(() => {
    if (isGraded && !wasGraded.current) announce(words.saidAllGraded);
    wasGraded.current = isGraded;
  }, [isGraded, announce, words]);

  function goTo(row: DeskRow | undefined, nextPart?: number): void {
    setNote(undefined);
    setCursorKey(row?.key);
    setPart(nextPart);
    setMoves((count) => count + 1);
  }

  function showQuestion(question_id: string): void {
    setNote(undefined);
    setQuestionId(question_id);
    setCursorKey(undefined);
    setPart(undefined);
  }

  const { isAsking, note, setNote, send, ...grading } = useGrading({
    ...{ game, round, queue, takeBack },
    rows: questions.flatMap((each) => each.rows),
    onShow({ question_id, answer_key }) {
      const owner = questions.find((each) => each.question.question_id === question_id);
      setQuestionId(question_id);
      goTo(owner?.rows.find(({ key }) => key === answer_key));
    },
  });

  function set(row: DeskRow, marks: readonly Mark[] | null, funny = row.funny): void {
    if (row.texts.length === 0) return;
    const isMarked = JSON.stringify(marks) !== JSON.stringify(storedMarks(row));
    if (!isMarked && funny === row.funny) {
      // The other grader has set the same: there is no conflict any more.
      if (isRefused(row, waiting)) queue.drop({ question_id: row.question_id, answer_key: row.key });
      return;
    }
    const text = row.texts.join(', ');
    const said = words.saidGraded(text, marks ? nameOfMarks(marks, words) : words.trailNothing);
    send([writeOf(row, marks, funny)], isMarked ? said : words.saidFunny(text, funny));
  }

  function goOn(row: DeskRow): void {
    goTo(nextOpenRow(rows, row.key) ?? row);
  }

  /** To the next question where something waits, but not past a grade that was refused. */
  function leaveQuestion(): void {
    const refused = rows.find((row) => isRefused(row, waiting));
    const next = nextOpenQuestion(questions, question?.question.question_id);
    if (refused) {
      goTo(refused);
      setNote(words.refusedHere(refused.texts.join(', ')));
      return;
    }
    if (next) showQuestion(next.question.question_id);
    setMoves((count) => count + 1);
  }

  function showBeside(by: 1 | -1): void {
    const place = question ? questions.indexOf(question) : -1;
    const next = questions[place + by];
    if (next) showQuestion(next.question.question_id);
    setMoves((count) => count + 1);
  }

  return {
    ...{ questions, question, rows, folded, cursor, part, moves, waiting, isAsking, note, isFinal, showQuestion },
    toTake: toTake.length,
    step(by) {
      const place = cursor ? rows.indexOf(cursor) : -1;
      goTo(rows[Math.min(rows.length - 1, Math.max(0, place + by))]);
    },
    stepQuestion: showBeside,
    stepPart(by) {
      const last = (cursor?.texts.length ?? 0) - 1;
      if (last < 1) return;
      // Before the first part stands the whole answer.
      const next = Math.min(last, (part ?? -1) + by);
      setPart(next < 0 ? undefined : next);
    },
    mark(row, mark, nth, byKey) {
      setCursorKey(row.key);
      const marks = nth === undefined ? row.texts.map(() => mark) : (row.marks ?? row.proposed).with(nth, mark);
      set(row, marks);
      if (!byKey) return;
      if (nth !== undefined && nth < row.texts.length - 1) goTo(row, nth + 1);
      else goOn(row);
    },
    take(row, byKey) {
      if (row.state === 'ungraded') set(row, row.proposed);
      if (!byKey) return setCursorKey(row.key);
      // The last one was graded before: Enter leads on.
      const isLast = row.state !== 'ungraded' && !nextOpenRow(rows, row.key);
      if (isLast && questions.some(({ open }) => open > 0)) leaveQuestion();
      else goOn(row);
    },
    takeAll() {
      send(
        toTake.map((row) => writeOf(row, row.proposed)),
        words.saidTaken(toTake.length),
      );
      leaveQuestion();
    },
    // It says nothing about the grade: an answer that waits for one still does.
    toggleFunny: (row) => set(row, storedMarks(row), !row.funny),
    clear: (row) => set(row, null),
    setAnew: (row, write) => set(row, isFunnyAlone(row, write) ? storedMarks(row) : write.marks, write.funny),
    accepted(row, spelling) {
      // A grade of one's own would hold against the key.
      if (row.state === 'graded') set(row, null);
      grading.accepted(spelling);
    },
    undo: grading.undo,
    confirm: grading.confirm,
  };
}

/** The keys of a question's rows in the order in which they came to be shown: nothing moves under a finger. */
function useShownOrder(question: DeskQuestion | undefined, isShown: (row: DeskRow) => boolean): readonly string[] {
  const id = question?.question.question_id;
  const [shown, setShown] = useState<{ id?: string | undefined; keys: readonly string[] }>({ keys: [] });
  const known = shown.id === id ? shown.keys : [];
  const toShow = question?.rows.filter(isShown) ?? [];
  const added = toShow.map(({ key }) => key).filter((key) => !known.includes(key));
  const keys = added.length > 0 ? [...known, ...added] : known;
  if (shown.id !== id || added.length > 0) setShown({ id, keys });
  return keys;
}

function writeOf(row: DeskRow, marks: readonly Mark[] | null, funny = row.funny): GradeWrite {
  return { question_id: row.question_id, answer_key: row.key, marks, funny, seen: row.grade?.version ?? 0 };
}

/** Whether a refused grade was about nothing but whether the answer is funny: then the marks of the other grader stay. */
export function isFunnyAlone(row: DeskRow, { marks, funny }: Pick<GradeWrite, 'marks' | 'funny'>): boolean {
  return marks === null && funny !== row.funny;
}

/** Marks in words: one where all are the same. */
export function nameOfMarks(marks: readonly Mark[], words: DeskWords): string {
  const whole = wholeMark(marks);
  return whole ? words.mark[whole] : marks.map((mark) => words.mark[mark]).join(', ');
}
