/** What somebody typed into the inputs of one question, as it stood on that screen afterwards. */
export interface Typed {
  readonly at: number;
  readonly player: string;
  readonly phone: string;
  readonly tab: string;
  readonly team: number;
  /** That team's row as the screen knew it: after an older backup it may never have been. */
  readonly teamid: string | undefined;
  /** The mark of the question, such as `0.2`: third of the first round. */
  readonly mark: string;
  readonly question_id: string;
  readonly round_order: number;
  readonly texts: readonly string[];
}

/** A submission as a captain's screen showed it in the moment of the press. */
export interface Pressed {
  readonly at: number;
  readonly player: string;
  readonly tab: string;
  readonly round_order: number;
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

/** What truly happened, as those who did it know it: the checkers hold everything else against this. */
export interface Ledger {
  readonly typed: Typed[];
  readonly pressed: Pressed[];
  /** What was submitted by its place alone, as clients of older versions do: each text, and when its page had last loaded. */
  readonly submittedByPosition: Map<string, { readonly loadedAt: number }>;
  /** Tabs that have turned the double over, and wait for the server's word on it. */
  readonly doubling: Set<string>;
  /** Questions that a quizmaster has asked, by mark, from the moment of the click. */
  readonly asked: Set<string>;
  /** Rounds whose answers a quizmaster has told, by `round_order`, from the moment of the click. */
  readonly revealed: Set<number>;
  /** Questions that a quizmaster has taken back, by mark, and when that was last on its way. */
  readonly recalled: Map<string, number>;
  /** Moments after which a phone may have lost what it kept, by phone: wiped, blocked or full storage. */
  readonly storageLostAt: Map<string, number>;
  /** Until when a phone's clock had something to make up for: it was set back in the middle, by a little or by far. */
  readonly clockSetBackUntil: Map<string, number>;
  /** When a tab was killed, by tab. */
  readonly tabKilledAt: Map<string, number>;
  /** Tokens whose login somebody has ended since the database was last put back. */
  readonly revoked: Set<string>;
  /** When the database was put back, and how it stood then. */
  readonly restored: { readonly at: number; readonly asOf: number }[];
}

export function createLedger(): Ledger {
  return {
    typed: [],
    pressed: [],
    submittedByPosition: new Map(),
    doubling: new Set(),
    asked: new Set(),
    revealed: new Set(),
    recalled: new Map(),
    storageLostAt: new Map(),
    clockSetBackUntil: new Map(),
    tabKilledAt: new Map(),
    revoked: new Set(),
    restored: [],
  };
}

/** The mark in a question's text. */
export function markOf(question_text: string): string {
  const found = /~q(\d+\.\d+)\./.exec(question_text)?.[1];
  if (found === undefined) throw new Error(`A question without a mark: ${question_text}`);
  return found;
}
