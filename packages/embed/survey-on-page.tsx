import { Survey, type SurveyWords } from '@snug/survey';
import { useState } from 'react';
import type { ErrorDetail } from './events.ts';
import { sponsorSurveys } from './sponsor-surveys.ts';

export interface SurveyOnPageProps {
  /** The origin of the game server. */
  origin: string;
  /** The sponsor's key. */
  sponsor: string;
  words: Partial<SurveyWords>;
  /** The server has an answer. */
  onSubmitted(): void;
  onError(error: ErrorDetail): void;
}

/** A sponsor's questions on a foreign page, answered under an id that is good for nothing else (H61). */
export function SurveyOnPage({ origin, sponsor, words, onSubmitted, onError }: SurveyOnPageProps) {
  const [source] = useState(() => sponsorSurveys(origin, sponsor, { onSubmitted, onError }));
  return <Survey source={source} words={words} />;
}
