import { answerJoinRequest, askToJoin, cancelJoinRequest, dropPlayer, promoteCaptain } from '@snug/contract';
import {
  answerJoinRequestShapes,
  askToJoinShapes,
  cancelJoinRequestShapes,
  dropPlayerShapes,
  promoteCaptainShapes,
} from '@snug/contract/shapes';
import { details, Refusal, requireAsker } from '@snug/rules';
import { accountOf } from '../../accounts/actor.ts';
import { runCommand } from '../../commands/run-command.ts';
import { identityOf } from '../actor.ts';
import { ofTeam } from '../policy.ts';
import { type CallFamily, gameOf, gameTeamOf, playerOf, route } from '../route.ts';

export const people: CallFamily = {
  name: 'people',
  about: 'Getting onto a team in a game and off it.',
  calls: [
    /** A guest is asked to log in first; the login keeps the guest's player (OPEN-03). */
    route(askToJoin, askToJoinShapes, {
      summary: 'Asks a team’s captain to be let in; the caller is pending-join until answered.',
      allow: { ...ofTeam, roles: ['watcher', 'pending'], rateLimit: 'asksToJoin' },
      refusals: {
        400: ['clientIdOther', 'nameNeeded'],
        403: ['loginNeeded', 'guestTeam'],
        409: ['alreadyOnTeam', 'emptyTeam', 'gameEnded'],
      },
      async answer(request) {
        const { body, actor, context } = request;
        const game = gameOf(request);
        const { teamid } = gameTeamOf(request);
        if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
        // Before the team's limit: callers who cannot ask must not use it up.
        requireAsker({ game, account: accountOf(actor) });
        context.rateLimits.take('asksOfTeam', teamid);
        return runCommand(context, game.game_id, 'askToJoin', { ...identityOf(actor), teamid });
      },
    }),

    route(cancelJoinRequest, cancelJoinRequestShapes, {
      summary: 'Takes that back: the caller watches again.',
      allow: { ...ofTeam, roles: ['watcher', 'pending'] },
      refusals: { 400: ['clientIdOther'] },
      async answer(request) {
        const { body, actor, context } = request;
        const { teamid } = gameTeamOf(request);
        const { player_code } = playerOf(request);
        if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
        return runCommand(context, gameOf(request).game_id, 'cancelJoinRequest', { teamid, player_code });
      },
    }),

    route(answerJoinRequest, answerJoinRequestShapes, {
      summary: 'The captain lets somebody in or turns them away.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: { 403: ['guestTeam'], 409: ['requestGone', 'gameEnded'] },
      answer: (request) =>
        runCommand(request.context, gameOf(request).game_id, 'answerJoinRequest', {
          teamid: gameTeamOf(request).teamid,
          by: playerOf(request).player_id,
          player_code: request.body.player_id,
          action: request.params.action,
        }),
    }),

    /** Without a `player_id` the caller leaves the team (OPEN-46). */
    route(dropPlayer, dropPlayerShapes, {
      summary: 'Leaves the team, or kicks a teammate, which the captain may.',
      allow: { ...ofTeam, roles: ['member', 'captain'] },
      refusals: { 403: ['captainOnly'], 404: ['notOnTeam'] },
      async answer(request) {
        const { player_id, player_code } = playerOf(request);
        const named = request.body?.player_id;
        return runCommand(request.context, gameOf(request).game_id, 'dropPlayer', {
          teamid: gameTeamOf(request).teamid,
          by: player_id,
          player_code: named === player_code ? undefined : named,
        });
      },
    }),

    route(promoteCaptain, promoteCaptainShapes, {
      summary: 'Passes captaincy to a registered member.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: { 403: ['registeredOnly', 'captainChanged'], 404: ['notOnTeam'] },
      answer: (request) =>
        runCommand(request.context, gameOf(request).game_id, 'promoteCaptain', {
          teamid: gameTeamOf(request).teamid,
          by: playerOf(request).player_id,
          player_code: request.body.player_code,
        }),
    }),
  ],
};
