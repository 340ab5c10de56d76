import {
  currentRound,
  details,
  type GameState,
  isToHandIn,
  Refusal,
  type StateOf,
  type ToClose,
  type WithEmptyTeams,
} from '@snug/rules';
import { isCodeTaken, readGameStateInPlay } from '../database/game-state.ts';
import type { Trx } from '../database/schema.ts';
import { readTeamHoldings } from '../database/team-holdings.ts';
import { countTeamsNotSubmitted, readQuestionHoldings, readStanding, readUnsubmitted } from '../database/team-round.ts';
import { emptyTeams } from '../database/teams.ts';
import { readGraded } from './grading.ts';
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
  return { ...state, ...(await readUnsubmittedOf(trx, state, context)) };
}

async function readUnsubmittedOf(trx: Trx, state: GameState, { game_id }: CommandContext) {
  const round = currentRound(state);
  const isDue = round !== undefined && isToHandIn(round) && state.game.submit_at_close;
  return { unsubmitted: isDue ? await readUnsubmitted(trx, game_id, round.round_id) : [] };
}

/** The teams that closed doors keep. Open doors keep no team that everybody has left. */
async function readEmpty(trx: Trx, { game_id, now }: CommandContext): Promise<WithEmptyTeams> {
  const empty: WithEmptyTeams['empty'][number][] = [];
  for (const team of await emptyTeams(trx, { game_id })) {
    empty.push({ team, holdings: await readTeamHoldings(trx, team, now) });
  }
  return { empty };
}

export const roundReaders = {
  startRound: readToClose,
  endRound: readToClose,
  recall: readInPlay,
  announce: readInPlay,
  startCountdown: readInPlay,
  extendCountdown: readInPlay,
  cancelCountdown: readInPlay,
  closeAtZero: readInPlay,
  pause: readInPlay,
  closeSubmissions: readInPlay,
  reveal: readToClose,
  handInAtClose: readToClose,
  endGame: async (trx, named, context) => {
    const state = await readToClose(trx, named, context);
    return { ...state, ...(await readEmpty(trx, context)) };
  },
  setSubmitAtClose: readInPlay,

  setDoors: async (trx, named, context) => {
    const state = await readInPlay(trx, named, context);
    return { ...state, ...(await readEmpty(trx, context)) };
  },

  setAutopilot: readInPlay,

  finalizeGame: async (trx, named, context) => {
    const state = await readToClose(trx, named, context);
    return { ...state, ...(await readGraded(trx, context)), ...(await readEmpty(trx, context)) };
  },

  async openSubmissions(trx, named, context) {
    const state = await readInPlay(trx, named, context);
    const round = currentRound(state);
    return { ...state, standing: round ? await readStanding(trx, round.round_id) : [] };
  },

  async ask(trx, named, context) {
    const state = await readInPlay(trx, named, context);
    return { ...state, held: await readQuestionHoldings(trx, named.question_id) };
  },

  async askNext(trx, named, context) {
    const state = await readInPlay(trx, named, context);
    const round_id = currentRound(state)?.round_id;
    const left = state.questions.filter((each) => each.round_id === round_id && each.asked_order === null);
    const held: StateOf<'askNext'>['held'][number][] = [];
    for (const { question_id } of left) {
      held.push({ question_id, ...(await readQuestionHoldings(trx, question_id)) });
    }
    return { ...state, held };
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
