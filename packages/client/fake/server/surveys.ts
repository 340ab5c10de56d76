import type { NextSurvey, Survey } from '@snug/contract';
import { details, Refusal, refuseOverSurveyLimit, surveyResponse, surveysLeft } from '@snug/rules';
import { inGame, playerOf } from './authorization.ts';
import type { Handlers, RequestContext } from './request-context.ts';
import type { FakeSurvey } from './state.ts';

type Asker = Pick<RequestContext, 'actor' | 'state' | 'context' | 'surveyId'>;

/** Who is asked, among which questions, and whether what they see is counted. */
export interface Asked {
  readonly who: readonly [string, ...string[]];
  readonly among: readonly FakeSurvey[];
  readonly isCounted: boolean;
  /** Figures of games are of people who were asked there. */
  readonly isInGame: boolean;
}

/** The daily survey. Its day never ends: no story or test lasts that long. */
export const surveys: Handlers<'nextSurvey' | 'answerSurvey' | 'skipSurvey' | 'seeSurvey'> = {
  nextSurvey: (request) => serve(request, askedIn(request, request.query?.game_id)),
  answerSurvey: (request) => answer(request, askedIn(request, request.body.game_id), request.params.id, request.body),
  skipSurvey: (request) => take(request, askedIn(request, request.body.game_id), request.params.id),
  seeSurvey(request) {
    see(request, askedIn(request, request.body?.game_id), request.params.id);
    return { status: 'success' };
  },
};

/** An account and its browser's guest. In a private event the house's own questions are asked, and not counted. */
function askedIn({ actor, state }: Asker, game_id: string | undefined): Asked {
  const { account, clientId } = actor;
  const who = account ? ([account.account_id, clientId] as const) : ([clientId] as const);
  if (game_id === undefined) return { who, among: state.surveys, isCounted: true, isInGame: false };
  playerOf({ actor, state }, game_id, inGame);
  const isPrivate = state.game.private_event;
  const among = state.surveys.filter(({ sponsor }) => !isPrivate || sponsor === undefined);
  return { who, among, isCounted: !isPrivate, isInGame: true };
}

/** The next question, which was served then. */
export function serve(request: Asker, asked: Asked): NextSurvey {
  const done = doneBy(request, asked);
  const open = asked.among.filter(({ surveyid }) => !done.some((each) => each.surveyid === surveyid));
  const count = surveysLeft(open.length, done.length);
  const [first] = count > 0 ? open : [];
  if (first) request.state.served.push({ item: first.surveyid, who: asked.who[0] });
  return { count, survey: first ? surveyView(first) : null };
}

export function answer(request: Asker, asked: Asked, id: string, { response }: { response: string }): NextSurvey {
  surveyResponse(surveyCalled(asked, id).options, response);
  return take(request, asked, id);
}

export function take(request: Asker, asked: Asked, id: string): NextSurvey {
  const { surveyid } = surveyCalled(asked, id);
  const { state, context } = request;
  if (asked.isInGame) refuseUnserved(state, asked, surveyid);
  const done = doneBy(request, asked);
  if (!done.some((each) => each.surveyid === surveyid)) {
    refuseOverSurveyLimit(done.length, context.clock.now());
    state.surveyed.push({ surveyid, who: asked.who[0] });
  }
  return serve(request, asked);
}

/** Refuses what was not served. */
export function see({ state }: Asker, asked: Asked, id: string): void {
  const { surveyid } = surveyCalled(asked, id);
  if (asked.isCounted) refuseUnserved(state, asked, surveyid);
}

function refuseUnserved({ served }: Asker['state'], asked: Asked, surveyid: string): void {
  const wasServed = served.some(({ item, who }) => item === surveyid && asked.who.includes(who));
  if (!wasServed) throw new Refusal(404, details.questionNotFound);
}

function surveyCalled({ among }: Asked, id: string): FakeSurvey {
  const survey = among.find(({ surveyid }) => surveyid === id);
  if (!survey) throw new Refusal(404, details.questionNotFound);
  return survey;
}

function doneBy({ state }: Asker, { who }: Asked) {
  return state.surveyed.filter((each) => who.includes(each.who));
}

function surveyView({ surveyid, question_text, options }: FakeSurvey): Survey {
  return { surveyid, question_text, options };
}
