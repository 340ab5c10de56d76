import type { GameTeam } from '@snug/rules';
import { teamsOf } from '@snug/rules/memory';
import { atTeam, captains } from './authorization.ts';
import { run } from './commands.ts';
import { type Handlers, identityOf, type RequestContext } from './request-context.ts';
import type { FakeState } from './state.ts';

/** A captain registers or renames a team in the game. */
export const teams: Handlers<'registerTeam' | 'upgradeTeam' | 'renameTeam'> = {
  registerTeam: (request) => register(request, request.params.id, request.params.team, request.body.teamid),
  upgradeTeam: (request) => register(request, request.params.gameid, request.params.team_code, request.body.teamid),

  renameTeam(request) {
    const { params, body, context } = request;
    const { team, player } = atTeam(request, params.id, params.team, captains);
    return run(context, 'renameTeam', { teamid: team.teamid, by: player.player_id, team_name: body.team_name });
  },
};

function register(
  request: Pick<RequestContext, 'actor' | 'state' | 'context'>,
  game_id: string,
  name: string,
  registered: string,
) {
  const { teamid } = atTeam(request, game_id, name, captains).team;
  return run(request.context, 'registerTeam', { ...identityOf(request.actor), teamid, registered });
}

/** The team of this name in the game. */
export function teamNamed(state: FakeState, name: string): GameTeam | undefined {
  return teamsOf(state).find(({ team_name }) => team_name === name);
}
