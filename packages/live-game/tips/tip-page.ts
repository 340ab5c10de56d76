import { defaultCurrency, isTipHandle } from '@snug/contract';

/** A person's page at a payment host. */
export interface TipPage {
  readonly address: string;
  /** The host's name as people know it: `venmo.com`. */
  readonly host: string;
  /** The address with an amount filled in, where the host supports that for this currency. */
  withAmount(amount: number, currency: string): string | undefined;
}

/** Adds an amount to an address; undefined where the host does not take this currency. */
type AddAmount = (page: URL, amount: number, currency: string) => string | undefined;

const noAmounts: AddAmount = () => undefined;
const inDollars =
  (addAmount: (page: URL, amount: number) => string): AddAmount =>
  (page, amount, currency) =>
    currency === defaultCurrency ? addAmount(page, amount) : undefined;
const below = (page: URL, text: string) => `${page.origin}${page.pathname.replace(/\/$/, '')}/${text}`;
const payPal: AddAmount = (page, amount, currency) => below(page, `${amount}${currency}`);

/**
 * The known payment hosts, and how an address of each names an amount. No other host is linked to, or a wrong setting would
 * send tips to strangers (H52). Venmo and Cash App take only US dollars.
 */
const hosts: Readonly<Record<string, AddAmount>> = {
  'venmo.com': inDollars((page, amount) => {
    // A profile's path begins with /u/, that of a payment does not.
    const pay = new URL(page.pathname.replace(/^\/u\//, '/'), page);
    pay.search = `?txn=pay&amount=${amount}`;
    return pay.href;
  }),
  'paypal.me': payPal,
  'paypal.com': payPal,
  'cash.app': inDollars((page, amount) => below(page, String(amount))),
  'revolut.me': noAmounts,
  'monzo.me': noAmounts,
  'ko-fi.com': noAmounts,
  'buymeacoffee.com': noAmounts,
};

/** The public Venmo page of a handle of the game's `host_venmo`. */
const venmo = 'https://venmo.com/u/{handle}';

/**
 * The page of a handle, by the venue's pattern; undefined for a page that must not be linked to. The handle goes into an
 * address, so it is checked here too (H52).
 */
export function tipPage(handle: string, pattern: string = venmo): TipPage | undefined {
  if (!isTipHandle(handle) || !pattern.includes('{handle}')) return undefined;
  const page = urlOf(pattern.replaceAll('{handle}', handle));
  if (page?.protocol !== 'https:' || page.port || page.username || page.password) return undefined;
  const host = page.hostname.replace(/^(www|account)\./, '');
  const addAmount = Object.hasOwn(hosts, host) ? hosts[host] : undefined;
  return addAmount && { address: page.href, host, withAmount: (amount, currency) => addAmount(page, amount, currency) };
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
