import type { Board, BoardRow, QuestionResult, Results, RoundResult } from '@snug/contract';

const teams = ['Quizzly Bears', 'Les Quizerables', 'The Night Owls', 'Agatha Quiztie', 'Universally Challenged'];

/** The rows of these points, the best first; teams that are equal share a place. The Night Owls are third. */
export function demoRows(points: readonly number[] = [34, 31.5, 31.5, 28, 12]): BoardRow[] {
  return points.map((own, nth) => ({
    teamid: nth === 2 ? 't-owls' : `t-${nth + 1}`,
    team_name: teams[nth] ?? `Table ${nth + 1}`,
    place: points.indexOf(own) + 1,
    points: own,
  }));
}

/** The demo game's board after its first round. */
export function demoBoard(partial: Partial<Board> = {}): Board {
  const rows = partial.rows ?? demoRows();
  return { through: 1, final: false, teams: rows.length, ...partial, rows };
}

/** What a question came to: a wrong answer of one text. */
export function demoQuestionResult(partial: Partial<QuestionResult> = {}): QuestionResult {
  return { question_id: 'q1', marks: ['none'], points: 0, of: 1, right: 3, teams: 5, ...partial };
}

export function demoRoundResult(partial: Partial<RoundResult> = {}): RoundResult {
  const round = { round_order: 1, title: 'General Knowledge', points: 7.5, of: 10 };
  return { ...round, double: '', adjustments: [], ...partial };
}

/** The results of the demo game after its first round, as the Night Owls may know them. */
export function demoResults(partial: Partial<Results> = {}): Results {
  return { version: 1, board: demoBoard(), rounds: [demoRoundResult()], appeals: [], ...partial };
}
