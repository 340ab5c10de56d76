import type { Pack } from '@snug/contract';
import { Pack as PackShape } from '@snug/contract/shapes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importPack } from './import-pack.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const header = 'round,round_title,question_number,question,accepted_answers,matches';
const sheet = (...rows: string[]) => utf8([header, ...rows].join('\n'));

function packOf(bytes: Uint8Array, name = 'friday.csv'): Pack {
  const imported = importPack(bytes, name);
  if ('problems' in imported) throw new Error(imported.problems.join('\n'));
  return imported.pack;
}

function problemsOf(bytes: Uint8Array): readonly string[] {
  const imported = importPack(bytes, 'friday.csv');
  return 'problems' in imported ? imported.problems : [];
}

function remarksOf(bytes: Uint8Array): readonly string[] {
  const imported = importPack(bytes, 'friday.csv');
  return 'remarks' in imported ? imported.remarks : imported.problems;
}

const plain = sheet(
  '1,Towns,1,What is the capital of Austria?,Vienna|Wien,',
  '1,Towns,2,"Which two rivers meet at Passau, with the Danube?",Inn and Ilz,',
  '2,Songs,1,Who sang Yesterday?,The Beatles,The Beatles|The Kinks|The Who',
);

test('rounds, questions, accepted answers and matches come from their columns', () => {
  const pack = packOf(plain);
  expect(pack.title).toBe('Friday');
  expect(pack.rounds.map(({ title, questions }) => [title, questions.length])).toEqual([
    ['Towns', 2],
    ['Songs', 1],
  ]);
  expect(pack.rounds[0]?.questions[0]?.accepted).toEqual([['Vienna', 'Wien']]);
  expect(pack.rounds[1]?.matches).toEqual(['The Beatles', 'The Kinks', 'The Who']);
  expect(PackShape.parse(pack)).toEqual(pack);
});

/** Sheets that look different and mean the same. */
const warts: [name: string, bytes: Uint8Array][] = [
  ['a BOM', utf8(`\ufeff${new TextDecoder().decode(plain)}`)],
  ['CRLF', utf8(new TextDecoder().decode(plain).replaceAll('\n', '\r\n'))],
  ['old Mac line ends', utf8(new TextDecoder().decode(plain).replaceAll('\n', '\r'))],
  ['a last line end and blank rows', utf8(`\n,,,,,\n${new TextDecoder().decode(plain)}\n\n,,,,,\n  ,,,,,\n\n`)],
  [
    'the UTF-16 and tabs that Excel calls Unicode Text',
    utf16(
      [
        header.replaceAll(',', '\t'),
        '1\tTowns\t1\tWhat is the capital of Austria?\tVienna|Wien\t',
        '1\tTowns\t2\tWhich two rivers meet at Passau, with the Danube?\tInn and Ilz\t',
        '2\tSongs\t1\tWho sang Yesterday?\tThe Beatles\tThe Beatles|The Kinks|The Who',
      ].join('\r\n'),
    ),
  ],
  ['empty columns at the end', utf8(new TextDecoder().decode(plain).replaceAll(/$/gm, ',,,'))],
  [
    'semicolons, below rows with nothing in them',
    utf8(
      [
        ';;;;;',
        '\u00a0;;;;;',
        header.replaceAll(',', ';'),
        '1;Towns;1;What is the capital of Austria?;Vienna|Wien;',
        '1;Towns;2;Which two rivers meet at Passau, with the Danube?;Inn and Ilz;',
        '2;Songs;1;Who sang Yesterday?;The Beatles;The Beatles|The Kinks|The Who',
      ].join('\r\n'),
    ),
  ],
  [
    'a sep= line, tabs, and a header with capitals and spaces',
    utf8(
      [
        'sep=\t',
        ' Round \tRound Title\tQUESTION NUMBER\tQuestion\tAccepted  Answers\tMatches',
        '1\tTowns\t1\tWhat is the capital of Austria?\tVienna|Wien\t',
        '1\tTowns\t2\tWhich two rivers meet at Passau, with the Danube?\tInn and Ilz\t',
        '2\tSongs\t1\tWho sang Yesterday?\tThe Beatles\tThe Beatles|The Kinks|The Who',
      ].join('\r\n'),
    ),
  ],
  [
    'rows out of order',
    sheet(
      '2,Songs,1,Who sang Yesterday?,The Beatles,The Beatles|The Kinks|The Who',
      '1,Towns,2,"Which two rivers meet at Passau, with the Danube?",Inn and Ilz,',
      '1,Towns,1,What is the capital of Austria?,Vienna|Wien,',
    ),
  ],
  [
    'titles on a first row alone, merged round cells and numbers after a calculation',
    sheet(
      '1.0,Towns,1.0,What is the capital of Austria?,Vienna|Wien,',
      ',,2.0,"Which two rivers meet at Passau, with the Danube?",Inn and Ilz,',
      '2.0,Songs,1,Who sang Yesterday?,The Beatles,The Beatles|The Kinks|The Who',
    ),
  ],
  [
    'rows that only name their round',
    sheet(
      '1,Towns,,,,',
      '1,,1,What is the capital of Austria?,Vienna|Wien,',
      '1,,2,"Which two rivers meet at Passau, with the Danube?",Inn and Ilz,',
      '2,Songs,,,,',
      '2,,1,Who sang Yesterday?,The Beatles,The Beatles|The Kinks|The Who',
    ),
  ],
  [
    'stray, double, non-breaking and zero-width spaces',
    sheet(
      ' 1 ,\u00a0Towns ,1,  What is\u00a0the  capital of\tAustria? ,\u200b Vienna | Wien |,',
      '1,towns,2,"Which two rivers meet at Passau, with the Danube? ",Inn and\u202fIlz,',
      '2,Songs,1,Who sang Yesterday?,The Beatles||the beatles,The Beatles | The Kinks|The Who|The Kinks',
    ),
  ],
];

