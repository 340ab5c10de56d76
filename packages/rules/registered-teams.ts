import { cleanTeamName, cleanTeamSlogan, teamMembersMax, teamsPerOwnerMax } from '@snug/contract';
import { contactFrom, maskedContact } from './contact.ts';
import type { Moment } from './decision.ts';
import { details } from './details.ts';
import { refuseQuizmastersName } from './names/look-alike.ts';
import { Refusal } from './refusal.ts';
import type { Account, Invitee } from './state/people.ts';
import type {
  RegisteredRoster,
  RegisteredTeam,
  RosterInvite,
  RosterMember,
  TeamInvite,
  TeamMember,
} from './state/registered-team.ts';

/** One change to a registered team. */
export type TeamChange =
  | { readonly kind: 'team'; readonly set: Partial<RegisteredTeam> }
  /** Adds a member, invitee or asker to the team's list, or replaces their entry. */
  | { readonly kind: 'member'; readonly row: TeamMember }
  /** Removes them from the list. */
  | { readonly kind: 'off'; readonly account_id: string }
  | { readonly kind: 'invite'; readonly row: TeamInvite }
  /** Closes an invite. */
  | { readonly kind: 'uninvite'; readonly invite_id: string; readonly at: number }
  /** Removes everybody from the list and closes all invites. */
  | { readonly kind: 'empty'; readonly at: number };

const noChanges: readonly TeamChange[] = [];

/** Refuses all but joined members, and under `restrict_editing` all but the owner (RULE-15, OPEN-63). */
export function mustEdit({ team, members }: RegisteredRoster, me: string): void {
  if (team.owner === me) return;
  if (!hasJoined(members, me)) throw new Refusal(403, details.teammatesOnly);
  if (team.restrict_editing) throw new Refusal(403, details.ownerOnly);
}

export interface CreateTeam {
  readonly teamid: string;
  readonly kt_team_id: number;
  readonly owner: string;
  readonly team_name: string;
  readonly team_slogan?: string | undefined;
}

/** Creates a team with its owner as the first member (CALL-46). `owned`: how many teams the owner has. */
export function createTeam(
  { owner, ...command }: CreateTeam,
  owned: number,
  joined_at: number,
): { team: RegisteredTeam; member: TeamMember } {
  const team_name = cleanTeamName(command.team_name);
  if (team_name === '') throw new Refusal(400, details.teamNameNeeded);
  refuseQuizmastersName(team_name, []);
  if (owned >= teamsPerOwnerMax) throw new Refusal(409, details.tooManyTeams);
  const { teamid, kt_team_id } = command;
  const team_slogan = cleanTeamSlogan(command.team_slogan ?? '');
  const shown = { team_name, team_slogan, team_image: '' };
  return {
    team: { teamid, kt_team_id, ...shown, owner, restrict_editing: false, no_requests: false, disbanded_at: null },
    member: { teamid, account_id: owner, joined: true, requested: false, invited_as: null, joined_at },
  };
}

export interface EditTeam extends Pick<RegisteredTeam, 'team_name' | 'restrict_editing' | 'no_requests'> {
  readonly team_slogan?: string | undefined;
}

/**
 * Sets name, slogan and toggles (CALL-45). Only if the name changed do open games follow it: a new slogan must not undo a name
 * that a quizmaster gave the team in a game.
 */
export function editTeam(
  roster: RegisteredRoster,
  me: string,
  { restrict_editing, no_requests, ...texts }: EditTeam,
): { readonly changes: readonly TeamChange[]; readonly isRenamed: boolean } {
  mustEdit(roster, me);
  const team_name = cleanTeamName(texts.team_name);
  if (team_name === '') throw new Refusal(400, details.teamNameNeeded);
  const isRenamed = team_name !== roster.team.team_name;
  if (isRenamed) refuseQuizmastersName(team_name, []);
  const team_slogan = cleanTeamSlogan(texts.team_slogan ?? '');
  const set = { team_name, team_slogan, restrict_editing, no_requests };
  return { changes: [{ kind: 'team', set }], isRenamed };
}

