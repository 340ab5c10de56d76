import type { NextSurvey, Survey } from '@snug/contract';
import { details, Refusal, refuseOverSurveyLimit, surveyResponse, surveysLeft } from '@snug/rules';
import type { Handlers, RequestContext } from './request-context.ts';

/** The daily survey. Its day never ends: no story or test lasts that long. */
export const surveys: Handlers<'nextSurvey' | 'answerSurvey' | 'skipSurvey'> = {
  nextSurvey: next,

  answerSurvey(request) {
    const { params, body, state } = request;
    surveyResponse(surveyCalled(state, params.id).options, body.response);
    return take(request, params.id);
  },

  skipSurvey(request) {
    surveyCalled(request.state, request.params.id);
    return take(request, request.params.id);
  },
};

type Asker = Pick<RequestContext, 'actor' | 'state' | 'context'>;

function surveyCalled({ surveys: all }: RequestContext['state'], id: string): Survey {
  const survey = all.find(({ surveyid }) => surveyid === id);
  if (!survey) throw new Refusal(404, details.questionNotFound);
  return survey;
}

function take(request: Asker, surveyid: string): NextSurvey {
  const { state, actor, context } = request;
  const done = doneBy(request);
  if (!done.includes(surveyid)) {
    refuseOverSurveyLimit(done.length, context.clock.now());
    state.surveyed.push({ surveyid, who: actor.account?.account_id ?? actor.clientId });
  }
  return next(request);
}

function next(request: Asker): NextSurvey {
  const done = doneBy(request);
  const open = request.state.surveys.filter(({ surveyid }) => !done.includes(surveyid));
  const count = surveysLeft(open.length, done.length);
  return { count, survey: count > 0 ? (open[0] ?? null) : null };
}

/** What an account and its browser's guest have answered. */
function doneBy({ actor, state }: Asker): string[] {
  const mine = state.surveyed.filter(({ who }) => [actor.account?.account_id, actor.clientId].includes(who));
  return mine.map(({ surveyid }) => surveyid);
}
