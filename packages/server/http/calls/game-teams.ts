import { registerTeam, renameTeam, upgradeTeam } from '@snug/contract';
import { registerTeamShapes, renameTeamShapes, upgradeTeamShapes } from '@snug/contract/shapes';
import { runCommand } from '../../commands/run-command.ts';
import { identityOf } from '../actor.ts';
import { ofTeam } from '../policy.ts';
import { type CallFamily, gameOf, gameTeamOf, playerOf, type RequestContext, route } from '../route.ts';

const tying = {
  403: ['loginNeeded', 'notYourTeam'],
  409: ['alreadyRegistered', 'teamPlaysHere', 'gameEnded'],
} as const;

export const gameTeams: CallFamily = {
  name: 'teams in a game',
  about: 'A team in a game and the registered team that it is.',
  calls: [
    route(registerTeam, registerTeamShapes, {
      summary: 'Ties a team in a game to a registered team of the caller.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: tying,
      answer: (request) => register(request, request.body.teamid),
    }),

    route(upgradeTeam, upgradeTeamShapes, {
      summary: 'Turns a guest team in a game into a registered team of the caller.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: tying,
      answer: (request) => register(request, request.body.teamid),
    }),

    /** A guest may too, as the captain of their own team. */
    route(renameTeam, renameTeamShapes, {
      summary: 'The captain gives a guest team another name in this game.',
      allow: { ...ofTeam, roles: ['captain'], rateLimit: 'renames' },
      refusals: {
        400: ['teamNameNeeded'],
        403: ['captainChanged'],
        409: ['teamNameTaken', 'renamedOnPage', 'gameEnded'],
      },
      answer: (request) =>
        runCommand(request.context, gameOf(request).game_id, 'renameTeam', {
          teamid: gameTeamOf(request).teamid,
          by: playerOf(request).player_id,
          team_name: request.body.team_name,
        }),
    }),
  ],
};

/** `registered`: the id or the number of a registered team. */
function register(request: Pick<RequestContext<never>, 'game' | 'gameTeam' | 'actor' | 'context'>, registered: string) {
  return runCommand(request.context, gameOf(request).game_id, 'registerTeam', {
    ...identityOf(request.actor),
    teamid: gameTeamOf(request).teamid,
    registered,
  });
}
