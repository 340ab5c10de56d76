import {
  cleanLine,
  type HostSurvey,
  ratingGroupSize,
  surveyReasonMaxLength,
  surveyResponseMaxLength,
  surveysPerDay,
} from '@snug/contract';
import { details } from './details.ts';
import { Refusal } from './refusal.ts';
import { cleanSchedule } from './schedule.ts';

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
  throw new Refusal(429, details.surveyDone, { retryAfterS: secondsLeftOfDay(now) });
}

/** Until midnight UTC. */
export function secondsLeftOfDay(now: number): number {
  return Math.ceil((dayMs - (now % dayMs)) / 1_000);
}

/** How many of the unanswered questions somebody can still answer today. */
export function surveysLeft(open: number, answeredToday: number): number {
  return Math.max(0, Math.min(open, surveysPerDay - answeredToday));
}

/** What a quizmaster says about a question. Without options it is answered in free text. */
export type SurveyInput = Pick<
  HostSurvey,
  'sponsor_id' | 'question_text' | 'options' | 'active' | 'starts_on' | 'ends_on'
>;

/** The question to store. It has no options or several, all different. */
export function cleanSurvey({ sponsor_id, question_text, options, active, ...days }: SurveyInput): SurveyInput {
  const survey = {
    sponsor_id,
    question_text: cleanLine(question_text, 300),
    options: options.map((option) => cleanLine(option, 100)),
    active,
    ...cleanSchedule(days),
  };
  if (survey.question_text === '') throw new Refusal(400, details.surveyTextNeeded);
  const different = new Set(survey.options);
  if (options.length === 1 || different.has('') || different.size < options.length) {
    throw new Refusal(400, details.surveyOptions);
  }
  return survey;
}

type Wording = Pick<SurveyInput, 'question_text' | 'options'>;

/** Refuses to change the words of a question that was answered or skipped: the answers are to the question as it was worded. */
export function refuseRewording(before: Wording, after: Wording): void {
  const words = ({ question_text, options }: Wording) => JSON.stringify([question_text, options]);
  if (words(before) !== words(after)) throw new Refusal(409, details.surveyStands);
}

/**
 * What was written for a question without options, equal texts in one and the most frequent first. The texts are told in
 * groups of five in the order they came, as ratings are: then no difference between two looks tells who wrote what. Those that
 * differ in case alone are shown as they were written most often.
 */
export function toldTexts(inOrder: readonly string[]): { response: string; count: number }[] {
  const told = inOrder.slice(0, inOrder.length - (inOrder.length % ratingGroupSize));
  const texts = new Map<string, Map<string, number>>();
  for (const text of told) {
    const folded = text.normalize('NFKC').toLowerCase();
    const spellings = texts.get(folded) ?? new Map<string, number>();
    texts.set(folded, spellings.set(text, (spellings.get(text) ?? 0) + 1));
  }
  return [...texts.values()]
    .map((spellings) => {
      const [[response = ''] = []] = [...spellings].sort(mostFrequentFirst);
      return { response, count: [...spellings.values()].reduce((sum, count) => sum + count, 0) };
    })
    .sort((a, b) => mostFrequentFirst([a.response, a.count], [b.response, b.count]));
}

/** Equally frequent ones in an order that does not tell when they came. */
function mostFrequentFirst(a: readonly [string, number], b: readonly [string, number]): number {
  return b[1] - a[1] || (a[0] < b[0] ? -1 : 1);
}
