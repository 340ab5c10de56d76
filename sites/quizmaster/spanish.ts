import { qrCodeWords, uiWords } from '@snug/ui/es';
import { consoleWords } from './words.es.ts';

/** Everything that the console says, in Spanish: one flat table for a `WordsProvider`. */
export const spanish = { ...uiWords, ...qrCodeWords, ...consoleWords };
