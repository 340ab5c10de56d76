export { BackToGame, type BackToGameProps } from './back-to-game.tsx';
export { GameList, type GameListProps } from './game-list.tsx';
export { type GamesWords, gamesWords } from './games-words.ts';
