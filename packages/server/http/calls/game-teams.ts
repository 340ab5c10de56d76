import { hostKickTeam, hostRenameTeam, registerTeam, renameTeam, upgradeTeam } from '@snug/contract';
import {
  hostKickTeamShapes,
  hostRenameTeamShapes,
  registerTeamShapes,
  renameTeamShapes,
  upgradeTeamShapes,
} from '@snug/contract/shapes';
import { runCommand } from '../../commands/run-command.ts';
import { byOf } from '../actor.ts';
import { gameOf, gameTeamOf, playerOf, type RequestContext, route } from '../route.ts';

export const gameTeamRoutes = [
  route(registerTeam, registerTeamShapes, (asked) => register(asked, asked.body.teamid)),
  route(upgradeTeam, upgradeTeamShapes, (asked) => register(asked, asked.body.teamid)),

  route(renameTeam, renameTeamShapes, (asked) =>
    runCommand(asked.context, gameOf(asked).game_id, 'renameTeam', {
      teamid: gameTeamOf(asked).teamid,
      by: playerOf(asked).player_id,
      team_name: asked.body.team_name,
    }),
  ),

  route(hostKickTeam, hostKickTeamShapes, (asked) =>
    runCommand(asked.context, gameOf(asked).game_id, 'kickTeam', { teamid: gameTeamOf(asked).teamid }),
  ),

  route(hostRenameTeam, hostRenameTeamShapes, (asked) =>
    runCommand(asked.context, gameOf(asked).game_id, 'renameTeamByHost', {
      teamid: gameTeamOf(asked).teamid,
      team_name: asked.body.team_name,
    }),
  ),
];

function register(asked: Pick<RequestContext<never>, 'game' | 'gameTeam' | 'actor' | 'context'>, registered: string) {
  return runCommand(asked.context, gameOf(asked).game_id, 'registerTeam', {
    ...byOf(asked.actor),
    teamid: gameTeamOf(asked).teamid,
    registered,
  });
}
