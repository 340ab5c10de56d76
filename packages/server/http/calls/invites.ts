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
import { details, mayInvite, Refusal, teamInviteView } from '@snug/rules';
import { inviteToken } from '../../accounts/links.ts';
import { inviteeOf, notifyInvitee } from '../../commands/invite-people.ts';
import { runCommand } from '../../commands/run-command.ts';
import { openLinksOf } from '../../database/invites.ts';
import { newCapability, newId } from '../../foundation/ids.ts';
import { accountOf, byOf, senderOf } from '../actor.ts';
import { gameOf, gameTeamOf, playerOf, route } from '../route.ts';

export const inviteRoutes = [
  /** The answer is the same whether or not anybody has the contact. */
  route(inviteToTeam, inviteToTeamShapes, async (asked) => {
    const { body, context, actor } = asked;
    const game = gameOf(asked);
    mayInvite({ game, account: accountOf(actor) });
    const { invite, recorded } = await runCommand(context, game.game_id, 'inviteToTeam', {
      ...byOf(actor),
      teamid: gameTeamOf(asked).teamid,
      invitee: inviteeOf(body),
    });
    for (const each of recorded) await notifyInvitee(context, each, senderOf(actor));
    return { status: 'success', invite: teamInviteView(invite, playerOf(asked).player_id) };
  }),

  route(cancelInvite, cancelInviteShapes, (asked) => {
    const { invite_id, ...named } = asked.body;
    return runCommand(asked.context, gameOf(asked).game_id, 'cancelInvite', {
      teamid: gameTeamOf(asked).teamid,
      by: playerOf(asked).player_id,
      invite_id,
      invitee: invite_id ? undefined : inviteeOf(named),
    });
  }),

  route(declineInvite, declineInviteShapes, async (asked) => {
    const account = accountOf(asked.actor);
    if (!account) throw new Refusal(403, details.loginNeeded);
    const { account_id } = account;
    const { teamid } = gameTeamOf(asked);
    return runCommand(asked.context, gameOf(asked).game_id, 'declineInvite', { teamid, account_id });
  }),

  route(generateInviteToken, generateInviteTokenShapes, async (asked) => {
    const { context, actor } = asked;
    const { clock, random, keys } = context;
    const game = gameOf(asked);
    const { game_id } = game;
    const { teamid, team_name } = gameTeamOf(asked);
    const account = accountOf(actor);
    mayInvite({ game, account });
    const ids = { invite_id: newId(random), code: newCapability(random) };
    const inviter = account?.player_name || playerOf(asked).player_name;
    const exp = Math.floor((clock.now() + inviteLifeMs) / 1_000);
    // The code in it is this invite's alone (H50).
    const token = await inviteToken(context, { team_name, game_id, team_code: ids.code, inviter, exp });
    return runCommand(context, game_id, 'shareLink', {
      ...byOf(actor),
      ...ids,
      teamid,
      url_id: newId(random),
      path: keys.sealed(`/auth/link/invite/${token}`),
    });
  }),

  route(getInviteToken, getInviteTokenShapes, async (asked) => {
    const { db } = asked.context.store;
    const [link] = await openLinksOf(db, gameTeamOf(asked).teamid, asked.context.clock.now());
    if (!link?.url_id) throw new Refusal(404, details.noInviteLink);
    return { urlid: link.url_id };
  }),
];
