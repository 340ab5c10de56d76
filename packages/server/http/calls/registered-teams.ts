import {
  approveMember,
  cleanTeamName,
  cleanTeamSlogan,
  disbandTeam,
  editTeam,
  inviteMember,
  type RegisteredTeam,
  removeMember,
  requestToJoin,
  setOwner,
  teamsPerOwnerMax,
} from '@snug/contract';
import {
  approveMemberShapes,
  disbandTeamShapes,
  editTeamShapes,
  inviteMemberShapes,
  removeMemberShapes,
  requestToJoinShapes,
  setOwnerShapes,
} from '@snug/contract/shapes';
import * as rules from '@snug/rules';
import { details, maskedContact, Refusal } from '@snug/rules';
import type { Transaction } from 'kysely';
import { contactFrom, findAccount } from '../../accounts/contact.ts';
import {
  countTeamInviteNotification,
  sendTeamInviteNotification,
  type TeamInviteByNotification,
} from '../../accounts/team-invite-notification.ts';
import { runCommand } from '../../commands/run-command.ts';
import { quotaTable } from '../../database/quotas.ts';
import { applyToTeam, rosterOf } from '../../database/registered-teams.ts';
import type { Database, RegisteredTeamRow } from '../../database/schema.ts';
import { newId } from '../../foundation/ids.ts';
import type { ServerContext } from '../../foundation/server-context.ts';
import { type Actor, senderOf } from '../actor.ts';
import { route } from '../route.ts';
import { accountIdOf, registeredTeamOf, shownTeam, teamsOwnedBy } from './teams.ts';

/** What changes a registered team. Every call answers the team as it stands then, as its caller may see it. */
export const registeredTeamRoutes = [
  route(editTeam, editTeamShapes, async ({ body, ...asked }) => {
    const set = {
      team_name: cleanTeamName(body.team_name),
      team_slogan: cleanTeamSlogan(body.team_slogan ?? ''),
      restrict_editing: body.restrict_editing,
      no_requests: body.no_requests,
    };
    let isRenamed = false;
    const team = await change(asked, (roster, me) => {
      isRenamed = roster.team.team_name !== set.team_name;
      return rules.editTeam(roster, me, set);
    });
    // The toggles are of opposite sense to what people read (OPEN-60), so it is kept who set them to what (H57).
    const { restrict_editing, no_requests } = body;
    audit(asked, 'team edited', { restrict_editing, no_requests });
    // Only then: a name that a quizmaster gave the team for a night outlives another slogan.
    if (isRenamed) await renameInGames(asked.context, registeredTeamOf(asked));
    return team;
  }),

  route(setOwner, setOwnerShapes, async ({ body, ...asked }) => {
    const team = await change(asked, async (roster, me, trx) => {
      const changes = rules.handTeamOver(roster, me, body.new_owner);
      if (body.new_owner !== me && (await teamsOwnedBy(trx, body.new_owner)) >= teamsPerOwnerMax) {
        throw new Refusal(409, details.tooManyTeamsOfOther);
      }
      return changes;
    });
    audit(asked, 'team handed over', { to: body.new_owner });
    return team;
  }),

  route(disbandTeam, disbandTeamShapes, async (asked) => {
    const team = await change(asked, (roster, me) => rules.disbandTeam(roster, me, asked.context.clock.now()));
    audit(asked, 'team disbanded', {});
    return team;
  }),

  route(removeMember, removeMemberShapes, ({ params, ...asked }) =>
    change(asked, (roster, me) => rules.removeMember(roster, me, params.playerid, asked.context.clock.now())),
  ),

  route(inviteMember, inviteMemberShapes, async ({ body, ...asked }) => {
    const { context, actor } = asked;
    const { kt_team_id } = registeredTeamOf(asked);
    let letter: TeamInviteByNotification | undefined;
    let made: readonly rules.TeamChange[] = [];
    const team = await change(asked, async (roster, me, trx) => {
      // Who may not invite is not told who has which contact.
      rules.mustEdit(roster, me);
      made = rules.inviteMember(roster, me, await inviteeOf(trx, body, newId(context.random)), context.clock.now());
      const { team_name } = roster.team;
      // Nobody gets a second letter, nor one by their playerid, which stands on public pages.
      if (made.length > 0 && !body.playerid) {
        letter = { contact: contactFrom(body), kt_team_id, team_name, sender: senderOf(actor) };
        await countTeamInviteNotification(trx, context, letter);
      }
      // Without a letter it still turns up at somebody's who did not ask for it (H39).
      if (made.length > 0 && body.playerid) {
        await context.quotas.take(trx, quotaTable.invitesOfSender, senderOf(actor), details.tooManyInvites);
      }
      return made;
    });
    if (letter) await sendTeamInviteNotification(context, letter, (trx) => uninvite(trx, asked, made));
    return team;
  }),

  route(approveMember, approveMemberShapes, ({ params, ...asked }) =>
    change(asked, (roster, me) => rules.approveMember(roster, me, params.playerid, asked.context.clock.now())),
  ),

  route(requestToJoin, requestToJoinShapes, (asked) => change(asked, rules.requestToJoinTeam)),
];