test.each(warts)('the same pack comes from a sheet with %s', (_, bytes) => {
  expect(packOf(bytes)).toEqual(packOf(plain));
});

function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
}

test('a question over several lines is one row, and rows below it keep their number', () => {
  const bytes = sheet('1,Songs,1,"Finish the line:\r\n  ""Hello, ""\r\nand the next",darkness,', '1,Songs,2,,x,');
  expect(problemsOf(bytes)).toEqual(['Row 3, column question: the question is empty.']);
  const whole = packOf(sheet('1,Songs,1,"Finish the line:\r\n  ""Hello, ""\r\nand the next",darkness,'));
  expect(whole.rounds[0]?.questions[0]?.question_text).toBe('Finish the line:\n"Hello, "\nand the next');
});

test('Windows-1252 is read, and reported', () => {
  // Café in 1252, and a typographic quote and a euro, which Latin-1 does not have.
  const bytes = Buffer.concat([
    utf8(`${header}\n1,Food,1,Which caf`),
    Buffer.from([0xe9, 0x92]),
    utf8('s price?,'),
    Buffer.from([0x80]),
    utf8('5,'),
  ]);
  const question = packOf(bytes).rounds[0]?.questions[0];
  expect(question?.question_text).toBe('Which café’s price?');
  expect(question?.accepted).toEqual([['€5']]);
  expect(remarksOf(bytes)).toEqual(['The file is not UTF-8; it was read as Windows-1252. Check the accents.']);
});

test('optional columns are read, and an unknown one is named', () => {
  const bytes = utf8(
    [
      `${header},title,subtitle,player_instructions,handout,image,image_alt,source,notes,single_answer,double_or_nothing,tiebreaker,Remarks`,
      '1,Towns,1,Where is this?,Vienna,,Friday at the Crown,Abroad,One each,Map on paper,/media/a.png,A wheel,Ours,Nice,no,YES,,ask Jo',
      '1,,2,And this?,Linz,,,,,,https://example.org/b.jpg,,,,,,,',
    ].join('\n'),
  );
  const pack = packOf(bytes);
  expect(pack.title).toBe('Friday at the Crown');
  expect(pack.rounds[0]).toMatchObject({
    subtitle: 'Abroad',
    player_instructions: 'One each',
    handout: 'Map on paper',
    single_answer: false,
    double_or_nothing: true,
    tiebreaker: false,
  });
  expect(pack.rounds[0]?.questions[0]).toMatchObject({
    image: '/media/a.png',
    image_alt: 'A wheel',
    source: 'Ours',
    notes: 'Nice',
  });
  expect(remarksOf(bytes)).toEqual([
    'Column remarks is not one we know, and was left out.',
    'Row 3, column image: the picture is on https://example.org and will not be shown: this server shows its own, and those from origins that SNUG_PICTURE_ORIGINS names.',
    'Row 3: the picture has no image_alt, a description for those who cannot see it.',
  ]);
});

