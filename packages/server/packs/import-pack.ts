import { type DoubleRule, foldAnswer, type Pack, type PackInput } from '@snug/contract';
import { Pack as PackShape } from '@snug/contract/shapes';
import { isShownPicture } from '@snug/rules';
import { type Issue, issueWords } from './issue-words.ts';
import { type Row, readSheet } from './sheet.ts';
import { type Problem, sentence, words } from './words.ts';

/** A pack read from a spreadsheet, with remarks for the quizmaster; or everything that is wrong with the sheet. */
export type Imported =
  | { readonly pack: Pack; readonly remarks: readonly string[] }
  | { readonly problems: readonly string[] };

const required = ['round', 'round_title', 'question_number', 'question', 'accepted_answers'] as const;
/** Columns that belong to a round: one of its rows has them, or several have the same. */
const roundTexts = ['subtitle', 'player_instructions', 'handout'] as const;
const roundFlags = ['single_answer', 'double_or_nothing', 'tiebreaker'] as const;
const questionTexts = ['image', 'image_alt', 'source', 'notes'] as const;
const columns = [
  ...required,
  'matches',
  'num_answers',
  'title',
  ...roundTexts,
  ...roundFlags,
  ...questionTexts,
  'double_rule',
  'points',
  'ordered',
] as const;
type Column = (typeof columns)[number];

interface DraftQuestion {
  readonly row: Row;
  readonly number: number;
  readonly matches: string[];
  accepted: string[][];
}

interface DraftRound {
  readonly number: number;
  readonly rows: Row[];
  readonly questions: DraftQuestion[];
}

/**
 * Makes a pack from the bytes of a CSV file. Pure, and never throws: each problem is returned as one sentence, in the order
 * of the rows. `name` is the file's name, from which a sheet without a title gets one.
 *
 * @example
 * importPack(await readFile('friday.csv'), 'friday.csv'); // { pack: { title: 'Friday', rounds: […] }, remarks: [] }
 */
export function importPack(bytes: Uint8Array, name: string, origins: readonly string[] = []): Imported {
  const sheet = readSheet(bytes, columns);
  const problems: Problem[] = [...sheet.problems];
  const report = (row: Row | undefined, column: Column, says: string) =>
    problems.push({ row: row?.number, column, says });
  const done = () => ({ problems: [...problems].sort((a, b) => (a.row ?? 0) - (b.row ?? 0)).map(sentence) });

  if (sheet.columns.length === 0 && problems.length > 0) return done();
  for (const column of required) {
    if (!sheet.columns.includes(column)) report(undefined, column, words.missingColumn(firstOf(sheet.columns)));
  }
  // Without its columns every row would have the same problem.
  if (problems.some((problem) => problem.row === undefined)) return done();
  if (sheet.rows.length === 0 && problems.length === 0) problems.push({ says: words.noQuestions });

  const rounds = draft(sheet.rows, report);
  const input: PackInput = {
    title: agreed(sheet.rows, 'title', report) || titleFrom(name),
    rounds: rounds.map((round) => ({
      title: agreed(round.rows, 'round_title', report),
      ...Object.fromEntries(roundTexts.map((column) => [column, agreed(round.rows, column, report)])),
      ...Object.fromEntries(roundFlags.map((column) => [column, flag(round.rows, column, report)])),
      ...doubleRule(round.rows, report),
      matches: roundMatches(round),
      questions: round.questions.map(({ row, accepted, matches }) => ({
        question_text: row.cell('question'),
        accepted,
        matches,
        ...Object.fromEntries(questionTexts.map((column) => [column, row.cell(column)])),
        ...scoringOf(row, report),
      })),
    })),
  };
  rounds.forEach((round, i) => {
    if (!input.rounds[i]?.title) report(round.rows[0], 'round_title', words.noTitle(round.number));
    if (round.questions.length === 0) report(round.rows[0], 'question', words.noQuestionsInRound(round.number));
    if (input.rounds[i]?.single_answer) shareAnswer(round, input.rounds[i].questions);
    for (const { row, accepted } of round.questions) {
      if (accepted.length === 0) report(row, 'accepted_answers', words.noAnswer);
    }
  });
  if (problems.length > 0) return done();

  const checked = PackShape.safeParse(input);
  if (!checked.success) {
    for (const issue of checked.error.issues) problems.push(problemOf(issue, rounds));
    return done();
  }
  return { pack: checked.data, remarks: remarksOn(sheet, rounds, origins) };
}

/** Enough of them to see which name is spelled otherwise. */
function firstOf(names: readonly string[], most = 50): string {
  return names.slice(0, most).join(', ') + (names.length > most ? ' …' : '');
}