/**
 * The owner makes another joined member the owner (CALL-48, H58). `owned`: how many teams that member has; without it, as when
 * the owner's account is erased, there is no limit.
 */
export function handTeamOver(roster: RegisteredRoster, me: string, playerid: string, owned = 0): readonly TeamChange[] {
  mustOwn(roster, me);
  const next = findMember(roster, me, playerid);
  if (!next && !findInvite(roster, playerid)) throw new Refusal(404, details.memberNotFound);
  if (!next?.joined) throw new Refusal(409, details.ownerMustHaveJoined);
  if (next.account_id !== me && owned >= teamsPerOwnerMax) throw new Refusal(409, details.tooManyTeamsOfOther);
  return [{ kind: 'team', set: { owner: next.account_id } }];
}

/**
 * Removes somebody from the team's list: themselves (leaves, declines an invite, withdraws a request), or somebody else: any
 * joined member declines a request, a member who may edit cancels an invite, only the owner kicks a joined member (CALL-49,
 * OPEN-62). The owner cannot leave without handing the team over first.
 */
export function removeMember(
  roster: RegisteredRoster,
  me: string,
  playerid: string,
  at: number,
): readonly TeamChange[] {
  const { team, members } = roster;
  if (!members.some(({ account_id }) => account_id === me)) throw new Refusal(403, details.teammatesOnly);
  const member = findMember(roster, me, playerid);
  if (member?.account_id === me) {
    if (team.owner === me) throw new Refusal(409, details.ownerCannotLeave);
    return [{ kind: 'off', account_id: me }];
  }
  if (!hasJoined(members, me)) throw new Refusal(403, details.teammatesOnly);
  const invite = findInvite(roster, playerid);
  if (invite) {
    mustEdit(roster, me);
    return [{ kind: 'uninvite', invite_id: invite.invite_id, at }];
  }
  if (!member) throw new Refusal(404, details.memberNotFound);
  if (member.joined) mustOwn(roster, me);
  else if (!member.requested) mustEdit(roster, me);
  return [{ kind: 'off', account_id: member.account_id }];
}