test('what a question is worth, whether its answers are ordered and how a round doubles are read', () => {
  const rows = [
    'round,round_title,question_number,question,accepted_answers,points,ordered,double_rule',
    '1,Rivers,1,Longest?,Nile,3,,joker',
    '1,,2,First and second?,Nile && Amazon,,yes,',
    '2,Lakes,1,Deepest?,Baikal,,,',
  ].join('\n');
  const pack = packOf(utf8(rows));
  expect(pack.rounds.map(({ double_rule }) => double_rule)).toEqual(['joker', undefined]);
  expect(pack.rounds[0]?.questions.map(({ points, ordered }) => [points, ordered])).toEqual([
    [3, undefined],
    [undefined, true],
  ]);
  const wrong = rows.replace('3,,joker', '0.5,maybe,twice');
  expect([...problemsOf(utf8(wrong))].toSorted()).toEqual([
    'Row 2, column double_rule: "twice" is not a rule of doubling: all, mild or joker.',
    'Row 2, column ordered: "maybe" is neither yes nor no.',
    'Row 2, column points: "0.5" is not a whole number from 1 up.',
  ]);
});

test('&& separates answers that are all wanted, num_answers takes any of a list, and "and" does neither', () => {
  const pack = packOf(
    utf8(
      [
        `${header},num_answers`,
        '1,Towns,1,Which two countries?,China|PRC && Nepal,,',
        '1,Towns,2,Which two countries?,China and Nepal,,',
        '1,Towns,3,Name two Beatles,John|Paul|George|Ringo,,2',
        '1,Towns,4,Name both,A && B,,2',
      ].join('\n'),
    ),
  );
  const beatles = ['John', 'Paul', 'George', 'Ringo'];
  expect(pack.rounds[0]?.questions.map(({ accepted }) => accepted)).toEqual([
    [['China', 'PRC'], ['Nepal']],
    [['China and Nepal']],
    [beatles, beatles],
    [['A'], ['B']],
  ]);
});

test('a round has the union of its questions’ lists, or the one list that serves it, or none', () => {
  const rounds = packOf(
    sheet(
      '1,Own,1,?,a,a|b',
      '1,Own,2,?,c,c|b',
      '2,Shared,1,?,a,a|b|c',
      '2,Shared,2,?,b,',
      '3,Mixed,1,?,a,a|b',
      '3,Mixed,2,Type it,d,',
    ),
  ).rounds;
  expect(rounds.map(({ matches }) => matches)).toEqual([['a', 'b', 'c'], ['a', 'b', 'c'], []]);
  expect(rounds[0]?.questions.map(({ matches }) => matches)).toEqual([
    ['a', 'b'],
    ['c', 'b'],
  ]);
});

test('the clues of a single-answer round share the answer of the last that has one', () => {
  const pack = packOf(
    utf8([`${header},single_answer`, '1,Clues,1,Far,,,yes', '1,Clues,2,Near,The Moon|Moon,,'].join('\n')),
  );
  expect(pack.rounds[0]?.questions.map(({ accepted }) => accepted)).toEqual([
    [['The Moon', 'Moon']],
    [['The Moon', 'Moon']],
  ]);
});

