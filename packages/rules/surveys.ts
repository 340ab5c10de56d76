import {
  cleanLine,
  type HostSurvey,
  surveyReasonMaxLength,
  surveyResponseMaxLength,
  surveysPerDay,
} from '@snug/contract';
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

/** The reason of a skip to store. */
export function skipReason(given = ''): string {
  return cleanLine(given, surveyReasonMaxLength) || 'No Reason';
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

/** What a quizmaster says about a question. Without options it is answered in free text. */
export type SurveyInput = Pick<HostSurvey, 'question_text' | 'options' | 'active'>;

/** The question to store. It has no options or several, all different. */
export function cleanSurvey({ question_text, options, active }: SurveyInput): SurveyInput {
  const survey = {
    question_text: cleanLine(question_text, 300),
    options: options.map((option) => cleanLine(option, 100)),
    active,
  };
  if (survey.question_text === '') throw new Refusal(400, details.surveyTextNeeded);
  const different = new Set(survey.options);
  if (options.length === 1 || different.has('') || different.size < options.length) {
    throw new Refusal(400, details.surveyOptions);
  }
  return survey;
}

/** Refuses to change the words of a question that was answered or skipped: the answers are to the question as it was worded. */
export function refuseRewording(before: SurveyInput, after: SurveyInput): void {
  const words = ({ question_text, options }: SurveyInput) => JSON.stringify([question_text, options]);
  if (words(before) !== words(after)) throw new Refusal(409, details.surveyStands);
}
