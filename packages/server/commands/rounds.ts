import { currentRound, details, type GameState, Refusal } from '@snug/rules';
import { isCodeTaken, readGameStateInPlay } from '../database/game-state.ts';
import type { Trx } from '../database/schema.ts';
import { countTeamsNotSubmitted, readQuestionHoldings } from '../database/team-round.ts';
import type { CommandContext, ReadState } from './read-state.ts';

/** Reads the game with the questions of the current round, and of the named round or question. */
async function readInPlay(trx: Trx, named: object, { game_id }: CommandContext): Promise<GameState> {
  const state = await readGameStateInPlay(trx, game_id, named);
  if (!state) throw new Refusal(404, details.gameNotFound);
  return state;
}

const startRound: ReadState<'startRound', { round_order: number }> = readInPlay;
const endRound: ReadState<'endRound', object> = readInPlay;
const recall: ReadState<'recall', { question_id: string }> = readInPlay;
const openSubmissions: ReadState<'openSubmissions', object> = readInPlay;
const closeSubmissions: ReadState<'closeSubmissions', object> = readInPlay;
const reveal: ReadState<'reveal', { round_order: number }> = readInPlay;
const endGame: ReadState<'endGame', object> = readInPlay;
const finalizeGame: ReadState<'finalizeGame', object> = readInPlay;

const ask: ReadState<'ask', { question_id: string }> = async (trx, named, context) => {
  const state = await readInPlay(trx, named, context);
  return { ...state, held: await readQuestionHoldings(trx, named.question_id) };
};

const nudge: ReadState<'nudge', object> = async (trx, named, context) => {
  const state = await readInPlay(trx, named, context);
  const round = currentRound(state);
  return { ...state, thinking: round ? await countTeamsNotSubmitted(trx, context.game_id, round.round_id) : 0 };
};

const reopenGame: ReadState<'reopenGame', object> = async (trx, named, context) => {
  const state = await readInPlay(trx, named, context);
  return { ...state, isCodeTaken: await isCodeTaken(trx, state.game) };
};

export const roundReaders = {
  startRound,
  endRound,
  recall,
  openSubmissions,
  closeSubmissions,
  reveal,
  endGame,
  finalizeGame,
  ask,
  nudge,
  reopenGame,
};
