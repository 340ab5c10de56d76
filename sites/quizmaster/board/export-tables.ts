import type { GradeChange, HostGame, Mark } from '@snug/contract';
import { markWorth } from '@snug/grading';
import { gradedQuestions, scoresOf } from '../desk/scored-game.ts';
import { plainName } from '../plain-name.ts';
import { boardLines, roundsOf } from './board-view.ts';
import type { BoardWords } from './words.ts';

export type Cell = string | number | undefined;

/** A table of the export: its name, then its head and its rows. */
export interface ExportTable {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

/** All that an evening has left: scores, answers with their grades, the trail of the grades, bonuses and penalties, appeals. */
export function exportTables(game: HostGame, changes: readonly GradeChange[], words: BoardWords): ExportTable[] {
  return [
    { name: words.sheetScores, rows: scoreRows(game, words) },
    { name: words.sheetAnswers, rows: answerRows(game, words) },
    { name: words.sheetTrail, rows: trailRows(game, changes, words) },
    { name: words.sheetAdjustments, rows: adjustmentRows(game, words) },
    { name: words.sheetAppeals, rows: appealRows(game, words) },
  ];
}

function scoreRows(game: HostGame, words: BoardWords): Cell[][] {
  const rounds = roundsOf(game);
  const head = [
    ...[words.place, words.team],
    ...rounds.map(({ round_order, title }) => words.roundLong(round_order, title)),
    ...[words.adjustedLong, words.totalPoints],
  ];
  return [head, ...boardLines(game).map((line) => [line.place, line.name, ...line.rounds, line.adjusted, line.points])];
}

/** A row per team and question, with what a late answer would earn left out: it does not count. */
function answerRows(game: HostGame, words: BoardWords): Cell[][] {
  const scores = scoresOf(game);
  const head = [
    ...[words.adjustRound, words.columnRound, words.columnQuestion, words.columnText, words.team, words.columnAnswer],
    ...[words.columnMarks, words.columnState, words.columnFunny, words.totalPoints, words.columnOf],
  ];
  const rows = roundsOf(game).flatMap((round) =>
    gradedQuestions(round).flatMap((question, place) =>
      scores.flatMap(({ team_name, rounds }) => {
        const given = rounds.find((each) => each.round_order === round.round_order)?.questions[place];
        if (!given) return [];
        const { marks, state, funny } = given.answer;
        return [
          [
            ...[round.round_order, round.title, place + 1, question.question_text, team_name, given.texts.join(' / ')],
            ...[marksCell(marks), words.gradeStates[state], funny ? words.cellFunny : '', given.points, given.of],
          ],
        ];
      }),
    ),
  );
  return [head, ...rows];
}

function trailRows(game: HostGame, changes: readonly GradeChange[], words: BoardWords): Cell[][] {
  const head = [
    ...[words.columnWhen, words.columnWho, words.adjustRound, words.columnText, words.columnAnswer],
    ...[words.columnFrom, words.columnTo, words.columnPublic],
  ];
  const rows = changes.map(({ question_id, answer_key, from, to, by, at, published }) => {
    const round = game.rounds.find(({ questions }) => questions.some((each) => each.question_id === question_id));
    const question = round?.questions.find((each) => each.question_id === question_id);
    return [
      ...[
        new Date(at).toISOString(),
        by,
        round?.round_order,
        question?.question_text,
        answer_key.replaceAll('\n', ' / '),
      ],
      ...[from ? marksCell(from) : '', to ? marksCell(to) : '', published ? words.cellPublic : ''],
    ];
  });
  return [head, ...rows];
}

function adjustmentRows({ adjustments = [], teams }: HostGame, words: BoardWords): Cell[][] {
  const head = [
    words.team,
    words.adjustRound,
    words.totalPoints,
    words.adjustReason,
    words.columnWho,
    words.columnWhen,
  ];
  const rows = adjustments.map(({ teamid, round_order, points, reason, by, at }) => {
    const name = teams.find((team) => team.teamid === teamid)?.team_name;
    return [name, round_order ?? undefined, points, reason, by, new Date(at).toISOString()];
  });
  return [head, ...rows];
}

/** Each with the answer that the team gave, as the answers' table has it. */
function appealRows({ appeals = [], ...game }: HostGame, words: BoardWords): Cell[][] {
  const head = [
    ...[words.team, words.adjustRound, words.columnText, words.columnAnswer, words.adjustReason],
    ...[words.columnDecision, words.columnReply],
  ];
  const scores = scoresOf(game);
  const rows = appeals.map(({ teamid, round_order, question_id, reason, state, reply }) => {
    const round = game.rounds.find((each) => each.round_order === round_order);
    const place = round ? gradedQuestions(round).findIndex((each) => each.question_id === question_id) : -1;
    const question = round?.questions.find((each) => each.question_id === question_id);
    const given = scores.find((team) => team.teamid === teamid)?.rounds.find((each) => each.round_order === round_order)
      ?.questions[place];
    return [
      ...[game.teams.find((team) => team.teamid === teamid)?.team_name, round_order, question?.question_text],
      ...[given?.texts.join(' / '), reason, words.appealStates[state], reply],
    ];
  });
  return [head, ...rows];
}

/** As figures, which every language reads: 1, 0.5 or 0 per text. */
function marksCell(marks: readonly Mark[]): string {
  return marks.map((mark) => markWorth[mark]).join(' / ');
}

/** The same for programs: the game as the console has it, its scores, and the trail. */
export function exportJson(game: HostGame, changes: readonly GradeChange[]): string {
  const { gameid, title, venue, date, rounds, teams, grades = [], adjustments = [], appeals = [] } = game;
  const scores = scoresOf(game);
  const all = { gameid, title, venue, date, rounds, teams, grades, adjustments, appeals, scores, changes };
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** Names a file by the game and what it holds. */
export function exportName({ title, date }: HostGame, what: string, ext: string): string {
  return `${[date.slice(0, 10), title, what].map(plainName).filter(Boolean).join('_')}.${ext}`;
}
