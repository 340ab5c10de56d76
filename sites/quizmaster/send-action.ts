import type { Caller } from '@snug/client';
import {
  type HostState,
  hostAcceptLate,
  hostAnnounce,
  hostAsk,
  hostAskNext,
  hostCancelCountdown,
  hostCloseSubmissions,
  hostEndGame,
  hostEndRound,
  hostExtendCountdown,
  hostFinalizeGame,
  hostNudge,
  hostOpenSubmissions,
  hostPause,
  hostRecall,
  hostReopenGame,
  hostResetSubmission,
  hostReveal,
  hostSetDoors,
  hostSetSubmitAtClose,
  hostStartCountdown,
  hostStartRound,
} from '@snug/contract';
import type { HostAction } from './host-game.ts';

/**
 * Sends the command of an action. A repeated command changes nothing, so every command may be sent again. What a command about
 * one team changes comes as HOST_TEAM: its reply has no state of the game.
 */
export function sendAction(
  call: Caller,
  gameId: string,
  action: HostAction,
): Promise<{ state: HostState } | { status: string }> {
  const params = { id: gameId };
  switch (action.kind) {
    // Starting the latest round again continues it.
    case 'start-round':
    case 'reopen-round':
      return call(hostStartRound, { params, body: { round_order: action.round.round_order } });
    case 'ask':
      return call(hostAsk, { params, body: { question_id: action.question.question_id } });
    case 'ask-next':
      return call(hostAskNext, { params, body: { count: action.count, asked: action.asked } });
    case 'recall':
      return call(hostRecall, { params, body: { question_id: action.question.question_id } });
    case 'close-submissions':
      // The players keep the round on their screens until it ends, so that submissions can open again in place.
      return call(hostCloseSubmissions, { params, body: { keep_round: true, round_order: action.round.round_order } });
    case 'open-submissions':
      return call(hostOpenSubmissions, { params });
    case 'end-round':
      return call(hostEndRound, { params, body: { round_order: action.round.round_order } });
    case 'take-back':
      return call(hostResetSubmission, { params: ofTeam(gameId, action) });
    case 'accept-late':
      return call(hostAcceptLate, { params: ofTeam(gameId, action) });
    case 'set-at-close':
      return call(hostSetSubmitAtClose, { params, body: { submit_at_close: action.isOn } });
    case 'set-doors':
      return call(hostSetDoors, { params, body: { closed: action.closed } });
    case 'end-game':
      return call(hostEndGame, { params });
    case 'reveal':
      return call(hostReveal, { params, body: { round_order: action.round.round_order } });
    case 'tell':
      return call(hostReveal, { params, body: { round_order: action.round.round_order, count: action.count } });
    case 'nudge':
      return call(hostNudge, { params });
    case 'announce':
      return call(hostAnnounce, { params, body: { text: action.text } });
    case 'start-countdown':
      return call(hostStartCountdown, { params, body: { seconds: action.seconds } });
    case 'extend-countdown':
      return call(hostExtendCountdown, { params, body: { seconds: action.seconds, ends_at: action.ends_at } });
    case 'cancel-countdown':
      return call(hostCancelCountdown, { params });
    case 'pause':
      return call(hostPause, { params, body: { paused: action.paused } });
    case 'reopen-game':
      return call(hostReopenGame, { params });
    case 'finalize-game':
      return call(hostFinalizeGame, { params });
  }
}

function ofTeam(id: string, { round, team }: Extract<HostAction, { team: unknown }>) {
  return { id, team: team.teamid, round: String(round.round_order) };
}