type Report = (row: Row | undefined, column: Column, says: string) => void;

/** The rows by round and by number, both sorted, whatever the order in the sheet. */
function draft(rows: readonly Row[], report: Report): DraftRound[] {
  const rounds = new Map<number, DraftRound>();
  let current: number | undefined;
  for (const row of rows) {
    // Of merged cells only the first row has the number: an empty one means that of the row above.
    if (row.cell('round') !== '') current = wholeNumber(row, 'round', report);
    else if (current === undefined) report(row, 'round', words.noRound);
    if (current === undefined) continue;

    const round = rounds.get(current) ?? { number: current, rows: [], questions: [] };
    rounds.set(current, round);
    round.rows.push(row);
    if (isHeading(row)) continue;
    const question = draftQuestion(row, report);
    const same = round.questions.find(({ number }) => number === question?.number);
    if (question && same) {
      report(row, 'question_number', words.numberTwice(question.number, round.number, same.row.number));
    } else if (question) round.questions.push(question);
  }
  for (const round of rounds.values()) round.questions.sort((a, b) => a.number - b.number);
  return [...rounds.values()].sort((a, b) => a.number - b.number);
}

/** A row that only names a round. */
function isHeading(row: Row): boolean {
  return ['question_number', 'question', 'accepted_answers', 'matches'].every((column) => row.cell(column) === '');
}

function draftQuestion(row: Row, report: Report): DraftQuestion | undefined {
  if (row.cell('question') === '') report(row, 'question', words.noQuestion);
  const matches = unique(row.cell('matches').split('|'));
  const accepted = acceptedIn(row, report);
  if (matches.length === 1) report(row, 'matches', words.fewMatches);
  if (matches.length > 1) {
    const stray = accepted.find((texts) => !texts.some((text) => has(matches, text)));
    if (stray?.[0]) report(row, 'accepted_answers', words.notAmong(stray[0]));
  }
  if (row.cell('question_number') === '') report(row, 'question_number', words.noNumber);
  const number = row.cell('question_number') === '' ? undefined : wholeNumber(row, 'question_number', report);
  return number === undefined ? undefined : { row, number, matches, accepted };
}

/**
 * `Vienna|Wien` is one answer with two spellings; `China && Nepal` are two answers, both required; `num_answers` 2 with
 * `Paul|John|Ringo|George` requires any two of them. `China and Nepal` is one answer, since people write that in one.
 */
function acceptedIn(row: Row, report: Report): string[][] {
  const text = row.cell('accepted_answers');
  const answers = text === '' ? [] : text.split('&&').map((part) => unique(part.split('|')));
  const [first = []] = answers;
  if (answers.length === 1 && first.length === 0) return [];
  if (answers.some((texts) => texts.length === 0)) report(row, 'accepted_answers', words.answerMissing);
  if (row.cell('num_answers') === '' || answers.length === 0) return answers;

  const wanted = wholeNumber(row, 'num_answers', report);
  if (wanted === undefined || wanted === answers.length) return answers;
  if (answers.length === 1 && first.length >= wanted) return Array.from({ length: wanted }, () => first);
  report(row, 'num_answers', words.wrongCount(wanted, answers.length));
  return answers;
}

/** Gives all clues of a single-answer round the answer that one of them has. */
function shareAnswer(round: DraftRound, questions: PackInput['rounds'][number]['questions']): void {
  const answer = round.questions.findLast(({ accepted }) => accepted.length > 0)?.accepted;
  if (!answer) return;
  round.questions.forEach((question, i) => {
    if (question.accepted.length > 0) return;
    question.accepted = answer;
    const made = questions[i];
    if (made) made.accepted = answer;
  });
}

/**
 * The round's own list of matches. When every question has a list: their union. When all lists are the same and have every
 * answer: that list, which was meant for the round. Otherwise none, so that a question without a list stays a text input.
 */
function roundMatches({ questions }: DraftRound): string[] {
  const lists = questions.map(({ matches }) => matches).filter((list) => list.length > 0);
  const union = unique(lists.flat());
  if (lists.length === questions.length) return union;
  const same = lists.every((list) => list.length === union.length);
  const serves = questions.every(({ accepted }) => accepted.every((texts) => texts.some((text) => has(union, text))));
  return same && serves ? union : [];
}

/** The text of a column that all rows should agree on, '' when none has any. */
function agreed(rows: readonly Row[], column: Column, report: Report): string {
  const first = rows.find((row) => row.cell(column) !== '');
  const said = first?.cell(column) ?? '';
  for (const row of rows) {
    const text = row.cell(column);
    if (first && text !== '' && foldAnswer(text) !== foldAnswer(said)) {
      report(row, column, words.differs(text, said, first.number));
    }
  }
  return said;
}

