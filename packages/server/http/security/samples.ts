import { adsSamples } from '../calls/ads.samples.ts';
import { answersSamples } from '../calls/answers.samples.ts';
import { feedbackSamples } from '../calls/feedback.samples.ts';
import { gameTeamsSamples } from '../calls/game-teams.samples.ts';
import { gamesSamples } from '../calls/games.samples.ts';
import { imagesSamples } from '../calls/images.samples.ts';
import { invitesSamples } from '../calls/invites.samples.ts';
import { peopleSamples } from '../calls/people.samples.ts';
import { quizmasterSamples } from '../calls/quizmaster.samples.ts';
import { registeredTeamsSamples } from '../calls/registered-teams.samples.ts';
import { sessionSamples } from '../calls/session.samples.ts';
import { sponsorsSamples } from '../calls/sponsors.samples.ts';
import { surveySamples } from '../calls/survey.samples.ts';
import { policy } from '../routes.ts';
import type { ActorName } from './actors.ts';
import type { Samples } from './sample.ts';

/** How each call of the server is made rightly. */
export const samples: Samples = {
  ...sessionSamples,
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
  ...sponsorsSamples,
};

/** Who gets furthest with a call. */
export function callerOf(call: string): ActorName {
  return samples[call]?.by ?? (policy[call]?.roles.every((role) => role === 'host') ? 'host' : 'captain');
}
