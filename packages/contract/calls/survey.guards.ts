// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import * as parts from '../guards/parts.ts';

export const answerSurvey: Guard = parts.NextSurvey;

export const nextSurvey: Guard = parts.NextSurvey;

export const skipSurvey: Guard = parts.NextSurvey;
