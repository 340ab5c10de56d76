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

/** Tells the server. Every command may be sent again: it does nothing twice. */
export function sendAction(call: Caller, gameId: string, action: HostAction): Promise<{ state: HostState }> {
  const params = { id: gameId };
  switch (action.kind) {
    // Starting the round that was the last goes on with it.
    case 'start-round':
    case 'reopen-round':
      return call(hostStartRound, { params, body: { round_order: action.round.round_order } });
    case 'ask':
      return call(hostAsk, { params, body: { question_id: action.question.question_id } });
    case 'recall':
      return call(hostRecall, { params, body: { question_id: action.question.question_id } });
    case 'close-submissions':
      // The round stays on the phones until it ends, so that submissions can open again where they were.
      return call(hostCloseSubmissions, { params, body: { keep_round: true } });
    case 'open-submissions':
      return call(hostOpenSubmissions, { params });
    case 'end-round':
      return call(hostEndRound, { params });
    case 'end-game':
      return call(hostEndGame, { params });
  }
}
