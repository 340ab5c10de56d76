import type { ActorName, Samples } from '@snug/testing/server';
import { adsSamples } from '../../packages/server/http/calls/ads.samples.ts';
import { answersSamples } from '../../packages/server/http/calls/answers.samples.ts';
import { displaySamples } from '../../packages/server/http/calls/display.samples.ts';
import { feedbackSamples } from '../../packages/server/http/calls/feedback.samples.ts';
import { gameTeamsSamples } from '../../packages/server/http/calls/game-teams.samples.ts';
import { gamesSamples } from '../../packages/server/http/calls/games.samples.ts';
import { gradingSamples } from '../../packages/server/http/calls/grading.samples.ts';
import { imagesSamples } from '../../packages/server/http/calls/images.samples.ts';
import { invitesSamples } from '../../packages/server/http/calls/invites.samples.ts';
import { lobbySamples } from '../../packages/server/http/calls/lobby.samples.ts';
import { myDataSamples } from '../../packages/server/http/calls/my-data.samples.ts';
import { packsSamples } from '../../packages/server/http/calls/packs.samples.ts';
import { peopleSamples } from '../../packages/server/http/calls/people.samples.ts';
import { photosSamples } from '../../packages/server/http/calls/photos.samples.ts';
import { planningSamples } from '../../packages/server/http/calls/planning.samples.ts';
import { quizmasterSamples } from '../../packages/server/http/calls/quizmaster.samples.ts';
import { registeredTeamsSamples } from '../../packages/server/http/calls/registered-teams.samples.ts';
import { rehearsalSamples } from '../../packages/server/http/calls/rehearsal.samples.ts';
import { sessionSamples } from '../../packages/server/http/calls/session.samples.ts';
import { sponsorPagesSamples } from '../../packages/server/http/calls/sponsor-pages.samples.ts';
import { sponsorsSamples } from '../../packages/server/http/calls/sponsors.samples.ts';
import { surveySamples } from '../../packages/server/http/calls/survey.samples.ts';
import { venuesSamples } from '../../packages/server/http/calls/venues.samples.ts';
import { policy } from '../../packages/server/http/routes.ts';

/** How each call of the server is made rightly. */
export const samples: Samples = {
  ...sessionSamples,
  ...myDataSamples,
  ...gamesSamples,
  ...peopleSamples,
  ...gameTeamsSamples,
  ...invitesSamples,
  ...answersSamples,
  ...feedbackSamples,
  ...imagesSamples,
  ...surveySamples,
  ...adsSamples,
  ...registeredTeamsSamples,
  ...quizmasterSamples,
  ...planningSamples,
  ...gradingSamples,
  ...displaySamples,
  ...lobbySamples,
  ...photosSamples,
  ...venuesSamples,
  ...packsSamples,
  ...rehearsalSamples,
  ...sponsorsSamples,
  ...sponsorPagesSamples,
};

/** Who gets furthest with a call. */
export function callerOf(call: string): ActorName {
  return samples[call]?.by ?? (policy[call]?.roles.every((role) => role === 'host') ? 'host' : 'captain');
}
