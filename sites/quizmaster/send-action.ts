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
      return recall(call, gameId, action.question.question_id);
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

/** A recall withdraws what was submitted, so submissions must be open for the teams to submit again. */
async function recall(call: Caller, gameId: string, question_id: string): Promise<{ state: HostState }> {
  const params = { id: gameId };
  const reply = await call(hostRecall, { params, body: { question_id } });
  // With nothing left, the next question opens them.
  const isClosed = !reply.state.submissions_open && reply.state.asked.length > 0;
  return isClosed ? call(hostOpenSubmissions, { params }) : reply;
}
