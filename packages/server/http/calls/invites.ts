import {
  cancelInvite,
  declineInvite,
  generateInviteToken,
  getInviteToken,
  inviteLifeMs,
  inviteToTeam,
} from '@snug/contract';
import {
  cancelInviteShapes,
  declineInviteShapes,
  generateInviteTokenShapes,
  getInviteTokenShapes,
  inviteToTeamShapes,
} from '@snug/contract/shapes';
import { inviteToken, newShortLink } from '../../accounts/links.ts';
import { andThen, ensurePlayer } from '../../commands/ensure-player.ts';
import { inviteeOf, newInviteIds, recordInvites, sendInvite } from '../../commands/invite-people.ts';
import { act } from '../../commands/run-command.ts';
import { invitesOf, invitesOfTo, openLinksOf, playerOfAccount } from '../../database/invites.ts';
import { readTeamRoster } from '../../database/team-roster.ts';
import { details, Refusal } from '../../foundation/refusals.ts';
import { teamInviteView } from '../../queries/invite.ts';
import { closeInvite, inviteByLink } from '../../rules/invites.ts';
import { refuseEnded } from '../../rules/night.ts';
import { captainOf } from '../../rules/people.ts';
import { type Actor, accountOf, senderOf } from '../actor.ts';
import { gameOf, gameTeamOf, playerOf, route } from '../route.ts';

export const inviteRoutes = [
  /** The answer is the same whether or not anybody has the contact. */
  route(inviteToTeam, inviteToTeamShapes, async (asked) => {
    const { body, context, actor } = asked;
    const game = gameOf(asked);
    const { game_id } = game;
    const { teamid } = gameTeamOf(asked);
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
    for (const each of recorded) await sendInvite(context, each, senderOf(actor));
    return { status: 'success', invite: teamInviteView(invite, playerOf(asked).player_id) };
  }),

  route(cancelInvite, cancelInviteShapes, async (asked) => {
    const { body, context } = asked;
    const { game_id } = gameOf(asked);
    const { teamid } = gameTeamOf(asked);
    const { player_id } = playerOf(asked);
    const { invite_id } = body;
    const wanted = invite_id ? undefined : inviteeOf(body);
    return act(context, game_id, async (trx) => {
      captainOf(await readTeamRoster(trx, teamid), player_id);
      const all = await invitesOf(trx, teamid);
      // The newest of a contact: the ones before it are over.
      const invite = all.findLast((each) =>
        wanted ? each.kind === wanted.kind && each.contact === wanted.contact : each.invite_id === invite_id,
      );
      if (!invite) throw new Refusal(404, details.inviteNotFound);
      const invited = await playerOfAccount(trx, game_id, invite.account_id);
      return { outcome: closeInvite(invite, 'cancelled', invited, context.clock.now()), reply: { status: 'success' } };
    });
  }),

  route(declineInvite, declineInviteShapes, async (asked) => {
    const { context, actor } = asked;
    const { game_id } = gameOf(asked);
    const { teamid } = gameTeamOf(asked);
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
  }),

  route(generateInviteToken, generateInviteTokenShapes, async (asked) => {
    const { context, actor } = asked;
    const game = gameOf(asked);
    const { game_id } = game;
    const { teamid, team_name } = gameTeamOf(asked);
    refuseEnded(game);
    const { player_name } = refuseGuest(actor);
    const now = context.clock.now();
    const ids = newInviteIds(context);
    const inviter = player_name || playerOf(asked).player_name;
    const exp = Math.floor((now + inviteLifeMs) / 1_000);
    // The code in it is this invite's alone (H50).
    const token = await inviteToken(context, { team_name, game_id, team_code: ids.code, inviter, exp });
    return act(context, game_id, async (trx) => {
      const arrival = await ensurePlayer(trx, context, game_id, actor);
      const crew = await readTeamRoster(trx, teamid);
      const by = captainOf(crew, arrival.player.player_id);
      const url_id = await newShortLink(context, trx, `/auth/link/invite/${token}`, inviteLifeMs);
      const outcome = inviteByLink(crew.team, by, await openLinksOf(trx, teamid, now), { ...ids, url_id }, now);
      return { outcome: andThen(arrival.outcome, outcome), reply: { urlid: url_id } };
    });
  }),

  route(getInviteToken, getInviteTokenShapes, async (asked) => {
    const { db } = asked.context.store;
    const [link] = await openLinksOf(db, gameTeamOf(asked).teamid, asked.context.clock.now());
    if (!link?.url_id) throw new Refusal(404, details.noInviteLink);
    return { urlid: link.url_id };
  }),
];

/** A guest plays alone, and is asked to log in first (OPEN-03). */
function refuseGuest(actor: Actor) {
  const account = accountOf(actor);
  if (!account) throw new Refusal(403, details.loginNeeded);
  return account;
}
