import { adsSamples } from '../../http/calls/ads.samples.ts';
import { answersSamples } from '../../http/calls/answers.samples.ts';
import { feedbackSamples } from '../../http/calls/feedback.samples.ts';
import { gameTeamsSamples } from '../../http/calls/game-teams.samples.ts';
import { gamesSamples } from '../../http/calls/games.samples.ts';
import { imagesSamples } from '../../http/calls/images.samples.ts';
import { invitesSamples } from '../../http/calls/invites.samples.ts';
import { peopleSamples } from '../../http/calls/people.samples.ts';
import { quizmasterSamples } from '../../http/calls/quizmaster.samples.ts';
import { registeredTeamsSamples } from '../../http/calls/registered-teams.samples.ts';
import { sessionSamples } from '../../http/calls/session.samples.ts';
import { sponsorsSamples } from '../../http/calls/sponsors.samples.ts';
import { surveySamples } from '../../http/calls/survey.samples.ts';
import { policy } from '../../http/routes.ts';
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
