import type { RegisteredTeam, TeamMember, TeamSearch, TeamStub } from '@snug/contract';
import { maskedContact } from '../contact.ts';
import type { RegisteredRoster, RosterInvite, RosterMember, RegisteredTeam as Team } from '../state/registered-team.ts';

/** A registered team in a list: without the names of its members. */
export function teamStubView({ team, members }: RegisteredRoster): TeamStub {
  return {
    teamid: team.teamid,
    kt_team_id: String(team.kt_team_id),
    team_name: team.team_name,
    team_slogan: team.team_slogan,
    team_image: team.team_image,
    num_players: members.filter(({ joined }) => joined).length,
  };
}

/**
 * A registered team as its page shows it to `me`, or without `me` to any visitor. Only joined members see invitees and
 * requests to join; an invitee or asker also sees their own entry (H56).
 */
export function registeredTeamView(roster: RegisteredRoster, me: string | undefined, in_game: boolean): RegisteredTeam {
  const { team, members, invites } = roster;
  const isMine = members.some(({ account_id, joined }) => account_id === me && joined);
  const owner = members.find(({ account_id }) => account_id === team.owner);
  const shown = members.filter(({ account_id, joined }) => isMine || joined || account_id === me);
  return {
    ...teamStubView(roster),
    owner: owner ? { playerid: owner.account_id, player_name: owner.player_name } : null,
    // Invited contacts are sorted in among invited accounts, so that the order does not tell which have an account (H51).
    members: [...shown.map((member) => memberView(member, me)), ...(isMine ? invites.map(contactView) : [])].toSorted(
      (a, b) => rank(a) - rank(b) || (sortKey(a) < sortKey(b) ? -1 : 1),
    ),
    restrict_editing: team.restrict_editing,
    no_requests: team.no_requests,
    my_team: isMine,
    in_game,
  };

  /** Sorts the owner first, then joined members, requests to join, and invitees. */
  function rank({ playerid, joined, requested }: TeamMember): number {
    if (playerid === team.owner) return 0;
    if (joined) return 1;
    return requested ? 2 : 3;
  }
}

/** Sorts equal names, as masked contacts often are, by id, so that neither accounts nor contacts come first. */
function sortKey({ player_name, playerid }: TeamMember): string {
  return `${player_name}\n${playerid}`;
}

/** An invitee is shown by the masked contact until they accept: nobody may learn the name behind an address. */
function memberView(member: RosterMember, me: string | undefined): TeamMember {
  const { account_id, known_as, player_name, profile_img } = member;
  const hidden = account_id === me ? null : member.invited_as;
  return {
    playerid: account_id === me ? account_id : known_as,
    player_name: hidden ?? player_name,
    profile_img: hidden === null ? profile_img : '',
    joined: member.joined,
    requested: member.requested,
  };
}

function contactView(invite: RosterInvite): TeamMember {
  return {
    playerid: invite.known_as,
    player_name: maskedContact(invite),
    profile_img: '',
    joined: false,
    requested: false,
  };
}

/** A team that was found by its number, and what the caller is to it (CALL-54, OPEN-66). */
export function restoredTeamView(
  { kt_team_id }: Pick<Team, 'kt_team_id'>,
  membership: Pick<TeamMember, 'joined' | 'requested'> | undefined,
): TeamSearch {
  const on_team = membership?.joined === true;
  const requested = !on_team && membership?.requested === true;
  const invited = membership !== undefined && !on_team && !requested;
  return { success: true, on_team, requested, invited, message: `Team #${kt_team_id} Found!` };
}
