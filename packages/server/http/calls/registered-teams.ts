import {
  approveMember,
  cleanTeamName,
  cleanTeamSlogan,
  createTeam,
  disbandTeam,
  editTeam,
  inviteMember,
  listMyTeams,
  listTeams,
  type RegisteredTeam,
  removeMember,
  requestToJoin,
  restoreTeam,
  setOwner,
  teamDetail,
  teamsPerOwnerMax,
  updateTeamPhoto,
} from '@snug/contract';
import {
  approveMemberShapes,
  createTeamShapes,
  disbandTeamShapes,
  editTeamShapes,
  inviteMemberShapes,
  listMyTeamsShapes,
  listTeamsShapes,
  removeMemberShapes,
  requestToJoinShapes,
  restoreTeamShapes,
  setOwnerShapes,
  teamDetailShapes,
  updateTeamPhotoShapes,
} from '@snug/contract/shapes';
import type { Transaction } from 'kysely';
import { contactFrom, findAccount } from '../../accounts/contact.ts';
import { maskedContact } from '../../accounts/masked-contact.ts';
import {
  countTeamInviteNotification,
  sendTeamInviteNotification,
  type TeamInviteByNotification,
} from '../../accounts/team-invite-notification.ts';
import { act } from '../../commands/run-command.ts';
import { imagesOf, markDeleted } from '../../database/images.ts';
import { quotaTable } from '../../database/quotas.ts';
import { applyToTeam, numbersInGame, rosterOf, rostersOf, teamsOfAccount } from '../../database/registered-teams.ts';
import type { Database, RegisteredTeamRow } from '../../database/schema.ts';
import { teamsOf } from '../../database/teams.ts';
import { newId } from '../../foundation/ids.ts';
import { details, Refusal } from '../../foundation/refusals.ts';
import type { ServerContext } from '../../foundation/server-context.ts';
import { keepPicture } from '../../media/keep-picture.ts';
import { pictureUrl } from '../../media/picture-name.ts';
import { sweepSome } from '../../media/sweep.ts';
import { registeredTeamView, teamStubView } from '../../queries/registered-team.ts';
import { nothingNew } from '../../rules/outcome.ts';
import * as rules from '../../rules/registered-teams.ts';
import { isTakenName, renamed } from '../../rules/teams.ts';
import { type Actor, accountIdOf, accountOf, senderOf } from '../actor.ts';
import type { Role } from '../policy.ts';
import { type CallFamily, registeredTeamOf, route } from '../route.ts';
import { albumOf, showTeamImage, uploading } from './images.ts';

/** Everybody with a login, on the team or not. */
const peopleOfTeams: readonly Role[] = ['account', 'invited', 'requested', 'teammate', 'owner'];

