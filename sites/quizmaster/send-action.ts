import type { Caller } from '@snug/client';
import {
  type HostState,
  hostAsk,
  hostCloseSubmissions,
  hostEndGame,
  hostEndRound,
  hostOpenSubmissions,
  hostRecall,
  hostStartRound,
} from '@snug/contract';
import type { HostAction } from './host-game.ts';

/** Sends the command of an action. A repeated command changes nothing, so every command may be sent again. */
export function sendAction(call: Caller, gameId: string, action: HostAction): Promise<{ state: HostState }> {
  const params = { id: gameId };
  switch (action.kind) {
    // Starting the latest round again continues it.
    case 'start-round':
    case 'reopen-round':
      return call(hostStartRound, { params, body: { round_order: action.round.round_order } });
    case 'ask':
      return call(hostAsk, { params, body: { question_id: action.question.question_id } });
    case 'recall':
      return call(hostRecall, { params, body: { question_id: action.question.question_id } });
    case 'close-submissions':
      // The players keep the round on their screens until it ends, so that submissions can open again in place.
      return call(hostCloseSubmissions, { params, body: { keep_round: true } });
    case 'open-submissions':
      return call(hostOpenSubmissions, { params });
    case 'end-round':
      return call(hostEndRound, { params });
    case 'end-game':
      return call(hostEndGame, { params });
  }
}
