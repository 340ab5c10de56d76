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
export class OlderClientScreen {
  readonly shown: Shown = { status: '', round: '', asked: [], open: false, submitted: {}, double: false };
  /** The current round. */
  order = 0;
  readonly #questions = new Map<string, { number: number | undefined; wanted: number; mark: string }>();

  /** What it knows of a question: its number, how many answers it takes, and the mark in its text. */
  question(question_id: string) {
    return this.#questions.get(question_id) ?? { number: undefined, wanted: 1, mark: '' };
  }

  know(questions: readonly Anything[]): void {
    for (const { question_id, question_index: number, num_answers: wanted, question_text } of questions)
      this.#questions.set(question_id, { number, wanted, mark: markOf(question_text) });
  }

  load(view: Anything): void {
    this.know(view.round?.asked ?? []);
    Object.assign(this.shown, summary(view));
    this.order = view.round?.round_order ?? 0;
  }

  /** Applies a message. False: it has to load. */
  apply(message: Anything): boolean {
    return effects[message.type]?.(this.shown, message, this) ?? true;
  }
}

const nothing = { round: '', asked: [], double: false };

/** What each message does; false: the client has to load. */
const effects: Readonly<
  Record<string, (shown: Shown, message: Anything, screen: OlderClientScreen) => false | undefined>
> = {
  ROUND_START(shown, { restart, round }, screen) {
    if (restart) return false;
    screen.order = round.round_order;
    Object.assign(shown, { ...nothing, round: round.title });
  },
  ASK(shown, { asked, submissions_open = false }, screen) {
    screen.know(asked);
    if (shown.round !== '') shown.asked = asked.map((question: Anything) => question.question_id);
    shown.open ||= submissions_open;
  },
  RECALL(shown, { question_id }, { order }) {
    // Without a round that client runs into an error and loads (MSG-RECALL-c).
    if (shown.round === '') return false;
    shown.asked = shown.asked.filter((each) => each !== question_id);
    delete shown.submitted[order];
  },
  ROUND_END: (shown) => void Object.assign(shown, nothing),
  OPEN_SUBMISSIONS: (shown) => void Object.assign(shown, { open: true }),
  CLOSE_SUBMISSIONS: (shown, { keep_round }) => void Object.assign(shown, { open: false, ...(!keep_round && nothing) }),
  SET_DOUBLE: (shown, { doubled }) => void Object.assign(shown, { double: doubled }),
  SUBMIT_ANSWER: (shown, { round_order, submission }) =>
    void Object.assign(shown.submitted, { [round_order]: submission }),
  RESET_SUBMISSION: (shown, { round_order }) => void delete shown.submitted[round_order],
  END_GAME: (shown) => void Object.assign(shown, { status: 'ended' }),
  RELOAD_GAME: () => false,
};

/** The part of a load that is compared with the screen. */
export function summary({ status, round, submissions_open, submitted }: Anything): Shown {
  return {
    // No message tells players that the results are final.
    status: status === 'finalized' ? 'ended' : status,
    round: round?.title ?? '',
    asked: (round?.asked ?? []).map((question: Anything) => question.question_id),
    open: submissions_open,
    submitted,
    double: round?.doubled ?? false,
  };
}
