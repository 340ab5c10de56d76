export { Survey, SurveyCard, type SurveyCardProps, type SurveyProps } from './survey.tsx';
export { type SurveyWords, surveyWords } from './words.ts';
