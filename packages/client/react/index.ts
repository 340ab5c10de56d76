export { useAsyncAction } from './use-async-action.ts';
export { useGame } from './use-game.ts';
export { useJoin } from './use-join.ts';
export { useOnReturn } from './use-on-return.ts';
export { useSeen } from './use-seen.ts';
export { useSession } from './use-session.ts';
export { useStarted } from './use-started.ts';
export { useWatched } from './use-watched.ts';
