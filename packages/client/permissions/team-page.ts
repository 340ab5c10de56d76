import type { RegisteredTeam, TeamMember } from '@snug/contract';

/** A person's part on a registered team. After being kicked or declined, or after leaving, they are a stranger again. */
export type Standing = 'visitor' | 'stranger' | 'requested' | 'invited' | 'member' | 'owner';

/** The actions on the page of a registered team. */
export type TeamAction =
  /** Sees the page; anybody may (ROLE-16). */
  | 'see'
  /** Asks to join (OPEN-64), and takes that back. */
  | 'request'
  | 'cancelRequest'
  | 'accept'
  | 'decline'
  | 'leave'
  /** Name, slogan and the two toggles (RULE-15, OPEN-63). */
  | 'edit'
  | 'editPicture'
  | 'invite'
  /** Takes an invite back. */
  | 'uninvite'
  /** Approves or denies somebody's request (OPEN-62). */
  | 'review'
  /** Takes somebody off the team who has joined it. */
  | 'kick'
  | 'changeOwner'
  | 'disband'
  /** Plays as this team: picks it when joining, or ties one's team in a game to it. */
  | 'playAs';

/** The fields of a team that decide. */
export type TeamRules = Pick<RegisteredTeam, 'owner' | 'members' | 'restrict_editing' | 'no_requests'>;

/** The viewer's playerid; undefined or '' without a login. */
export type Viewer = string | undefined;

type Condition = (team: TeamRules) => boolean;

const always: Condition = () => true;
const isOpenToEdit: Condition = ({ restrict_editing }) => !restrict_editing;
const takesRequests: Condition = ({ no_requests }) => !no_requests;
const hasSeveral: Condition = ({ members }) => members.filter(({ joined }) => joined).length > 1;

/** Who may do what; everything else is forbidden. The server checks again with its own rules (OPEN-98). */
const table: Readonly<Record<TeamAction, Readonly<Partial<Record<Standing, Condition>>>>> = {
  see: { visitor: always, stranger: always, requested: always, invited: always, member: always, owner: always },
  request: { stranger: takesRequests },
  cancelRequest: { requested: always },
  accept: { invited: always },
  decline: { invited: always },
  // An owner transfers the team first (TEAM-19).
  leave: { member: always },
  edit: { member: isOpenToEdit, owner: always },
  editPicture: { member: isOpenToEdit, owner: always },
  invite: { member: isOpenToEdit, owner: always },
  uninvite: { member: isOpenToEdit, owner: always },
  review: { member: always, owner: always },
  kick: { owner: hasSeveral },
  changeOwner: { owner: hasSeveral },
  disband: { owner: always },
  playAs: { member: always, owner: always },
};

/** The viewer's part on this team. */
export function standingOf(viewer: Viewer, { owner, members }: Pick<TeamRules, 'owner' | 'members'>): Standing {
  if (!viewer) return 'visitor';
  if (owner?.playerid === viewer) return 'owner';
  const entry = members.find(({ playerid }) => playerid === viewer);
  if (!entry) return 'stranger';
  if (entry.joined) return 'member';
  return entry.requested ? 'requested' : 'invited';
}

/**
 * Whether somebody may do something on a team's page. Hiding the rest is a convenience: the server checks by itself.
 *
 * @example
 * can(session.claims()?.sub, 'invite', team) && <Button>Invite Team Member</Button>
 */
export function can(viewer: Viewer, action: TeamAction, team: TeamRules): boolean {
  // A disbanded team has a page without actions (OPEN-65).
  if (team.owner === null && action !== 'see') return false;
  return table[action][standingOf(viewer, team)]?.(team) ?? false;
}

/** The actions on one entry of the members list. */
export type MemberAction = 'approve' | 'deny' | 'uninvite' | 'kick' | 'makeOwner';

/** Whether somebody may do something to this member of the list. One's own entry has actions of its own. */
export function canTo(viewer: Viewer, action: MemberAction, member: TeamMember, team: TeamRules): boolean {
  const { playerid, joined, requested } = member;
  if (playerid === viewer) return false;
  switch (action) {
    case 'approve':
    case 'deny':
      return !joined && requested && can(viewer, 'review', team);
    case 'uninvite':
      return !joined && !requested && can(viewer, 'uninvite', team);
    case 'kick':
      return joined && can(viewer, 'kick', team);
    case 'makeOwner':
      return joined && can(viewer, 'changeOwner', team);
  }
}
