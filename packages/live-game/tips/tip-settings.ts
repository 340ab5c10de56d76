/** How a venue's quizmasters are tipped. All settings are optional (OPEN-74, OPEN-95). */
export interface TipSettings {
  /**
   * The address of a payment page, with `{handle}` in it: `https://paypal.me/{handle}`. Venmo's unless given. Only https and
   * only the hosts of `tip-page.ts` are linked to; with any other, the handle is shown without a link (H52).
   */
  readonly link?: string;
  /** Suggested amounts in whole units of the currency, where the page accepts an amount. 2, 5 and 10 unless given. */
  readonly amounts?: readonly number[];
  /** ISO 4217, such as `EUR`; US dollars unless given (LIMIT-31). */
  readonly currency?: string;
  /** The BCP 47 tag, such as `en-GB`, that amounts are formatted for; English (US) unless given (LIMIT-30). */
  readonly locale?: string;
}
