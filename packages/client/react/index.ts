export { useGame } from './use-game.ts';
export { useJoin } from './use-join.ts';
export { useSession } from './use-session.ts';
