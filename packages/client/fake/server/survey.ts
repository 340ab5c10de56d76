import { cleanLine, type NextSurvey, type Survey, surveyResponseMaxLength, surveysPerDay } from '@snug/contract';
import { type Asked, type Family, refuse } from './asked.ts';
import { refusals } from './words.ts';

/** The daily survey. Its day never ends here: a story or a test is over before. */
export const survey: Family<'nextSurvey' | 'answerSurvey' | 'skipSurvey'> = {
  nextSurvey: next,

  answerSurvey(asked) {
    const { params, body } = asked;
    const { options } = named(asked, params.id);
    if (options.length > 0 && !options.includes(body.response)) refuse(400, refusals.surveyNoOption);
    if (cleanLine(body.response, surveyResponseMaxLength) === '') refuse(400, refusals.surveyAnswerNeeded);
    return take(asked, params.id);
  },

  skipSurvey(asked) {
    named(asked, asked.params.id);
    return take(asked, asked.params.id);
  },
};

type Asking = Pick<Asked, 'actor' | 'state'>;

function named({ state }: Asking, id: string): Survey {
  return state.surveys.find(({ surveyid }) => surveyid === id) ?? refuse(404, refusals.questionNotFound);
}

function take(asked: Asking, id: string): NextSurvey {
  const done = doneBy(asked);
  if (!done.includes(id)) {
    if (done.length >= surveysPerDay) refuse(429, refusals.surveyDone);
    asked.state.surveyed.set(whoOf(asked), [...done, id]);
  }
  return next(asked);
}

function next(asked: Asking): NextSurvey {
  const done = doneBy(asked);
  const open = asked.state.surveys.filter(({ surveyid }) => !done.includes(surveyid));
  const count = Math.max(0, Math.min(open.length, surveysPerDay - done.length));
  return { count, survey: count > 0 ? (open[0] ?? null) : null };
}

function doneBy(asked: Asking): readonly string[] {
  return asked.state.surveyed.get(whoOf(asked)) ?? [];
}

function whoOf({ actor }: Asking): string {
  return actor.account?.account_id ?? actor.clientId;
}
