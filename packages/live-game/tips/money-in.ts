import { defaultLocale } from '@snug/contract';

/**
 * So many whole units of a currency, as a locale writes them (LIMIT-30). undefined where there is no such currency or
 * locale: better no amount than one in another currency.
 */
export function moneyIn(amount: number, currency: string, locale: string = defaultLocale): string | undefined {
  try {
    return amount.toLocaleString(locale, { style: 'currency', currency, minimumFractionDigits: 0 });
  } catch {
    return undefined;
  }
}
