import { hostKickTeam, hostRenameTeam, registerTeam, renameTeam, upgradeTeam } from '@snug/contract';
import {
  hostKickTeamShapes,
  hostRenameTeamShapes,
  registerTeamShapes,
  renameTeamShapes,
  upgradeTeamShapes,
} from '@snug/contract/shapes';
import { andThen, ensurePlayer } from '../../commands/ensure-player.ts';
import { act } from '../../commands/run-command.ts';
import { readTeamHoldings } from '../../database/team-holdings.ts';
import { readTeamRoster } from '../../database/team-roster.ts';
import { registeredTeam, teamsOf } from '../../database/teams.ts';
import { details, Refusal } from '../../foundation/refusals.ts';
import { ownTeamView } from '../../queries/game-team.ts';
import { refuseEnded } from '../../rules/night.ts';
import { captainOf } from '../../rules/people.ts';
import { kickTeam, renamedByCaptain, renamedByHost, tie } from '../../rules/teams.ts';
import { accountOf } from '../actor.ts';
import { gameOf, gameTeamOf, playerOf, type RequestContext, route } from '../route.ts';

const done = { status: 'success' };

export const gameTeamRoutes = [
  route(registerTeam, registerTeamShapes, (asked) => tied(asked, asked.body.teamid)),
  route(upgradeTeam, upgradeTeamShapes, (asked) => tied(asked, asked.body.teamid)),

  /** A guest is captain of a team of their own, and may too. */
  route(renameTeam, renameTeamShapes, async (asked) => {
    const { body, context } = asked;
    const game = gameOf(asked);
    const { teamid } = gameTeamOf(asked);
    const { player_id } = playerOf(asked);
    refuseEnded(game);
    return act(context, game.game_id, async (trx) => {
      const crew = await readTeamRoster(trx, teamid);
      captainOf(crew, player_id);
      const teams = await teamsOf(trx, game.game_id);
      const { outcome, team_name } = renamedByCaptain(crew.team, teams, body.team_name);
      return { outcome, reply: { status: 'success', team_name } };
    });
  }),

  route(hostKickTeam, hostKickTeamShapes, async (asked) => {
    const { context } = asked;
    const { game_id } = gameOf(asked);
    const { teamid } = gameTeamOf(asked);
    return act(context, game_id, async (trx) => {
      const now = context.clock.now();
      const crew = await readTeamRoster(trx, teamid);
      return { outcome: kickTeam(crew, await readTeamHoldings(trx, crew.team, now), now), reply: done };
    });
  }),

  route(hostRenameTeam, hostRenameTeamShapes, async (asked) => {
    const { body, context } = asked;
    const { game_id } = gameOf(asked);
    const { teamid } = gameTeamOf(asked);
    return act(context, game_id, async (trx) => {
      const { team } = await readTeamRoster(trx, teamid);
      const { outcome } = renamedByHost(team, await teamsOf(trx, game_id), body.team_name);
      return { outcome, reply: done };
    });
  }),
];

/** The captain's team becomes a registered one that the captain has joined: membership in both (H58). */
async function tied(
  asked: Pick<RequestContext<never>, 'game' | 'gameTeam' | 'player' | 'actor' | 'context'>,
  named: string,
) {
  const { actor, context } = asked;
  const game = gameOf(asked);
  const { teamid } = gameTeamOf(asked);
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
