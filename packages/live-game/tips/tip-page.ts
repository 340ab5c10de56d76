import { defaultCurrency } from '@snug/contract';

/** A page on which one pays somebody. */
export interface TipPage {
  readonly address: string;
  /** Whose page it is, as people know it: `venmo.com`. */
  readonly host: string;
  /** The address that asks for so much already, where the host has one for this currency. */
  asking(amount: number, currency: string): string | undefined;
}

/** Adds an amount to an address; undefined where that cannot be said in this currency. */
type Ask = (page: URL, amount: number, currency: string) => string | undefined;

const never: Ask = () => undefined;
const inDollars =
  (ask: (page: URL, amount: number) => string): Ask =>
  (page, amount, currency) =>
    currency === defaultCurrency ? ask(page, amount) : undefined;
const below = (page: URL, text: string) => `${page.origin}${page.pathname.replace(/\/$/, '')}/${text}`;
const payPal: Ask = (page, amount, currency) => below(page, `${amount}${currency}`);

/**
 * Who takes money for people: nobody else is linked to, or a setting that went wrong would send tips to strangers (H52).
 * With how an address of theirs names an amount, where it does. Venmo and Cash App know dollars alone.
 */
const hosts: Readonly<Record<string, Ask>> = {
  'venmo.com': inDollars((page, amount) => {
    // A profile is below /u/, and the way to pay is not.
    const pay = new URL(page.pathname.replace(/^\/u\//, '/'), page);
    pay.search = `?txn=pay&amount=${amount}`;
    return pay.href;
  }),
  'paypal.me': payPal,
  'paypal.com': payPal,
  'cash.app': inDollars((page, amount) => below(page, String(amount))),
  'revolut.me': never,
  'monzo.me': never,
  'ko-fi.com': never,
  'buymeacoffee.com': never,
};

/** The public page of somebody at Venmo, whose handles the game's `host_venmo` holds. */
const venmo = 'https://venmo.com/u/{handle}';
/** What the server takes as a handle; checked here too, for it goes into an address (H52). */
const isHandle = /^[A-Za-z0-9_-]{1,30}$/;

/** The page of this handle, by the venue's pattern; undefined for one that nobody should be sent to. */
export function tipPage(handle: string, pattern: string = venmo): TipPage | undefined {
  if (!isHandle.test(handle) || !pattern.includes('{handle}')) return undefined;
  const page = urlOf(pattern.replaceAll('{handle}', handle));
  if (page?.protocol !== 'https:' || page.port || page.username || page.password) return undefined;
  const host = page.hostname.replace(/^(www|account)\./, '');
  const ask = Object.hasOwn(hosts, host) ? hosts[host] : undefined;
  return ask && { address: page.href, host, asking: (amount, currency) => ask(page, amount, currency) };
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
