import type { Contact } from './people.ts';

/** A registered team. */
export interface RegisteredTeam {
  readonly teamid: string;
  /** Its public number. */
  readonly kt_team_id: number;
  readonly team_name: string;
  readonly team_slogan: string;
  readonly team_image: string;
  /** Null: disbanded. */
  readonly owner: string | null;
  readonly restrict_editing: boolean;
  readonly no_requests: boolean;
  readonly disbanded_at: number | null;
}

/** An account on the list of a registered team: joined, invited, or asking to join. */
export interface TeamMember {
  readonly teamid: string;
  readonly account_id: string;
  readonly joined: boolean;
  readonly requested: boolean;
  /** An invitee's masked contact: teammates see it in place of the name until the invite is accepted. */
  readonly invited_as: string | null;
  /** Null before they joined, and for members from before it was kept. */
  readonly joined_at: number | null;
}

/** An invite to a registered team for a contact that no account has yet. */
export interface TeamInvite extends Contact {
  readonly invite_id: string;
  readonly teamid: string;
  readonly invited_by: string;
  readonly created_at: number;
  readonly closed_at: number | null;
}

export interface RosterMember extends TeamMember {
  readonly player_name: string;
  readonly profile_img: string;
  /** The id that others get. For somebody invited by a contact it is not the playerid, which would reveal a name. */
  readonly known_as: string;
}

export interface RosterInvite extends TeamInvite {
  /** Has the form of an invited member's, so that it does not tell which contacts have an account (H51). */
  readonly known_as: string;
}

/** A registered team with everybody on its list. */
export interface RegisteredRoster {
  readonly team: RegisteredTeam;
  readonly members: readonly RosterMember[];
  /** The open invites to contacts that no account has yet. */
  readonly invites: readonly RosterInvite[];
}
