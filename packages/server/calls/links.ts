import { sendInvite, shortUrl } from '@snug/contract';
import { sendInviteShapes, shortUrlShapes } from '@snug/contract/shapes';
import { contactFrom } from '../accounts/contact.ts';
import { sendInviteLetter } from '../accounts/invite-letter.ts';
import { senderOf } from '../actor.ts';
import { details, Refusal } from '../refusals.ts';
import { gameOf, route } from '../route.ts';

export const linkRoutes = [
  /** Whoever has an invite may pass it on: its code is the proof, and team and inviter are the invite's (H51). */
  route(sendInvite, sendInviteShapes, async (asked) => {
    const { body, actor, house } = asked;
    const { game_id, status } = gameOf(asked);
    const contact = contactFrom(body);
    if (status !== 'live') throw new Refusal(409, details.gameEnded);
    const invite = await house.store.db
      .selectFrom('game_invites')
      .innerJoin('game_teams', 'game_teams.teamid', 'game_invites.teamid')
      .innerJoin('game_players', 'game_players.player_id', 'game_invites.inviter')
      .select([
        'game_invites.game_id',
        'game_invites.code',
        'game_invites.teamid',
        'team_name',
        'player_name as inviter_name',
      ])
      .where('game_invites.code', '=', body.team_code)
      .where('game_invites.game_id', '=', game_id)
      .where('game_invites.closed_at', 'is', null)
      .where('game_invites.expires_at', '>', house.clock.now())
      .where('game_teams.kicked_at', 'is', null)
      .executeTakeFirst();
    if (!invite) throw new Refusal(403, details.badTeamCode);
    await sendInviteLetter(house, { ...invite, contact, sender: senderOf(actor) });
    return { status: 'success' };
  }),

  /** The address is the one that was asked, so that it is the page's own: only whoever asks is answered. */
  route(shortUrl, shortUrlShapes, async ({ query, origin, house }) => {
    const link = await house.store.db
      .selectFrom('short_links')
      .select('path')
      .where('url_id', '=', query.urlid)
      .where('expires_at', '>', house.clock.now())
      .executeTakeFirst();
    const path = link && house.keys.opened(link.path);
    if (path === undefined) throw new Refusal(404, details.badShortLink);
    return { long_url: `${origin}${path}` };
  }),
];
