import * as z from 'zod/mini';
import { NextSurvey } from '../entities/survey.ts';

const SurveyId = z.object({ id: z.string() });

export const nextSurveyShapes = { reply: NextSurvey };

export const answerSurveyShapes = { params: SurveyId, body: z.object({ response: z.string() }), reply: NextSurvey };

export const skipSurveyShapes = {
  params: SurveyId,
  body: z.object({ reason: z.optional(z.string()) }),
  reply: NextSurvey,
};
