import { inviteLifeMs } from '@snug/contract';
import { contactFrom, details, inviteeFrom, Refusal, refuseEnded, requireInviter, teamInviteView } from '@snug/rules';
import { openInviteWith, openLinksOf } from '@snug/rules/memory';
import { atTeam, authorize, captains, members } from './authorization.ts';
import { run } from './commands.ts';
import { accountOf, type Handlers, identityOf } from './request-context.ts';
import { unsigned } from './unsigned.ts';

export const invites: Handlers<
  | 'inviteToTeam'
  | 'cancelInvite'
  | 'declineInvite'
  | 'generateInviteToken'
  | 'getInviteToken'
  | 'checkInvite'
  | 'sendInvite'
  | 'shortUrl'
> = {
  inviteToTeam(request) {
    const { params, body, actor, context, state } = request;
    const { team, player } = atTeam(request, params.id, params.team, captains);
    requireInviter({ game: state.game, account: actor.account });
    const { teamid } = team;
    const { invite } = run(context, 'inviteToTeam', { ...identityOf(actor), teamid, invitee: inviteeFrom(body) });
    return { status: 'success', invite: teamInviteView(invite, player.player_id) };
  },

  cancelInvite(request) {
    const { params, body, context } = request;
    const { team, player } = atTeam(request, params.id, params.team, captains);
    const { invite_id, ...named } = body;
    return run(context, 'cancelInvite', {
      teamid: team.teamid,
      by: player.player_id,
      invite_id,
      invitee: invite_id ? undefined : inviteeFrom(named),
    });
  },

  declineInvite(request) {
    const { params, context, state } = request;
    // Whom an invite reached outside the game knows its code alone.
    const invited = state.invites.find(({ code }) => code === params.team)?.teamid ?? params.team;
    const { gameTeam } = authorize(request, params.id, ['account', 'watcher', 'pending', 'rival'], invited);
    const { account_id } = accountOf(request);
    return run(context, 'declineInvite', { teamid: gameTeam?.teamid ?? '', account_id });
  },

  generateInviteToken(request) {
    const { params, actor, context, state } = request;
    const { team, player } = atTeam(request, params.id, params.team, captains);
    requireInviter({ game: state.game, account: actor.account });
    const { clock, id } = context;
    const { teamid, team_name } = team;
    const ids = { invite_id: id('invite'), code: id('invite-code'), url_id: id('url') };
    const inviter = actor.account?.player_name || player.player_name;
    const exp = Math.floor((clock.now() + inviteLifeMs) / 1_000);
    const claims = { team_name, game_id: params.id, team_code: ids.code, inviter, aud: 'invite', exp };
    const path = `${invitePath}${unsigned(claims)}`;
    return run(context, 'shareLink', { ...identityOf(actor), ...ids, teamid, path });
  },

  getInviteToken(request) {
    const { params, state, context } = request;
    const { team } = atTeam(request, params.gameid, params.team_code, members);
    const [link] = openLinksOf(state, team.teamid, context.clock.now());
    if (!link?.url_id) throw new Refusal(404, details.noInviteLink);
    return { urlid: link.url_id };
  },

  checkInvite({ body, state, context }) {
    // Made tokens are remembered, so a changed one is not found.
    const link = state.shortLinks.find(({ path }) => path === `${invitePath}${body.token}`);
    const code = state.invites.find(({ url_id }) => link && url_id === link.url_id)?.code ?? '';
    const invite = openInviteWith(state, code, context.clock.now());
    if (!invite) throw new Refusal(403, details.badTeamCode);
    refuseEnded(state.game);
    const exp = Math.floor(invite.expires_at / 1_000);
    const { team_name, game_id, inviter_name } = invite;
    return { team_name, game_id, team_code: code, inviter: inviter_name, exp };
  },

  sendInvite({ params, body, state, context }) {
    if (params.id !== state.game.game_id) throw new Refusal(404, details.gameNotFound);
    contactFrom(body);
    refuseEnded(state.game);
    if (!openInviteWith(state, body.team_code, context.clock.now())) throw new Refusal(403, details.badTeamCode);
    return { status: 'success' };
  },

  shortUrl({ query, state, context, origin }) {
    const link = state.shortLinks.find(({ url_id }) => url_id === query.urlid);
    if (!link || context.clock.now() >= link.expires_at) throw new Refusal(404, details.badShortLink);
    return { long_url: `${origin}${link.path}` };
  },
};

/** The claims of an invite token, for the screen that it opens. */
const invitePath = '/auth/link/invite/';
