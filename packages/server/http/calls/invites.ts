import {
  cancelInvite,
  checkInvite,
  declineInvite,
  generateInviteToken,
  getInviteToken,
  inviteLifeMs,
  inviteToTeam,
  sendInvite,
  shortUrl,
} from '@snug/contract';
import {
  cancelInviteShapes,
  checkInviteShapes,
  declineInviteShapes,
  generateInviteTokenShapes,
  getInviteTokenShapes,
  inviteToTeamShapes,
  sendInviteShapes,
  shortUrlShapes,
} from '@snug/contract/shapes';
import { contactFrom } from '../../accounts/contact.ts';
import { sendInviteNotification } from '../../accounts/invite-notification.ts';
import { inviteToken, newShortLink } from '../../accounts/links.ts';
import { andThen, ensurePlayer } from '../../commands/ensure-player.ts';
import { inviteeOf, newInviteIds, recordInvites, sendInvite as sendInviteTo } from '../../commands/invite-people.ts';
import { act } from '../../commands/run-command.ts';
import { invitesOf, invitesOfTo, openLinksOf, playerOfAccount } from '../../database/invites.ts';
import { readTeamRoster } from '../../database/team-roster.ts';
import { details, Refusal } from '../../foundation/refusals.ts';
import type { ServerContext } from '../../foundation/server-context.ts';
import { teamInviteView } from '../../queries/invite.ts';
import { closeInvite, inviteByLink } from '../../rules/invites.ts';
import { refuseEnded } from '../../rules/night.ts';
import { captainOf } from '../../rules/people.ts';
import { type Actor, accountOf, senderOf } from '../actor.ts';
import { ofTeam, players } from '../policy.ts';
import { type CallFamily, gameOf, gameTeamOf, playerOf, route } from '../route.ts';

