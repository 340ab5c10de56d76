import { createRoot } from 'react-dom/client';
import { Shell } from './shell.tsx';
import { sheetOf } from './styles.ts';
import { SurveyOnPage, type SurveyOnPageProps } from './survey-on-page.tsx';

// The script that `<snug-survey>` fetches.

export { createRoot };

/** All styles of the survey beyond those of snug.js, inserted by the build (build/snug-script.ts). */
declare const __SNUG_SURVEY_CSS__: string | undefined;

/** Adds the survey's styles to a shadow root. */
export const adoptSurveyStyles = sheetOf(typeof __SNUG_SURVEY_CSS__ === 'string' ? __SNUG_SURVEY_CSS__ : '');

/** Another server or sponsor is another survey. */
export const drawSurvey = (props: SurveyOnPageProps) => (
  <Shell>
    <SurveyOnPage key={`${props.origin} ${props.sponsor}`} {...props} />
  </Shell>
);

/** What the script gives to the element. */
export interface SurveyScript {
  readonly createRoot: typeof createRoot;
  readonly adoptSurveyStyles: typeof adoptSurveyStyles;
  readonly drawSurvey: typeof drawSurvey;
}
