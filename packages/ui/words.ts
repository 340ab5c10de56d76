/** What the parts say by themselves. */
export type UiWords = {
  cancel: string;
  confirm: string;
  close: string;
  /** Read out after a link's text. */
  opensNewTab: string;
  /** A part whose script is being fetched; did not come (after an update it has another name, which the page knows); is asked for again. */
  loading: string;
  didNotArrive: string;
  retry: string;
};

export const uiWords: UiWords = {
  cancel: 'Cancel',
  confirm: 'Confirm',
  close: 'Close',
  opensNewTab: '(opens in a new tab)',
  loading: 'One moment…',
  didNotArrive: 'This part did not arrive. Your connection may be slow tonight. If it stays away, load the page again.',
  retry: 'Try again',
};