export const registeredTeams: CallFamily = {
  name: 'registered teams',
  about: 'Teams that last longer than a night, by their public number.',
  calls: [
    route(listMyTeams, listMyTeamsShapes, {
      summary: 'The caller’s registered teams, for team selection in a game.',
      allow: { roles: ['account'] },
      answer: async ({ query, actor, context }) =>
        context.store.read(async (db) => {
          const teams = await teamsOfAccount(db, accountIdOf(actor), query.joined === 'yes');
          return (await rostersOf(db, context.keys, teams)).map(teamStubView);
        }),
    }),

    route(listTeams, listTeamsShapes, {
      summary: 'The caller’s registered teams with their members.',
      allow: { roles: ['account'] },
      answer: async ({ query, actor, context }) =>
        context.store.read(async (db) => {
          const me = accountIdOf(actor);
          const teams = await teamsOfAccount(db, me, query.joined === 'yes');
          const playing = await numbersInGame(db, teams);
          const rosters = await rostersOf(db, context.keys, teams);
          return rosters.map((roster) => registeredTeamView(roster, me, playing.has(String(roster.team.kt_team_id))));
        }),
    }),

    route(createTeam, createTeamShapes, {
      summary: 'Registers a team with the caller as owner and member.',
      allow: { roles: ['account'], once: true },
      refusals: { 400: ['teamNameNeeded'], 409: ['tooManyTeams'] },
      async answer({ body, actor, context }) {
        const team_name = cleanTeamName(body.team_name);
        const team_slogan = cleanTeamSlogan(body.team_slogan ?? '');
        if (team_name === '') throw new Refusal(400, details.teamNameNeeded);
        const owner = accountIdOf(actor);
        return context.store.write(async (trx) => {
          if ((await teamsOwnedBy(trx, owner)) >= teamsPerOwnerMax) throw new Refusal(409, details.tooManyTeams);
          const kt_team_id = await nextTeamNumber(trx);
          const teamid = newId(context.random);
          const now = context.clock.now();
          const team: RegisteredTeamRow = {
            teamid,
            kt_team_id,
            team_name,
            team_slogan,
            team_image: '',
            owner,
            restrict_editing: 0,
            no_requests: 0,
            created_at: now,
            archived_at: null,
            disbanded_at: null,
            used_at: null,
          };
          await trx.insertInto('teams').values(team).execute();
          await trx
            .insertInto('team_members')
            .values({ teamid, account_id: owner, joined: 1, requested: 0, invited_as: null, joined_at: now })
            .execute();
          return { kt_team_id: String(kt_team_id) };
        });
      },
    }),

    route(teamDetail, teamDetailShapes, {
      summary: 'A registered team by its public number; anybody may look.',
      allow: { roles: ['visitor', ...peopleOfTeams, 'host'], team: 'reachable', clientId: 'none' },
      async answer({ actor, context, setHeader, ...request }) {
        if (request.role === 'visitor') context.rateLimits.take('teamLooks', actor.address);
        // Teams are found by their numbers; search engines must not list their members (H56).
        setHeader('x-robots-tag', 'noindex');
        const { teamid } = registeredTeamOf(request);
        return context.store.read((db) => shownTeam(context, db, teamid, actor));
      },
    }),

    route(editTeam, editTeamShapes, {
      summary: 'Changes name, slogan and the two toggles.',
      allow: { roles: ['teammate', 'owner'], team: 'reachable', once: true },
      refusals: { 400: ['teamNameNeeded'], 403: ['ownerOnly'] },
      async answer({ body, ...request }) {
        const set = {
          team_name: cleanTeamName(body.team_name),
          team_slogan: cleanTeamSlogan(body.team_slogan ?? ''),
          restrict_editing: body.restrict_editing ? 1 : 0,
          no_requests: body.no_requests ? 1 : 0,
        };
        let isRenamed = false;
        const team = await change(request, (roster, me) => {
          isRenamed = roster.team.team_name !== set.team_name;
          return rules.edited(roster, me, set);
        });
        // The toggles mean the opposite of what people read (OPEN-60), so the log keeps who set them to what (H57).
        const { restrict_editing, no_requests } = body;
        audit(request, 'team edited', { restrict_editing, no_requests });
        // Only when the name changed: a change of slogan must not undo a name that a quizmaster gave the team for a night.
        if (isRenamed) await renameInGames(request.context, registeredTeamOf(request));
        return team;
      },
    }),

    route(setOwner, setOwnerShapes, {
      summary: 'The owner hands the team to a joined member.',
      allow: { roles: ['owner'], team: 'reachable', once: true },
      refusals: { 404: ['memberNotFound'], 409: ['ownerMustHaveJoined', 'tooManyTeamsOfOther'] },
      async answer({ body, ...request }) {
        const team = await change(request, async (roster, me, trx) => {
          const changes = rules.handedOver(roster, me, body.new_owner);
          if (body.new_owner !== me && (await teamsOwnedBy(trx, body.new_owner)) >= teamsPerOwnerMax) {
            throw new Refusal(409, details.tooManyTeamsOfOther);
          }
          return changes;
        });
        audit(request, 'team handed over', { to: body.new_owner });
        return team;
      },
    }),

    route(removeMember, removeMemberShapes, {
      summary: 'Leave, kick, decline an invite, deny or cancel a request: each by who may do it.',
      allow: { roles: ['invited', 'requested', 'teammate', 'owner'], team: 'reachable', once: true },
      refusals: { 403: ['ownerOnly'], 404: ['memberNotFound'], 409: ['ownerCannotLeave'] },
      answer: ({ params, ...request }) =>
        change(request, (roster, me) => rules.removed(roster, me, params.playerid, request.context.clock.now())),
    }),

    route(inviteMember, inviteMemberShapes, {
      summary: 'Adds an invited member. Whoever is invited by a contact gets a letter there; by a playerid, none.',
      allow: { roles: ['teammate', 'owner'], team: 'reachable', once: true },
      refusals: {
        400: ['contactNeeded'],
        404: ['playerNotFound'],
        409: ['teamFull'],
        429: ['tooManyInvites'],
        503: ['cannotSend', 'noTextsLeft'],
      },
      async answer({ body, ...request }) {
        const { context, actor } = request;
        const { kt_team_id } = registeredTeamOf(request);
        let notification: TeamInviteByNotification | undefined;
        let made: readonly rules.TeamChange[] = [];
        const team = await change(request, async (roster, me, trx) => {
          // Checked first: somebody who may not invite must not learn who has which contact.
          rules.mustEdit(roster, me);
          made = rules.invited(roster, me, await inviteeOf(trx, body, newId(context.random)), context.clock.now());
          const { team_name } = roster.team;
          // Nobody is notified twice, or by their playerid, which is on public pages.
          if (made.length > 0 && !body.playerid) {
            notification = { contact: contactFrom(body), kt_team_id, team_name, sender: senderOf(actor) };
            await countTeamInviteNotification(trx, context, notification);
          }
          // An invite without a notification still shows up for somebody who did not ask for it, so it counts too (H39).
          if (made.length > 0 && body.playerid) {
            await context.quotas.take(trx, quotaTable.invitesOfSender, senderOf(actor), details.tooManyInvites);
          }
          return made;
        });
        if (notification)
          await sendTeamInviteNotification(context, notification, (trx) => uninvite(trx, request, made));
        return team;
      },
    }),

    route(approveMember, approveMemberShapes, {
      summary: 'Accepts one’s own invite, or approves another’s request. playerid is the member’s.',
      allow: { roles: ['invited', 'teammate', 'owner'], team: 'reachable', once: true },
      refusals: { 403: ['inviteeDecides'], 404: ['memberNotFound'] },
      answer: ({ params, ...request }) =>
        change(request, (roster, me) => rules.approved(roster, me, params.playerid, request.context.clock.now())),
    }),

    route(requestToJoin, requestToJoinShapes, {
      summary: 'Asks to join.',
      allow: { roles: peopleOfTeams, team: 'reachable', once: true },
      refusals: { 403: ['teamTakesNoRequests'], 409: ['alreadyListed', 'teamDisbanded', 'teamFull'] },
      answer: (request) => change(request, rules.requested),
    }),

    route(disbandTeam, disbandTeamShapes, {
      summary: 'The owner disbands the team.',
      allow: { roles: ['owner'], team: 'reachable', once: true },
      async answer(request) {
        const team = await change(request, (roster, me) => rules.disbanded(roster, me, request.context.clock.now()));
        audit(request, 'team disbanded', {});
        return team;
      },
    }),

    /** Changes no membership (OPEN-66). */
    route(restoreTeam, restoreTeamShapes, {
      summary: 'Finds a team by its number and makes an archived one reachable again.',
      allow: { roles: peopleOfTeams, team: 'archived', once: true },
      async answer({ membership, context, ...request }) {
        const { teamid, kt_team_id, archived_at } = registeredTeamOf(request);
        if (archived_at !== null) {
          // Counts as used now, or retention would archive it again the next night.
          const set = { archived_at: null, used_at: context.clock.now() };
          await context.store.write((trx) => trx.updateTable('teams').set(set).where('teamid', '=', teamid).execute());
        }
        const on_team = membership?.joined === 1;
        const requested = !on_team && membership?.requested === 1;
        const invited = membership !== undefined && !on_team && !requested;
        return { success: true, on_team, requested, invited, message: `Team #${kt_team_id} Found!` };
      },
    }),

    route(updateTeamPhoto, updateTeamPhotoShapes, {
      summary: 'Uploads the team’s picture.',
      allow: { roles: ['teammate', 'owner'], team: 'reachable', rateLimit: 'uploads' },
      refusals: uploading,
      async answer({ context, actor, file, ...request }) {
        const team = registeredTeamOf(request);
        const account_id = accountIdOf(actor);
        const { db } = context.store;
        // Checked before the upload and again in the transaction: decoding takes time.
        rules.mustEdit(await rosterOf(db, context.keys, team.teamid), account_id);
        const row = await keepPicture(
          context,
          { ...albumOf(request), account_id, player_id: null, teamid: null, purpose: 'picture', file },
          async (trx, { file, created_at }) => {
            const roster = await rosterOf(trx, context.keys, team.teamid);
            rules.mustEdit(roster, account_id);
            const { team_image } = roster.team;
            const replaced = (await imagesOf(trx, albumOf(request))).filter(
              (each) => pictureUrl(each.file) === team_image,
            );
            await markDeleted(
              trx,
              replaced.map(({ image_code }) => image_code),
              created_at,
            );
            await showTeamImage(trx, team, pictureUrl(file));
          },
        );
        await sweepSome(context);
        return { url: pictureUrl(row.file) };
      },
    }),
  ],
};

