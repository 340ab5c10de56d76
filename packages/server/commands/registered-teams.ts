import type { RegisteredTeam } from '@snug/contract';
import {
  type CreateTeam,
  createTeam,
  details,
  type EditTeam,
  editTeam,
  handTeamOver,
  inviteMember,
  mustEdit,
  type NamedInvitee,
  type RegisteredRoster,
  replaceTeamPicture,
  type TeamChange,
  teamInviteeFrom,
} from '@snug/rules';
import {
  countTeamInviteNotification,
  sendTeamInviteNotification,
  type TeamInviteByNotification,
} from '../accounts/team-invite-notification.ts';
import type { ImagePlace } from '../database/images.ts';
import { accountOfInvitee } from '../database/invites.ts';
import { applyTeamChanges, rosterOf } from '../database/registered-teams.ts';
import { toRow } from '../database/rows.ts';
import type { ImageRow, RegisteredTeamRow, Trx } from '../database/schema.ts';
import { newId } from '../foundation/ids.ts';
import type { ServerContext } from '../foundation/server-context.ts';
import { keepPicture, type Upload } from '../media/keep-picture.ts';
import { pictureUrl } from '../media/picture-name.ts';
import { sweepSome } from '../media/sweep.ts';
import { readRegisteredTeam } from '../queries/registered-team.ts';
import { applyImageChange, storedImages } from './images.ts';
import { runCommand } from './run-command.ts';

/** A registered team, and the account that changes it. */
export interface OnTeam {
  readonly team: Pick<RegisteredTeamRow, 'teamid' | 'kt_team_id'>;
  readonly me: string;
}

type Decide = (roster: RegisteredRoster, trx: Trx) => readonly TeamChange[] | Promise<readonly TeamChange[]>;

/**
 * Changes a team, and returns it as the account may see it then. The rule decides by the team as read in the transaction:
 * of two concurrent requests to hand the team over, the second is no longer the owner's (H58).
 */
export function changeTeam(context: ServerContext, { team, me }: OnTeam, decide: Decide): Promise<RegisteredTeam> {
  const { teamid } = team;
  return context.store.write(async (trx) => {
    const roster = await rosterOf(trx, context.keys, teamid);
    await applyTeamChanges(trx, teamid, await decide(roster, trx));
    return readRegisteredTeam(context, trx, teamid, me);
  });
}

/** Creates a team with its owner as the first member, and returns its number. */
export function createRegisteredTeam(
  { store, clock, random }: ServerContext,
  owner: string,
  texts: Pick<CreateTeam, 'team_name' | 'team_slogan'>,
): Promise<number> {
  return store.write(async (trx) => {
    const kt_team_id = await nextTeamNumber(trx);
    const now = clock.now();
    const named = { teamid: newId(random), kt_team_id, owner, ...texts };
    const { team, member } = createTeam(named, await teamsOwnedBy(trx, owner), now);
    const row = { ...toRow(team), created_at: now, archived_at: null, used_at: null };
    await trx.insertInto('teams').values(row).execute();
    await trx.insertInto('team_members').values(toRow(member)).execute();
    return kt_team_id;
  });
}

/** Changes name, slogan and settings. */
export async function editRegisteredTeam(
  context: ServerContext,
  on: OnTeam,
  settings: EditTeam,
): Promise<RegisteredTeam> {
  let isRenamed = false;
  const team = await changeTeam(context, on, (roster) => {
    const edited = editTeam(roster, on.me, settings);
    isRenamed = edited.isRenamed;
    return edited.changes;
  });
  if (isRenamed) await renameInGames(context, on.team);
  return team;
}

/** The owner hands the team over to a member who may own one more. */
export function setTeamOwner(context: ServerContext, on: OnTeam, new_owner: string): Promise<RegisteredTeam> {
  return changeTeam(context, on, async (roster, trx) =>
    handTeamOver(roster, on.me, new_owner, await teamsOwnedBy(trx, new_owner)),
  );
}

/** Invites somebody to the team and notifies them. `sender` identifies whose quota of notifications this counts for. */
export async function inviteToRegisteredTeam(
  context: ServerContext,
  on: OnTeam,
  named: NamedInvitee,
  sender: string,
): Promise<RegisteredTeam> {
  const { clock, random, quotas } = context;
  const { kt_team_id } = on.team;
  let notification: TeamInviteByNotification | undefined;
  let made: readonly TeamChange[] = [];
  const team = await changeTeam(context, on, async (roster, trx) => {
    const invitee = teamInviteeFrom(roster, on.me, named);
    const account = await accountOfInvitee(trx, invitee);
    made = inviteMember(roster, on.me, { invitee, account }, { now: clock.now(), newId: () => newId(random) });
    if (made.length === 0) return made;
    // Nobody is notified twice, and nobody who is invited by their playerid, which is on public pages.
    if (invitee.kind !== 'playerid') {
      notification = { contact: invitee, kt_team_id, team_name: roster.team.team_name, sender };
      await countTeamInviteNotification(trx, context, notification);
    } else {
      // An invite without a notification still appears for somebody who did not ask for it, so it counts too (H39).
      await quotas.take(trx, 'invitesOfSender', sender, details.tooManyInvites);
    }
    return made;
  });
  if (notification) await sendTeamInviteNotification(context, notification, (trx) => uninvite(trx, context, on, made));
  return team;
}

