import { type Caller, type Clock, isNetworkError, Refused, systemClock, type Watched, watched } from '@snug/client';
import { type Grade, gradesPerRequestMax, type HostGame, hostGrade, type Mark } from '@snug/contract';
import { answerNameOf, gradesByAnswer } from '@snug/grading';
import type { GradeStore } from './grade-store.ts';

/** A grade that somebody sets here. */
export interface GradeWrite {
  readonly question_id: string;
  readonly answer_key: string;
  /** Null takes the grade back. */
  readonly marks: readonly Mark[] | null;
  readonly funny: boolean;
  /** The version of the grade that the grader sees; 0: none. */
  readonly seen: number;
}

/** A grade that the server does not have yet. */
export interface WaitingGrade extends GradeWrite {
  /** `unsent`: the line is gone, and it is sent again; `refused`: somebody has to look at it. */
  readonly state: 'sending' | 'unsent' | 'refused';
  /** Why the server refused it. */
  readonly detail?: string;
  /** It was refused because of what the game has come to. */
  readonly isConflict?: boolean;
}

/** Sends grades in their order, one request at a time, and again when the line is back. */
export interface GradeQueue extends Watched<readonly WaitingGrade[]> {
  /** Sends grades. One that still waits is replaced by a newer one of the same answer. */
  send(writes: readonly GradeWrite[]): void;
  /** The line is back: sends what waits, at once. */
  retry(): void;
  /** Forgets grades that were refused. */
  drop(write: Pick<GradeWrite, 'question_id' | 'answer_key'>): void;
  /** Whether a stored grade was set here. */
  isOwn(grade: Grade): boolean;
  /** Whether every version after this one, up to the stored grade, was set here. */
  isOwnSince(grade: Grade, version: number): boolean;
}

interface Options {
  readonly call: Caller;
  readonly gameId: string;
  /** Told of the grades as the server has stored them. */
  readonly onGrades: (grades: Grade[]) => void;
  /** Keeps what waits beyond this page; what is in it waits from the start. */
  readonly store?: GradeStore;
  readonly clock?: Clock;
}

/** How long to wait before the next try without a line. */
const retryMs = 2_000;

/** One function, because sending and the verbs share what waits. */
export function createGradeQueue({ call, gameId, onGrades, store, clock = systemClock }: Options): GradeQueue {
  const stored = (store?.read() ?? []).map((write): WaitingGrade => ({ ...write, state: 'sending' }));
  const { get, set: show, subscribe } = watched<readonly WaitingGrade[]>(stored);
  const own = new Set<string>();
  let isSending = false;
  /** Of several grades in a request, one refused refuses all: then each is sent alone. */
  let isAlone = false;
  let stopTimer = (): void => {};

  function set(waiting: readonly WaitingGrade[]): void {
    store?.save(get(), waiting.filter(isWorthSending));
    show(waiting);
  }

  async function flush(): Promise<void> {
    stopTimer();
    const waiting = get().filter(({ state }) => state !== 'refused');
    const batch = waiting.slice(0, isAlone ? 1 : gradesPerRequestMax);
    if (isSending || batch.length === 0) return;
    isSending = true;
    const after = await post(batch);
    isSending = false;
    if (after === 'again') void flush();
    if (after === 'later') stopTimer = clock.after(retryMs, flush);
  }

  async function post(batch: readonly WaitingGrade[]): Promise<'again' | 'later' | 'signed-out'> {
    try {
      const grades = batch.map(({ question_id, answer_key, marks, funny, seen }) => {
        return { question_id, answer_key, marks: marks && [...marks], funny, seen };
      });
      acknowledge(batch, (await call(hostGrade, { params: { id: gameId }, body: { grades } })).grades);
      return 'again';
    } catch (error) {
      if (isNetworkError(error) || !(error instanceof Refused)) {
        change(batch, () => ({ state: 'unsent' }));
        return 'later';
      }
      const { status_code, detail } = error;
      // Whoever signs in next sends them: it is not about the grades.
      if (status_code === 401) {
        change(batch, () => ({ state: 'unsent' }));
        return 'signed-out';
      }
      isAlone = batch.length > 1;
      if (!isAlone) change(batch, () => ({ state: 'refused', detail, isConflict: status_code === 409 }));
      return 'again';
    }
  }

  function acknowledge(batch: readonly WaitingGrade[], grades: Grade[]): void {
    const versions = new Map(grades.map((grade) => [answerNameOf(grade), grade.version]));
    for (const grade of grades) own.add(`${answerNameOf(grade)} ${grade.version}`);
    onGrades(grades);
    const left = get().filter((waiting) => !batch.includes(waiting));
    // One that was graded anew meanwhile has seen what has just been stored.
    set(left.map((waiting) => ({ ...waiting, seen: versions.get(answerNameOf(waiting)) ?? waiting.seen })));
    if (left.length === 0) isAlone = false;
  }

  /** Changes those of a request that nobody has graded anew meanwhile. */
  function change(batch: readonly WaitingGrade[], to: () => Omit<WaitingGrade, keyof GradeWrite>): void {
    set(get().map((waiting) => (batch.includes(waiting) ? { ...waiting, ...to() } : waiting)));
  }

  function isOwn(grade: Grade): boolean {
    const isOnItsWay = (waiting: WaitingGrade) =>
      answerNameOf(waiting) === answerNameOf(grade) && waiting.seen + 1 === grade.version && isSame(waiting, grade);
    return own.has(`${answerNameOf(grade)} ${grade.version}`) || get().some(isOnItsWay);
  }

  return {
    get,
    subscribe,
    send(writes) {
      const names = new Set(writes.map(answerNameOf));
      const known = new Map(get().map((waiting) => [answerNameOf(waiting), waiting]));
      const added = writes.map((write): WaitingGrade => {
        const before = known.get(answerNameOf(write));
        return { ...write, seen: before && before.state !== 'refused' ? before.seen : write.seen, state: 'sending' };
      });
      set([...get().filter((waiting) => !names.has(answerNameOf(waiting))), ...added]);
      void flush();
    },
    retry: () => void flush(),
    drop: (write) => set(get().filter((waiting) => answerNameOf(waiting) !== answerNameOf(write))),
    isOwn,
    isOwnSince(grade, version) {
      if (grade.version <= version) return true;
      for (let each = version + 1; each < grade.version; each += 1) {
        if (!own.has(`${answerNameOf(grade)} ${each}`)) return false;
      }
      return isOwn(grade);
    },
  };
}

/** After a reload a conflict shows as one again; what the server does not take at all is not sent twice. */
function isWorthSending({ state, isConflict }: WaitingGrade): boolean {
  return state !== 'refused' || isConflict === true;
}

function isSame(one: Pick<GradeWrite, 'marks' | 'funny'>, other: Pick<GradeWrite, 'marks' | 'funny'>): boolean {
  return JSON.stringify(one.marks) === JSON.stringify(other.marks) && one.funny === other.funny;
}

/** The game as it is once what waits is stored: a grade is seen the moment it is set. */
export function withWaiting(game: HostGame, waiting: readonly WaitingGrade[]): HostGame {
  const grades = new Map(gradesByAnswer(game.grades ?? []));
  for (const write of waiting.filter(({ state }) => state !== 'refused')) {
    const { question_id, answer_key, funny, marks } = write;
    const stored = grades.get(answerNameOf(write)) ?? { version: 0, by: '', at: 0 };
    grades.set(answerNameOf(write), { ...stored, question_id, answer_key, funny, marks: marks && [...marks] });
  }
  return { ...game, grades: [...grades.values()] };
}