interface About {
  readonly team: RegisteredTeamRow | undefined;
  readonly actor: Actor;
  readonly context: ServerContext;
}

type Decide = (
  roster: rules.RegisteredRoster,
  me: string,
  trx: Transaction<Database>,
) => readonly rules.TeamChange[] | Promise<readonly rules.TeamChange[]>;

/**
 * One change of a team. The rule sees the team as the change finds it, not as the request found it: of two owners who
 * press at once, one is none any more (H58).
 */
function change({ context, actor, ...about }: About, decide: Decide): Promise<RegisteredTeam> {
  const { teamid } = registeredTeamOf(about);
  const me = accountIdOf(actor);
  return context.store.write(async (trx) => {
    const roster = await rosterOf(trx, context.keys, teamid);
    await applyToTeam(trx, teamid, await decide(roster, me, trx));
    return shownTeam(context, trx, teamid, actor);
  });
}

/** Undoes invites whose letter was not sent; who has accepted meanwhile stays. */
async function uninvite(
  trx: Transaction<Database>,
  { context, team }: About,
  made: readonly rules.TeamChange[],
): Promise<void> {
  const { teamid } = registeredTeamOf({ team });
  const { members } = await rosterOf(trx, context.keys, teamid);
  const undone = made.flatMap((change): rules.TeamChange[] => {
    if (change.kind === 'invite')
      return [{ kind: 'uninvite', invite_id: change.row.invite_id, at: context.clock.now() }];
    if (change.kind !== 'member') return [];
    const { account_id } = change.row;
    const hasJoined = members.some((member) => member.account_id === account_id && member.joined);
    return hasJoined ? [] : [{ kind: 'off', account_id }];
  });
  await applyToTeam(trx, teamid, undone);
}

/** Somebody by their playerid, or whoever has the contact, or will have it one day. */
async function inviteeOf(
  trx: Transaction<Database>,
  { playerid, ...typed }: { playerid?: string | undefined; email?: string | undefined; phone?: string | undefined },
  invite_id: string,
): Promise<rules.InvitedMember> {
  if (playerid !== undefined && playerid !== '') {
    const account = await trx
      .selectFrom('accounts')
      .select('account_id')
      .where('account_id', '=', playerid)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    if (!account) throw new Refusal(404, details.playerNotFound);
    return { ...account, invited_as: null };
  }
  const contact = contactFrom(typed);
  const account = await findAccount(trx, contact);
  if (!account) return { ...contact, invite_id };
  return { account_id: account.account_id, invited_as: maskedContact(contact) };
}

/**
 * The open games that the team plays in hear its new name, but for one where another team has it. After the change, game
 * by game: each numbers its messages under its own lock, and none waits for another. Read anew there: of two renames the
 * later one is told last.
 */
async function renameInGames(context: ServerContext, { teamid, kt_team_id }: RegisteredTeamRow): Promise<void> {
  const games = await context.store.db
    .selectFrom('game_teams')
    .innerJoin('games', 'games.game_id', 'game_teams.game_id')
    .select('games.game_id')
    .where('kt_team_id', '=', String(kt_team_id))
    .where('games.status', '=', 'live')
    .execute();
  for (const { game_id } of games) {
    await runCommand(context, game_id, 'followRegisteredName', { registered: teamid });
  }
}

/** Who did what to which team: ids alone. */
function audit({ context, actor, ...about }: About, what: string, more: Record<string, unknown>): void {
  const { teamid, kt_team_id } = registeredTeamOf(about);
  context.log.info({ teamid, kt_team_id, by: accountIdOf(actor), ...more }, what);
}
