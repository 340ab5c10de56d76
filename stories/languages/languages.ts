import { adsWords } from '@snug/ads';
import { surveyWords } from '@snug/survey';
import { formWords, statusWords, uiWords } from '@snug/ui';
import { pictureWords, qrCodeWords } from '../../packages/ui/words/picture-words.ts';
import { autopilotWords } from '../../sites/quizmaster/autopilot/words.ts';
import { boardWords } from '../../sites/quizmaster/board/words.ts';
import { deskWords } from '../../sites/quizmaster/desk/words.ts';
import { displayWords } from '../../sites/quizmaster/display/words.ts';
import { packWords } from '../../sites/quizmaster/packs/words.ts';
import { photosWords } from '../../sites/quizmaster/photos/words.ts';
import { planWords } from '../../sites/quizmaster/plan/words.ts';
import { proofWords } from '../../sites/quizmaster/proof/words.ts';
import { ratingWords } from '../../sites/quizmaster/ratings/words.ts';
import { rehearsalWords } from '../../sites/quizmaster/rehearsal/words.ts';
import { soundWords } from '../../sites/quizmaster/sound/words.ts';
import { spanish as consoleInSpanish } from '../../sites/quizmaster/spanish.ts';
import { sponsorWords } from '../../sites/quizmaster/sponsors/words.ts';
import { teamsWords } from '../../sites/quizmaster/teams/words.ts';
import { signInWords } from '../../sites/quizmaster/venue/sign-in-words.ts';
import { venueWords } from '../../sites/quizmaster/venue/words.ts';
import { consoleWords } from '../../sites/quizmaster/words.ts';
import { spanish as siteInSpanish } from '../../sites/venue/spanish.ts';
import { pseudo } from './pseudo.ts';

/** Every table that the player site shares; tests/words.test.ts holds `siteInSpanish` to the same tables. */
const ofSite = import.meta.glob<Record<string, object>>(
  [
    '../../packages/{*,*/*}/{words,*-words}.ts',
    '../../sites/venue/words.ts',
    '!../../packages/{client,embed,server}/**',
  ],
  { eager: true },
);

/** Every table of the console. */
const ofConsole = {
  ...{ ...uiWords, ...formWords, ...pictureWords, ...qrCodeWords, ...statusWords },
  ...{
    ...consoleWords,
    ...sponsorWords,
    ...proofWords,
    ...ratingWords,
    ...deskWords,
    ...boardWords,
    ...displayWords,
    ...venueWords,
    ...signInWords,
    ...packWords,
    ...photosWords,
    ...planWords,
    ...teamsWords,
    ...rehearsalWords,
    ...autopilotWords,
    ...soundWords,
    ...surveyWords,
    ...adsWords,
  },
};

/** Everything that one provider is given: the tables of the player site and of the console, which share only the parts'. */
export interface Language {
  readonly code: string;
  readonly site: typeof siteInSpanish;
  readonly console: typeof ofConsole;
}

export const english: Language = {
  code: 'en',
  site: Object.assign({}, ...Object.values(ofSite).flatMap((tables) => Object.values(tables))),
  console: ofConsole,
};

export const spanish: Language = {
  code: 'es',
  site: siteInSpanish,
  console: consoleInSpanish,
};

export const pseudoLocale: Language = {
  // Screen readers still read it as English.
  code: 'en',
  site: pseudo(english.site),
  console: pseudo(english.console),
};
