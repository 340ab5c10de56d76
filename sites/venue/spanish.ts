import {
  codeWords,
  contactWarningWords,
  inviteWords,
  joinLinkWords,
  linkQuestionWords,
  loginWords,
  profileWords,
  shortLinkWords,
} from '@snug/account/es';
import { teamListWords, teamSelectionWords } from '@snug/game-ui/es';
import { gamesWords, joinBoxWords, joinCodeWords } from '@snug/join-box/es';
import { liveGameWords } from '@snug/live-game/es';
import * as parts from '@snug/ui/es';
import { siteWords } from './words.es.ts';

/** Everything that the player site says, in Spanish: one flat table for a `WordsProvider`, as every widget reads it. */
export const spanish = {
  ...parts.uiWords,
  ...parts.formWords,
  ...parts.pictureWords,
  ...parts.qrCodeWords,
  ...parts.imageListWords,
  ...parts.carouselWords,
  ...parts.tellingWords,
  ...teamSelectionWords,
  ...teamListWords,
  ...joinCodeWords,
  ...joinBoxWords,
  ...gamesWords,
  ...liveGameWords,
  ...codeWords,
  ...loginWords,
  ...profileWords,
  ...contactWarningWords,
  ...joinLinkWords,
  ...inviteWords,
  ...shortLinkWords,
  ...linkQuestionWords,
  ...siteWords,
};
