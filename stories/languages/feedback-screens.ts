import * as feedback from '../feedback/feedback.stories.tsx';
import { clicks, finds, presses, sees, seesField } from '../steps/steps.ts';
import type { Language } from './languages.ts';
import { type Screen, screensOf } from './screen.ts';

const rating = screensOf(feedback.default);

/** Rating the hosts of a game that has ended. */
export const feedbackScreens = (say: Language['site']) =>
  ({
    FeedbackLoading: rating(feedback.Loading, sees(say.findingHosts)),
    FeedbackFirst: rating(feedback.FirstVisit, finds('heading', say.howDid('Robin'))),
    FeedbackGood: rating(feedback.FirstVisit, clicks('radio', say.stars(5)), finds('group', say.whatWasGood)),
    FeedbackBad: rating(feedback.FirstVisit, clicks('radio', say.stars(2)), seesField(say.notes)),
    FeedbackFails: rating(
      feedback.SendingFails,
      clicks('radio', say.stars(3)),
      presses(say.sendRating),
      sees(say.ratingFailed),
    ),
    FeedbackNext: rating(
      feedback.NextHost,
      clicks('radio', say.stars(5)),
      presses(say.sendRating),
      finds('heading', say.howDid('Sam')),
    ),
    FeedbackThanks: rating(
      feedback.Thanks,
      clicks('radio', say.stars(5)),
      presses(say.sendRating),
      finds('heading', say.ratingThanks),
    ),
    FeedbackNothing: rating(feedback.NothingToRate, finds('heading', say.ended)),
    FeedbackHostsFail: rating(feedback.HostsFail, sees(say.hostsFailed)),
  }) satisfies Record<string, Screen>;
