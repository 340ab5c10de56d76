/** All sentences of the spreadsheet import. */
export const words = {
  at: (row: number | undefined, column: string | undefined, says: string) => {
    if (row === undefined) return column === undefined ? says : `Column ${column}: ${says}`;
    return column === undefined ? `Row ${row}: ${says}` : `Row ${row}, column ${column}: ${says}`;
  },
  empty: 'The file is empty.',
  tooLarge: (bytes: number) =>
    `The file is larger than ${Math.floor(bytes / 1_048_576)} MB, which is more than any quiz.`,
  tooManyLines: (lines: number) =>
    `The file has more than ${lines.toLocaleString('en')} lines, which is more than any quiz.`,
  workbook: 'This is a workbook, not a CSV file. Save it as "CSV UTF-8" and import that.',
  openQuote: 'a quotation mark opens here and is never closed.',
  badQuote: 'the quotation marks around a cell do not match.',
  noQuestions: 'The file has a header and no questions below it.',
  missingColumn: (known: string) =>
    `the header has no such column. ${known === '' ? 'It names none.' : `It has: ${known}.`}`,
  columnTwice: 'the header names this column twice.',
  tooManyCells: 'there are more cells than columns. A text with a comma in it must stand in quotation marks.',
  noRound: 'the number of the round is missing.',
  notWhole: (text: string) => `"${text}" is not a whole number from 1 up.`,
  noTitle: (round: number) => `round ${round} has no title.`,
  noNumber: 'the number of the question is missing.',
  numberTwice: (number: number, round: number, row: number) =>
    `question ${number} of round ${round} is already in row ${row}.`,
  noQuestion: 'the question is empty.',
  noAnswer: 'there is no accepted answer.',
  answerMissing: 'an answer is missing beside &&.',
  wrongCount: (wanted: number, given: number) =>
    `${wanted} answers are wanted and ${given === 1 ? 'only 1 is' : `${given} are`} given in accepted_answers. Write && between them.`,
  notAmong: (answer: string) => `"${answer}" is not among the row's matches, so nobody could choose it.`,
  fewMatches: 'a list needs at least two answers to choose from.',
  notADoubleRule: (text: string) => `"${text}" is not a rule of doubling: all, mild or joker.`,
  notYesNo: (text: string) => `"${text}" is neither yes nor no.`,
  differs: (text: string, other: string, row: number) => `it says "${text}" here and "${other}" in row ${row}.`,
  noQuestionsInRound: (round: number) => `round ${round} has no questions.`,
  tooLong: (max: number) => `a text here is longer than ${max} characters.`,
  tooMany: (max: number) => `more than ${max} of these are too many.`,
  elsewhere: (origin: string) =>
    `the picture is on ${origin} and will not be shown: this server shows its own, and those from origins that SNUG_PICTURE_ORIGINS names.`,
  badPicture: 'a picture must be an address that begins with https:// or /media/.',
  invalid: 'this cannot be used.',
  ignoredColumn: (column: string) => `Column ${column} is not one we know, and was left out.`,
  undescribed: (row: number) => `Row ${row}: the picture has no image_alt, a description for those who cannot see it.`,
  notJson: 'The file is not JSON. A pack is a .json file that this server or import-pack wrote, or a .csv file.',
  roundAt: (round: number) => `Round ${round}`,
  questionAt: (question: number) => `question ${question}`,
  inJson: (at: string, field: string | undefined, says: string) => {
    const where = [at, field].filter((part) => part !== undefined && part !== '').join(', ');
    return where === '' ? `The pack: ${says}` : `${where.charAt(0).toUpperCase()}${where.slice(1)}: ${says}`;
  },
  missing: 'this is missing or empty.',
  undescribedAt: (round: number, question: number) =>
    `Round ${round}, question ${question}: the picture has no image_alt, a description for those who cannot see it.`,
  notUtf8: 'The file is not UTF-8; it was read as Windows-1252. Check the accents.',
} as const;

/** What is wrong, and where: `row` as the spreadsheet numbers it, `column` as the header spells it. */
export interface Problem {
  readonly row?: number | undefined;
  readonly column?: string | undefined;
  readonly says: string;
}

/** The problem in one sentence. */
export function sentence({ row, column, says }: Problem): string {
  return words.at(row, column, says);
}
