import { guardedStorage, type KeyStore } from '@snug/client';
import type { Mark } from '@snug/contract';
import { answerNameOf } from '@snug/grading';
import type { GradeWrite } from './grade-queue.ts';

/** The grades of a game that the server does not have, kept in this browser until it does. */
export interface GradeStore {
  read(): GradeWrite[];
  /** Replaces the grades that stood here before; those that another tab keeps stay. */
  save(before: readonly GradeWrite[], after: readonly GradeWrite[]): void;
}

const prefix = 'snug_host_grades_';
const { local } = guardedStorage();

/** The games with grades that a page of this browser could not send. */
export function gamesWithStoredGrades(keys: KeyStore = local): string[] {
  return keys.keys(prefix).map((key) => key.slice(prefix.length));
}

export function gradeStore(gameId: string, keys: KeyStore = local): GradeStore {
  const key = prefix + gameId;
  const read = () => writesIn(keys.get(key));
  return {
    read,
    save(before, after) {
      const known = new Set([...before, ...after].map(answerNameOf));
      const others = read().filter((write) => !known.has(answerNameOf(write)));
      const all = [...others, ...after.map(writeOf)];
      if (all.length > 0) keys.set(key, JSON.stringify(all));
      else keys.remove(key);
    },
  };
}

function writeOf({ question_id, answer_key, marks, funny, seen }: GradeWrite): GradeWrite {
  return { question_id, answer_key, marks, funny, seen };
}

/** What is not a grade is left out: an older version of the console or somebody's hand may have written it. */
function writesIn(text: string | undefined): GradeWrite[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isWrite).map(writeOf) : [];
  } catch {
    return [];
  }
}

const marksKnown: readonly unknown[] = ['full', 'half', 'none'] satisfies Mark[];

function isWrite(found: unknown): found is GradeWrite {
  if (typeof found !== 'object' || found === null) return false;
  const { question_id, answer_key, marks, funny, seen } = found as Partial<Record<keyof GradeWrite, unknown>>;
  return (
    typeof question_id === 'string' &&
    typeof answer_key === 'string' &&
    (marks === null ||
      (Array.isArray(marks) && marks.length > 0 && marks.every((mark) => marksKnown.includes(mark)))) &&
    typeof funny === 'boolean' &&
    Number.isInteger(seen)
  );
}
