import type { GradeChange, Results } from '@snug/contract';
import { details, type NamedTeam, Refusal, resultsViews } from '@snug/rules';
import { compiledQuery } from '../database/compiled-query.ts';
import { gameWithId } from '../database/game-state.ts';
import { readGradedGame } from '../database/graded-game.ts';
import { fromRow } from '../database/rows.ts';
import type { Db } from '../database/schema.ts';
import type { Store } from '../database/store.ts';
import { countedTeams } from '../database/team-holdings.ts';

declare module '../foundation/server-context.ts' {
  interface ServerContext {
    readonly results: ResultsReader;
  }
}

export interface ResultsReader {
  /** The results as the members of a team, or a spectator, may know them. */
  read(game_id: string, teamid: string | undefined): Promise<Results>;
}

/** So many games are kept: more are hardly told at once. */
const gamesKept = 50;

/**
 * Reads results for all phones of a room, which ask at the same moment: a game is scored once for each version of its results
 * and each list of its teams. Version, status and teams change with everything that a published board depends on.
 */
export function createResultsReader(store: Store): ResultsReader {
  const kept = new Map<string, { readonly key: string; readonly views: Promise<Views> }>();

  /** Scores a game for all who ask meanwhile too. */
  function score(trx: Db, game_id: string, key: string): Promise<Views> {
    const scored = { key, views: viewsOf(trx, game_id) };
    kept.delete(game_id);
    kept.set(game_id, scored);
    for (const [oldest] of kept) if (kept.size > gamesKept) kept.delete(oldest);
    scored.views.catch(() => {
      if (kept.get(game_id) === scored) kept.delete(game_id);
    });
    return scored.views;
  }

  return {
    read: (game_id, teamid) =>
      store.read(async (trx) => {
        const key = await keyOf(trx, game_id);
        const known = kept.get(game_id);
        const views = await (known?.key === key ? known.views : score(trx, game_id, key));
        return views(teamid);
      }),
  };
}

type Views = ReturnType<typeof resultsViews>;

async function viewsOf(trx: Db, game_id: string): Promise<Views> {
  const state = await readGradedGame(trx, game_id);
  if (!state) throw new Refusal(404, details.gameNotFound);
  return resultsViews(state);
}

async function keyOf(db: Db, game_id: string): Promise<string> {
  const [game] = await gameWithId(db, { game_id });
  const teams = await countedTeams(db, game_id);
  return JSON.stringify([game?.results_version, game?.status, teams.map(nameOf)]);
}

/** What decides how a board calls a team. */
function nameOf({ teamid, team_name, name_allowed_at }: NamedTeam) {
  return [teamid, team_name, name_allowed_at];
}

/** Reads every change of a grade of a game, the oldest first. */
export async function readGradeChanges(db: Db, game_id: string): Promise<GradeChange[]> {
  const changes = await changesIn(db, { game_id });
  return changes.map(fromRow).map(({ question_id, answer_key, version, from, to, by, at, published }) => {
    return { question_id, answer_key, version, from, to, by, at, published };
  });
}

const changesIn = compiledQuery((db, { game_id }: { game_id: string }) =>
  db
    .selectFrom('grade_changes')
    .selectAll()
    .where('game_id', '=', game_id)
    .orderBy('at')
    .orderBy('version')
    .orderBy('change_id'),
);
