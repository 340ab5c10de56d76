import { answerSurvey, nextSurvey, seeSurvey, skipSurvey } from '@snug/contract';
import type { SnugCore } from '../client.ts';
import type { SurveySource } from './survey-source.ts';

/**
 * The questions of the day for a player or a guest; with a `gameId` those of its venue, counted for the game's round.
 *
 * @example
 * const feed = createSurveyFeed(playerSurveys(client, { gameId: '12' }), { preview: true });
 */
export function playerSurveys(
  { call, session, storage }: Pick<SnugCore, 'call' | 'session' | 'storage'>,
  { gameId }: { readonly gameId?: string } = {},
): SurveySource {
  const inGame = gameId === undefined ? {} : { game_id: gameId };
  return {
    next: (signal) => call(nextSurvey, { query: inGame, ...(signal && { signal }) }),
    answer: (id, response) => call(answerSurvey, { params: { id }, body: { response, ...inGame } }),
    skip: (id, reason) => call(skipSurvey, { params: { id }, body: { reason, ...inGame } }),
    see: (id) => call(seeSurvey, { params: { id }, body: inGame }),
    who: () => session.claims()?.sub ?? session.clientId(),
    subscribe: session.subscribe,
    storage,
  };
}
