/** Texts of toasts, skeletons and the error boundary; apart from `uiWords`, because they are loaded with their parts. */
export type StatusWords = {
  /** Dismisses a toast. */
  dismiss: string;
  /** The name of the region with the toasts. */
  notices: string;
  /** Read out while skeletons are shown. */
  comingUp: string;
  /** A part of the page failed: its title, what to do about it, its button. */
  brokenPartTitle: string;
  brokenPart: string;
  mountAgain: string;
};

export const statusWords: StatusWords = {
  dismiss: 'Dismiss',
  notices: 'Notices',
  comingUp: 'Loading…',
  brokenPartTitle: 'Something broke.',
  brokenPart: 'That was us, not you. The rest of the page goes on.',
  mountAgain: 'Try again',
};
