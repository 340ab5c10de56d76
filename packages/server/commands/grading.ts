import { details, type GradedGame, Refusal } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
import { readGameState } from '../database/game-state.ts';
import { readAdjustments, readAppeal, readAppealAbout, readGradedGame, readGradesOf } from '../database/graded-game.ts';
import { fromRow } from '../database/rows.ts';
import type { Trx } from '../database/schema.ts';
import { hasPlayedJoker, readHandedIn } from '../database/team-round.ts';
import { teamsOf, teamsWithWaiting } from '../database/teams.ts';
import { readGame } from './caller.ts';
import type { CommandContext, Readers } from './read-state.ts';

/** Reads a game with all its questions. */
async function readWhole(trx: Trx, game_id: string) {
  const state = await readGameState(trx, game_id);
  if (!state) throw new Refusal(404, details.gameNotFound);
  return state;
}

/** Reads a game with everything that scores depend on. */
export async function readGraded(trx: Trx, { game_id }: Pick<CommandContext, 'game_id'>): Promise<GradedGame> {
  const state = await readGradedGame(trx, game_id);
  if (!state) throw new Refusal(404, details.gameNotFound);
  return state;
}

export const gradingReaders = {
  async gradeAnswers(trx, { grades }, { game_id }) {
    const state = await readWhole(trx, game_id);
    return { ...state, grades: await readGradesOf(trx, [...new Set(grades.map(({ question_id }) => question_id))]) };
  },
  acceptSpelling: (trx, _named, { game_id }) => readWhole(trx, game_id),
  setScoring: (trx, _named, { game_id }) => readWhole(trx, game_id),

  async adjustPoints(trx, { teamid, round_order }, { game_id }) {
    const { game, rounds } = await readWhole(trx, game_id);
    const teams = await teamsOf(trx, { game_id });
    return {
      game,
      adjustments: await readAdjustments(trx, game_id),
      isHere: teams.some((team) => team.teamid === teamid),
      roundExists: round_order === null || rounds.some((round) => round.round_order === round_order),
    };
  },
  withdrawAdjustment: async (trx, _named, { game_id }) => ({
    game: (await readWhole(trx, game_id)).game,
    adjustments: await readAdjustments(trx, game_id),
  }),

  publishBoard: (trx, _named, context) => readGraded(trx, context),

  async contest(trx, { player_id, question_id }, { game_id }) {
    const { game, rounds, questions } = await readWhole(trx, game_id);
    const [player] = (await playerOf(trx, { player_id })).map(fromRow);
    if (!player) throw new Refusal(403, details.noGameAccess);
    const { teamid } = player;
    const question = questions.find((each) => each.question_id === question_id);
    const round = rounds.find(({ round_id }) => round_id === question?.round_id);
    const handedIn = teamid !== null && round ? await readHandedIn(trx, game_id, teamid, round.round_order) : undefined;
    return {
      game,
      player,
      round,
      question,
      isIn: handedIn?.atClose !== undefined || handedIn?.standing?.late === false,
      appeal: teamid === null ? undefined : await readAppealAbout(trx, teamid, question_id),
    };
  },

  decideAppeal: async (trx, { appeal_id }, { game_id }) => ({
    game: (await readWhole(trx, game_id)).game,
    appeal: await readAppeal(trx, game_id, appeal_id),
  }),

  addPaperTeam: async (trx, _named, { game_id }) => ({
    game: await readGame(trx, game_id),
    teams: await teamsWithWaiting(trx, { game_id }),
  }),

  async submitPaper(trx, { teamid, round_order }, { game_id }) {
    const handedIn = await readHandedIn(trx, game_id, teamid, round_order);
    if (!handedIn) throw new Refusal(404, details.roundNotFound);
    const team = (await teamsOf(trx, { game_id })).find((each) => each.teamid === teamid);
    if (!team) throw new Refusal(404, details.gameTeamNotFound);
    const { round } = handedIn;
    const isJoker = round.double_rule === 'joker';
    const named = { teamid, game_id, round_id: round.round_id };
    return { ...handedIn, team, jokerPlayed: isJoker && (await hasPlayedJoker(trx, named)) };
  },
} satisfies Partial<Readers>;

const playerOf = compiledQuery((db, { player_id }: { player_id: string }) =>
  db.selectFrom('game_players').select(['is_captain', 'captain_until', 'teamid']).where('player_id', '=', player_id),
);
