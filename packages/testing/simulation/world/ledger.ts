/** What somebody typed into the inputs of one question, as the screen showed it afterwards. */
export interface Typed {
  readonly at: number;
  readonly player: string;
  readonly phone: string;
  readonly tab: string;
  readonly team: number;
  /** The id of the team as the screen knew it: after an older backup it may never have existed. */
  readonly teamid: string | undefined;
  /** The question's mark, such as `0.2`: third of the first round. */
  readonly mark: string;
  readonly question_id: string;
  readonly round_order: number;
  readonly texts: readonly string[];
}

/** A submission as a captain's screen showed it when the button was pressed. */
export interface Pressed {
  readonly at: number;
  readonly player: string;
  readonly tab: string;
  readonly round_order: number;
  readonly texts: ReadonlyMap<string, readonly string[]>;
}

/** The ground truth, recorded by the test players who act: the checkers compare everything else with it. */
export class Ledger {
  readonly typed: Typed[] = [];
  readonly pressed: Pressed[] = [];
  /** Texts submitted by position alone, as older clients do, and when their page had last loaded. */
  readonly submittedByPosition = new Map<string, { readonly loadedAt: number }>();
  /** Tabs that have changed the double and wait for the server's reply. */
  readonly doubling = new Set<string>();
  /** Questions that a quizmaster has asked, by mark, from the moment of the click. */
  readonly asked = new Set<string>();
  /** Rounds whose answers a quizmaster has revealed, by `round_order`, from the moment of the click. */
  readonly revealed = new Set<number>();
  /** Boards that a quizmaster has published, from the moment of the click. */
  readonly published: { readonly through: number; readonly unveiled: number | null }[] = [];
  /** Questions that a quizmaster has recalled, by mark, and when the request was last under way. */
  readonly recalled = new Map<string, number>();
  /** When each phone may have lost its stored data: storage wiped, blocked or full. */
  readonly storageLostAt = new Map<string, number>();
  /** Until when a phone's clock has to catch up after it was set back during the game, by a little or a lot. */
  readonly clockSetBackUntil = new Map<string, number>();
  /** When each tab was killed. */
  readonly tabKilledAt = new Map<string, number>();
  /** Tokens whose login was ended since the last restore. */
  readonly revoked = new Set<string>();
  /** When a backup was restored, and from when it was. */
  readonly restored: { readonly at: number; readonly asOf: number }[] = [];
}

/** The mark in a question's text. */
export function markOf(question_text: string): string {
  const found = /~q(\d+\.\d+)\./.exec(question_text)?.[1];
  if (found === undefined) throw new Error(`A question without a mark: ${question_text}`);
  return found;
}
