import { defaultLocale } from '@snug/contract';

/**
 * Whole units of a currency, formatted for a locale (LIMIT-30). undefined where the currency or the locale does not exist:
 * showing no amount is better than showing it in another currency.
 */
export function formatMoney(amount: number, currency: string, locale: string = defaultLocale): string | undefined {
  try {
    return amount.toLocaleString(locale, { style: 'currency', currency, minimumFractionDigits: 0 });
  } catch {
    return undefined;
  }
}
