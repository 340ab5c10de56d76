import { teamMembersMax } from '@snug/contract';
import type { RegisteredTeamRow, TeamInviteRow, TeamMemberRow } from '../database/schema.ts';
import { details, Refusal } from '../foundation/refusals.ts';

/** A registered team with everybody on its list. */
export interface Roster {
  readonly team: RegisteredTeamRow;
  readonly members: readonly RosterMember[];
  /** Invites to contacts that nobody has yet, the open ones. */
  readonly invites: readonly RosterInvite[];
}

export interface RosterMember extends TeamMemberRow {
  readonly player_name: string;
  readonly profile_img: string;
  /** What others call the member by. For somebody invited by a contact it is not their playerid: that one leads to a name. */
  readonly known_as: string;
}

export interface RosterInvite extends TeamInviteRow {
  /** As of a member who was invited by a contact: nothing tells which of them have an account (H51). */
  readonly known_as: string;
}

/** One thing that becomes different about a team. */
export type TeamChange =
  | { readonly kind: 'team'; readonly set: Partial<RegisteredTeamRow> }
  /** Comes on the list, or changes there. */
  | { readonly kind: 'member'; readonly row: TeamMemberRow }
  | { readonly kind: 'off'; readonly account_id: string }
  | { readonly kind: 'invite'; readonly row: TeamInviteRow }
  | { readonly kind: 'uninvite'; readonly invite_id: string; readonly at: number }
  /** Everybody leaves the list. */
  | { readonly kind: 'empty'; readonly at: number };

const nothing: readonly TeamChange[] = [];

/** Only the owner under `restrict_editing`, else whoever has joined (RULE-15, OPEN-63). */
export function mustEdit({ team, members }: Roster, me: string): void {
  if (team.owner === me) return;
  if (!hasJoined(members, me)) throw new Refusal(403, details.teammatesOnly);
  if (team.restrict_editing === 1) throw new Refusal(403, details.ownerOnly);
}

/** Name, slogan and toggles (CALL-45). The caller has cleaned the texts. */
export function edited(
  roster: Roster,
  me: string,
  set: Pick<RegisteredTeamRow, 'team_name' | 'team_slogan' | 'restrict_editing' | 'no_requests'>,
): readonly TeamChange[] {
  mustEdit(roster, me);
  if (set.team_name === '') throw new Refusal(400, details.teamNameNeeded);
  return [{ kind: 'team', set }];
}

/** The owner hands the team to somebody who has joined it (CALL-48, H58). */
export function handedOver(roster: Roster, me: string, playerid: string): readonly TeamChange[] {
  mustOwn(roster, me);
  const next = memberKnownAs(roster, me, playerid);
  if (!next && !inviteKnownAs(roster, playerid)) throw new Refusal(404, details.memberNotFound);
  if (!next || next.joined === 0) throw new Refusal(409, details.ownerMustHaveJoined);
  return [{ kind: 'team', set: { owner: next.account_id } }];
}

/**
 * Leaving, declining and cancelling are one's own; any member denies a request, who may invite takes an invite back, and
 * only the owner kicks who has joined (CALL-49, OPEN-62). The owner hands the team over first.
 */
export function removed(roster: Roster, me: string, playerid: string, at: number): readonly TeamChange[] {
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
  if (member.joined === 1) mustOwn(roster, me);
  else if (member.requested === 0) mustEdit(roster, me);
  return [{ kind: 'off', account_id: member.account_id }];
}

/** Whom a team invites: somebody with an account, or a contact that nobody has yet. */
export type Invitee =
  | { readonly account_id: string; readonly invited_as: string | null }
  | Pick<TeamInviteRow, 'invite_id' | 'kind' | 'contact'>;

/** Adds an invited member; nobody is on the list twice (CALL-50). */
export function invited(roster: Roster, me: string, invitee: Invitee, created_at: number): readonly TeamChange[] {
  mustEdit(roster, me);
  const { team, members, invites } = roster;
  const { teamid } = team;
  if ('account_id' in invitee) {
    if (members.some(({ account_id }) => account_id === invitee.account_id)) return nothing;
    mustHaveRoom(roster);
    return [{ kind: 'member', row: { ...invitee, teamid, joined: 0, requested: 0, joined_at: null } }];
  }
  const { kind, contact } = invitee;
  if (invites.some((invite) => invite.kind === kind && invite.contact === contact)) return nothing;
  mustHaveRoom(roster);
  return [{ kind: 'invite', row: { ...invitee, teamid, invited_by: me, created_at, closed_at: null } }];
}

/** The invitee accepts; or somebody who has joined lets in who asked to (CALL-51). */
export function approved(roster: Roster, me: string, playerid: string, at: number): readonly TeamChange[] {
  const member = memberKnownAs(roster, me, playerid);
  if (member?.account_id === me) {
    if (member.joined === 0 && member.requested === 1) throw new Refusal(403, details.teammatesOnly);
  } else {
    if (!hasJoined(roster.members, me)) throw new Refusal(403, details.teammatesOnly);
    if (!member && !inviteKnownAs(roster, playerid)) throw new Refusal(404, details.memberNotFound);
    if (!member || (member.joined === 0 && member.requested === 0)) throw new Refusal(403, details.inviteeDecides);
  }
  if (member.joined === 1) return nothing;
  const { teamid, account_id } = member;
  const row = { teamid, account_id, joined: 1, requested: 0, invited_as: null, joined_at: at };
  return [{ kind: 'member', row }];
}

/** Asks to join: who is not on the list in any state, while the team has an owner and takes requests (CALL-52, OPEN-64). */
export function requested(roster: Roster, me: string): readonly TeamChange[] {
  const { team, members } = roster;
  const mine = members.find(({ account_id }) => account_id === me);
  // Asked twice, by a phone that heard no answer, it is one request.
  if (mine?.joined === 0 && mine.requested === 1) return nothing;
  if (mine) throw new Refusal(409, details.alreadyListed);
  if (team.owner === null) throw new Refusal(409, details.teamDisbanded);
  if (team.no_requests === 1) throw new Refusal(403, details.teamTakesNoRequests);
  mustHaveRoom(roster);
  const { teamid } = team;
  const row = { teamid, account_id: me, joined: 0, requested: 1, invited_as: null, joined_at: null };
  return [{ kind: 'member', row }];
}

/** Number and name stay; owner, members and invites go (CALL-53, OPEN-65). */
export function disbanded(roster: Roster, me: string, at: number): readonly TeamChange[] {
  mustOwn(roster, me);
  return [
    { kind: 'team', set: { owner: null, disbanded_at: at } },
    { kind: 'empty', at },
  ];
}

/** The member that somebody means: oneself by one's playerid, others as they are known. */
function memberKnownAs({ members }: Roster, me: string, playerid: string): RosterMember | undefined {
  return members.find(({ account_id, known_as }) => (account_id === me ? account_id : known_as) === playerid);
}

function inviteKnownAs({ invites }: Roster, playerid: string): RosterInvite | undefined {
  return invites.find(({ known_as }) => known_as === playerid);
}

function mustOwn({ team }: Roster, me: string): void {
  if (team.owner !== me) throw new Refusal(403, details.ownerOnly);
}

function mustHaveRoom({ members, invites }: Roster): void {
  if (members.length + invites.length >= teamMembersMax) throw new Refusal(409, details.teamFull);
}

function hasJoined(members: readonly RosterMember[], me: string): boolean {
  return members.some(({ account_id, joined }) => account_id === me && joined === 1);
}
