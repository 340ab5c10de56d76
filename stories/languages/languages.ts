import { codeWords, inviteWords, joinLinkWords, linkQuestionWords, loginWords, shortLinkWords } from '@snug/account';
import { contactWarningWords } from '@snug/account/contact-warning';
import { profileWords } from '@snug/account/profile';
import { teamListWords, teamSelectionWords } from '@snug/game-ui/teams';
import { joinBoxWords, joinCodeWords } from '@snug/join-box';
import { gamesWords } from '@snug/join-box/games';
import {
  attentionWords,
  gameDialogWords,
  inviteTeammateWords,
  liveGameWords,
  pastWords,
  registerTeamWords,
  revealedWords,
  shotsWords,
  teamPanelWords,
  tipsWords,
} from '@snug/live-game';
import { carouselWords, formWords, imageListWords, statusWords, uiWords } from '@snug/ui';
import { pictureWords, qrCodeWords } from '../../packages/ui/words/picture-words.ts';
import { spanish as consoleInSpanish } from '../../sites/quizmaster/spanish.ts';
import { consoleWords } from '../../sites/quizmaster/words.ts';
import { spanish as siteInSpanish } from '../../sites/venue/spanish.ts';
import { siteWords } from '../../sites/venue/words.ts';
import { pseudo } from './pseudo.ts';

const parts = {
  ...uiWords,
  ...formWords,
  ...pictureWords,
  ...qrCodeWords,
  ...imageListWords,
  ...carouselWords,
  ...statusWords,
};

/** Everything that one provider is given: the tables of the player site and of the console, which share only the parts'. */
export interface Language {
  readonly code: string;
  readonly site: typeof siteInSpanish;
  readonly console: typeof uiWords & typeof qrCodeWords & typeof consoleWords;
}

export const english: Language = {
  code: 'en',
  site: {
    ...parts,
    ...teamSelectionWords,
    ...teamListWords,
    ...joinCodeWords,
    ...joinBoxWords,
    ...gamesWords,
    ...liveGameWords,
    ...gameDialogWords,
    ...attentionWords,
    ...pastWords,
    ...revealedWords,
    ...shotsWords,
    ...tipsWords,
    ...teamPanelWords,
    ...inviteTeammateWords,
    ...registerTeamWords,
    ...codeWords,
    ...loginWords,
    ...profileWords,
    ...contactWarningWords,
    ...joinLinkWords,
    ...inviteWords,
    ...shortLinkWords,
    ...linkQuestionWords,
    ...siteWords,
  },
  console: { ...uiWords, ...qrCodeWords, ...consoleWords },
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
