import type { GameTeam, Message, TeamMessage } from '@snug/contract';
import type { Game } from '../game.ts';
import type { HandlersFor } from '../reducer.ts';
import { say } from '../say.ts';
import { showDialog } from '../show-dialog.ts';
import { watching } from '../watching.ts';
import { isMine, viewOf, withView } from '../with-view.ts';

export const teams: HandlersFor<Message, Game, TeamMessage['type']> = {
  NEW_TEAM: (game, { team }) => {
    const { game_teams } = viewOf(game);
    if (game_teams.some(({ teamid }) => teamid === team.teamid)) return changed(game, team);
    return withView(game, { game_teams: [...game_teams, team] });
  },

  REGISTER_TEAM: (game, { team }) => changed(game, team),

  NEW_TEAM_NAME: (game, { type, ...news }) => changed(game, news),

  KICK_TEAM: (game, { teamid, team_name }) => {
    const { game_teams, me } = viewOf(game);
    const next = withView(game, { game_teams: game_teams.filter((team) => team.teamid !== teamid) });
    // A player who has asked to join a team has its alias until somebody answers.
    const code = game_teams.find((team) => team.teamid === teamid)?.team_code;
    const isAsked = me.status === 'pending-join' && me.team_code === code;
    if (!isMine(game, teamid) && !isAsked) return next;
    const afterwards = me.status === 'joined' ? 'home' : undefined;
    return showDialog(watching(next), { kind: 'team-kicked', name: team_name, afterwards });
  },
};

/** Applies a team's news wherever the team is listed. */
function changed(game: Game, news: Pick<GameTeam, 'teamid'> & Partial<GameTeam>): Game {
  const { team, game_teams } = viewOf(game);
  // This message carries the alias for everybody; the code from my load takes precedence (OPEN-12).
  const updated = <T extends GameTeam>(old: T): T =>
    old.teamid === news.teamid ? { ...old, ...news, shown_name: news.shown_name, team_code: old.team_code } : old;
  const next = withView(game, { team: team && updated(team), game_teams: game_teams.map(updated) });
  const { team: mine } = viewOf(next);
  // Announced to the captain too: the quizmaster may have renamed the team, and a captain who did hears that it worked.
  if (!mine || mine.team_name === team?.team_name) return next;
  return say(next, 'team-renamed', { name: mine.team_name });
}
