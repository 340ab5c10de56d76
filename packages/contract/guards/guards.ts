// Made by `npm run guards`, never by hand.
import type { Guard } from './check.ts';

export const envelope: Guard = { msg_id: 'count', data: 'string' };

export const message: Guard = [
  'message',
  {
    ASK: {
      asked: [
        'array',
        {
          question_id: 'string',
          question_index: 'int',
          question_text: 'string',
          num_answers: 'int',
          image: 'string',
          image_alt: 'string',
          source: 'string',
          matches: ['array', 'string'],
        },
      ],
      submissions_open: ['optional', 'boolean'],
    },
    RECALL: { question_id: 'string', question_index: 'int' },
    ROUND_START: {
      round: {
        round_id: 'string',
        round_order: 'int',
        title: 'string',
        subtitle: 'string',
        player_instructions: 'string',
        matches: ['array', 'string'],
        single_answer: 'boolean',
        double_or_nothing: 'boolean',
        handout: 'string',
        tiebreaker: 'boolean',
        question_count: 'int',
      },
      round_index: 'int',
      restart: ['optional', 'boolean'],
    },
    ROUND_END: {},
    OPEN_SUBMISSIONS: {},
    CLOSE_SUBMISSIONS: { keep_round: ['optional', 'boolean'] },
    RESET_SUBMISSION: { teamid: 'string', round_order: 'int', submission_id: 'string' },
    SUBMIT_ANSWER: {
      teamid: 'string',
      round_order: 'int',
      submission: {
        round_id: 'string',
        title: 'string',
        single_answer: 'boolean',
        doubled: 'boolean',
        answers: ['array', ['array', 'string']],
        late: 'boolean',
      },
    },
    TEAM_SUBMITTED: { teamid: 'string', round_order: 'int' },
    SET_DOUBLE: { teamid: 'string', round_order: 'int', doubled: 'boolean' },
    SUGGEST: {
      teamid: 'string',
      question_id: 'string',
      suggestion: { player_code: 'string', player_name: 'string', suggestion: 'string' },
    },
    CAPTAIN_SUGGEST: { teamid: 'string', question_id: 'string', answers: ['array', 'string'] },
    PLAYER_JOIN: {
      teamid: 'string',
      player: {
        player_code: 'string',
        player_name: 'string',
        is_captain: 'boolean',
        status: ['enum', ['pending-join', 'joined', 'watching']],
        registered: 'boolean',
        profile_img: 'string',
      },
    },
    DROP_PLAYER: {
      teamid: 'string',
      player_code: 'string',
      player_name: 'string',
      reason: 'string',
      was_captain: 'boolean',
    },
    PROMOTE_CAPTAIN: { teamid: 'string', player_code: 'string', by: ['optional', 'string'] },
    PLAYER_PENDING_TEAM_JOIN: {
      teamid: 'string',
      player: {
        player_code: 'string',
        player_name: 'string',
        is_captain: 'boolean',
        status: ['enum', ['pending-join', 'joined', 'watching']],
        registered: 'boolean',
        profile_img: 'string',
      },
    },
    PLAYER_APPROVED_TEAM_JOIN: {
      teamid: 'string',
      player: {
        player_code: 'string',
        player_name: 'string',
        is_captain: 'boolean',
        status: ['enum', ['pending-join', 'joined', 'watching']],
        registered: 'boolean',
        profile_img: 'string',
      },
    },
    PLAYER_DECLINED_TEAM_JOIN: { teamid: 'string', player_code: 'string' },
    PLAYER_CANCEL_TEAM_JOIN: { teamid: 'string', player_code: 'string' },
    PLAYER_INVITE: {
      teamid: 'string',
      invite: {
        invite_id: 'string',
        inviteBy: ['enum', ['email', 'phone', 'playerid']],
        invitee: 'string',
        email: ['optional', 'string'],
        phone: ['optional', 'string'],
        playerid: ['optional', 'string'],
        team_code: 'string',
        team_name: 'string',
        inviter: 'string',
        inviter_name: 'string',
      },
    },
    CANCEL_INVITE: { teamid: 'string', invite_id: 'string' },
    NEW_TEAM: {
      team: { teamid: 'string', kt_team_id: 'string', team_code: 'string', team_name: 'string', team_image: 'string' },
    },
    REGISTER_TEAM: {
      team: { teamid: 'string', kt_team_id: 'string', team_code: 'string', team_name: 'string', team_image: 'string' },
    },
    NEW_TEAM_NAME: { teamid: 'string', team_name: 'string' },
    KICK_TEAM: { teamid: 'string', team_name: 'string' },
    END_GAME: {},
    RELOAD_GAME: {},
    NO_GAME_ACCESS: { error: ['optional', 'string'] },
    WEBSOCKET_ERROR: { error: 'string' },
    SKIP: {},
    THUMP: {},
  },
];

