import { watched } from '@snug/client';

/** A sentence above the page about what has just happened, wherever the player is led next. */
export interface Notice {
  readonly text: string;
  /** Asks to log in again: it stays until that is done or it is closed. Others go with a later page. */
  readonly asksLogin?: true;
}

/** The notice that is shown, if any. Each is an object of its own, so that the same sentence is shown again. */
export const notices = watched<Notice | undefined>(undefined);
