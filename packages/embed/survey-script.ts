import type { SurveyScript } from './survey.tsx';

/**
 * Fetches what `<snug-survey>` shows. The script tag's build answers this by `survey.js` beside `snug.js`, a page's own bundle
 * by a part of its own (build/snug-script.ts).
 */
export function loadSurvey(): Promise<SurveyScript> {
  return import('./survey.tsx');
}
