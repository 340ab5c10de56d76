/** What toasts, skeletons and the net under a broken part say; apart from `uiWords`, because it comes with them. */
export type TellingWords = {
  /** Takes a toast away. */
  dismiss: string;
  /** The name of the place where toasts stand. */
  notices: string;
  /** Read out while skeletons are shown. */
  comingUp: string;
  /** A part of the page broke: its title, what to make of it, its button. */
  brokenPartTitle: string;
  brokenPart: string;
  mountAgain: string;
};

export const tellingWords: TellingWords = {
  dismiss: 'Dismiss',
  notices: 'Notices',
  comingUp: 'Loading…',
  brokenPartTitle: 'Something broke.',
  brokenPart: 'That was us, not you. The rest of the page goes on.',
  mountAgain: 'Try again',
};
