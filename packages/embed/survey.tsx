import { createRoot } from 'react-dom/client';
import { Shell } from './shell.tsx';
import { SurveyOnPage, type SurveyOnPageProps } from './survey-on-page.tsx';

// The script that `<snug-survey>` fetches. Its styles are in the sheet of snug.js.

export { createRoot };

/** Another server or sponsor is another survey. */
export const drawSurvey = (props: SurveyOnPageProps) => (
  <Shell>
    <SurveyOnPage key={`${props.origin} ${props.sponsor}`} {...props} />
  </Shell>
);

/** What the script gives to the element. */
export interface SurveyScript {
  readonly createRoot: typeof createRoot;
  readonly drawSurvey: typeof drawSurvey;
}
