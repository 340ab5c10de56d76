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
import { inviteToken, newShortLink } from '../accounts/links.ts';
import { act } from '../act.ts';
import { type Actor, accountOf, senderOf } from '../actor.ts';
import { andThen, arrive } from '../arrival.ts';
import { inviteeOf, newInviteIds, recordInvites, sendInvite } from '../inviting.ts';
import { details, Refusal } from '../refusals.ts';
import { gameOf, gameTeamOf, playerOf, route } from '../route.ts';
import { closeInvite, inviteByLink } from '../rules/invites.ts';
import { refuseEnded } from '../rules/night.ts';
import { captainOf } from '../rules/people.ts';
import { readCrew } from '../store/crew.ts';
import { invitesOf, invitesOfTo, openLinksOf, playerOfAccount } from '../store/invites.ts';
import { teamInviteView } from '../views/invite.ts';

export const inviteRoutes = [
  /** The answer is the same whether or not anybody has the contact. */
  route(inviteToTeam, inviteToTeamShapes, async (asked) => {
    const { body, house, actor } = asked;
    const game = gameOf(asked);
    const { game_id } = game;
    const { teamid } = gameTeamOf(asked);
    refuseEnded(game);
    refuseGuest(actor);
    const invitee = inviteeOf(body);
    const { invite, recorded } = await act(house, game_id, async (trx) => {
      const arrival = await arrive(trx, house, game_id, actor);
      const crew = await readCrew(trx, teamid);
      const from = { ...crew, by: captainOf(crew, arrival.player.player_id) };
      const { outcome, recorded, standing } = await recordInvites(trx, house, from, [invitee]);
      const [invite = recorded[0]?.invite] = standing;
      if (invite === 'member' || !invite) throw new Refusal(409, details.alreadyOnYourTeam);
      return { outcome: andThen(arrival.outcome, outcome), reply: { invite, recorded } };
    });
    for (const each of recorded) await sendInvite(house, each, senderOf(actor));
    return { status: 'success', invite: teamInviteView(invite, playerOf(asked).player_id) };
  }),

  route(cancelInvite, cancelInviteShapes, async (asked) => {
    const { body, house } = asked;
    const { game_id } = gameOf(asked);
    const { teamid } = gameTeamOf(asked);
    const { player_id } = playerOf(asked);
    const { invite_id } = body;
    const wanted = invite_id ? undefined : inviteeOf(body);
    return act(house, game_id, async (trx) => {
      captainOf(await readCrew(trx, teamid), player_id);
      const all = await invitesOf(trx, teamid);
      // The newest of a contact: the ones before it are over.
      const invite = all.findLast((each) =>
        wanted ? each.kind === wanted.kind && each.contact === wanted.contact : each.invite_id === invite_id,
      );
      if (!invite) throw new Refusal(404, details.inviteNotFound);
      const invited = await playerOfAccount(trx, game_id, invite.account_id);
      return { outcome: closeInvite(invite, 'cancelled', invited, house.clock.now()), reply: { status: 'success' } };
    });
  }),

  route(declineInvite, declineInviteShapes, async (asked) => {
    const { house, actor } = asked;
    const { game_id } = gameOf(asked);
    const { teamid } = gameTeamOf(asked);
    const account = accountOf(actor);
    if (!account) throw new Refusal(403, details.loginNeeded);
    const { account_id } = account;
    return act(house, game_id, async (trx) => {
      const mine = await invitesOfTo(trx, teamid, account_id);
      if (mine.length === 0) throw new Refusal(404, details.inviteNotFound);
      const invited = await playerOfAccount(trx, game_id, account_id);
      const now = house.clock.now();
      const outcomes = mine.map((invite) => closeInvite(invite, 'declined', invited, now));
      const outcome = {
        changes: outcomes.flatMap(({ changes }) => changes),
        posts: outcomes.flatMap(({ posts }) => posts),
      };
      return { outcome, reply: { status: 'success' } };
    });
  }),

  route(generateInviteToken, generateInviteTokenShapes, async (asked) => {
    const { house, actor } = asked;
    const game = gameOf(asked);
    const { game_id } = game;
    const { teamid, team_name } = gameTeamOf(asked);
    refuseEnded(game);
    const { player_name } = refuseGuest(actor);
    const now = house.clock.now();
    const ids = newInviteIds(house);
    const inviter = player_name || playerOf(asked).player_name;
    const exp = Math.floor((now + inviteLifeMs) / 1_000);
    // The code in it is this invite's alone (H50).
    const token = await inviteToken(house, { team_name, game_id, team_code: ids.code, inviter, exp });
    return act(house, game_id, async (trx) => {
      const arrival = await arrive(trx, house, game_id, actor);
      const crew = await readCrew(trx, teamid);
      const by = captainOf(crew, arrival.player.player_id);
      const url_id = await newShortLink(house, trx, `/auth/link/invite/${token}`, inviteLifeMs);
      const outcome = inviteByLink(crew.team, by, await openLinksOf(trx, teamid, now), { ...ids, url_id }, now);
      return { outcome: andThen(arrival.outcome, outcome), reply: { urlid: url_id } };
    });
  }),

  route(getInviteToken, getInviteTokenShapes, async (asked) => {
    const { db } = asked.house.store;
    const [link] = await openLinksOf(db, gameTeamOf(asked).teamid, asked.house.clock.now());
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
