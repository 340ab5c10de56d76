export { LiveGame, type LiveGameProps, type LiveGameSlots } from './live-game.tsx';
export { type LiveGameWords, liveGameWords } from './words.ts';
