import { joinLinkWords, loginWords } from '@snug/account';
import { teamSelectionWords } from '@snug/game-ui';
import { joinBoxWords, joinCodeWords } from '@snug/join-box';
import { liveGameWords } from '@snug/live-game';
import { carouselWords, formWords, imageListWords, tellingWords, uiWords } from '@snug/ui';
import { pictureWords, qrCodeWords } from '../packages/ui/picture-words.ts';
import { spanish as consoleInSpanish } from '../sites/quizmaster/spanish.ts';
import { consoleWords } from '../sites/quizmaster/words.ts';
import { spanish as siteInSpanish } from '../sites/venue/spanish.ts';
import { siteWords } from '../sites/venue/words.ts';
import { pseudo } from './pseudo.ts';

const parts = {
  ...uiWords,
  ...formWords,
  ...pictureWords,
  ...qrCodeWords,
  ...imageListWords,
  ...carouselWords,
  ...tellingWords,
};

/** All that one provider is given: the player site's tables, and the console's. They share the parts' alone. */
export interface Language {
  readonly code: string;
  readonly site: typeof siteInSpanish;
  readonly console: typeof uiWords & typeof consoleWords;
}

export const english: Language = {
  code: 'en',
  site: {
    ...parts,
    ...teamSelectionWords,
    ...joinCodeWords,
    ...joinBoxWords,
    ...liveGameWords,
    ...loginWords,
    ...joinLinkWords,
    ...siteWords,
  },
  console: { ...uiWords, ...consoleWords },
};

export const spanish: Language = {
  code: 'es',
  site: siteInSpanish,
  console: consoleInSpanish,
};

export const pseudoLocale: Language = {
  // Readers still speak it as English.
  code: 'en',
  site: pseudo(english.site),
  console: pseudo(english.console),
};
