// Made by `npm run guards`, never by hand.
import type { Guard } from '../guards/check.ts';
import { Adjustment } from '../guards/parts/adjustment.ts';
import { DoubleRule } from '../guards/parts/double-rule.ts';
import { GameKind } from '../guards/parts/game-kind.ts';
import { Grade } from '../guards/parts/grade.ts';
import { Host } from '../guards/parts/host.ts';
import { HostAppeal } from '../guards/parts/host-appeal.ts';
import { HostQuestion } from '../guards/parts/host-question.ts';
import { HostState } from '../guards/parts/host-state.ts';
import { LoginSession } from '../guards/parts/login-session.ts';
import { RatingGroup } from '../guards/parts/rating-group.ts';
import { RevealedRound } from '../guards/parts/revealed-round.ts';
import { SubmittedRound } from '../guards/parts/submitted-round.ts';

export const hostAcceptLate: Guard = { status: 0 };

export const hostAnnounce: Guard = { state: HostState };

export const hostAskNext: Guard = { state: HostState };

export const hostAsk: Guard = { state: HostState };

export const hostCancelCountdown: Guard = { state: HostState };

export const hostCloseSubmissions: Guard = { state: HostState };

export const hostEndGame: Guard = { state: HostState };

export const hostEndRound: Guard = { state: HostState };

export const hostEndSession: Guard = { status: 0 };

export const hostEndSessions: Guard = { status: 0 };

export const hostExtendCountdown: Guard = { state: HostState };

export const hostFeedback: Guard = ['array', RatingGroup];

export const hostFinalizeGame: Guard = { state: HostState };

export const hostGames: Guard = [
  'array',
  {
    gameid: 0,
    code: 0,
    kind: GameKind,
    title: 0,
    venue: 0,
    date: 0,
    status: 0,
    begun: ['optional', 1],
    private_event: ['optional', 1],
    host_name: ['optional', 0],
  },
];

export const hostKickTeam: Guard = { status: 0 };

export const hostLoadGame: Guard = {
  gameid: 0,
  code: 0,
  kind: GameKind,
  title: 0,
  venue: 0,
  date: 0,
  status: 0,
  grades: ['optional', ['array', Grade]],
  adjustments: ['optional', ['array', Adjustment]],
  appeals: ['optional', ['array', HostAppeal]],
  join_url: 0,
  rounds: [
    'array',
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
      questions: ['array', HostQuestion],
      asked: ['array', 0],
    },
  ],
  state: HostState,
  teams: [
    'array',
    {
      teamid: 0,
      kt_team_id: 0,
      team_name: 0,
      captain_name: 0,
      player_count: 2,
      answered: 2,
      submitted: ['record', SubmittedRound],
      late_submitted: ['optional', ['record', SubmittedRound]],
      late_answers: ['optional', 2],
      late_answers_before: ['optional', ['record', 2]],
      online: ['optional', 2],
      shown_name: ['optional', 0],
      name_allowed: ['optional', 1],
      paper: ['optional', 1],
      everybody_left: ['optional', 1],
      came_at: ['optional', 2],
    },
  ],
  watcher_count: 2,
  waiting_count: ['optional', 2],
  newcomers_held_up: ['optional', 1],
  game_full: ['optional', 1],
  last_msg_id: 2,
  epoch: 0,
  now: ['optional', 2],
};

export const hostMe: Guard = Host;

export const hostNewGame: Guard = { game_id: 0, code: 0 };

export const hostNudge: Guard = { status: 0, thinking: 2 };

export const hostOpenSubmissions: Guard = { state: HostState };

export const hostPause: Guard = { state: HostState };

export const hostRatings: Guard = ['array', RatingGroup];

export const hostRatingsWaiting: Guard = { waiting: 2 };

export const hostRecall: Guard = { state: HostState };

export const hostRenameTeam: Guard = { status: 0 };

export const hostReopenGame: Guard = { state: HostState };

export const hostResetSubmission: Guard = { status: 0 };

export const hostReveal: Guard = { status: 0, round: RevealedRound };

export const hostSessions: Guard = ['array', LoginSession];

export const hostSetDoors: Guard = { state: HostState };

export const hostSetSubmitAtClose: Guard = { state: HostState };

export const hostSetTips: Guard = { status: 0 };

export const hostSignIn: Guard = { token: 0, host: Host };

export const hostSignOut: Guard = { status: 0 };

export const hostStartCountdown: Guard = { state: HostState };

export const hostStartRound: Guard = { state: HostState };
