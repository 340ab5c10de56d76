const big = 'x'.repeat(1000000);
const codes = [
    '',
    ' ',
    '12345',
    '1234567',
    '000000',
    '1e5',
    '-12345',
    '+12345',
    '12 345',
    '１２３４５６',
    '١٢٣٤٥٦',
    '123456\n',
    '123456%00',
    '0x1E240',
    ['123456'],
    { code: '123456' },
    big,
    123456,
];
const numbers = [
    -1,
    0,
    1.5,
    'RAW:1e999',
    'NaN',
    2 ** 31,
    2 ** 53 + 2,
    '5',
    '5abc',
    null,
    true,
    [],
    {},
    '007',
    9999,
    '0x10',
];
const ids = [
    '',
    '.',
    '..',
    '../..',
    '%2e%2e%2f',
    '%00',
    '\u0000',
    '/',
    '?',
    '#',
    ';',
    '\'"`',
    "' OR 1=1--",
    'i'.repeat(300),
    'ключ🗝',
    '__proto__',
    'constructor',
    'toString',
    null,
    7,
    [],
    {},
];
const texts = [
    '',
    '   ',
    'a'.repeat(125),
    'a'.repeat(126),
    big,
    `${'a'.repeat(124)}😀😀`,
    'a\ud800',
    '👨‍👩‍👧‍👦'.repeat(30),
    '\u202eegatsop',
    '\u200b\u200b',
    `z${'\u0301'.repeat(50)}`,
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '{{7*7}}',
    '$' + '{x}',
    'javascript:alert(1)',
    'url(https://evil.example/)',
    'line\r\nBcc: all@evil.example',
    'nul\u0000nul',
    '__proto__',
    'constructor',
    'toString',
    '=cmd()',
    'Quizmaster\u00ad',
    'İstanbul',
    'e\u0301',
    'é',
    null,
    7,
    [],
    {},
];
const emails = [
    'nobody',
    'a@@b.example',
    `${'a'.repeat(310)}@b.example`,
    'a@b',
    '"quoted local"@b.example',
    'plus+tag@b.example',
    'a@bücher.example',
    'a@b.example\r\nBcc: all@evil.example',
    'a@b.example.',
    'ünï@b.example',
    `a@${'a.'.repeat(50000)}`,
    'a@x.example,b@y.example',
    'CASE@B.EXAMPLE',
    null,
    7,
    [],
    {},
];
const phones = [
    '555555555',
    '55555555555',
    '+15555550100',
    '555-CALL-NOW',
    '(555) 555-5555;ext=1',
    '５５５５５５５５５５',
    '0000000000',
    '9005550100',
    '📞',
    '5'.repeat(1000000),
    5555550100,
    null,
    [],
];
const answers = [
    'no array',
    [],
    [[]],
    [['a'], ['b', 'c'], []],
    Array(1000).fill(Array(1000).fill('')),
    [['a', 'b', 'c']],
    [[null]],
    [[7]],
    [[[[[[[[[['deep']]]]]]]]]],
    [['a'], ['b'], ['c'], ['d']],
    [['same', 'same']],
    null,
    {},
];
const booleans = ['true', 1, 'on', null, undefined, [], {}];
const lists = ['no list', [null], [7], [{}], [['nested']], Array(10000).fill('x'), null, {}];
/** The list of bad values for a field, by its name. */
export function badValuesFor(field, value) {
    if (field === 'code')
        return codes;
    if (field === 'answers')
        return answers;
    if (field === 'email')
        return emails;
    if (field === 'phone')
        return phones;
    if (typeof value === 'boolean')
        return booleans;
    if (typeof value === 'number' || field === 'round')
        return numbers;
    if (Array.isArray(value))
        return lists;
    if (/_?(id|code|ids|alias|owner|inviter|urlid|link|image)$|^(id|team|userid|playerid|surveyid|gameId|teamId|gameid)$/.test(field))
        return ids;
    return texts;
}
