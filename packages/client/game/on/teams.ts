import type { Message, TeamMessage } from '@snug/contract';
import type { Game } from '../game.ts';
import type { HandlersFor } from '../reducer.ts';
import { viewOf, withView } from '../with-view.ts';

export const teams: HandlersFor<Message, Game, TeamMessage['type']> = {
  NEW_TEAM: (game, { team }) => {
    const { game_teams } = viewOf(game);
    const known = game_teams.find(({ teamid }) => teamid === team.teamid);
    if (!known) return withView(game, { game_teams: [...game_teams, team] });
    // Everybody hears this with the alias; a code that the load gave to me is worth more (OPEN-12).
    const updated = { ...team, team_code: known.team_code };
    return withView(game, { game_teams: game_teams.map((other) => (other === known ? updated : other)) });
  },
};