const yes = ['yes', 'y', 'true', '1', 'x', '✓', '✔'];
const no = ['no', 'n', 'false', '0', '-', ''];

function flag(rows: readonly Row[], column: Column, report: Report): boolean {
  for (const row of rows) {
    const text = row.cell(column);
    if (![...yes, ...no].includes(text.toLowerCase())) report(row, column, words.notYesNo(text));
  }
  return rows.some((row) => yes.includes(row.cell(column).toLowerCase()));
}

/** How the doubling of a round counts; nothing where no row says so. */
function doubleRule(rows: readonly Row[], report: Report): { double_rule?: DoubleRule } {
  const text = agreed(rows, 'double_rule', report).toLowerCase();
  const rule = doubleRules.find((each) => each === text);
  if (rule) return { double_rule: rule };
  const row = rows.find((each) => each.cell('double_rule') !== '');
  if (row) report(row, 'double_rule', words.notADoubleRule(row.cell('double_rule')));
  return {};
}

const doubleRules: readonly DoubleRule[] = ['all', 'mild', 'joker'];

/** The points of a question, and whether its answers belong in their order; nothing where the row does not say so. */
function scoringOf(row: Row, report: Report): { points?: number; ordered?: true } {
  const points = row.cell('points') === '' ? undefined : wholeNumber(row, 'points', report);
  return { ...(points !== undefined && { points }), ...(flag([row], 'ordered', report) && { ordered: true }) };
}

/** Reads 3, and 3.0 as spreadsheets write it after a calculation. */
function wholeNumber(row: Row, column: Column, report: Report): number | undefined {
  const text = row.cell(column);
  const digits = /^(\d{1,4})(?:[.,]0*)?$/.exec(text)?.[1];
  if (digits && Number(digits) > 0) return Number(digits);
  report(row, column, words.notWhole(text));
  return undefined;
}

/** The texts without blanks and repetitions. */
function unique(texts: readonly string[]): string[] {
  const byFold = new Map<string, string>();
  for (const text of texts.map((each) => each.trim())) {
    if (text !== '' && !byFold.has(foldAnswer(text))) byFold.set(foldAnswer(text), text);
  }
  return [...byFold.values()];
}

function has(list: readonly string[], text: string): boolean {
  return list.some((each) => foldAnswer(each) === foldAnswer(text));
}

/** `friday_night-2.csv` is called `Friday night 2`. */
function titleFrom(name: string): string {
  const plain = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  return plain === '' ? 'Quiz' : plain.charAt(0).toUpperCase() + plain.slice(1, 200);
}

const columnOf: Readonly<Record<string, Column>> = { question_text: 'question', accepted: 'accepted_answers' };

/** An issue of the pack's schema, in the sheet's terms. */
function problemOf(issue: Issue, rounds: readonly DraftRound[]): Problem {
  const [, r, field, q, part] = issue.path;
  const round = rounds[Number(r)];
  const says = issueWords(issue);
  if (issue.path[0] === 'title') return { column: 'title', says };
  if (!round) return { row: rounds[Number(issue.maximum ?? 0)]?.rows[0]?.number, column: 'round', says };
  if (field !== 'questions') {
    const column = field === 'title' ? 'round_title' : String(field);
    const row = round.rows.find((each) => each.cell(column) !== '') ?? round.rows[0];
    return { row: row?.number, column, says };
  }
  // The problem of a list that is too long is at the first question beyond it.
  const question = round.questions[Number(q ?? issue.maximum ?? 0)];
  const column = part === undefined ? 'question_number' : (columnOf[String(part)] ?? String(part));
  return { row: question?.row.number, column, says };
}

function remarksOn(
  sheet: ReturnType<typeof readSheet>,
  rounds: readonly DraftRound[],
  origins: readonly string[],
): string[] {
  const known: readonly string[] = columns;
  const rows = rounds.flatMap(({ questions }) => questions.map(({ row }) => row));
  return [
    ...(sheet.notUtf8 ? [words.notUtf8] : []),
    ...sheet.columns.filter((column) => !known.includes(column)).map(words.ignoredColumn),
    ...rows
      .filter((row) => !isShownPicture(row.cell('image'), origins))
      .map((row) => words.at(row.number, 'image', words.elsewhere(new URL(row.cell('image')).origin))),
    ...rows
      .filter((row) => row.cell('image') !== '' && row.cell('image_alt') === '')
      .map((row) => words.undescribed(row.number)),
  ];
}