/** Takes the number from a counter, so that none is given twice, even after its team is gone (H58). */
async function nextTeamNumber(trx: Transaction<Database>): Promise<number> {
  const { value } = await trx
    .updateTable('counters')
    .set((old) => ({ value: old('value', '+', 1) }))
    .where('name', '=', 'kt_team_id')
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}

async function teamsOwnedBy(trx: Transaction<Database>, owner: string): Promise<number> {
  const { count } = await trx
    .selectFrom('teams')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The team as the actor may see it. */
async function shownTeam({ keys }: ServerContext, db: Transaction<Database>, teamid: string, actor: Actor) {
  const roster = await rosterOf(db, keys, teamid);
  const playing = await numbersInGame(db, [roster.team]);
  return registeredTeamView(roster, accountOf(actor)?.account_id, playing.size > 0);
}

interface About {
  readonly team: RegisteredTeamRow | undefined;
  readonly actor: Actor;
  readonly context: ServerContext;
}

type Decide = (
  roster: rules.Roster,
  me: string,
  trx: Transaction<Database>,
) => readonly rules.TeamChange[] | Promise<readonly rules.TeamChange[]>;

/**
 * Changes a team. The rule reads the team in the transaction, not before: of two owners who hand the team over at the same
 * time, one is no owner any more (H58).
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

/** Undoes invites whose notification was not sent. Somebody who has accepted meanwhile stays. */
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
    const hasJoined = members.some((member) => member.account_id === account_id && member.joined === 1);
    return hasJoined ? [] : [{ kind: 'off', account_id }];
  });
  await applyToTeam(trx, teamid, undone);
}

