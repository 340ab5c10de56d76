import { answerJoinRequest, askToJoin, cancelJoinRequest, dropPlayer, promoteCaptain } from '@snug/contract';
import {
  answerJoinRequestShapes,
  askToJoinShapes,
  cancelJoinRequestShapes,
  dropPlayerShapes,
  promoteCaptainShapes,
} from '@snug/contract/shapes';
import { andThen, ensurePlayer } from '../../commands/ensure-player.ts';
import { act } from '../../commands/run-command.ts';
import { openInvitesFor, openLinksOf } from '../../database/invites.ts';
import { readTeamHoldings } from '../../database/team-holdings.ts';
import { playerByCode, readTeamRoster } from '../../database/team-roster.ts';
import { newCapability } from '../../foundation/ids.ts';
import { details, Refusal } from '../../foundation/refusals.ts';
import { refuseEnded } from '../../rules/night.ts';
import { nothingNew } from '../../rules/outcome.ts';
import { approve, ask, cancelAsk, captainOf, decline, kick, leaveTeam, promote } from '../../rules/people.ts';
import { accountOf } from '../actor.ts';
import { gameOf, gameTeamOf, playerOf, route } from '../route.ts';

const done = { status: 'success' };

export const peopleRoutes = [
  /** A guest is asked to log in first (OPEN-03); who has meanwhile takes the player along. */
  route(askToJoin, askToJoinShapes, async (asked) => {
    const { body, actor, context } = asked;
    const game = gameOf(asked);
    const { teamid } = gameTeamOf(asked);
    if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
    const account = accountOf(actor);
    if (!account) throw new Refusal(403, details.loginNeeded);
    if (account.player_name === '') throw new Refusal(400, details.nameNeeded);
    refuseEnded(game);
    context.rateLimits.take('asksOfTeam', teamid);
    return act(context, game.game_id, async (trx) => {
      const arrival = await ensurePlayer(trx, context, game.game_id, actor);
      const outcome = ask(arrival.player, await readTeamRoster(trx, teamid));
      return { outcome: andThen(arrival.outcome, outcome), reply: done };
    });
  }),

  route(cancelJoinRequest, cancelJoinRequestShapes, async (asked) => {
    const { body, actor, context } = asked;
    const { game_id } = gameOf(asked);
    const { teamid } = gameTeamOf(asked);
    const { player_code } = playerOf(asked);
    if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
    return act(context, game_id, async (trx) => {
      const player = await playerByCode(trx, game_id, player_code);
      const { team } = await readTeamRoster(trx, teamid);
      return { outcome: player ? cancelAsk(player, team) : nothingNew, reply: done };
    });
  }),

  route(answerJoinRequest, answerJoinRequestShapes, async (asked) => {
    const { params, body, context } = asked;
    const game = gameOf(asked);
    const { teamid } = gameTeamOf(asked);
    const { player_id } = playerOf(asked);
    if (params.action === 'approve') refuseEnded(game);
    return act(context, game.game_id, async (trx) => {
      const crew = await readTeamRoster(trx, teamid);
      captainOf(crew, player_id);
      const player = await playerByCode(trx, game.game_id, body.player_id);
      if (params.action === 'decline') return { outcome: decline(crew, player), reply: done };
      const now = context.clock.now();
      return {
        outcome: approve(crew, player, await openInvitesFor(trx, teamid, player?.account_id, now), now),
        reply: done,
      };
    });
  }),

  /** Without a name of somebody else: oneself (OPEN-46). */
  route(dropPlayer, dropPlayerShapes, async (asked) => {
    const { body, context } = asked;
    const { game_id } = gameOf(asked);
    const { teamid } = gameTeamOf(asked);
    const self = playerOf(asked);
    const player_code = body?.player_id ?? self.player_code;
    return act(context, game_id, async (trx) => {
      const crew = await readTeamRoster(trx, teamid);
      const now = context.clock.now();
      if (player_code === self.player_code) {
        const belongings = await readTeamHoldings(trx, crew.team, now);
        return { outcome: leaveTeam(crew, self.player_id, belongings, now), reply: done };
      }
      captainOf(crew, self.player_id);
      const kicked = crew.members.find((member) => member.player_code === player_code);
      // Sent to a contact that became theirs while they were on the team.
      const theirs = await openInvitesFor(trx, teamid, kicked?.account_id, now);
      const invites = [...theirs, ...(await openLinksOf(trx, teamid, now))];
      return { outcome: kick(crew, player_code, invites, newCapability(context.random), now), reply: done };
    });
  }),

  route(promoteCaptain, promoteCaptainShapes, async (asked) => {
    const { body, context } = asked;
    const { game_id } = gameOf(asked);
    const { teamid } = gameTeamOf(asked);
    const { player_id } = playerOf(asked);
    return act(context, game_id, async (trx) => {
      const crew = await readTeamRoster(trx, teamid);
      const outcome = promote(crew, captainOf(crew, player_id), body.player_code, context.clock.now());
      return { outcome, reply: done };
    });
  }),
];
