import { expect, test } from 'vitest';
import { groupedCode } from './grouped-code.ts';
import { consoleWords as words } from './words.ts';

test('the main buttons have exactly these labels', () => {
  expect(words.startRound(2)).toBe('Start round 2');
  expect(words.ask(5)).toBe('Ask question 5');
  expect(words.closeSubmissions).toBe('Close submissions');
  expect(words.openSubmissions).toBe('Open submissions again');
  expect(words.recall).toBe('Recall');
  expect(words.endRound(2)).toBe('End round 2');
  expect(words.endGame).toBe('End the game');
});

test('the recall dialog says what a recall does', () => {
  expect(words.recallTitle(3)).toBe('Recall question 3?');
  expect(words.recallBody).toContain('Submissions will reopen');
});

test('H77 the sentence for a used or expired link says what to do', () => {
  expect(words.linkUsed).toBe(
    'That link was already used or has expired. An owner of the venue can make a new one, and so can npm run quizmaster -- link NAME in the terminal.',
  );
});

test('numbers have the right grammar', () => {
  expect([words.teams(0), words.teams(1), words.teams(14)]).toEqual(['0 teams', '1 team', '14 teams']);
  expect([words.phones(1), words.phones(41)]).toEqual(['1 phone', '41 phones']);
  expect([words.phonesHere(87, 87), words.phonesHere(3, 87)]).toEqual(['87 phones', '3 of 87 phones here']);
  expect([words.phonesHere(0, 87), words.phonesHere(0, 0)]).toEqual(['none of 87 phones here', '0 phones']);
  expect(words.playing(1, 'Priya')).toBe('Priya · 1 phone');
  expect(words.playing(3, '')).toBe('3 phones');
  expect(words.endGameEarly(1)).toBe('One round was not played.');
  expect(words.endGameEarly(2)).toBe('2 rounds were not played.');
});

test('the texts of the team rail and its announcements', () => {
  expect(words.inOf(9, 14)).toBe('9 of 14 in');
  expect(words.cameIn(['Quizzly Bears'], 9, 14)).toBe('Quizzly Bears are in. 9 of 14.');
  expect(words.cameIn(['Quizzly Bears', 'Smarty Pints', 'Risky Quizness'], 11, 14)).toBe(
    'Quizzly Bears and 2 more are in. 11 of 14.',
  );
});

test('every state of a team is a few words', () => {
  expect(words.progress({ kind: 'in' })).toBe('in');
  expect(words.progress({ kind: 'in-doubled' })).toBe('in · doubled');
  expect(words.progress({ kind: 'late' })).toBe('late');
  expect(words.progress({ kind: 'answering', answered: 3, asked: 5 })).toBe('3 of 5 answered');
  expect(words.progress({ kind: 'at-close' })).toBe('in · at close');
  expect(words.progress({ kind: 'late-beside' })).toBe('in · one late');
  expect(words.progress({ kind: 'on-clues', answered: 8, asked: 8 })).toBe('8 of 8 clues');
  expect(words.progress({ kind: 'on-clues', answered: 1, asked: 1 })).toBe('1 of 1 clue');
  expect(words.progress({ kind: 'waiting' })).toBe('waiting');
  expect(words.progress({ kind: 'not-in' })).toBe('not in');
  expect(words.progress({ kind: 'seated' })).toBe('seated');
});

test.each([
  ['482917', '482 917'],
  ['1', '1'],
  ['', ''],
])('groupedCode(%j)', (code, expected) => {
  expect(groupedCode(code)).toBe(expected);
});
