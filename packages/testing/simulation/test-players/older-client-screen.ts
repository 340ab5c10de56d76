import { markOf } from '../world/ledger.ts';

// biome-ignore lint/suspicious/noExplicitAny: it takes what comes, as the client it stands for did.
export type Anything = any;

/** What an older client shows of the game. */
export interface Shown {
  status: string;
  round: string;
  asked: string[];
  open: boolean;
  submitted: Record<string, unknown>;
  double: boolean;
}

/** The screen of an older client: how a load and each message change it. */
export interface OlderClientScreen {
  readonly shown: Shown;
  /** The current round. */
  order(): number;
  /** What it knows of a question: its number, how many answers it takes, and the mark in its text. */
  question(question_id: string): {
    readonly number: number | undefined;
    readonly wanted: number;
    readonly mark: string;
  };
  load(view: Anything): void;
  /** Applies a message. False: it has to load. */
  apply(message: Anything): boolean;
}

export function createOlderClientScreen(): OlderClientScreen {
  const shown: Shown = { status: '', round: '', asked: [], open: false, submitted: {}, double: false };
  const numbers = new Map<string, number>();
  const wanted = new Map<string, number>();
  const marks = new Map<string, string>();
  let order = 0;

  function know({ question_id, question_index, num_answers, question_text }: Anything): void {
    marks.set(question_id, markOf(question_text));
    numbers.set(question_id, question_index);
    wanted.set(question_id, num_answers);
  }

  return {
    shown,
    order: () => order,
    question: (question_id) => ({
      number: numbers.get(question_id),
      wanted: wanted.get(question_id) ?? 1,
      mark: marks.get(question_id) ?? '',
    }),
    load(view) {
      for (const question of view.round?.asked ?? []) know(question);
      Object.assign(shown, summary(view));
      order = view.round?.round_order ?? 0;
    },
    apply(message) {
      const { type, round, round_order } = message;
      const nothing = { round: '', asked: [], double: false };
      switch (type) {
        case 'ROUND_START':
          if (message.restart) return false;
          order = round.round_order;
          Object.assign(shown, { ...nothing, round: round.title });
          break;
        case 'ASK':
          for (const question of message.asked) know(question);
          if (shown.round !== '') shown.asked = message.asked.map((question: Anything) => question.question_id);
          shown.open ||= message.submissions_open ?? false;
          break;
        case 'RECALL':
          // Without a round that client runs into an error and loads (MSG-RECALL-c).
          if (shown.round === '') return false;
          shown.asked = shown.asked.filter((each) => each !== message.question_id);
          delete shown.submitted[order];
          break;
        case 'ROUND_END':
          Object.assign(shown, nothing);
          break;
        case 'OPEN_SUBMISSIONS':
          shown.open = true;
          break;
        case 'CLOSE_SUBMISSIONS':
          Object.assign(shown, { open: false, ...(!message.keep_round && nothing) });
          break;
        case 'SET_DOUBLE':
          shown.double = message.doubled;
          break;
        case 'SUBMIT_ANSWER':
          shown.submitted[round_order] = message.submission;
          break;
        case 'RESET_SUBMISSION':
          delete shown.submitted[round_order];
          break;
        case 'END_GAME':
          shown.status = 'ended';
          break;
        case 'RELOAD_GAME':
          return false;
      }
      return true;
    },
  };
}

/** The part of a load that is compared with the screen. */
export function summary({ status, round, submissions_open, submitted }: Anything): Shown {
  const asked = (round?.asked ?? []).map((question: Anything) => question.question_id);
  return {
    // No message tells players that the results are final.
    status: status === 'finalized' ? 'ended' : status,
    round: round?.title ?? '',
    asked,
    open: submissions_open,
    submitted,
    double: round?.doubled ?? false,
  };
}
