export const RegisteredTeam = {
    teamid: 0,
    kt_team_id: 0,
    team_name: 0,
    team_slogan: 0,
    team_image: 0,
    num_players: 2,
    owner: ['nullable', { playerid: 0, player_name: 0 }],
    members: ['array', { playerid: 0, player_name: 0, profile_img: 0, joined: 1, requested: 1 }],
    restrict_editing: 1,
    no_requests: 1,
    my_team: 1,
    in_game: 1,
};
