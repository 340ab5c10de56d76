// Made by `npm run guards`, never by hand.
import type { Guard } from './check.ts';
import { DoubleRule } from './parts/double-rule.ts';
import { GamePlayer } from './parts/game-player.ts';
import { GameTeam } from './parts/game-team.ts';
import { Invite } from './parts/invite.ts';
import { RevealedRound } from './parts/revealed-round.ts';
import { SubmittedRound } from './parts/submitted-round.ts';
import { Suggestion } from './parts/suggestion.ts';

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
        double_rule: ['optional', DoubleRule],
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
    SUBMIT_ANSWER: { teamid: 0, round_order: 2, submission: SubmittedRound },
    TEAM_SUBMITTED: { teamid: 0, round_order: 2 },
    SET_DOUBLE: { teamid: 0, round_order: 2, doubled: 1 },
    SUGGEST: { teamid: 0, question_id: 0, suggestion: Suggestion },
    CAPTAIN_SUGGEST: { teamid: 0, question_id: 0, answers: ['array', 0] },
    PLAYER_JOIN: { teamid: 0, player: GamePlayer },
    DROP_PLAYER: { teamid: 0, player_code: 0, player_name: 0, reason: 0, was_captain: 1 },
    PROMOTE_CAPTAIN: { teamid: 0, player_code: 0, by: ['optional', 0] },
    PLAYER_PENDING_TEAM_JOIN: { teamid: 0, player: GamePlayer },
    PLAYER_APPROVED_TEAM_JOIN: { teamid: 0, player: GamePlayer },
    PLAYER_DECLINED_TEAM_JOIN: { teamid: 0, player_code: 0 },
    PLAYER_CANCEL_TEAM_JOIN: { teamid: 0, player_code: 0 },
    PLAYER_INVITE: { teamid: 0, invite: Invite },
    CANCEL_INVITE: { teamid: 0, invite_id: 0 },
    NEW_TEAM: { team: GameTeam },
    REGISTER_TEAM: { team: GameTeam },
    NEW_TEAM_NAME: { teamid: 0, team_name: 0, shown_name: ['optional', 0] },
    KICK_TEAM: { teamid: 0, team_name: 0 },
    END_GAME: {},
    RELOAD_GAME: {},
    NO_GAME_ACCESS: { error: ['optional', 0] },
    WEBSOCKET_ERROR: { error: 0 },
    SKIP: {},
    THUMP: {},
    REVEAL: { round: RevealedRound },
    NUDGE: { round_order: 2, thinking: 2 },
    ANNOUNCE: { text: 0, at: 2 },
    COUNTDOWN: { ends_at: ['nullable', 2], now: 2 },
    PAUSE: { paused: 1 },
    RESULTS: { version: 2 },
    PHOTOS: { version: 2 },
    TEAMS_IN: { round_order: 2, submitted: 2, teams: 2 },
  },
];
