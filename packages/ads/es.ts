export { adsWords } from './words.es.ts';