/** Undoes invites whose notification was not sent, except those accepted meanwhile. */
async function uninvite(
  trx: Trx,
  { keys, clock }: ServerContext,
  { team: { teamid } }: OnTeam,
  made: readonly TeamChange[],
): Promise<void> {
  const { members } = await rosterOf(trx, keys, teamid);
  const undone = made.flatMap((change): TeamChange[] => {
    if (change.kind === 'invite') return [{ kind: 'uninvite', invite_id: change.row.invite_id, at: clock.now() }];
    if (change.kind !== 'member') return [];
    const { account_id } = change.row;
    const hasJoined = members.some((member) => member.account_id === account_id && member.joined);
    return hasJoined ? [] : [{ kind: 'off', account_id }];
  });
  await applyTeamChanges(trx, teamid, undone);
}

/**
 * Renames the team in its open games, except where another team has the name. Runs after the change, in one command per
 * game: each takes only its game's lock. It reads the name under that lock, so that of two renames the later is sent last.
 */
async function renameInGames(context: ServerContext, { teamid, kt_team_id }: OnTeam['team']): Promise<void> {
  const games = await context.store.db
    .selectFrom('game_teams')
    .innerJoin('games', 'games.game_id', 'game_teams.game_id')
    .select('games.game_id')
    .where('kt_team_id', '=', String(kt_team_id))
    .where('games.status', '=', 'live')
    .execute();
  for (const { game_id } of games) await runCommand(context, game_id, 'followRegisteredName', { registered: teamid });
}

/** Restores an archived team. It counts as used now, or the next day's retention would archive it again. */
export async function restoreRegisteredTeam({ store, clock }: ServerContext, teamid: string): Promise<void> {
  const set = { archived_at: null, used_at: clock.now() };
  await store.write((trx) => trx.updateTable('teams').set(set).where('teamid', '=', teamid).execute());
}

/** Stores the team's new picture in place of the one before, and returns its address. */
export async function replaceTeamPhoto(context: ServerContext, on: OnTeam, file: Upload['file']): Promise<string> {
  const album = albumOf(on);
  const row = await keepTeamPicture(context, on, file, async (trx, { team }, { file, created_at }) => {
    const change = replaceTeamPicture(await storedImages(trx, album), team.team_image, pictureUrl(file));
    await applyImageChange(trx, album, change, created_at);
  });
  await sweepSome(context);
  return pictureUrl(row.file);
}

/** Stores a further picture of the team, beside those that it has. */
export async function addTeamImage(context: ServerContext, on: OnTeam, file: Upload['file']): Promise<void> {
  await keepTeamPicture(context, on, file);
}

async function keepTeamPicture(
  context: ServerContext,
  on: OnTeam,
  file: Upload['file'],
  also?: (trx: Trx, roster: RegisteredRoster, row: ImageRow) => Promise<void>,
): Promise<ImageRow> {
  const { store, keys } = context;
  const { teamid } = on.team;
  // Checked before the upload and again in the transaction: decoding takes time.
  mustEdit(await rosterOf(store.db, keys, teamid), on.me);
  const upload = { account_id: on.me, player_id: null, teamid: null, purpose: 'picture', file } as const;
  return keepPicture(context, { ...albumOf(on), ...upload }, async (trx, row) => {
    const roster = await rosterOf(trx, keys, teamid);
    mustEdit(roster, on.me);
    await also?.(trx, roster, row);
  });
}

function albumOf({ team }: OnTeam): ImagePlace {
  return { kind: 'team', owner: team.teamid };
}

/** Takes the number from a counter, so that none is used twice, even after its team is disbanded (H58). */
async function nextTeamNumber(trx: Trx): Promise<number> {
  const { value } = await trx
    .updateTable('counters')
    .set((old) => ({ value: old('value', '+', 1) }))
    .where('name', '=', 'kt_team_id')
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}

async function teamsOwnedBy(trx: Trx, owner: string): Promise<number> {
  const { count } = await trx
    .selectFrom('teams')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return Number(count);
}
