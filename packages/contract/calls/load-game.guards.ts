// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { Announcement } from '../guards/parts/announcement.ts';
import { Countdown } from '../guards/parts/countdown.ts';
import { DoubleRule } from '../guards/parts/double-rule.ts';
import { GameKind } from '../guards/parts/game-kind.ts';
import { GamePlayer } from '../guards/parts/game-player.ts';
import { GameTeam } from '../guards/parts/game-team.ts';
import { Invite } from '../guards/parts/invite.ts';
import { PlayerStatus } from '../guards/parts/player-status.ts';
import { RevealedRound } from '../guards/parts/revealed-round.ts';
import { SubmittedRound } from '../guards/parts/submitted-round.ts';
import { Suggestion } from '../guards/parts/suggestion.ts';

export const loadGame: Guard = {
  gameid: 0,
  code: 0,
  kind: GameKind,
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
      double_rule: ['optional', DoubleRule],
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
          suggestions: ['array', Suggestion],
        },
      ],
      doubled: 1,
      submitted: 1,
      handed_in: ['optional', 1],
    },
  ],
  submitted: ['record', SubmittedRound],
  late_submitted: ['optional', ['record', SubmittedRound]],
  submit_at_close: ['optional', 1],
  revealed: ['optional', ['record', RevealedRound]],
  announcement: ['optional', Announcement],
  countdown: ['optional', Countdown],
  paused: ['optional', 1],
  results_version: ['optional', 2],
  photos_version: ['optional', 2],
  suggested: ['record', ['array', 0]],
  me: {
    player_code: 0,
    player_name: 0,
    is_captain: 1,
    status: PlayerStatus,
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
      no_requests: ['optional', 1],
      shown_name: ['optional', 0],
      num_players: 2,
      players: ['array', GamePlayer],
      invites: ['array', Invite],
    },
  ],
  game_teams: ['array', GameTeam],
  invites: ['array', Invite],
  private_event: 1,
  host_venmo: ['array', { name: 0, handle: 0 }],
  feedback_eligible: 1,
  last_msg_id: 2,
  epoch: 0,
  answer_seq: ['optional', 2],
};
