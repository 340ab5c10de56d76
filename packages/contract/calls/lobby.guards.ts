// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';

export const hostAllowName: Guard = { status: 0 };

export const hostGamePeople: Guard = {
  teams: [
    'array',
    {
      teamid: 0,
      members: [
        'array',
        {
          player_code: 0,
          player_name: 0,
          is_captain: 1,
          registered: 1,
          online: 1,
          rude: ['optional', 1],
          came_at: ['optional', 2],
        },
      ],
    },
  ],
  waiting: [
    'array',
    {
      teamid: 0,
      team_name: 0,
      shown_name: ['optional', 0],
      since: 2,
      people: [
        'array',
        {
          player_code: 0,
          player_name: 0,
          is_captain: 1,
          registered: 1,
          online: 1,
          rude: ['optional', 1],
          came_at: ['optional', 2],
        },
      ],
    },
  ],
  spectators: [
    'array',
    {
      player_code: 0,
      player_name: 0,
      is_captain: 1,
      registered: 1,
      online: 1,
      rude: ['optional', 1],
      came_at: ['optional', 2],
    },
  ],
};

export const hostHandCaptaincy: Guard = { status: 0 };

export const hostLetTeamIn: Guard = { status: 0 };

export const hostMergePreview: Guard = {
  moving: ['array', 0],
  watching: ['array', 0],
  carried: 2,
  dropped: ['array', { round_order: 2, question_id: 0, dropped: ['array', 0], kept: ['array', 0] }],
};

export const hostMergeTeams: Guard = { status: 0 };

export const hostMovePlayer: Guard = { status: 0 };

export const hostRemoveMany: Guard = { status: 0 };