const wrong: [name: string, bytes: Uint8Array, problems: string[]][] = [
  ['nothing', utf8(' \n'), ['The file is empty.']],
  ['a header alone', sheet(), ['The file has a header and no questions below it.']],
  [
    'a workbook',
    new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]),
    ['This is a workbook, not a CSV file. Save it as "CSV UTF-8" and import that.'],
  ],
  ['too many lines', sheet('\n'.repeat(10_001)), ['The file has more than 10,000 lines, which is more than any quiz.']],
  ['too large a file', new Uint8Array(1_048_577), ['The file is larger than 1 MB, which is more than any quiz.']],
  [
    'missing columns',
    utf8('round,question_number,question,answers\n1,1,Q,A'),
    [
      'Column round_title: the header has no such column. It has: round, question_number, question, answers.',
      'Column accepted_answers: the header has no such column. It has: round, question_number, question, answers.',
    ],
  ],
  [
    'a column named twice',
    utf8(`${header},Question\n1,T,1,Q,A,,Q`),
    ['Row 1, column question: the header names this column twice.'],
  ],
  [
    'a comma outside quotation marks',
    sheet('1,T,1,Slovakia, or Slovenia, or both?,Slovenia,'),
    ['Row 2: there are more cells than columns. A text with a comma in it must stand in quotation marks.'],
  ],
  [
    'an open quotation mark',
    sheet('1,T,1,Q,A,', '1,T,2,"Q,A,'),
    ['Row 3: a quotation mark opens here and is never closed.'],
  ],
  [
    'many at once, in the order of the rows',
    sheet(
      ',T,1,Q,A,',
      'one,T,1,Q,A,',
      '1,T,1,,A,',
      '1,T,2,Q,,',
      '1,T,1,Q,A,',
      '1,T,b,Q,A,',
      '1,T,0,Q,A,',
      '1,T,,Q,A,',
      '1,U,7,Q,A,',
      '2,,1,Q,A,a',
      '2,,2,Q,z|y,a|b',
      '2,,3,Q,A && ,',
    ),
    [
      'Row 2, column round: the number of the round is missing.',
      'Row 3, column round: "one" is not a whole number from 1 up.',
      'Row 4, column question: the question is empty.',
      'Row 5, column accepted_answers: there is no accepted answer.',
      'Row 6, column question_number: question 1 of round 1 is already in row 4.',
      'Row 7, column question_number: "b" is not a whole number from 1 up.',
      'Row 8, column question_number: "0" is not a whole number from 1 up.',
      'Row 9, column question_number: the number of the question is missing.',
      'Row 10, column round_title: it says "U" here and "T" in row 4.',
      'Row 11, column matches: a list needs at least two answers to choose from.',
      'Row 11, column round_title: round 2 has no title.',
      'Row 12, column accepted_answers: "z" is not among the row\'s matches, so nobody could choose it.',
      'Row 13, column accepted_answers: an answer is missing beside &&.',
    ],
  ],
  [
    'a round without questions',
    sheet('1,T,1,Q,A,', '2,Later,,,,'),
    ['Row 3, column question: round 2 has no questions.'],
  ],
  [
    'a number of answers that is not given, and a flag that is neither',
    utf8(`${header},num_answers,single_answer\n1,T,1,Q,A,,2,maybe`),
    [
      'Row 2, column num_answers: 2 answers are wanted and only 1 is given in accepted_answers. Write && between them.',
      'Row 2, column single_answer: "maybe" is neither yes nor no.',
    ],
  ],
  [
    'what the pack’s own shape refuses',
    utf8(
      [
        `${header},image,notes`,
        `1,${'T'.repeat(201)},1,${'Q'.repeat(2001)},A,,javascript:alert(1),`,
        `1,,2,Q,${'A'.repeat(501)},,,${'n'.repeat(2001)}`,
      ].join('\n'),
    ),
    [
      'Row 2, column round_title: a text here is longer than 200 characters.',
      'Row 2, column question: a text here is longer than 2000 characters.',
      'Row 2, column image: a picture must be an address that begins with https:// or /media/.',
      'Row 3, column accepted_answers: a text here is longer than 500 characters.',
      'Row 3, column notes: a text here is longer than 2000 characters.',
    ],
  ],
  [
    'too many rounds',
    sheet(...Array.from({ length: 31 }, (_, i) => `${i + 1},T,1,Q,A,`)),
    ['Row 32, column round: more than 30 of these are too many.'],
  ],
  [
    'too many questions in a round',
    sheet(...Array.from({ length: 51 }, (_, i) => `1,T,${i + 1},Q,A,`)),
    ['Row 52, column question_number: more than 50 of these are too many.'],
  ],
  [
    'too many answers wanted',
    sheet(`1,T,1,Q,${Array.from({ length: 21 }, (_, i) => `a${i}`).join('&&')},`),
    ['Row 2, column accepted_answers: more than 20 of these are too many.'],
  ],
];

test.each(wrong)('%s: every problem is named with its row and column', (_, bytes, problems) => {
  expect([...problemsOf(bytes)].sort()).toEqual([...problems].sort());
});

test('problems are in the order of their rows', () => {
  const rows = problemsOf(sheet('1,T,1,,A,', '1,,x,Q,A,', '2,,1,Q,,')).map((says) =>
    Number(/^Row (\d+)/.exec(says)?.[1]),
  );
  expect(rows).toEqual([2, 3, 4, 4]);
});

/** Cells that break importers. */
const cell = fc.oneof(
  fc.constantFrom(
    '',
    '1',
    '2',
    '1.0',
    '"',
    '""',
    '"a',
    'a"b',
    ' ',
    '\u00a0',
    '|',
    '&&',
    'a|b && c',
    'yes',
    '\n',
    '\r',
    '__proto__',
    '\ud800',
    '=1+1',
    '\0',
  ),
  fc.string({ maxLength: 12 }),
);
const line = fc
  .tuple(fc.array(cell, { maxLength: 9 }), fc.constantFrom(',', ';', '\t'))
  .map(([cells, separator]) => cells.join(separator));

test('any bytes give a valid pack or sentences', () => {
  const answers = (bytes: Uint8Array): void => {
    const imported = importPack(bytes, 'any.csv');
    if ('problems' in imported) expect(imported.problems.join('')).not.toBe('');
    else expect(PackShape.parse(imported.pack)).toEqual(imported.pack);
  };
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), answers));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => answers(sheet(...lines))),
    { numRuns: 500 },
  );
});
