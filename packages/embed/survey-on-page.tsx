import { Survey, surveyWords } from '@snug/survey';
import { uiWords, WordsProvider } from '@snug/ui';
import { useMemo, useState } from 'react';
import type { ErrorDetail } from './events.ts';
import { sponsorSurveys } from './sponsor-surveys.ts';
import type { SurveyOnPageWords } from './words.ts';

export interface SurveyOnPageProps {
  /** The origin of the game server. */
  origin: string;
  /** The sponsor's key. */
  sponsor: string;
  words: Partial<SurveyOnPageWords>;
  /** The server has an answer. */
  onSubmitted(): void;
  onError(error: ErrorDetail): void;
}

/** A sponsor's questions on a foreign page, answered under an id that is good for nothing else (H61). */
export function SurveyOnPage({ origin, sponsor, words, onSubmitted, onError }: SurveyOnPageProps) {
  const [source] = useState(() => sponsorSurveys(origin, sponsor, { onSubmitted, onError }));
  const own = useMemo(() => usable(words), [words]);
  return (
    <WordsProvider words={own}>
      <Survey source={source} />
    </WordsProvider>
  );
}

/** A page's JSON has only sentences: it cannot give what is a function or a list here. */
function usable(words: Partial<SurveyOnPageWords>): Partial<SurveyOnPageWords> {
  const table: Readonly<Record<string, unknown>> = { ...uiWords, ...surveyWords };
  return Object.fromEntries(Object.entries(words).filter(([name, word]) => typeof word === typeof table[name]));
}
