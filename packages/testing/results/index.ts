export { type GameToScore, gameToScore, resultsFor, scoresOf } from './results-for.ts';
