export { feedbackWords } from './words.es.ts';
