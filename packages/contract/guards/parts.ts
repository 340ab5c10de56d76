// Made by `npm run guards`, never by hand.
import type { Guard } from './check.ts';

export const SubmittedRound: Guard = {
  round_id: 0,
  title: 0,
  single_answer: 1,
  doubled: 1,
  answers: ['array', ['array', 0]],
  late: 1,
};

export const Suggestion: Guard = { player_code: 0, player_name: 0, suggestion: 0 };

export const PlayerStatus: Guard = ['enum', ['pending-join', 'joined', 'watching']];

export const GamePlayer: Guard = {
  player_code: 0,
  player_name: 0,
  is_captain: 1,
  status: PlayerStatus,
  registered: 1,
  profile_img: 0,
};

export const Invite: Guard = {
  invite_id: 0,
  inviteBy: ['enum', ['email', 'phone', 'playerid']],
  invitee: 0,
  email: ['optional', 0],
  phone: ['optional', 0],
  playerid: ['optional', 0],
  team_code: 0,
  team_name: 0,
  inviter: 0,
  inviter_name: 0,
};

export const GameTeam: Guard = { teamid: 0, kt_team_id: 0, team_code: 0, team_name: 0, team_image: 0 };

export const RevealedRound: Guard = {
  round_order: 2,
  title: 0,
  single_answer: 1,
  questions: ['array', { question_id: 0, question_text: 0, answers: ['array', 0], notes: 0 }],
};

export const GameKind: Guard = ['enum', ['Pub Quiz', 'Survey Slam', 'Music Bingo']];

export const GameHead: Guard = { gameid: 0, code: 0, kind: GameKind, title: 0, venue: 0, date: 0, status: 0 };

export const HostState: Guard = {
  status: 0,
  game_started: 1,
  submissions_open: 1,
  round_index: 2,
  round_open: 1,
  asked: ['array', 0],
  revealed: ['optional', ['array', 2]],
};

export const Host: Guard = { name: 0, venue: 0 };

export const HostAd: Guard = {
  ad_id: 0,
  link: 0,
  image: 0,
  text: 0,
  sponsor: 0,
  active: 1,
  served: 2,
  seen: 2,
  tapped: 2,
};

export const HostSurvey: Guard = {
  surveyid: 0,
  question_text: 0,
  options: ['array', 0],
  active: 1,
  responses: 2,
  skips: 2,
  chosen: ['array', 2],
};

export const NextSurvey: Guard = {
  count: 2,
  survey: ['nullable', { surveyid: 0, question_text: 0, options: ['array', 0] }],
};

export const RegisteredTeam: Guard = {
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
