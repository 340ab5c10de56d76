import { answerSurvey, nextSurvey, seeSurvey, skipSurvey } from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { askedOnSite, onSite } from '../../commands/survey-people.ts';
import { type Asked, countSurveySeen, keepSurveyAnswer, keepSurveySkip, serveSurvey } from '../../commands/surveys.ts';
import { shownIn } from '../../queries/shown-in.ts';
import { players } from '../policy.ts';
import { type CallFamily, type RequestContext, route } from '../route.ts';
import { viewerOf } from '../viewer-of.ts';

const inAnyGame = { roles: players, gameIsOptional: true } as const;

export const survey: CallFamily = {
  name: 'survey',
  about: 'The questions of the day.',
  calls: [
    route(nextSurvey, shapes.nextSurveyShapes, {
      summary: 'The next survey question of the caller’s day, and how many are left; in a game those of its venue.',
      allow: { ...inAnyGame, game: 'query' },
      refusals: { 429: ['tooManySurveyIds'] },
      answer: async (request) => serveSurvey(request.context, await askedBy(request)),
    }),

    route(answerSurvey, shapes.answerSurveyShapes, {
      summary: 'Answers one; the reply is the next.',
      allow: { ...inAnyGame, game: 'body', once: true },
      refusals: {
        400: ['surveyAnswerNeeded', 'surveyNoOption'],
        404: ['questionNotFound'],
        429: ['surveyDone', 'tooManySurveyIds'],
      },
      answer: async (request) =>
        keepSurveyAnswer(request.context, await askedBy(request), request.params.id, request.body.response),
    }),

    route(skipSurvey, shapes.skipSurveyShapes, {
      summary: 'Skips one; the reply is the next.',
      allow: { ...inAnyGame, game: 'body', once: true },
      refusals: { 404: ['questionNotFound'], 429: ['surveyDone', 'tooManySurveyIds'] },
      answer: async (request) =>
        keepSurveySkip(request.context, await askedBy(request), request.params.id, request.body.reason),
    }),

    route(seeSurvey, shapes.seeSurveyShapes, {
      summary: 'Counts that a question was on the caller’s screen; once per person, question and day.',
      allow: { ...inAnyGame, game: 'body' },
      refusals: { 404: ['questionNotFound'] },
      async answer(request) {
        await countSurveySeen(request.context, askedIn(request) ?? onSite(viewerOf(request).who), request.params.id);
        return { status: 'success' };
      },
    }),
  ],
};

type Asking = Pick<RequestContext<never>, 'game' | 'actor' | 'context' | 'player'>;

async function askedBy(request: Asking): Promise<Asked> {
  return askedIn(request) ?? askedOnSite(request.context, request.actor, viewerOf(request).who);
}

/** In a game its venue's questions are asked; guests of a private event are asked the house's own, and not counted. */
function askedIn(request: Asking): Asked | undefined {
  const { game } = request;
  if (!game) return undefined;
  const viewer = viewerOf(request);
  const { who } = viewer;
  const { venue_id } = game;
  const shown = shownIn(game, viewer);
  if (game.private_event === 1) return { who, among: { venue_id, sponsor_id: '' }, shown, isCounted: false };
  return { who, among: { venue_id }, shown, isCounted: true };
}
