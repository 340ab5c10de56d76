import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksAlike, looksLikeQuizmaster } from './look-alike.ts';

test.each([
  ['Quizly Bears', 'QUIZLY BEARS', 'in capitals'],
  ['Quizly Bears', 'QuizlyBears', 'without the space'],
  ['Quizly Bears', 'Quizly Веаrs', 'with Cyrillic letters'],
  ['Quizly Bears', 'QuizIy Bears', 'with a capital I for the l'],
  ['Quizly Bears', 'Qu1zly Bears', 'with a digit for the i'],
  ['Quizly Bears', 'QUlZLY BEARS', 'with a small l for the I'],
  ['Quizly Bears', 'Ｑｕｉｚｌｙ Ｂｅａｒｓ', 'in full width'],
  ['Quizly Bears', '𝐐𝐮𝐢𝐳𝐥𝐲 𝐁𝐞𝐚𝐫𝐬', 'in mathematical letters'],
  ['Quizly Bears', 'ⓆⓤⓘⓩⓛⓨⒷⓔⓐⓡⓢ', 'in circles'],
  ['Birds', 'ВІRDS', 'in Cyrillic and Latin capitals'],
  ['Modern Talking', 'Rnodern Talking', 'with rn for an m'],
  ['MODERN TALKING', 'rnodern talking', 'with rn for an m in capitals'],
  ['Owls', '0wls', 'with a zero for the O'],
  ['Wall', 'WaIl', 'with one I among small letters'],
  ['Café', 'Cafe\u0301', 'with a combining accent'],
  ['Команда', 'КОМАНДА', 'of another alphabet in capitals'],
  ['The Regulars', 'The Regulars.', 'with a full stop'],
  ['The Regulars', 'The-Regulars', 'with a hyphen for the space'],
  ['The Regulars', '“The Regulars”', 'in quotes'],
  ['The Regulars', 'The Re\u{13430}gulars', 'with a control of another script'],
  ['The Regulars', 'The Regulars\u{e000}', 'with a character of nobody’s'],
  ['The Regulars', 'T\u0336h\u0336e\u0336 R\u0336egulars', 'struck through'],
  ['The Regulars', '🅣🅗🅔 🅡🅔🅖🅤🅛🅐🅡🅢', 'in dark circles'],
  ['The Regulars', '🆃🅷🅴 🆁🅴🅶🆄🅻🅰🆁🆂', 'in dark squares'],
  ['The Regulars', 'ᴛʜᴇ ʀᴇɢᴜʟᴀʀꜱ', 'in small capitals'],
  ['Owls', 'O\u2800w\u00adl\u{e0041}s', 'with characters that nobody sees, from before they were removed'],
])('H64 %s and %s look alike: %s', (one, other) => {
  expect([looksAlike(one, other), looksAlike(other, one)]).toEqual([true, true]);
});

test.each([
  ['Quizly Bears', 'Quizzly Bears'],
  ['Bali', 'Ball'],
  ['BALI', 'BALL'],
  ['Team 1', 'Team L'],
  ['Team 1', 'Team 11'],
  ['Table 5', 'Table S'],
  ['Cafe', 'Café'],
  ['Ano Nuevo', 'Año Nuevo'],
  ['東京', '京都'],
  ['🍺🍺', '🍺🍺🍺'],
  ['The Owls', 'The Owls 2'],
  ['Table 1-1', 'Table 11'],
  ['?!', '!!'],
  ['किताब', 'कताब'],
  ['Mars', 'Ears'],
])('H64 %s and %s are two names', (one, other) => {
  expect([looksAlike(one, other), looksAlike(other, one)]).toEqual([false, false]);
});

test('H64 every name looks like itself', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 125 }), (name) => looksAlike(name, name)));
});

test.each([
  'Quizmaster',
  'QUIZ MASTER',
  'Quіzmaster',
  'Quizrnaster',
  'Qυizmαster',
  '𝓠𝓾𝓲𝔃𝓶𝓪𝓼𝓽𝓮𝓻',
  'The Host',
  'Quizmaster.',
  'QUIZMASTER!',
  'Quiz-Master',
  'Quizmaster ✓',
  'Quizmastér',
  'Ánn',
  'Аńn',
  'Аnn',
  'ANN',
])('H64 %s is taken for the quizmaster', (name) => {
  expect(looksLikeQuizmaster(name, [{ name: 'Ann' }])).toBe(true);
});

test.each(['Quizmasters Inc', 'Hosts of Notes', 'Anna', 'Ann and Bob', ''])('H64 %s is not', (name) => {
  expect(looksLikeQuizmaster(name, [{ name: 'Ann' }])).toBe(false);
});