export const invites: CallFamily = {
  name: 'invites',
  about: 'Bringing in the rest of the table.',
  calls: [
    /** The reply does not reveal whether anybody has the contact. */
    route(inviteToTeam, inviteToTeamShapes, {
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
        const game = gameOf(request);
        const { game_id } = game;
        const { teamid } = gameTeamOf(request);
        refuseEnded(game);
        refuseGuest(actor);
        const invitee = inviteeOf(body);
        const { invite, recorded } = await act(context, game_id, async (trx) => {
          const arrival = await ensurePlayer(trx, context, game_id, actor);
          const crew = await readTeamRoster(trx, teamid);
          const from = { ...crew, by: captainOf(crew, arrival.player.player_id) };
          const { outcome, recorded, standing } = await recordInvites(trx, context, from, [invitee]);
          const [invite = recorded[0]?.invite] = standing;
          if (invite === 'member' || !invite) throw new Refusal(409, details.alreadyOnYourTeam);
          return { outcome: andThen(arrival.outcome, outcome), reply: { invite, recorded } };
        });
        for (const each of recorded) await sendInviteTo(context, each, senderOf(actor));
        return { status: 'success', invite: teamInviteView(invite, playerOf(request).player_id) };
      },
    }),

    route(cancelInvite, cancelInviteShapes, {
      summary: 'The captain takes an invite back.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: { 400: ['contactNeeded'], 404: ['inviteNotFound'] },
      async answer(request) {
        const { body, context } = request;
        const { game_id } = gameOf(request);
        const { teamid } = gameTeamOf(request);
        const { player_id } = playerOf(request);
        const { invite_id } = body;
        const wanted = invite_id ? undefined : inviteeOf(body);
        return act(context, game_id, async (trx) => {
          captainOf(await readTeamRoster(trx, teamid), player_id);
          const all = await invitesOf(trx, teamid);
          // Of a contact's invites the newest: the earlier ones are closed.
          const invite = all.findLast((each) =>
            wanted ? each.kind === wanted.kind && each.contact === wanted.contact : each.invite_id === invite_id,
          );
          if (!invite) throw new Refusal(404, details.inviteNotFound);
          const invited = await playerOfAccount(trx, game_id, invite.account_id);
          return {
            outcome: closeInvite(invite, 'cancelled', invited, context.clock.now()),
            reply: { status: 'success' },
          };
        });
      },
    }),

    route(declineInvite, declineInviteShapes, {
      summary: 'The invitee declines.',
      allow: { ...ofTeam, roles: ['account', 'watcher', 'pending', 'rival'] },
      refusals: { 403: ['loginNeeded'], 404: ['inviteNotFound'] },
      async answer(request) {
        const { context, actor } = request;
        const { game_id } = gameOf(request);
        const { teamid } = gameTeamOf(request);
        const account = accountOf(actor);
        if (!account) throw new Refusal(403, details.loginNeeded);
        const { account_id } = account;
        return act(context, game_id, async (trx) => {
          const mine = await invitesOfTo(trx, teamid, account_id);
          if (mine.length === 0) throw new Refusal(404, details.inviteNotFound);
          const invited = await playerOfAccount(trx, game_id, account_id);
          const now = context.clock.now();
          const outcomes = mine.map((invite) => closeInvite(invite, 'declined', invited, now));
          const outcome = {
            changes: outcomes.flatMap(({ changes }) => changes),
            posts: outcomes.flatMap(({ posts }) => posts),
          };
          return { outcome, reply: { status: 'success' } };
        });
      },
    }),

    route(generateInviteToken, generateInviteTokenShapes, {
      summary: 'Makes a new invite token and the short link to its screen; the one before ends.',
      allow: { ...ofTeam, roles: ['captain'] },
      refusals: { 403: ['loginNeeded'], 409: ['gameEnded'] },
      async answer(request) {
        const { context, actor } = request;
        const game = gameOf(request);
        const { game_id } = game;
        const { teamid, team_name } = gameTeamOf(request);
        refuseEnded(game);
        const { player_name } = refuseGuest(actor);
        const now = context.clock.now();
        const ids = newInviteIds(context);
        const inviter = player_name || playerOf(request).player_name;
        const exp = Math.floor((now + inviteLifeMs) / 1_000);
        // The token has a code of this invite alone (H50).
        const token = await inviteToken(context, { team_name, game_id, team_code: ids.code, inviter, exp });
        return act(context, game_id, async (trx) => {
          const arrival = await ensurePlayer(trx, context, game_id, actor);
          const crew = await readTeamRoster(trx, teamid);
          const by = captainOf(crew, arrival.player.player_id);
          const url_id = await newShortLink(context, trx, `/auth/link/invite/${token}`, inviteLifeMs);
          const outcome = inviteByLink(crew.team, by, await openLinksOf(trx, teamid, now), { ...ids, url_id }, now);
          return { outcome: andThen(arrival.outcome, outcome), reply: { urlid: url_id } };
        });
      },
    }),

    route(getInviteToken, getInviteTokenShapes, {
      summary: 'The short link of the current invite token; 404 when there is none.',
      allow: { game: 'params', gameTeam: true, roles: ['member', 'captain'] },
      refusals: { 404: ['noInviteLink'] },
      async answer(request) {
        const { db } = request.context.store;
        const [link] = await openLinksOf(db, gameTeamOf(request).teamid, request.context.clock.now());
        if (!link?.url_id) throw new Refusal(404, details.noInviteLink);
        return { urlid: link.url_id };
      },
    }),

    /** Clients show nothing of a token before this call. Its names are the current ones, after any renaming (H50). */
    route(checkInvite, checkInviteShapes, {
      summary:
        'What an invite token says, if it is genuine and its invite still open; asked before any of it is shown.',
      allow: { roles: players },
      refusals: { 403: ['badTeamCode'], 409: ['gameEnded'] },
      async answer({ body, context }) {
        const claims = await context.tokens.invite(body.token);
        if (!claims) throw new Refusal(403, details.badTeamCode);
        const { game_id, team_code, exp } = claims;
        const invite = await openInvite(context, game_id, team_code);
        if (!invite) throw new Refusal(403, details.badTeamCode);
        if (invite.status !== 'live') throw new Refusal(409, details.gameEnded);
        return { team_name: invite.team_name, game_id, team_code, inviter: invite.inviter_name, exp };
      },
    }),

    /** The code of the invite is the proof. Team and inviter are the invite's, whatever the request says (H51). */
    route(sendInvite, sendInviteShapes, {
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
        const { game_id, status } = gameOf(request);
        const contact = contactFrom(body);
        if (status !== 'live') throw new Refusal(409, details.gameEnded);
        const invite = await openInvite(context, game_id, body.team_code);
        if (!invite) throw new Refusal(403, details.badTeamCode);
        await sendInviteNotification(context, { ...invite, contact, sender: senderOf(actor) });
        return { status: 'success' };
      },
    }),

    /** The link is on the caller's own origin: the reply is for the caller alone. */
    route(shortUrl, shortUrlShapes, {
      summary: 'Where a short link leads.',
      allow: { roles: players, clientId: 'none' },
      refusals: { 404: ['badShortLink'] },
      async answer({ query, origin, context }) {
        const link = await context.store.db
          .selectFrom('short_links')
          .select('path')
          .where('url_id', '=', query.urlid)
          .where('expires_at', '>', context.clock.now())
          .executeTakeFirst();
        const path = link && context.keys.opened(link.path);
        if (path === undefined) throw new Refusal(404, details.badShortLink);
        return { long_url: `${origin}${path}` };
      },
    }),
  ],
};

/** Guests play alone: they are asked to log in first (OPEN-03). */
function refuseGuest(actor: Actor) {
  const account = accountOf(actor);
  if (!account) throw new Refusal(403, details.loginNeeded);
  return account;
}

/** The open invite with this code, with the names that its notification shows. */
function openInvite({ store, clock }: ServerContext, game_id: string, code: string) {
  return store.db
    .selectFrom('game_invites')
    .innerJoin('games', 'games.game_id', 'game_invites.game_id')
    .innerJoin('game_teams', 'game_teams.teamid', 'game_invites.teamid')
    .innerJoin('game_players', 'game_players.player_id', 'game_invites.inviter')
    .select([
      'game_invites.game_id',
      'game_invites.code',
      'game_invites.teamid',
      'team_name',
      'player_name as inviter_name',
      'games.status',
    ])
    .where('game_invites.code', '=', code)
    .where('game_invites.game_id', '=', game_id)
    .where('game_invites.closed_at', 'is', null)
    .where('game_invites.expires_at', '>', clock.now())
    .where('game_teams.kicked_at', 'is', null)
    .executeTakeFirst();
}
