import { qrCodeWords, uiWords } from '@snug/ui/es';
import { displayWords } from './words.es.ts';

/** All words of the big screen in Spanish, as one flat table for a `WordsProvider`. */
export const spanish = { ...uiWords, ...qrCodeWords, ...displayWords };
