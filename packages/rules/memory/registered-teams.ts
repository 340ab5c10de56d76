import type { TeamChange } from '../registered-teams.ts';
import type { RegisteredRoster, RegisteredTeam } from '../state/registered-team.ts';
import { matches, put, remove, set } from './apply-changes.ts';
import type { GameInMemory } from './game-in-memory.ts';

/** The registered team with this number or id. */
export function registeredCalled({ registeredTeams }: GameInMemory, name: string): RegisteredTeam | undefined {
  return registeredTeams.find(({ kt_team_id, teamid }) => String(kt_team_id) === name || teamid === name);
}

/** The registered team with this number or id, if the account has joined it. */
export function registeredOf(
  memory: GameInMemory,
  name: string,
  account_id: string | undefined,
): RegisteredTeam | undefined {
  const team = registeredCalled(memory, name);
  const where = { teamid: team?.teamid, account_id, joined: true };
  return memory.teamMembers.some((each) => matches(each, where)) ? team : undefined;
}

export function registeredRosterOf(memory: GameInMemory, team: RegisteredTeam): RegisteredRoster {
  const { teamid } = team;
  return {
    team,
    members: memory.teamMembers
      .filter((member) => member.teamid === teamid)
      .map((member) => {
        const { account_id, invited_as } = member;
        const account = memory.accounts.find((each) => each.account_id === account_id);
        const { player_name = '', profile_img = '' } = account ?? {};
        return { ...member, player_name, profile_img, known_as: invited_as === null ? account_id : hidden(account_id) };
      }),
    invites: memory.teamInvites
      .filter((invite) => invite.teamid === teamid && invite.closed_at === null)
      .map((invite) => ({ ...invite, known_as: hidden(invite.invite_id) })),
  };
}

/** The public id of an invitee by contact: of the same form whether or not they have an account (H51). */
function hidden(id: string): string {
  return `invitee-${id.slice(-12)}`;
}

/** Applies one change to a registered team. */
export function applyTeamChange(memory: GameInMemory, teamid: string, change: TeamChange): unknown {
  switch (change.kind) {
    case 'team':
      return set(memory.registeredTeams, { teamid }, change.set);
    case 'member':
      return put(memory.teamMembers, change.row, ['teamid', 'account_id']);
    case 'off':
      return remove(memory.teamMembers, { teamid, account_id: change.account_id });
    case 'invite':
      return memory.teamInvites.push(change.row);
    case 'uninvite':
      return set(memory.teamInvites, { invite_id: change.invite_id }, { closed_at: change.at });
    case 'empty':
      remove(memory.teamMembers, { teamid });
      return set(memory.teamInvites, { teamid, closed_at: null }, { closed_at: change.at });
  }
}
