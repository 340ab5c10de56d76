/** How a venue's people tip: every setting may be left out (OPEN-74, OPEN-95). */
export interface TipSettings {
  /**
   * The address of a page where one pays, with `{handle}` in it: `https://paypal.me/{handle}`. Venmo's unless given.
   * https only, and only at one of the hosts of `tip-page.ts`: with any other the handle is shown without a link (H52).
   */
  readonly link?: string;
  /** What is suggested, in whole units of the currency, where the page can be told an amount. 2, 5 and 10 unless given. */
  readonly amounts?: readonly number[];
  /** ISO 4217, such as `EUR`; US dollars unless given (LIMIT-31). */
  readonly currency?: string;
  /** A BCP 47 tag such as `en-GB`, by which amounts are written; English (US) unless given (LIMIT-30). */
  readonly locale?: string;
}
