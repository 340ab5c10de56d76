export { teamPageWords } from './page/words.es.ts';
