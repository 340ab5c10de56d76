import type { Join, JoinState } from '../join/join-state.ts';
import { useWatched } from './use-watched.ts';

/** The state of a join in a component. */
export const useJoin = (join: Join): JoinState => useWatched(join);
