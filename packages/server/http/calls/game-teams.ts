import { registerTeam, renameTeam, upgradeTeam } from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { identityOf } from '../actor.ts';
import { command, teamAndPlayer } from '../command.ts';
import { ofTeam } from '../policy.ts';
import { type CallFamily, gameTeamOf, type RequestContext, route } from '../route.ts';

const tying = {
  403: ['loginNeeded', 'notYourTeam'],
  409: ['alreadyRegistered', 'teamPlaysHere', 'teamNameTaken', 'quizmastersName', 'gameEnded'],
} as const;

export const gameTeams: CallFamily = {
  name: 'teams in a game',
  about: 'A team in a game and the registered team that it is.',
  calls: [
    route(registerTeam, shapes.registerTeamShapes, {
      summary: 'Ties a team in a game to a registered team of the caller.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: tying,
      answer: (request) => register(request, request.body.teamid),
    }),

    route(upgradeTeam, shapes.upgradeTeamShapes, {
      summary: 'Turns a guest team in a game into a registered team of the caller.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: tying,
      answer: (request) => register(request, request.body.teamid),
    }),

    /** A guest may too, as the captain of their own team. */
    route(renameTeam, shapes.renameTeamShapes, {
      summary: 'The captain gives a guest team another name in this game.',
      allow: { ...ofTeam, roles: ['captain'], rateLimit: 'renames' },
      refusals: {
        400: ['teamNameNeeded'],
        403: ['captainChanged'],
        409: ['teamNameTaken', 'quizmastersName', 'renamedOnPage', 'gameEnded'],
      },
      answer: (request) =>
        command(request, 'renameTeam', { ...teamAndPlayer(request), team_name: request.body.team_name }),
    }),
  ],
};

/** `registered`: the id or the number of a registered team. */
function register(
  request: Pick<RequestContext<never>, 'game' | 'gameTeam' | 'actor' | 'context' | 'isByBot'>,
  registered: string,
) {
  const { teamid } = gameTeamOf(request);
  return command(request, 'registerTeam', { ...identityOf(request.actor), teamid, registered });
}
