import type { Game } from './game.ts';
import { viewOf, withView } from './with-view.ts';

/** The game of a player without a team (STATE-04). Their drafts for the former team are dropped. */
export function watching(game: Game): Game {
  const { me } = viewOf(game);
  const alone = {
    ...me,
    status: 'watching',
    is_captain: false,
    joined: false,
    requested: false,
    team_code: '',
  } as const;
  return { ...withView(game, { me: alone, team: null }), drafts: {} };
}
