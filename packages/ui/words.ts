/** What the parts say by themselves. */
export type UiWords = {
  cancel: string;
  confirm: string;
  close: string;
  /** Read out after a link's text. */
  opensNewTab: string;
};

export const uiWords: UiWords = {
  cancel: 'Cancel',
  confirm: 'Confirm',
  close: 'Close',
  opensNewTab: '(opens in a new tab)',
};
