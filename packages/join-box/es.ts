export { gamesWords } from './games-words.es.ts';
export { seldomWords } from './seldom-words.es.ts';
export { joinBoxWords, joinCodeWords } from './words.es.ts';
