import type { HostRound } from '@snug/contract';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { describe, expect, test } from 'vitest';
import { countOnKey, countRight, groupAnswers } from './answer-groups.ts';

test.each<[string, string[], string[][], number]>([
  ['equal after folding', ['  AMSTERDAM '], [['Amsterdam']], 1],
  ['any accepted text', ['maize'], [['corn', 'maize']], 1],
  ['not on the key', ['rotterdam'], [['Amsterdam']], 0],
  ['in any order', ['nepal', 'china'], [['China'], ['Nepal']], 2],
  ['one of two', ['nepal', 'tibet'], [['China'], ['Nepal']], 1],
  ['the same one twice counts once', ['china', 'prc'], [['China', 'PRC'], ['Nepal']], 1],
  [
    'a text that fits two answers leaves one for the next text',
    ['mercury', 'venus'],
    [['Mercury', 'Venus'], ['Mercury']],
    2,
  ],
  ['nothing given', [], [['Amsterdam']], 0],
  ['a blank is never on the key', [''], [['']], 0],
])('countOnKey: %s', (_, texts, accepted, expected) => {
  expect(countOnKey(texts, accepted)).toBe(expected);
});

describe('groupAnswers', () => {
  const named = (...names: string[]) => names.map((name) => ({ name, late: false }));
  const given = (teamid: string, ...answers: string[]) =>
    demoTeam(teamid, `Team ${teamid}`, { submitted: { 1: submissionOf([['amsterdam'], answers, ['']]) } });
  const groupsOf = (teams: ReturnType<typeof given>[], partial: Partial<HostRound> = {}) => {
    const game = demoHostGame({ teams });
    const round = game.rounds[0];
    const question = round?.questions[1];
    if (!round || !question) throw new Error('The demo round has two questions.');
    return groupAnswers(game, { ...round, asked: ['r1q1', 'r1q2', 'r1q3'], ...partial }, question);
  };

  test('a late submission beside what was handed in at the close is there too, as late, and not counted', () => {
    const handedIn = given('a', 'china', 'nepal');
    const late_submitted = { 1: submissionOf([[''], ['china', 'tibet'], ['']], { late: true }) };
    const groups = groupsOf([{ ...handedIn, late_submitted }]);
    expect(groups.map(({ texts, teams }) => [texts, teams])).toEqual([
      [['china', 'nepal'], named('Team a')],
      [['china', 'tibet'], [{ name: 'Team a', late: true }]],
    ]);
    expect(countRight(groups)).toEqual({ right: 1, all: 1 });
  });

  test('equal answers form one group in any order of their texts, the most frequent first, blanks last', () => {
    const groups = groupsOf([
      given('a', '', ''),
      given('b', '', ''),
      given('c', '', ''),
      given('d', 'india', 'china'),
      given('e', 'china', 'nepal'),
      given('f', 'nepal', 'china'),
    ]);
    expect(groups).toEqual([
      { texts: ['china', 'nepal'], teams: named('Team e', 'Team f'), onKey: 2, wanted: 2 },
      { texts: ['india', 'china'], teams: named('Team d'), onKey: 1, wanted: 2 },
      { texts: [], teams: named('Team a', 'Team b', 'Team c'), onKey: 0, wanted: 2 },
    ]);
  });

  test('a team that has not submitted is in no group; a submission without this question is a blank', () => {
    const short = demoTeam('s', 'Short', { submitted: { 1: submissionOf([['amsterdam']]) } });
    expect(groupsOf([demoTeam('n', 'Not in'), short])).toEqual([
      { texts: [], teams: named('Short'), onKey: 0, wanted: 2 },
    ]);
  });

  test('answers are matched in the order asked, which a recall makes different from the order of the pack', () => {
    const game = [given('a', 'china', 'nepal')];
    expect(groupsOf(game, { asked: ['r1q3', 'r1q2'] }).map(({ texts }) => texts)).toEqual([['china', 'nepal']]);
    expect(groupsOf(game, { asked: ['r1q2', 'r1q3'] }).map(({ texts }) => texts)).toEqual([['amsterdam']]);
  });

  test('the clues of a round share one answer: the last one given', () => {
    const team = demoTeam('a', 'A', { submitted: { 1: submissionOf([[''], ['nepal'], ['']]) } });
    const round = demoHostGame().rounds[0];
    const first = round?.questions[0];
    if (!round || !first) throw new Error('The demo round has questions.');
    const groups = groupAnswers(demoHostGame({ teams: [team] }), { ...round, single_answer: true }, first);
    expect(groups.map(({ texts }) => texts)).toEqual([['nepal']]);
  });

  test('countRight: needs every wanted answer on the key; a late answer is shown but does not count yet', () => {
    const late = demoTeam('l', 'Late', {
      submitted: { 1: submissionOf([['amsterdam'], ['china', 'nepal'], ['']], { late: true }) },
    });
    const groups = groupsOf([given('a', 'china', 'nepal'), given('b', 'china', 'tibet'), late]);
    expect(groups[0]?.teams).toEqual([...named('Team a'), { name: 'Late', late: true }]);
    expect(countRight(groups)).toEqual({ right: 1, all: 2 });
  });

  test('answers that only look alike stay separate', () => {
    expect(groupsOf([given('a', 'a,b'), given('b', 'a', 'b')])).toHaveLength(2);
  });
});
