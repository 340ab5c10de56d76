import type { Game } from './game.ts';
import { viewOf, withView } from './with-view.ts';

/** The game of somebody without a team (STATE-04). What they typed for the team they had is nobody's answer any more. */
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
