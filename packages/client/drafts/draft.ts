/**
 * The state of a draft. `local`: on this device, not sent yet; `unsuggested`: a member's, on this device until they suggest
 * it; `saved`: the server has it.
 */
export type DraftState = 'unsuggested' | 'local' | 'sending' | 'saved' | 'late' | 'refused';

/** What is typed for one question, keyed by question id so that a RECALL never moves it. A member has one text. */
export interface Draft {
  readonly texts: readonly string[];
  readonly state: DraftState;
  /** The server's text when `refused`. */
  readonly reason?: string;
  /**
   * Typed on this device and not yet known to the captain's other devices, whose answers do not replace it until then. Texts
   * carried over from the previous question have no `own`.
   */
  readonly own?: boolean;
  /** Typed for another team, before its author was moved; `refused`, until somebody sends it by hand. */
  readonly moved?: true;
}

/** Whether the server does not have the draft yet, as far as this device knows. */
export function isUnderway(state?: DraftState): boolean {
  return state === 'local' || state === 'sending';
}

/** A member's suggestion: all non-empty texts of a draft. */
export function suggestionOf({ texts }: Pick<Draft, 'texts'> = { texts: [] }): string {
  return texts.filter((text) => text.trim()).join(', ');
}
