import { qrCodeWords, uiWords } from '@snug/ui/es';
import { consoleWords } from './words.es.ts';

/** All words of the console in Spanish, as one flat table for a `WordsProvider`. */
export const spanish = { ...uiWords, ...qrCodeWords, ...consoleWords };