/** An invitee as a request names them: by their playerid, or else by a contact. */
export interface NamedInvitee {
  readonly playerid?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/**
 * The invitee that a member names. Comes before the invitee's account is read: a caller who may not invite must not learn
 * whether a contact has an account (H51).
 */
export function teamInviteeFrom(roster: RegisteredRoster, me: string, { playerid, ...contact }: NamedInvitee): Invitee {
  mustEdit(roster, me);
  return playerid ? { kind: 'playerid', contact: playerid } : contactFrom(contact);
}

/** Whom a team invites, and the account that has that playerid or contact. */
export interface InvitedMember {
  readonly invitee: Invitee;
  readonly account: Pick<Account, 'account_id'> | undefined;
}

/**
 * Invites somebody, unless they are on the list already (CALL-50): an account, which teammates see by the contact it was
 * invited by, or a contact that no account has yet.
 */
export function inviteMember(
  roster: RegisteredRoster,
  me: string,
  { invitee, account }: InvitedMember,
  { now, newId }: Pick<Moment, 'now' | 'newId'>,
): readonly TeamChange[] {
  mustEdit(roster, me);
  const { team, members, invites } = roster;
  const { teamid } = team;
  if (account) {
    if (members.some(({ account_id }) => account_id === account.account_id)) return noChanges;
    mustHaveRoom(roster);
    return [addInvited(teamid, account.account_id, invitee)];
  }
  if (invitee.kind === 'playerid') throw new Refusal(404, details.playerNotFound);
  const { kind, contact } = invitee;
  if (invites.some((invite) => invite.kind === kind && invite.contact === contact)) return noChanges;
  mustHaveRoom(roster);
  const ids = { invite_id: newId(), teamid, invited_by: me };
  return [{ kind: 'invite', row: { ...ids, kind, contact, created_at: now, closed_at: null } }];
}

/**
 * An account that is new, or has a new contact, takes over an open invite to that contact: it is invited, unless it is on the
 * team's list already. `mine`: the account's entries on the lists of teams.
 */
export function claimTeamInvite(
  { teamid, invite_id, kind, contact }: TeamInvite,
  account_id: string,
  mine: readonly Pick<TeamMember, 'teamid'>[],
  at: number,
): readonly TeamChange[] {
  const closed = { kind: 'uninvite', invite_id, at } as const;
  const isListed = mine.some((entry) => entry.teamid === teamid);
  return isListed ? [closed] : [closed, addInvited(teamid, account_id, { kind, contact })];
}

function addInvited(teamid: string, account_id: string, invitee: Invitee): TeamChange {
  const invited_as = invitee.kind === 'playerid' ? null : maskedContact(invitee);
  const row = { teamid, account_id, joined: false, requested: false, invited_as, joined_at: null };
  return { kind: 'member', row };
}

/** The invitee accepts an invite, or a joined member approves a request to join (CALL-51). */
export function approveMember(
  roster: RegisteredRoster,
  me: string,
  playerid: string,
  at: number,
): readonly TeamChange[] {
  const member = findMember(roster, me, playerid);
  if (member?.account_id === me) {
    if (!member.joined && member.requested) throw new Refusal(403, details.teammatesOnly);
  } else {
    if (!hasJoined(roster.members, me)) throw new Refusal(403, details.teammatesOnly);
    if (!member && !findInvite(roster, playerid)) throw new Refusal(404, details.memberNotFound);
    if (!member || (!member.joined && !member.requested)) throw new Refusal(403, details.inviteeDecides);
  }
  if (member.joined) return noChanges;
  const { teamid, account_id } = member;
  const row = { teamid, account_id, joined: true, requested: false, invited_as: null, joined_at: at };
  return [{ kind: 'member', row }];
}

/** Asks to join a team that has an owner and takes requests; the caller must not be on its list yet (CALL-52, OPEN-64). */
export function requestToJoinTeam(roster: RegisteredRoster, me: string): readonly TeamChange[] {
  const { team, members } = roster;
  const mine = members.find(({ account_id }) => account_id === me);
  // A phone that got no reply asks again: that is the same request.
  if (mine && !mine.joined && mine.requested) return noChanges;
  if (mine) throw new Refusal(409, details.alreadyListed);
  if (team.owner === null) throw new Refusal(409, details.teamDisbanded);
  if (team.no_requests) throw new Refusal(403, details.teamTakesNoRequests);
  mustHaveRoom(roster);
  const { teamid } = team;
  const row = { teamid, account_id: me, joined: false, requested: true, invited_as: null, joined_at: null };
  return [{ kind: 'member', row }];
}

/** The owner disbands the team: it keeps its number and name, and loses owner, members and invites (CALL-53, OPEN-65). */
export function disbandTeam(roster: RegisteredRoster, me: string, at: number): readonly TeamChange[] {
  mustOwn(roster, me);
  return [
    { kind: 'team', set: { owner: null, disbanded_at: at } },
    { kind: 'empty', at },
  ];
}

/** Finds a member by the id that `me` sees: their own playerid, or another member's `known_as`. */
function findMember({ members }: RegisteredRoster, me: string, playerid: string): RosterMember | undefined {
  return members.find(({ account_id, known_as }) => (account_id === me ? account_id : known_as) === playerid);
}

function findInvite({ invites }: RegisteredRoster, playerid: string): RosterInvite | undefined {
  return invites.find(({ known_as }) => known_as === playerid);
}

function mustOwn({ team }: RegisteredRoster, me: string): void {
  if (team.owner !== me) throw new Refusal(403, details.ownerOnly);
}

function mustHaveRoom({ members, invites }: RegisteredRoster): void {
  if (members.length + invites.length >= teamMembersMax) throw new Refusal(409, details.teamFull);
}

function hasJoined(members: readonly RosterMember[], me: string): boolean {
  return members.some(({ account_id, joined }) => account_id === me && joined);
}