/** The account with the playerid or the contact, or else the contact alone, for whoever will have it. */
async function inviteeOf(
  trx: Transaction<Database>,
  { playerid, ...typed }: { playerid?: string | undefined; email?: string | undefined; phone?: string | undefined },
  invite_id: string,
): Promise<rules.Invitee> {
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
 * Renames the team in its open games, except where another team has the name. Runs after the change, game by game: each
 * game numbers its messages under its own lock, and none waits for another. The name is read again under the lock, so that
 * of two renames the later one is sent last.
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
    await act(context, game_id, async (trx) => {
      const { team_name } = await trx
        .selectFrom('teams')
        .select('team_name')
        .where('teamid', '=', teamid)
        .executeTakeFirstOrThrow();
      const teams = (await teamsOf(trx, game_id)).filter(({ kicked_at }) => kicked_at === null);
      const own = teams.find((each) => each.kt_team_id === String(kt_team_id));
      const others = teams.filter((each) => each !== own);
      const outcome = own && !isTakenName(others, team_name) ? renamed(own, team_name) : nothingNew;
      return { outcome, reply: undefined };
    });
  }
}

/** Logs who did what to which team, by ids alone. */
function audit({ context, actor, ...about }: About, what: string, more: Record<string, unknown>): void {
  const { teamid, kt_team_id } = registeredTeamOf(about);
  context.log.info({ teamid, kt_team_id, by: accountIdOf(actor), ...more }, what);
}
