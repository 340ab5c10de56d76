import { demoHostGame, demoQuestion, demoRound, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { expect, test } from 'vitest';
import { tiebreakLines } from './tiebreak-lines.ts';

test('the nearest number comes first; what is no number comes last', () => {
  const question = demoQuestion('q', 0, 'How many steps has the Eiffel Tower?', [['1665']]);
  const round = demoRound(1, 'Tiebreak', [question], { asked: ['q'], tiebreaker: true });
  const given = { Foxes: '1,700', Geese: 'many', Hares: '1660 steps', Late: '1665' };
  const teams = Object.entries(given).map(([name, text]) =>
    demoTeam(name, name, { submitted: { 1: submissionOf([[text]], { late: name === 'Late' }) } }),
  );
  const lines = tiebreakLines(demoHostGame({ rounds: [round], teams }), round, question);
  expect(lines.map(({ name, distance }) => [name, distance])).toEqual([
    ['Hares', 5],
    ['Foxes', 35],
    ['Geese', undefined],
  ]);
});
