import { adsWords } from '@snug/ads/es';
import { surveyWords } from '@snug/survey/es';
import { formWords, pictureWords, qrCodeWords, statusWords, uiWords } from '@snug/ui/es';
import { autopilotWords } from './autopilot/words.es.ts';
import { boardWords } from './board/words.es.ts';
import { deskWords } from './desk/words.es.ts';
import { displayWords } from './display/words.es.ts';
import { packWords } from './packs/words.es.ts';
import { photosWords } from './photos/words.es.ts';
import { planWords } from './plan/words.es.ts';
import { proofWords } from './proof/words.es.ts';
import { ratingWords } from './ratings/words.es.ts';
import { rehearsalWords } from './rehearsal/words.es.ts';
import { soundWords } from './sound/words.es.ts';
import { sponsorWords } from './sponsors/words.es.ts';
import { teamsWords } from './teams/words.es.ts';
import { signInWords } from './venue/sign-in-words.es.ts';
import { venueWords } from './venue/words.es.ts';
import { consoleWords } from './words.es.ts';

/** All words of the console in Spanish, as one flat table for a `WordsProvider`. */
export const spanish = {
  ...{ ...uiWords, ...formWords, ...pictureWords, ...qrCodeWords, ...statusWords },
  ...{
    ...consoleWords,
    ...sponsorWords,
    ...proofWords,
    ...ratingWords,
    ...deskWords,
    ...boardWords,
    ...displayWords,
    ...teamsWords,
    ...photosWords,
    ...planWords,
    ...venueWords,
    ...signInWords,
    ...packWords,
    ...rehearsalWords,
    ...autopilotWords,
    ...soundWords,
    ...surveyWords,
    ...adsWords,
  },
};
