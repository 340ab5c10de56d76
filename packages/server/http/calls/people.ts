import { answerJoinRequest, askToJoin, cancelJoinRequest, dropPlayer, promoteCaptain } from '@snug/contract';
import {
  answerJoinRequestShapes,
  askToJoinShapes,
  cancelJoinRequestShapes,
  dropPlayerShapes,
  promoteCaptainShapes,
} from '@snug/contract/shapes';
import { details, mayAskToJoin, Refusal } from '@snug/rules';
import { runCommand } from '../../commands/run-command.ts';
import { accountOf, byOf } from '../actor.ts';
import { gameOf, gameTeamOf, playerOf, route } from '../route.ts';

export const peopleRoutes = [
  route(askToJoin, askToJoinShapes, async (asked) => {
    const { body, actor, context } = asked;
    const game = gameOf(asked);
    const { teamid } = gameTeamOf(asked);
    if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
    // Before the team's limit: callers who cannot ask must not use it up.
    mayAskToJoin({ game, account: accountOf(actor) });
    context.rateLimits.take('asksOfTeam', teamid);
    return runCommand(context, game.game_id, 'askToJoin', { ...byOf(actor), teamid });
  }),

  route(cancelJoinRequest, cancelJoinRequestShapes, async (asked) => {
    const { body, actor, context } = asked;
    const { teamid } = gameTeamOf(asked);
    const { player_code } = playerOf(asked);
    if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
    return runCommand(context, gameOf(asked).game_id, 'cancelJoinRequest', { teamid, player_code });
  }),

  route(answerJoinRequest, answerJoinRequestShapes, (asked) =>
    runCommand(asked.context, gameOf(asked).game_id, 'answerJoinRequest', {
      teamid: gameTeamOf(asked).teamid,
      by: playerOf(asked).player_id,
      player_code: asked.body.player_id,
      action: asked.params.action,
    }),
  ),

  /** Without a name of somebody else: oneself (OPEN-46). */
  route(dropPlayer, dropPlayerShapes, async (asked) => {
    const { player_id, player_code } = playerOf(asked);
    const named = asked.body?.player_id;
    return runCommand(asked.context, gameOf(asked).game_id, 'dropPlayer', {
      teamid: gameTeamOf(asked).teamid,
      by: player_id,
      player_code: named === player_code ? undefined : named,
    });
  }),

  route(promoteCaptain, promoteCaptainShapes, (asked) =>
    runCommand(asked.context, gameOf(asked).game_id, 'promoteCaptain', {
      teamid: gameTeamOf(asked).teamid,
      by: playerOf(asked).player_id,
      player_code: asked.body.player_code,
    }),
  ),
];
