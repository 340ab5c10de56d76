import type { WhiteLabel } from '@snug/contract';
import { spanish } from '../spanish.ts';

/**
 * The words that replace the English ones: the language's, and over them the venue's own texts. Loaded only when there are
 * any. Also sets the document's language.
 */
export function venueWords({ language, words }: WhiteLabel): object {
  // A language that this site does not know, from a newer server, falls back to English.
  const table = language === 'es' ? spanish : {};
  if (language === 'es') document.documentElement.lang = language;
  return { ...table, ...validWords(words) };
}

/** The texts whose key has a plain text in the words tables. Functions and groups cannot be replaced by a text. */
function validWords(words: WhiteLabel['words']): object {
  // Every language has the same keys of the same kinds; the Spanish table is loaded already.
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
