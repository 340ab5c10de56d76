import { announce } from './announcement.ts';
import { saveAnswer, setDouble, submitRound, suggestAnswer } from './answers.ts';
import { handInAtClose } from './at-close.ts';
import { setAutopilot } from './autopilot.ts';
import { cancelCountdown, closeAtZero, extendCountdown, pause, startCountdown } from './countdown.ts';
import type { Decision, Moment } from './decision.ts';
import { sendFeedback } from './feedback.ts';
import { endGame, finalizeGame, reopenGame, setDoors, setSubmitAtClose } from './game.ts';
import { adjustPoints, withdrawAdjustment } from './grading/adjustments.ts';
import { contest, decideAppeal } from './grading/appeals.ts';
import { publishBoard } from './grading/board.ts';
import { acceptSpelling, gradeAnswers } from './grading/grades.ts';
import { addPaperTeam, submitPaper } from './grading/paper.ts';
import { setScoring } from './grading/scoring.ts';
import { cancelInvite, declineInvite, inviteToTeam, shareLink, withdrawInvite } from './invites.ts';
import { allowTeamName } from './lobby/allow-team-name.ts';
import { handCaptaincy } from './lobby/hand-captaincy.ts';
import { letTeamIn } from './lobby/let-team-in.ts';
import { mergeTeams } from './lobby/merge-teams.ts';
import { movePlayer } from './lobby/move-player.ts';
import { removeMany } from './lobby/remove-many.ts';
import { promoteCaptain } from './people/captain.ts';
import { takeGuestSeat } from './people/guest-seat.ts';
import { joinGame } from './people/joining.ts';
import { dropPlayer, leaveGame } from './people/leaving.ts';
import { newPlayer } from './people/player.ts';
import { answerJoinRequest, askToJoin, cancelJoinRequest } from './people/requests.ts';
import { agreeToScreen, choosePhoto } from './photos/shots.ts';
import { castVote, closeVote, hideVote, openVote } from './photos/votes.ts';
import { mendQuestion } from './planning/mend.ts';
import { cancelGame, planGame, uncancelGame } from './planning/plan.ts';
import {
  ask,
  askNext,
  closeSubmissions,
  endRound,
  nudge,
  openSubmissions,
  recall,
  reveal,
  startRound,
} from './rounds.ts';
import { acceptLate, resetSubmission, withdrawSubmission } from './submissions.ts';
import { addTeamToGame, followRegisteredName, kickTeam, registerTeam, renameTeam, renameTeamByHost } from './teams.ts';

/** The rule that decides each command of a game, by the command's name. */
const rules = {
  startRound,
  endRound,
  ask,
  askNext,
  recall,
  openSubmissions,
  closeSubmissions,
  reveal,
  handInAtClose,
  nudge,
  announce,
  startCountdown,
  extendCountdown,
  cancelCountdown,
  closeAtZero,
  pause,
  endGame,
  reopenGame,
  finalizeGame,
  setSubmitAtClose,
  setDoors,
  setAutopilot,

  saveAnswer,
  submitRound,
  suggestAnswer,
  setDouble,
  withdrawSubmission,
  resetSubmission,
  acceptLate,

  newPlayer,
  takeGuestSeat,
  joinGame,
  leaveGame,
  askToJoin,
  cancelJoinRequest,
  answerJoinRequest,
  dropPlayer,
  promoteCaptain,

  addTeamToGame,
  registerTeam,
  renameTeam,
  renameTeamByHost,
  followRegisteredName,
  kickTeam,

  allowTeamName,
  handCaptaincy,
  letTeamIn,
  movePlayer,
  mergeTeams,
  removeMany,

  inviteToTeam,
  shareLink,
  cancelInvite,
  withdrawInvite,
  declineInvite,

  sendFeedback,

  gradeAnswers,
  acceptSpelling,
  setScoring,
  adjustPoints,
  withdrawAdjustment,
  publishBoard,
  contest,
  decideAppeal,
  addPaperTeam,
  submitPaper,

  agreeToScreen,
  choosePhoto,
  openVote,
  closeVote,
  hideVote,
  castVote,

  planGame,
  cancelGame,
  uncancelGame,
  mendQuestion,
};

type Rules = typeof rules;
export type CommandName = keyof Rules;
/** The state that a command's rule reads. */
export type StateOf<N extends CommandName> = Parameters<Rules[N]>[0];
/** The arguments of a command: plain data. */
export type CommandOf<N extends CommandName> = Rules[N] extends (
  state: never,
  command: infer C,
  moment: Moment,
) => unknown
  ? unknown extends C
    ? object
    : C
  : object;
export type ReplyOf<N extends CommandName> = ReturnType<Rules[N]>['reply'];

/**
 * Decides a command. Pure: the same state, command and moment always give the same decision.
 *
 * @throws Refusal if the rule does not allow the command; then nothing changes.
 */
export function decide<N extends CommandName>(
  name: N,
  state: StateOf<N>,
  command: CommandOf<N>,
  moment: Moment,
): Decision<ReplyOf<N>> {
  // State and command belong to the named rule, but TypeScript cannot see that the three types belong together.
  const rule = rules[name] as (state: unknown, command: unknown, moment: Moment) => Decision<ReplyOf<N>>;
  return rule(state, command, moment);
}
