import type { WhiteLabel } from '@snug/contract';
import { spanish } from '../spanish.ts';

/**
 * What a venue's site says otherwise than the English tables: the language asked for, and over that the venue's own
 * sentences. Fetched only where there is something of the kind; tells the page which language it is in.
 */
export function venueWords({ language, words }: WhiteLabel): object {
  // A language that a newer server knows and this site does not leaves the English of the tables.
  const table = language === 'es' ? spanish : {};
  if (language === 'es') document.documentElement.lang = language;
  return { ...table, ...known(words) };
}

/** Those that stand in a table as a plain sentence. A grammar or a group of sentences cannot be given as a text. */
function known(words: WhiteLabel['words']): object {
  // Every language has the same keys of the same kinds; this one is here.
  const table: Readonly<Record<string, unknown>> = spanish;
  return Object.fromEntries(
    Object.entries(words).filter(([key, sentence]) => {
      if (typeof sentence === 'string' && typeof table[key] === 'string') return true;
      console.warn(
        `The words of venue.json are not used at "${key}": no words table has a plain sentence of that name.`,
      );
      return false;
    }),
  );
}
