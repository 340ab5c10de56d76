import { registerTeam, renameTeam, upgradeTeam } from '@snug/contract';
import { registerTeamShapes, renameTeamShapes, upgradeTeamShapes } from '@snug/contract/shapes';
import { andThen, ensurePlayer } from '../../commands/ensure-player.ts';
import { act } from '../../commands/run-command.ts';
import { readTeamRoster } from '../../database/team-roster.ts';
import { registeredTeam, teamsOf } from '../../database/teams.ts';
import { details, Refusal } from '../../foundation/refusals.ts';
import { ownTeamView } from '../../queries/game-team.ts';
import { refuseEnded } from '../../rules/night.ts';
import { captainOf } from '../../rules/people.ts';
import { renamedByCaptain, tie } from '../../rules/teams.ts';
import { accountOf } from '../actor.ts';
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
      answer: (request) => tied(request, request.body.teamid),
    }),

    route(upgradeTeam, upgradeTeamShapes, {
      summary: 'Turns a guest team in a game into a registered team of the caller.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: tying,
      answer: (request) => tied(request, request.body.teamid),
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
      async answer(request) {
        const { body, context } = request;
        const game = gameOf(request);
        const { teamid } = gameTeamOf(request);
        const { player_id } = playerOf(request);
        refuseEnded(game);
        return act(context, game.game_id, async (trx) => {
          const crew = await readTeamRoster(trx, teamid);
          captainOf(crew, player_id);
          const teams = await teamsOf(trx, game.game_id);
          const { outcome, team_name } = renamedByCaptain(crew.team, teams, body.team_name);
          return { outcome, reply: { status: 'success', team_name } };
        });
      },
    }),
  ],
};

/** Ties the captain's team to a registered team that the captain has joined: membership in both is needed (H58). */
async function tied(
  request: Pick<RequestContext<never>, 'game' | 'gameTeam' | 'player' | 'actor' | 'context'>,
  named: string,
) {
  const { actor, context } = request;
  const game = gameOf(request);
  const { teamid } = gameTeamOf(request);
  const account = accountOf(actor);
  if (!account) throw new Refusal(403, details.loginNeeded);
  refuseEnded(game);
  return act(context, game.game_id, async (trx) => {
    const arrival = await ensurePlayer(trx, context, game.game_id, actor);
    const crew = await readTeamRoster(trx, teamid);
    captainOf(crew, arrival.player.player_id);
    const registered = await registeredTeam(trx, named, account.account_id);
    if (!registered) throw new Refusal(403, details.notYourTeam);
    const { outcome, team } = tie(crew.team, await teamsOf(trx, game.game_id), registered);
    return { outcome: andThen(arrival.outcome, outcome), reply: { status: 'success', team: ownTeamView(team) } };
  });
}
