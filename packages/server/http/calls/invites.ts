import * as contract from '@snug/contract';
import * as shapes from '@snug/contract/shapes';
import { contactFrom, details, inviteeFrom, Refusal, refuseEnded, requireInviter, teamInviteView } from '@snug/rules';
import { accountIdOf, accountOf, senderOf } from '../../accounts/actor.ts';
import { sendInviteNotification } from '../../accounts/invite-notification.ts';
import { notifyInvitee } from '../../commands/invite-people.ts';
import { openInviteWith, openLinksOf } from '../../database/invites.ts';
import { newCapability, newId } from '../../foundation/ids.ts';
import { readShortLink } from '../../queries/short-link.ts';
import { identityOf } from '../actor.ts';
import { command, teamAndPlayer } from '../command.ts';
import { ofTeam, players } from '../policy.ts';
import { type CallFamily, gameOf, gameTeamOf, playerOf, route } from '../route.ts';

export const invites: CallFamily = {
  name: 'invites',
  about: 'Bringing in the rest of the table.',
  calls: [
    /** The reply does not reveal whether anybody has the contact. */
    route(contract.inviteToTeam, shapes.inviteToTeamShapes, {
      summary: 'The captain invites somebody by email, phone or playerid.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: {
        400: ['contactNeeded'],
        403: ['loginNeeded'],
        409: ['alreadyOnYourTeam', 'gameEnded'],
        429: ['tooManyInvites'],
      },
      async answer(request) {
        const { body, context, actor } = request;
        requireInviter({ game: gameOf(request), account: accountOf(actor) });
        const { invite, recorded } = await command(request, 'inviteToTeam', {
          ...identityOf(actor),
          teamid: gameTeamOf(request).teamid,
          invitee: inviteeFrom(body),
        });
        for (const each of recorded) await notifyInvitee(context, each, senderOf(actor));
        return { status: 'success', invite: teamInviteView(invite, playerOf(request).player_id) };
      },
    }),

    route(contract.cancelInvite, shapes.cancelInviteShapes, {
      summary: 'The captain takes an invite back.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: { 400: ['contactNeeded'], 404: ['inviteNotFound'] },
      async answer(request) {
        const { invite_id, ...named } = request.body;
        return command(request, 'cancelInvite', {
          ...teamAndPlayer(request),
          invite_id,
          invitee: invite_id ? undefined : inviteeFrom(named),
        });
      },
    }),

    route(contract.declineInvite, shapes.declineInviteShapes, {
      summary: 'The invitee declines. The team may also be named by the code of the invite, as `Your Games` has it.',
      allow: { ...ofTeam, byInvite: true, roles: ['account', 'watcher', 'pending', 'rival'] },
      refusals: { 403: ['loginNeeded'], 404: ['inviteNotFound'] },
      async answer(request) {
        const account_id = accountIdOf(request.actor);
        return command(request, 'declineInvite', { teamid: gameTeamOf(request).teamid, account_id });
      },
    }),

    route(contract.generateInviteToken, shapes.generateInviteTokenShapes, {
      summary: 'Makes a new invite token and the short link to its screen; the one before ends.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: { 403: ['loginNeeded'], 409: ['gameEnded'] },
      async answer(request) {
        const { context, actor } = request;
        const { clock, random, keys, tokens } = context;
        const game = gameOf(request);
        const { game_id } = game;
        const { teamid, team_name } = gameTeamOf(request);
        const account = accountOf(actor);
        requireInviter({ game, account });
        const ids = { invite_id: newId(random), code: newCapability(random) };
        const inviter = account?.player_name || playerOf(request).player_name;
        const exp = Math.floor((clock.now() + contract.inviteLifeMs) / 1_000);
        // The token has a code of this invite alone (H50).
        const token = await tokens.ofInvite({ team_name, game_id, team_code: ids.code, inviter, exp });
        return command(request, 'shareLink', {
          ...identityOf(actor),
          ...ids,
          teamid,
          url_id: newId(random),
          path: keys.sealed(`/auth/link/invite/${token}`),
        });
      },
    }),

    route(contract.getInviteToken, shapes.getInviteTokenShapes, {
      summary: 'The short link of the current invite token; 404 when there is none.',
      allow: { game: 'params', gameTeam: true, roles: ['member', 'captain'] },
      refusals: { 404: ['noInviteLink'] },
      async answer(request) {
        const { store, clock } = request.context;
        const { teamid } = gameTeamOf(request);
        const [link] = await openLinksOf(store.db, { teamid, now: clock.now() });
        if (!link?.url_id) throw new Refusal(404, details.noInviteLink);
        return { urlid: link.url_id };
      },
    }),

    /** Clients show nothing of a token before this call. Its names are the current ones, after any renaming (H50). */
    route(contract.checkInvite, shapes.checkInviteShapes, {
      summary:
        'What an invite token says, if it is genuine and its invite still open; asked before any of it is shown.',
      allow: { roles: players },
      refusals: { 403: ['badTeamCode'], 409: ['gameEnded'] },
      async answer({ body, context }) {
        const claims = await context.tokens.invite(body.token);
        if (!claims) throw new Refusal(403, details.badTeamCode);
        const { game_id, team_code, exp } = claims;
        const invite = await openInviteWith(context.store.db, game_id, team_code, context.clock.now());
        if (!invite) throw new Refusal(403, details.badTeamCode);
        refuseEnded(invite);
        return { team_name: invite.team_name, game_id, team_code, inviter: invite.inviter_name, exp };
      },
    }),

    /** The code of the invite is the proof. Team and inviter are the invite's, whatever the request says (H51). */
    route(contract.sendInvite, shapes.sendInviteShapes, {
      summary: 'Sends the join link of an invite to a contact; answered alike whether or not the contact is known.',
      allow: { roles: players, game: 'params', once: true },
      refusals: {
        400: ['contactNeeded'],
        403: ['badTeamCode'],
        409: ['gameEnded'],
        429: ['tooManyInvites'],
        503: ['cannotSend', 'noTextsLeft'],
      },
      async answer(request) {
        const { body, actor, context } = request;
        const game = gameOf(request);
        const contact = contactFrom(body);
        refuseEnded(game);
        const { store, clock } = context;
        const invite = await openInviteWith(store.db, game.game_id, body.team_code, clock.now());
        if (!invite) throw new Refusal(403, details.badTeamCode);
        await sendInviteNotification(context, { ...invite, contact, sender: senderOf(actor) });
        return { status: 'success' };
      },
    }),

    /** The link is on the caller's own origin: the reply is for the caller alone. */
    route(contract.shortUrl, shapes.shortUrlShapes, {
      summary: 'Where a short link leads.',
      allow: { roles: players, clientId: 'none' },
      refusals: { 404: ['badShortLink'] },
      async answer({ query, origin, context }) {
        const path = await readShortLink(context, query.urlid);
        if (path === undefined) throw new Refusal(404, details.badShortLink);
        return { long_url: `${origin}${path}` };
      },
    }),
  ],
};
