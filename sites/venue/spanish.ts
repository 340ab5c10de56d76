import { joinLinkWords, loginWords } from '@snug/account/es';
import { teamSelectionWords } from '@snug/game-ui/es';
import { joinBoxWords, joinCodeWords } from '@snug/join-box/es';
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
  ...joinCodeWords,
  ...joinBoxWords,
  ...liveGameWords,
  ...loginWords,
  ...joinLinkWords,
  ...siteWords,
};
