import { adRoutes } from './calls/ads.ts';
import { answerRoutes } from './calls/answers.ts';
import { feedbackRoutes } from './calls/feedback.ts';
import { gameTeamRoutes } from './calls/game-teams.ts';
import { gameRoutes } from './calls/games.ts';
import { hostRoutes } from './calls/host.ts';
import { hostAnswerRoutes } from './calls/host-answers.ts';
import { imageRoutes } from './calls/images.ts';
import { inviteRoutes } from './calls/invites.ts';
import { linkRoutes } from './calls/links.ts';
import { peopleRoutes } from './calls/people.ts';
import { registeredTeamRoutes } from './calls/registered-teams.ts';
import { sessionRoutes } from './calls/session.ts';
import { sponsorRoutes } from './calls/sponsors.ts';
import { surveyRoutes } from './calls/surveys.ts';
import { teamRoutes } from './calls/teams.ts';
import type { Route } from './route.ts';

/** Every call of the contract, with what answers it. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...linkRoutes,
  ...gameRoutes,
  ...peopleRoutes,
  ...inviteRoutes,
  ...gameTeamRoutes,
  ...answerRoutes,
  ...feedbackRoutes,
  ...teamRoutes,
  ...registeredTeamRoutes,
  ...imageRoutes,
  ...surveyRoutes,
  ...adRoutes,
  ...sponsorRoutes,
  ...hostRoutes,
  ...hostAnswerRoutes,
];
