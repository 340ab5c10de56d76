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
      },
    }),

    route(cancelJoinRequest, cancelJoinRequestShapes, {
      summary: 'Takes that back: the caller watches again.',
      allow: { ...ofTeam, roles: ['watcher', 'pending'] },
      refusals: { 400: ['clientIdOther'] },
      async answer(request) {
        const { body, actor, context } = request;
        const { game_id } = gameOf(request);
        const { teamid } = gameTeamOf(request);
        const { player_code } = playerOf(request);
        if (body.client_id !== actor.clientId) throw new Refusal(400, details.clientIdOther);
        return act(context, game_id, async (trx) => {
          const player = await playerByCode(trx, game_id, player_code);
          const { team } = await readTeamRoster(trx, teamid);
          return { outcome: player ? cancelAsk(player, team) : nothingNew, reply: done };
        });
      },
    }),

    route(answerJoinRequest, answerJoinRequestShapes, {
      summary: 'The captain lets somebody in or turns them away.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: { 403: ['guestTeam'], 409: ['requestGone', 'gameEnded'] },
      async answer(request) {
        const { params, body, context } = request;
        const game = gameOf(request);
        const { teamid } = gameTeamOf(request);
        const { player_id } = playerOf(request);
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
      },
    }),

    /** Without a `player_id` the caller leaves the team (OPEN-46). */
    route(dropPlayer, dropPlayerShapes, {
      summary: 'Leaves the team, or kicks a teammate, which the captain may.',
      allow: { ...ofTeam, roles: ['member', 'captain'] },
      refusals: { 403: ['captainOnly'], 404: ['notOnTeam'] },
      async answer(request) {
        const { body, context } = request;
        const { game_id } = gameOf(request);
        const { teamid } = gameTeamOf(request);
        const self = playerOf(request);
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
          // Includes invites to a contact that the kicked player added while on the team.
          const theirs = await openInvitesFor(trx, teamid, kicked?.account_id, now);
          const invites = [...theirs, ...(await openLinksOf(trx, teamid, now))];
          return { outcome: kick(crew, player_code, invites, newCapability(context.random), now), reply: done };
        });
      },
    }),

    route(promoteCaptain, promoteCaptainShapes, {
      summary: 'Passes captaincy to a registered member.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: { 403: ['registeredOnly', 'captainChanged'], 404: ['notOnTeam'] },
      async answer(request) {
        const { body, context } = request;
        const { game_id } = gameOf(request);
        const { teamid } = gameTeamOf(request);
        const { player_id } = playerOf(request);
        return act(context, game_id, async (trx) => {
          const crew = await readTeamRoster(trx, teamid);
          const outcome = promote(crew, captainOf(crew, player_id), body.player_code, context.clock.now());
          return { outcome, reply: done };
        });
      },
    }),
  ],
};

const done = { status: 'success' };
