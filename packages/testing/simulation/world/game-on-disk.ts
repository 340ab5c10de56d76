import type { Adjustment, Grade, SubmittedRound } from '@snug/contract';
import type { GameToScore } from '../../results/results-for.ts';
import type { SimServer } from '../server/index.ts';

type Disk = Pick<SimServer, 'db' | 'rows'>;

/** What is on disk at this moment of the board of a game. */
export function boardOnDisk({ db, rows }: Disk, game_id: string) {
  const [game] = rows(
    db
      .selectFrom('games')
      .select(['board_through', 'unveiled', 'results_version', 'status'])
      .where('game_id', '=', game_id),
  );
  return game ?? { board_through: 0, unveiled: null, results_version: 0, status: 'live' };
}

/** Everything that the results of a game depend on, as it is on disk at this moment. Read here, and not by the server's own code. */
export function gameOnDisk(disk: Disk, game_id: string): GameToScore {
  const { db, rows } = disk;
  const { board_through: through, unveiled, status } = boardOnDisk(disk, game_id);
  const rounds = rows(db.selectFrom('rounds').selectAll().where('game_id', '=', game_id).orderBy('round_order'));
  const questions = rows(
    db.selectFrom('questions').selectAll().where('game_id', '=', game_id).orderBy('question_index'),
  );
  const submissions = rows(
    db.selectFrom('submissions').selectAll().where('game_id', '=', game_id).where('withdrawn_at', 'is', null),
  );
  const teams = rows(
    db.selectFrom('game_teams').selectAll().where('game_id', '=', game_id).where('kicked_at', 'is', null),
  );
  const grades = rows(db.selectFrom('grades').selectAll().where('game_id', '=', game_id));
  const adjustments = rows(
    db
      .selectFrom('adjustments')
      .selectAll()
      .where('game_id', '=', game_id)
      .where('withdrawn_at', 'is', null)
      .orderBy('at')
      .orderBy('adjustment_id'),
  );
  const appeals = rows(
    db.selectFrom('appeals').selectAll().where('game_id', '=', game_id).orderBy('at').orderBy('appeal_id'),
  );
  return {
    board: { through, unveiled, final: status === 'finalized' },
    rounds: rounds.map((round) => {
      const own = questions.filter(({ round_id }) => round_id === round.round_id);
      const asked = own
        .filter(({ asked_order }) => asked_order !== null)
        .sort((one, other) => (one.asked_order ?? 0) - (other.asked_order ?? 0));
      const isClues = round.single_answer === 1;
      return {
        round_order: round.round_order,
        title: round.title,
        single_answer: isClues,
        double_rule: round.double_rule as 'all',
        tiebreaker: round.tiebreaker === 1,
        asked_count: asked.length,
        isRevealed: round.revealed_at !== null,
        told: round.revealed_count,
        graded: (isClues ? own.slice(0, Math.min(1, asked.length)) : asked).map((question) => ({
          question_id: question.question_id,
          accepted: JSON.parse(question.accepted) as string[][],
          points: question.points,
          ordered: question.ordered === 1,
          matches: [],
        })),
      };
    }),
    teams: teams.map(({ teamid, team_name }) => ({
      teamid,
      team_name,
      submitted: Object.fromEntries(
        rounds.flatMap(({ round_id, round_order }) => {
          const all = submissions.filter((each) => each.teamid === teamid && each.round_id === round_id);
          // What comes late stands beside what was handed in at the close.
          const counted = all.find(({ at_close }) => at_close === 1) ?? all[0];
          if (!counted) return [];
          const { answers, doubled, late, clue } = counted;
          const submitted = {
            ...{ answers: JSON.parse(answers), doubled: doubled === 1, late: late === 1 },
            ...(clue !== null && { clue }),
          };
          return [[round_order, submitted as unknown as SubmittedRound]];
        }),
      ),
    })),
    grades: grades.map(({ marks, funny, ...grade }): Grade => {
      return { ...grade, funny: funny === 1, marks: marks === null ? null : JSON.parse(marks) };
    }),
    adjustments: adjustments.map((row): Adjustment => row),
    appeals: appeals.map((row) => ({ ...row, state: row.state as 'open' })),
  };
}
