import { guardedStorage, type KeyStore } from '@snug/client';
import type { Mark } from '@snug/contract';
import { answerNameOf } from '@snug/grading';
import type { GradeOrder } from './grade-queue.ts';

/** The grades of a game that the server does not have, kept in this browser until it does. */
export interface GradeStore {
  read(): GradeOrder[];
  /** Replaces the grades that stood here before; those that another tab keeps stay. */
  save(before: readonly GradeOrder[], after: readonly GradeOrder[]): void;
}

const prefix = 'snug_host_grades_';
const { local } = guardedStorage();

/** The games with grades that a page of this browser could not send. */
export function gamesWithStoredGrades(keys: KeyStore = local): string[] {
  return keys.keys(prefix).map((key) => key.slice(prefix.length));
}

export function gradeStore(gameId: string, keys: KeyStore = local): GradeStore {
  const key = prefix + gameId;
  const read = () => ordersIn(keys.get(key));
  return {
    read,
    save(before, after) {
      const known = new Set([...before, ...after].map(answerNameOf));
      const others = read().filter((order) => !known.has(answerNameOf(order)));
      const all = [...others, ...after.map(orderOf)];
      if (all.length > 0) keys.set(key, JSON.stringify(all));
      else keys.remove(key);
    },
  };
}

function orderOf({ question_id, answer_key, marks, funny, seen }: GradeOrder): GradeOrder {
  return { question_id, answer_key, marks, funny, seen };
}

/** What is not a grade is left out: an older version of the console or somebody's hand may have written it. */
function ordersIn(text: string | undefined): GradeOrder[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isOrder).map(orderOf) : [];
  } catch {
    return [];
  }
}

const marksKnown: readonly unknown[] = ['full', 'half', 'none'] satisfies Mark[];

function isOrder(found: unknown): found is GradeOrder {
  if (typeof found !== 'object' || found === null) return false;
  const { question_id, answer_key, marks, funny, seen } = found as Partial<Record<keyof GradeOrder, unknown>>;
  return (
    typeof question_id === 'string' &&
    typeof answer_key === 'string' &&
    (marks === null ||
      (Array.isArray(marks) && marks.length > 0 && marks.every((mark) => marksKnown.includes(mark)))) &&
    typeof funny === 'boolean' &&
    Number.isInteger(seen)
  );
}
