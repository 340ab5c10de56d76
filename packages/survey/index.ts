export { Survey, type SurveyProps } from './survey.tsx';
export { type SurveyWords, surveyWords } from './words.ts';
