// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { GameHead } from '../guards/parts/game-head.ts';
import { GameKind } from '../guards/parts/game-kind.ts';

export const addTeam: Guard = { status: 0, game_id: 0, team_code: 0 };

export const findGame: Guard = {
  game: GameHead,
  found_player: ['nullable', { client_id: 0, player: ['nullable', { player_code: 0 }], player_name: 0 }],
  my_teams: ['optional', ['array', { kt_team_id: 0, team_code: 0 }]],
  teams: ['optional', ['array', { kt_team_id: 0, team_code: 0, team_name: 0 }]],
  doors_closed: ['optional', 1],
  may_watch: ['optional', 1],
  left_team: ['optional', 0],
};

export const gameExists: Guard = { exists: 1 };

export const joinGame: Guard = { status: 0, game_id: 0 };

export const joinWithCode: Guard = { status: 0, game_id: 0, team_code: 0 };

export const leaveGame: Guard = { status: 0 };

export const listGames: Guard = [
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
    feedback_due: ['optional', 1],
  },
];

export const newPlayer: Guard = { success: 1 };
