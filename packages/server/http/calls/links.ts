import { checkInvite, sendInvite, shortUrl } from '@snug/contract';
import { checkInviteShapes, sendInviteShapes, shortUrlShapes } from '@snug/contract/shapes';
import { contactFrom } from '../../accounts/contact.ts';
import { sendInviteNotification } from '../../accounts/invite-notification.ts';
import { details, Refusal } from '../../foundation/refusals.ts';
import type { ServerContext } from '../../foundation/server-context.ts';
import { senderOf } from '../actor.ts';
import { gameOf, route } from '../route.ts';

export const linkRoutes = [
  /**
   * Whoever has the token is told what it says: nothing of it is shown before (H50). The names are those of now, since a
   * quizmaster may have given the team a better one.
   */
  route(checkInvite, checkInviteShapes, async ({ body, context }) => {
    const claims = await context.tokens.invite(body.token);
    if (!claims) throw new Refusal(403, details.badTeamCode);
    const { game_id, team_code, exp } = claims;
    const invite = await openInvite(context, game_id, team_code);
    if (!invite) throw new Refusal(403, details.badTeamCode);
    if (invite.status !== 'live') throw new Refusal(409, details.gameEnded);
    return { team_name: invite.team_name, game_id, team_code, inviter: invite.inviter_name, exp };
  }),

  /** Whoever has an invite may pass it on: its code is the proof, and team and inviter are the invite's (H51). */
  route(sendInvite, sendInviteShapes, async (asked) => {
    const { body, actor, context } = asked;
    const { game_id, status } = gameOf(asked);
    const contact = contactFrom(body);
    if (status !== 'live') throw new Refusal(409, details.gameEnded);
    const invite = await openInvite(context, game_id, body.team_code);
    if (!invite) throw new Refusal(403, details.badTeamCode);
    await sendInviteNotification(context, { ...invite, contact, sender: senderOf(actor) });
    return { status: 'success' };
  }),

  /** The address is the one that was asked, so that it is the page's own: only whoever asks is answered. */
  route(shortUrl, shortUrlShapes, async ({ query, origin, context }) => {
    const link = await context.store.db
      .selectFrom('short_links')
      .select('path')
      .where('url_id', '=', query.urlid)
      .where('expires_at', '>', context.clock.now())
      .executeTakeFirst();
    const path = link && context.keys.opened(link.path);
    if (path === undefined) throw new Refusal(404, details.badShortLink);
    return { long_url: `${origin}${path}` };
  }),
];

/** The invite of a game that this code is of, while it lets somebody in, with the names that a letter has. */
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
