import type { RegisteredTeam, TeamMember } from '@snug/contract';

/** A member of the demo team who has joined. */
export function demoMember(player_name: string, partial: Partial<TeamMember> = {}): TeamMember {
  const playerid = `a-${player_name.toLowerCase()}`;
  return { playerid, player_name, profile_img: '', joined: true, requested: false, ...partial };
}

/** A registered team as its page shows it to a visitor: Ada owns it, Ben and Priya have joined. */
export function demoTeam(partial: Partial<RegisteredTeam> = {}): RegisteredTeam {
  const members = partial.members ?? [demoMember('Ada'), demoMember('Ben'), demoMember('Priya')];
  return {
    teamid: 't-10042',
    kt_team_id: '10042',
    team_name: 'The Night Owls',
    team_slogan: 'Hoo knows?',
    team_image: '',
    num_players: members.filter(({ joined }) => joined).length,
    owner: { playerid: 'a-ada', player_name: 'Ada' },
    members,
    restrict_editing: false,
    no_requests: false,
    my_team: false,
    in_game: false,
    ...partial,
  };
}
