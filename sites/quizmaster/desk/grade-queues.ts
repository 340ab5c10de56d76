import type { Caller } from '@snug/client';
import type { Grade } from '@snug/contract';
import { createGradeQueue, type GradeQueue } from './grade-queue.ts';
import { gamesWithStoredGrades, gradeStore } from './grade-store.ts';

/** The queues of a console, one per game. They live as long as its page: grades are sent wherever the quizmaster goes. */
export interface GradeQueues {
  of(gameId: string): GradeQueue;
  /** Tells the grades of a game as the server has stored them. */
  hear(gameId: string, listener: (grades: Grade[]) => void): () => void;
  /** Sends what earlier pages could not send, and what still waits here. */
  sendStored(): void;
}

interface Opened {
  readonly queue: GradeQueue;
  readonly listeners: Set<(grades: Grade[]) => void>;
}

/** By the console's caller, so that whoever makes a console's client need not know of grades. */
const known = new WeakMap<Caller, GradeQueues>();

export function gradeQueues(call: Caller): GradeQueues {
  const queues = known.get(call) ?? createGradeQueues(call);
  known.set(call, queues);
  return queues;
}

function createGradeQueues(call: Caller): GradeQueues {
  const opened = new Map<string, Opened>();

  function open(gameId: string): Opened {
    const before = opened.get(gameId);
    if (before) return before;
    const listeners: Opened['listeners'] = new Set();
    const onGrades = (grades: Grade[]) => {
      for (const tell of listeners) tell(grades);
    };
    const queue = createGradeQueue({ call, gameId, onGrades, store: gradeStore(gameId) });
    opened.set(gameId, { queue, listeners });
    holdPageFor(queue);
    return { queue, listeners };
  }

  return {
    of: (gameId) => open(gameId).queue,
    hear(gameId, listener) {
      const { listeners } = open(gameId);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sendStored() {
      for (const gameId of new Set([...opened.keys(), ...gamesWithStoredGrades()])) open(gameId).queue.retry();
    },
  };
}

const unsent = new Set<GradeQueue>();

/** Asks before the page is left, from wherever in the console, while a grade is not at the host. */
function holdPageFor(queue: GradeQueue): void {
  const look = () => {
    if (queue.get().some(({ state }) => state !== 'refused')) unsent.add(queue);
    else unsent.delete(queue);
    if (unsent.size > 0) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  queue.subscribe(look);
  look();
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
