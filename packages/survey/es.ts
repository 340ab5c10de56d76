export { surveyWords } from './words.es.ts';
