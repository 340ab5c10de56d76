export const GameTeam = { teamid: 0, kt_team_id: 0, team_code: 0, team_name: 0, team_image: 0 };
