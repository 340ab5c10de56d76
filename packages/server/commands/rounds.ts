import { currentRound, details, type GameState, Refusal } from '@snug/rules';
import { isCodeTaken, readGameStateInPlay } from '../database/game-state.ts';
import { countThinking, readQuestionHoldings } from '../database/team-round.ts';
import type { At, ReadState, Trx } from './read-state.ts';

/** The game with the questions of the round in play, and of the round or question that is named. */
async function readInPlay(trx: Trx, named: object, { game_id }: At): Promise<GameState> {
  const state = await readGameStateInPlay(trx, game_id, named);
  if (!state) throw new Refusal(404, details.gameNotFound);
  return state;
}

export const startRound: ReadState<'startRound', { round_order: number }> = readInPlay;
export const endRound: ReadState<'endRound', object> = readInPlay;
export const recall: ReadState<'recall', { question_id: string }> = readInPlay;
export const openSubmissions: ReadState<'openSubmissions', object> = readInPlay;
export const closeSubmissions: ReadState<'closeSubmissions', object> = readInPlay;
export const reveal: ReadState<'reveal', { round_order: number }> = readInPlay;
export const endGame: ReadState<'endGame', object> = readInPlay;
export const finalizeGame: ReadState<'finalizeGame', object> = readInPlay;

export const ask: ReadState<'ask', { question_id: string }> = async (trx, named, at) => {
  const state = await readInPlay(trx, named, at);
  return { ...state, held: await readQuestionHoldings(trx, named.question_id) };
};

export const nudge: ReadState<'nudge', object> = async (trx, named, at) => {
  const state = await readInPlay(trx, named, at);
  const round = currentRound(state);
  return { ...state, thinking: round ? await countThinking(trx, at.game_id, round.round_id) : 0 };
};

export const reopenGame: ReadState<'reopenGame', object> = async (trx, named, at) => {
  const state = await readInPlay(trx, named, at);
  return { ...state, isCodeTaken: await isCodeTaken(trx, state.game) };
};
