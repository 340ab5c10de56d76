import { answerJoinRequest, askToJoin, cancelJoinRequest, dropPlayer, promoteCaptain } from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { details, Refusal, requireAsker } from '@snug/rules';
import { type Actor, accountOf, senderOf } from '../../accounts/actor.ts';
import type { ServerContext } from '../../foundation/server-context.ts';
import { identityOf } from '../actor.ts';
import { command, teamAndPlayer } from '../command.ts';
import { takeGuestPast } from '../guest-past.ts';
import { ofTeam } from '../policy.ts';
import { type CallFamily, gameOf, gameTeamOf, playerOf, route } from '../route.ts';

export const people: CallFamily = {
  name: 'people',
  about: 'Getting onto a team in a game and off it.',
  calls: [
    /** A guest is asked to log in first; the login keeps the guest's player (OPEN-03). */
    route(askToJoin, shapes.askToJoinShapes, {
      summary: 'Asks a team’s captain to be let in; the caller is pending-join until answered.',
      allow: { ...ofTeam, roles: ['watcher', 'pending'], rateLimit: 'asksToJoin' },
      refusals: {
        400: ['clientIdOther', 'nameNeeded'],
        403: ['loginNeeded', 'guestTeam'],
        409: ['alreadyOnTeam', 'emptyTeam', 'gameEnded', 'teamFull'],
      },
      async answer(request) {
        const { body, actor, context } = request;
        const { teamid } = gameTeamOf(request);
        if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
        // Before the team's limit: callers who cannot ask must not use it up.
        requireAsker({ game: gameOf(request), account: accountOf(actor) });
        if (request.player?.teamid !== teamid) takeAskOfTeam(context, teamid, actor);
        await takeGuestPast(context, gameOf(request).game_id, actor);
        return command(request, 'askToJoin', { ...identityOf(actor), teamid });
      },
    }),

    route(cancelJoinRequest, shapes.cancelJoinRequestShapes, {
      summary: 'Takes that back: the caller watches again.',
      allow: { ...ofTeam, roles: ['watcher', 'pending'] },
      refusals: { 400: ['clientIdOther'] },
      async answer(request) {
        const { body, actor } = request;
        const { teamid } = gameTeamOf(request);
        const { player_code } = playerOf(request);
        if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
        return command(request, 'cancelJoinRequest', { teamid, player_code });
      },
    }),

    route(answerJoinRequest, shapes.answerJoinRequestShapes, {
      summary: 'The captain lets somebody in or turns them away.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: { 403: ['guestTeam'], 409: ['requestGone', 'gameEnded', 'teamFull'] },
      answer: (request) =>
        command(request, 'answerJoinRequest', {
          ...teamAndPlayer(request),
          player_code: request.body.player_id,
          action: request.params.action,
        }),
    }),

    /** Without a `player_id` the caller leaves the team (OPEN-46). */
    route(dropPlayer, shapes.dropPlayerShapes, {
      summary: 'Leaves the team, or kicks a teammate, which the captain may.',
      allow: { ...ofTeam, roles: ['member', 'captain'] },
      refusals: { 403: ['captainOnly'], 404: ['notOnTeam'] },
      async answer(request) {
        const named = request.body?.player_id;
        const player_code = named === playerOf(request).player_code ? undefined : named;
        return command(request, 'dropPlayer', { ...teamAndPlayer(request), player_code });
      },
    }),

    route(promoteCaptain, shapes.promoteCaptainShapes, {
      summary: 'Passes captaincy to a registered member.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: { 403: ['registeredOnly', 'captainChanged'], 404: ['notOnTeam'] },
      answer: (request) =>
        command(request, 'promoteCaptain', { ...teamAndPlayer(request), player_code: request.body.player_code }),
    }),
  ],
};

/** Counts an ask that the captain is told of, so that a few accounts that ask again and again keep no friend waiting. */
function takeAskOfTeam({ rateLimits }: ServerContext, teamid: string, actor: Actor): void {
  const own = `${teamid}\n${senderOf(actor)}`;
  if (rateLimits.isSpent('asksOfOne', own)) rateLimits.take('asksOfTeamBeyond', teamid);
  else {
    rateLimits.take('asksOfTeam', `${teamid}\n${actor.address}`);
    rateLimits.count('asksOfOne', own);
  }
}
