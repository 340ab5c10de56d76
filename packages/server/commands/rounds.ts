import { currentRound, details, type GameState, isToHandIn, Refusal, type ToClose } from '@snug/rules';
import { isCodeTaken, readGameStateInPlay } from '../database/game-state.ts';
import type { Trx } from '../database/schema.ts';
import { countTeamsNotSubmitted, readQuestionHoldings, readStanding, readUnsubmitted } from '../database/team-round.ts';
import type { CommandContext, Readers } from './read-state.ts';

/** Reads the game with the questions of the current round, and of the named round or question. */
async function readInPlay(trx: Trx, named: object, { game_id }: CommandContext): Promise<GameState> {
  const state = await readGameStateInPlay(trx, game_id, named);
  if (!state) throw new Refusal(404, details.gameNotFound);
  return state;
}

/** Reads the game with what is to be handed in at the close. */
async function readToClose(trx: Trx, named: object, context: CommandContext): Promise<ToClose> {
  const state = await readInPlay(trx, named, context);
  const round = currentRound(state);
  const isDue = round !== undefined && isToHandIn(round) && state.game.submit_at_close;
  return { ...state, unsubmitted: isDue ? await readUnsubmitted(trx, context.game_id, round.round_id) : [] };
}

export const roundReaders = {
  startRound: readToClose,
  endRound: readToClose,
  recall: readInPlay,
  closeSubmissions: readInPlay,
  reveal: readToClose,
  handInAtClose: readToClose,
  endGame: readToClose,
  finalizeGame: readToClose,
  setSubmitAtClose: readInPlay,

  async openSubmissions(trx, named, context) {
    const state = await readInPlay(trx, named, context);
    const round = currentRound(state);
    return { ...state, standing: round ? await readStanding(trx, round.round_id) : [] };
  },

  async ask(trx, named, context) {
    const state = await readInPlay(trx, named, context);
    return { ...state, held: await readQuestionHoldings(trx, named.question_id) };
  },

  async nudge(trx, named, context) {
    const state = await readInPlay(trx, named, context);
    const round = currentRound(state);
    return { ...state, thinking: round ? await countTeamsNotSubmitted(trx, context.game_id, round.round_id) : 0 };
  },

  async reopenGame(trx, named, context) {
    const state = await readInPlay(trx, named, context);
    return { ...state, isCodeTaken: await isCodeTaken(trx, state.game) };
  },
} satisfies Partial<Readers>;
