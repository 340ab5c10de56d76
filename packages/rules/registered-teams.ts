import { teamMembersMax } from '@snug/contract';
import { details } from './details.ts';
import { Refusal } from './refusal.ts';
import type {
  RegisteredRoster,
  RegisteredTeam,
  RosterInvite,
  RosterMember,
  TeamInvite,
  TeamMember,
} from './state/registered-team.ts';

/** One thing that becomes different about a team. */
export type TeamChange =
  | { readonly kind: 'team'; readonly set: Partial<RegisteredTeam> }
  /** Comes on the list, or changes there. */
  | { readonly kind: 'member'; readonly row: TeamMember }
  | { readonly kind: 'off'; readonly account_id: string }
  | { readonly kind: 'invite'; readonly row: TeamInvite }
  | { readonly kind: 'uninvite'; readonly invite_id: string; readonly at: number }
  /** Everybody leaves the list. */
  | { readonly kind: 'empty'; readonly at: number };

const nothing: readonly TeamChange[] = [];

/** Only the owner under `restrict_editing`, else whoever has joined (RULE-15, OPEN-63). */
export function mustEdit({ team, members }: RegisteredRoster, me: string): void {
  if (team.owner === me) return;
  if (!hasJoined(members, me)) throw new Refusal(403, details.teammatesOnly);
  if (team.restrict_editing) throw new Refusal(403, details.ownerOnly);
}

/** Name, slogan and toggles (CALL-45). The caller has cleaned the texts. */
export function editTeam(
  roster: RegisteredRoster,
  me: string,
  set: Pick<RegisteredTeam, 'team_name' | 'team_slogan' | 'restrict_editing' | 'no_requests'>,
): readonly TeamChange[] {
  mustEdit(roster, me);
  if (set.team_name === '') throw new Refusal(400, details.teamNameNeeded);
  return [{ kind: 'team', set }];
}

/** The owner hands the team to somebody who has joined it (CALL-48, H58). */
export function handTeamOver(roster: RegisteredRoster, me: string, playerid: string): readonly TeamChange[] {
  mustOwn(roster, me);
  const next = memberKnownAs(roster, me, playerid);
  if (!next && !inviteKnownAs(roster, playerid)) throw new Refusal(404, details.memberNotFound);
  if (!next?.joined) throw new Refusal(409, details.ownerMustHaveJoined);
  return [{ kind: 'team', set: { owner: next.account_id } }];
}

/**
 * Leaving, declining and cancelling are one's own; any member denies a request, who may invite takes an invite back, and
 * only the owner kicks who has joined (CALL-49, OPEN-62). The owner hands the team over first.
 */
export function removeMember(
  roster: RegisteredRoster,
  me: string,
  playerid: string,
  at: number,
): readonly TeamChange[] {
  const { team, members } = roster;
  if (!members.some(({ account_id }) => account_id === me)) throw new Refusal(403, details.teammatesOnly);
  const member = memberKnownAs(roster, me, playerid);
  if (member?.account_id === me) {
    if (team.owner === me) throw new Refusal(409, details.ownerCannotLeave);
    return [{ kind: 'off', account_id: me }];
  }
  if (!hasJoined(members, me)) throw new Refusal(403, details.teammatesOnly);
  const invite = inviteKnownAs(roster, playerid);
  if (invite) {
    mustEdit(roster, me);
    return [{ kind: 'uninvite', invite_id: invite.invite_id, at }];
  }
  if (!member) throw new Refusal(404, details.memberNotFound);
  if (member.joined) mustOwn(roster, me);
  else if (!member.requested) mustEdit(roster, me);
  return [{ kind: 'off', account_id: member.account_id }];
}

/** Whom a team invites: somebody with an account, or a contact that nobody has yet. */
export type InvitedMember =
  | { readonly account_id: string; readonly invited_as: string | null }
  | Pick<TeamInvite, 'invite_id' | 'kind' | 'contact'>;

/** Adds an invited member; nobody is on the list twice (CALL-50). */
export function inviteMember(
  roster: RegisteredRoster,
  me: string,
  invitee: InvitedMember,
  created_at: number,
): readonly TeamChange[] {
  mustEdit(roster, me);
  const { team, members, invites } = roster;
  const { teamid } = team;
  if ('account_id' in invitee) {
    if (members.some(({ account_id }) => account_id === invitee.account_id)) return nothing;
    mustHaveRoom(roster);
    return [{ kind: 'member', row: { ...invitee, teamid, joined: false, requested: false, joined_at: null } }];
  }
  const { kind, contact } = invitee;
  if (invites.some((invite) => invite.kind === kind && invite.contact === contact)) return nothing;
  mustHaveRoom(roster);
  return [{ kind: 'invite', row: { ...invitee, teamid, invited_by: me, created_at, closed_at: null } }];
}

/** The invitee accepts; or somebody who has joined lets in who asked to (CALL-51). */
export function approveMember(
  roster: RegisteredRoster,
  me: string,
  playerid: string,
  at: number,
): readonly TeamChange[] {
  const member = memberKnownAs(roster, me, playerid);
  if (member?.account_id === me) {
    if (!member.joined && member.requested) throw new Refusal(403, details.teammatesOnly);
  } else {
    if (!hasJoined(roster.members, me)) throw new Refusal(403, details.teammatesOnly);
    if (!member && !inviteKnownAs(roster, playerid)) throw new Refusal(404, details.memberNotFound);
    if (!member || (!member.joined && !member.requested)) throw new Refusal(403, details.inviteeDecides);
  }
  if (member.joined) return nothing;
  const { teamid, account_id } = member;
  const row = { teamid, account_id, joined: true, requested: false, invited_as: null, joined_at: at };
  return [{ kind: 'member', row }];
}

/** Asks to join: who is not on the list in any state, while the team has an owner and takes requests (CALL-52, OPEN-64). */
export function requestToJoinTeam(roster: RegisteredRoster, me: string): readonly TeamChange[] {
  const { team, members } = roster;
  const mine = members.find(({ account_id }) => account_id === me);
  // Asked twice, by a phone that heard no answer, it is one request.
  if (mine && !mine.joined && mine.requested) return nothing;
  if (mine) throw new Refusal(409, details.alreadyListed);
  if (team.owner === null) throw new Refusal(409, details.teamDisbanded);
  if (team.no_requests) throw new Refusal(403, details.teamTakesNoRequests);
  mustHaveRoom(roster);
  const { teamid } = team;
  const row = { teamid, account_id: me, joined: false, requested: true, invited_as: null, joined_at: null };
  return [{ kind: 'member', row }];
}

/** Number and name stay; owner, members and invites go (CALL-53, OPEN-65). */
export function disbandTeam(roster: RegisteredRoster, me: string, at: number): readonly TeamChange[] {
  mustOwn(roster, me);
  return [
    { kind: 'team', set: { owner: null, disbanded_at: at } },
    { kind: 'empty', at },
  ];
}

/** The member that somebody means: oneself by one's playerid, others as they are known. */
function memberKnownAs({ members }: RegisteredRoster, me: string, playerid: string): RosterMember | undefined {
  return members.find(({ account_id, known_as }) => (account_id === me ? account_id : known_as) === playerid);
}

function inviteKnownAs({ invites }: RegisteredRoster, playerid: string): RosterInvite | undefined {
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
