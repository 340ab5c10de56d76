import {
  codeWords,
  contactWarningWords,
  inviteWords,
  joinLinkWords,
  linkQuestionWords,
  loginWords,
  profilePictureWords,
  profileWords,
  shortLinkWords,
} from '@snug/account/es';
import { adsWords } from '@snug/ads/es';
import { feedbackWords } from '@snug/feedback/es';
import { teamListWords, teamSelectionWords } from '@snug/game-ui/es';
import { gamesWords, joinBoxWords, joinCodeWords } from '@snug/join-box/es';
import {
  attentionWords,
  cardWords,
  doubleWords,
  gameDialogWords,
  inviteTeammateWords,
  leaveGameWords,
  liveGameWords,
  momentWords,
  pastWords,
  registerTeamWords,
  resultsWords,
  revealedWords,
  shotsWords,
  teamLinkWords,
  teamPanelWords,
  tipsWords,
} from '@snug/live-game/es';
import { surveyWords } from '@snug/survey/es';
import { createTeamWords, myTeamsWords, teamArchivesWords, teamPageWords } from '@snug/team-page/es';
import * as parts from '@snug/ui/es';
import { nightWords } from './night-words.es.ts';
import { siteWords } from './words.es.ts';

/** All words of the player site in Spanish, as one flat table for a `WordsProvider`. */
export const spanish = {
  ...parts.uiWords,
  ...nightWords,
  ...parts.formWords,
  ...parts.pictureWords,
  ...parts.qrCodeWords,
  ...parts.imageListWords,
  ...parts.carouselWords,
  ...parts.statusWords,
  ...teamSelectionWords,
  ...teamListWords,
  ...joinCodeWords,
  ...joinBoxWords,
  ...gamesWords,
  ...liveGameWords,
  ...gameDialogWords,
  ...attentionWords,
  ...feedbackWords,
  ...surveyWords,
  ...adsWords,
  ...momentWords,
  ...pastWords,
  ...revealedWords,
  ...resultsWords,
  ...cardWords,
  ...doubleWords,
  ...shotsWords,
  ...tipsWords,
  ...teamPanelWords,
  ...teamLinkWords,
  ...leaveGameWords,
  ...inviteTeammateWords,
  ...registerTeamWords,
  ...codeWords,
  ...loginWords,
  ...profileWords,
  ...profilePictureWords,
  ...contactWarningWords,
  ...joinLinkWords,
  ...inviteWords,
  ...shortLinkWords,
  ...linkQuestionWords,
  ...teamPageWords,
  ...createTeamWords,
  ...myTeamsWords,
  ...teamArchivesWords,
  ...siteWords,
};
