import { clicks, finds, presses, sees, seesField } from '../steps/steps.ts';
import * as survey from '../survey/survey.stories.tsx';
import type { Language } from './languages.ts';
import { type Screen, screensOf } from './screen.ts';

const asked = screensOf(survey.default);

/** The questions of the day. */
export const surveyScreens = (say: Language['site']) =>
  ({
    SurveyLoading: asked(survey.Loading, sees(say.findingSurvey)),
    SurveyOptions: asked(survey.Options, clicks('radio', 'Tea'), finds('button', say.sendSurvey)),
    SurveyFreeText: asked(survey.FreeText, seesField('Which crisps go with a quiz?')),
    SurveyFails: asked(
      survey.SendingFails,
      clicks('radio', 'Tea'),
      presses(say.sendSurvey),
      sees(say.surveySendFailed),
    ),
    SurveySkipped: asked(survey.Skipped, presses(say.skipSurvey), seesField('Which crisps go with a quiz?')),
    SurveyThanks: asked(survey.Thanks, clicks('radio', 'Tea'), presses(say.sendSurvey), sees(say.surveyThanks)),
    SurveyAllAnswered: asked(survey.AllAnswered, finds('heading', say.allAnswered)),
    SurveyUnreachable: asked(survey.Fails, sees(say.surveyFailed)),
  }) satisfies Record<string, Screen>;