export const loadGame: Guard = {
  gameid: 'string',
  code: 'string',
  kind: ['enum', ['Pub Quiz', 'Survey Slam', 'Music Bingo']],
  title: 'string',
  venue: 'string',
  date: 'string',
  status: 'string',
  niceTitle: 'string',
  kt_id: 'string',
  game_started: 'boolean',
  submissions_open: 'boolean',
  round_index: 'int',
  round_count: 'int',
  round: [
    'nullable',
    {
      round_id: 'string',
      round_order: 'int',
      title: 'string',
      subtitle: 'string',
      player_instructions: 'string',
      matches: ['array', 'string'],
      single_answer: 'boolean',
      double_or_nothing: 'boolean',
      handout: 'string',
      tiebreaker: 'boolean',
      question_count: 'int',
      asked: [
        'array',
        {
          question_id: 'string',
          question_index: 'int',
          question_text: 'string',
          num_answers: 'int',
          image: 'string',
          image_alt: 'string',
          source: 'string',
          matches: ['array', 'string'],
          answers: ['array', 'string'],
          late: ['optional', 'boolean'],
          suggestions: ['array', { player_code: 'string', player_name: 'string', suggestion: 'string' }],
        },
      ],
      doubled: 'boolean',
      submitted: 'boolean',
    },
  ],
  submitted: [
    'record',
    {
      round_id: 'string',
      title: 'string',
      single_answer: 'boolean',
      doubled: 'boolean',
      answers: ['array', ['array', 'string']],
      late: 'boolean',
    },
  ],
  suggested: ['record', ['array', 'string']],
  me: {
    player_code: 'string',
    player_name: 'string',
    is_captain: 'boolean',
    status: ['enum', ['pending-join', 'joined', 'watching']],
    registered: 'boolean',
    profile_img: 'string',
    playerid: 'string',
    name: 'string',
    email: 'string',
    phone: 'string',
    team_code: 'string',
    joined: 'boolean',
    requested: 'boolean',
  },
  team: [
    'nullable',
    {
      teamid: 'string',
      kt_team_id: 'string',
      team_code: 'string',
      team_name: 'string',
      team_image: 'string',
      num_players: 'int',
      players: [
        'array',
        {
          player_code: 'string',
          player_name: 'string',
          is_captain: 'boolean',
          status: ['enum', ['pending-join', 'joined', 'watching']],
          registered: 'boolean',
          profile_img: 'string',
        },
      ],
      invites: [
        'array',
        {
          invite_id: 'string',
          inviteBy: ['enum', ['email', 'phone', 'playerid']],
          invitee: 'string',
          email: ['optional', 'string'],
          phone: ['optional', 'string'],
          playerid: ['optional', 'string'],
          team_code: 'string',
          team_name: 'string',
          inviter: 'string',
          inviter_name: 'string',
        },
      ],
    },
  ],
  game_teams: [
    'array',
    { teamid: 'string', kt_team_id: 'string', team_code: 'string', team_name: 'string', team_image: 'string' },
  ],
  invites: [
    'array',
    {
      invite_id: 'string',
      inviteBy: ['enum', ['email', 'phone', 'playerid']],
      invitee: 'string',
      email: ['optional', 'string'],
      phone: ['optional', 'string'],
      playerid: ['optional', 'string'],
      team_code: 'string',
      team_name: 'string',
      inviter: 'string',
      inviter_name: 'string',
    },
  ],
  private_event: 'boolean',
  host_venmo: ['array', { name: 'string', handle: 'string' }],
  feedback_eligible: 'boolean',
  last_msg_id: 'int',
  epoch: 'string',
};

export const saveAnswer: Guard = {
  status: ['enum', ['saved', 'late']],
  question_id: 'string',
  answer: ['array', 'string'],
};

export const suggestAnswer: Guard = { status: 'string' };

export const submitRound: Guard = {
  status: ['enum', ['success', 'late']],
  submission: {
    round_id: 'string',
    title: 'string',
    single_answer: 'boolean',
    doubled: 'boolean',
    answers: ['array', ['array', 'string']],
    late: 'boolean',
  },
};

export const setDouble: Guard = { status: 'string', doubled: 'boolean' };

export const needFeedback: Guard = ['array', { userid: 'string', name: 'string' }];

export const nextSurvey: Guard = {
  count: 'int',
  survey: ['nullable', { surveyid: 'string', question_text: 'string', options: ['array', 'string'] }],
};

export const createTeam: Guard = { kt_team_id: 'string' };

export const restoreTeam: Guard = {
  success: 'boolean',
  on_team: 'boolean',
  requested: 'boolean',
  invited: 'boolean',
  message: 'string',
};
