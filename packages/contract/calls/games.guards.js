import { GameHead } from '../guards/parts/game-head.ts';
import { GameKind } from '../guards/parts/game-kind.ts';
export const addTeam = { status: 0, game_id: 0, team_code: 0 };
export const findGame = {
    game: GameHead,
    found_player: ['nullable', { client_id: 0, player: ['nullable', { player_code: 0 }], player_name: 0 }],
    my_teams: ['optional', ['array', { kt_team_id: 0, team_code: 0 }]],
};
export const gameExists = { exists: 1 };
export const joinGame = { status: 0, game_id: 0 };
export const joinWithCode = { status: 0, game_id: 0, team_code: 0 };
export const leaveGame = { status: 0 };
export const listGames = [
    'array',
    {
        gameid: 0,
        code: 0,
        kind: GameKind,
        title: 0,
        venue: 0,
        date: 0,
        status: 0,
        spectator: 1,
        invite: 1,
        declined: 1,
        team: ['nullable', { team_name: 0, team_image: 0 }],
        team_code: 0,
    },
];
export const newPlayer = { success: 1 };
