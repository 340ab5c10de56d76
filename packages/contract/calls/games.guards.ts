// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import * as parts from '../guards/parts.ts';

export const addTeam: Guard = { status: 0, game_id: 0, team_code: 0 };

export const findGame: Guard = {
  game: parts.GameHead,
  found_player: ['nullable', { client_id: 0, player: ['nullable', { player_code: 0 }], player_name: 0 }],
  my_teams: ['optional', ['array', { kt_team_id: 0, team_code: 0 }]],
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
    kind: parts.GameKind,
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

export const loadGame: Guard = {
  gameid: 0,
  code: 0,
  kind: parts.GameKind,
  title: 0,
  venue: 0,
  date: 0,
  status: 0,
  niceTitle: 0,
  kt_id: 0,
  game_started: 1,
  submissions_open: 1,
  round_index: 2,
  round_count: 2,
  round: [
    'nullable',
    {
      round_id: 0,
      round_order: 2,
      title: 0,
      subtitle: 0,
      player_instructions: 0,
      matches: ['array', 0],
      single_answer: 1,
      double_or_nothing: 1,
      handout: 0,
      tiebreaker: 1,
      question_count: 2,
      asked: [
        'array',
        {
          question_id: 0,
          question_index: 2,
          question_text: 0,
          num_answers: 2,
          image: 0,
          image_alt: 0,
          source: 0,
          matches: ['array', 0],
          answers: ['array', 0],
          late: ['optional', 1],
          suggestions: ['array', parts.Suggestion],
        },
      ],
      doubled: 1,
      submitted: 1,
    },
  ],
  submitted: ['record', parts.SubmittedRound],
  revealed: ['optional', ['record', parts.RevealedRound]],
  suggested: ['record', ['array', 0]],
  me: {
    player_code: 0,
    player_name: 0,
    is_captain: 1,
    status: parts.PlayerStatus,
    registered: 1,
    profile_img: 0,
    playerid: 0,
    name: 0,
    email: 0,
    phone: 0,
    team_code: 0,
    joined: 1,
    requested: 1,
  },
  team: [
    'nullable',
    {
      teamid: 0,
      kt_team_id: 0,
      team_code: 0,
      team_name: 0,
      team_image: 0,
      num_players: 2,
      players: ['array', parts.GamePlayer],
      invites: ['array', parts.Invite],
    },
  ],
  game_teams: ['array', parts.GameTeam],
  invites: ['array', parts.Invite],
  private_event: 1,
  host_venmo: ['array', { name: 0, handle: 0 }],
  feedback_eligible: 1,
  last_msg_id: 2,
  epoch: 0,
  answer_seq: ['optional', 2],
};

export const newPlayer: Guard = { success: 1 };
