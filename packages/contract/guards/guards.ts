// Made by `npm run guards`, never by hand.
import type { Guard } from './check.ts';

export const envelope: Guard = { msg_id: 'count', data: 0 };

export const message: Guard = [
  'message',
  {
    ASK: {
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
        },
      ],
      submissions_open: ['optional', 1],
    },
    RECALL: { question_id: 0, question_index: 2 },
    ROUND_START: {
      round: {
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
      },
      round_index: 2,
      restart: ['optional', 1],
    },
    ROUND_END: {},
    OPEN_SUBMISSIONS: {},
    CLOSE_SUBMISSIONS: { keep_round: ['optional', 1] },
    RESET_SUBMISSION: { teamid: 0, round_order: 2, submission_id: 0 },
    SUBMIT_ANSWER: {
      teamid: 0,
      round_order: 2,
      submission: { round_id: 0, title: 0, single_answer: 1, doubled: 1, answers: ['array', ['array', 0]], late: 1 },
    },
    TEAM_SUBMITTED: { teamid: 0, round_order: 2 },
    SET_DOUBLE: { teamid: 0, round_order: 2, doubled: 1 },
    SUGGEST: { teamid: 0, question_id: 0, suggestion: { player_code: 0, player_name: 0, suggestion: 0 } },
    CAPTAIN_SUGGEST: { teamid: 0, question_id: 0, answers: ['array', 0] },
    PLAYER_JOIN: {
      teamid: 0,
      player: {
        player_code: 0,
        player_name: 0,
        is_captain: 1,
        status: ['enum', ['pending-join', 'joined', 'watching']],
        registered: 1,
        profile_img: 0,
      },
    },
    DROP_PLAYER: { teamid: 0, player_code: 0, player_name: 0, reason: 0, was_captain: 1 },
    PROMOTE_CAPTAIN: { teamid: 0, player_code: 0, by: ['optional', 0] },
    PLAYER_PENDING_TEAM_JOIN: {
      teamid: 0,
      player: {
        player_code: 0,
        player_name: 0,
        is_captain: 1,
        status: ['enum', ['pending-join', 'joined', 'watching']],
        registered: 1,
        profile_img: 0,
      },
    },
    PLAYER_APPROVED_TEAM_JOIN: {
      teamid: 0,
      player: {
        player_code: 0,
        player_name: 0,
        is_captain: 1,
        status: ['enum', ['pending-join', 'joined', 'watching']],
        registered: 1,
        profile_img: 0,
      },
    },
    PLAYER_DECLINED_TEAM_JOIN: { teamid: 0, player_code: 0 },
    PLAYER_CANCEL_TEAM_JOIN: { teamid: 0, player_code: 0 },
    PLAYER_INVITE: {
      teamid: 0,
      invite: {
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
      },
    },
    CANCEL_INVITE: { teamid: 0, invite_id: 0 },
    NEW_TEAM: { team: { teamid: 0, kt_team_id: 0, team_code: 0, team_name: 0, team_image: 0 } },
    REGISTER_TEAM: { team: { teamid: 0, kt_team_id: 0, team_code: 0, team_name: 0, team_image: 0 } },
    NEW_TEAM_NAME: { teamid: 0, team_name: 0 },
    KICK_TEAM: { teamid: 0, team_name: 0 },
    END_GAME: {},
    RELOAD_GAME: {},
    NO_GAME_ACCESS: { error: ['optional', 0] },
    WEBSOCKET_ERROR: { error: 0 },
    SKIP: {},
    THUMP: {},
    REVEAL: {
      round: {
        round_order: 2,
        title: 0,
        single_answer: 1,
        questions: ['array', { question_id: 0, question_text: 0, answers: ['array', 0], notes: 0 }],
      },
    },
    NUDGE: { round_order: 2, thinking: 2 },
  },
];

export const loadGame: Guard = {
  gameid: 0,
  code: 0,
  kind: ['enum', ['Pub Quiz', 'Survey Slam', 'Music Bingo']],
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
          suggestions: ['array', { player_code: 0, player_name: 0, suggestion: 0 }],
        },
      ],
      doubled: 1,
      submitted: 1,
    },
  ],
  submitted: [
    'record',
    { round_id: 0, title: 0, single_answer: 1, doubled: 1, answers: ['array', ['array', 0]], late: 1 },
  ],
  revealed: [
    'optional',
    [
      'record',
      {
        round_order: 2,
        title: 0,
        single_answer: 1,
        questions: ['array', { question_id: 0, question_text: 0, answers: ['array', 0], notes: 0 }],
      },
    ],
  ],
  suggested: ['record', ['array', 0]],
  me: {
    player_code: 0,
    player_name: 0,
    is_captain: 1,
    status: ['enum', ['pending-join', 'joined', 'watching']],
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
      players: [
        'array',
        {
          player_code: 0,
          player_name: 0,
          is_captain: 1,
          status: ['enum', ['pending-join', 'joined', 'watching']],
          registered: 1,
          profile_img: 0,
        },
      ],
      invites: [
        'array',
        {
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
        },
      ],
    },
  ],
  game_teams: ['array', { teamid: 0, kt_team_id: 0, team_code: 0, team_name: 0, team_image: 0 }],
  invites: [
    'array',
    {
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
    },
  ],
  private_event: 1,
  host_venmo: ['array', { name: 0, handle: 0 }],
  feedback_eligible: 1,
  last_msg_id: 2,
  epoch: 0,
  answer_seq: ['optional', 2],
};

export const saveAnswer: Guard = { status: ['enum', ['saved', 'late']], question_id: 0, answer: ['array', 0] };

export const suggestAnswer: Guard = { status: 0 };

export const submitRound: Guard = {
  status: ['enum', ['success', 'late']],
  submission: { round_id: 0, title: 0, single_answer: 1, doubled: 1, answers: ['array', ['array', 0]], late: 1 },
};

export const setDouble: Guard = { status: 0, doubled: 1 };

export const needFeedback: Guard = ['array', { userid: 0, name: 0 }];

export const nextSurvey: Guard = {
  count: 2,
  survey: ['nullable', { surveyid: 0, question_text: 0, options: ['array', 0] }],
};

export const createTeam: Guard = { kt_team_id: 0 };

export const restoreTeam: Guard = { success: 1, on_team: 1, requested: 1, invited: 1, message: 0 };
