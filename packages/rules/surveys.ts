import { cleanLine, surveyResponseMaxLength, surveysPerDay } from '@snug/contract';
import { details } from './details.ts';
import { Refusal } from './refusal.ts';

const dayMs = 86_400_000;

/** The answer to store: one of the question's options, or a text if it has none. */
export function surveyResponse(options: readonly string[], given: string): string {
  if (options.length > 0 && !options.includes(given)) throw new Refusal(400, details.surveyNoOption);
  const response = options.length > 0 ? given : cleanLine(given, surveyResponseMaxLength);
  if (response === '') throw new Refusal(400, details.surveyAnswerNeeded);
  return response;
}

/** Refuses an answer from somebody who has already answered the most questions that a day has (H31). */
export function refuseOverSurveyLimit(answeredToday: number, now: number): void {
  if (answeredToday < surveysPerDay) return;
  throw new Refusal(429, details.surveyDone, { retryAfterS: Math.ceil((dayMs - (now % dayMs)) / 1_000) });
}

/** How many of the unanswered questions somebody can still answer today. */
export function surveysLeft(open: number, answeredToday: number): number {
  return Math.max(0, Math.min(open, surveysPerDay - answeredToday));
}
