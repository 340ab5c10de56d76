import type { Adjustment, Grade, Mark } from '@snug/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerKey } from '../answer-key.ts';
import { boardOf, resultsOf } from './results.ts';
import { type ScoredTeam, scoreGame, ungradedAnswers } from './score-game.ts';
import type { ScoredRound } from './score-round.ts';

const question = (id: string, accepted: string[][], more: Partial<ScoredRound['graded'][number]> = {}) => {
  return { question_id: id, accepted, matches: [], ordered: false, points: 1, ...more };
};

const round = (round_order: number, more: Partial<ScoredRound> = {}): ScoredRound => {
  const graded = more.graded ?? [question(`q${round_order}.1`, [['Paris']]), question(`q${round_order}.2`, [['Oslo']])];
  return {
    ...{ round_order, title: `Round ${round_order}`, single_answer: false, double_rule: 'all', tiebreaker: false },
    ...{ graded, asked_count: graded.length },
    ...more,
  };
};

const submission = (answers: string[][], more: { doubled?: boolean; late?: boolean; clue?: number } = {}) => {
  return { round_id: 'r', title: 'R', single_answer: false, doubled: false, late: false, answers, ...more };
};

const team = (teamid: string, submitted: ScoredTeam['submitted']): ScoredTeam => {
  return { teamid, team_name: `The ${teamid}`, submitted };
};

const grade = (question_id: string, texts: string[], marks: Mark[] | null, more: Partial<Grade> = {}): Grade => {
  const answer_key = answerKey(texts, { ordered: false });
  return { question_id, answer_key, marks, funny: false, version: 1, by: 'Quinn', at: 1, ...more };
};

const score = (rounds: ScoredRound[], teams: ScoredTeam[], grades: Grade[] = [], adjustments: Adjustment[] = []) =>
  scoreGame({ rounds, teams, grades, adjustments });

const pointsOf = (
  rounds: ScoredRound[],
  answers: string[][],
  more: Parameters<typeof submission>[1] = {},
  grades: Grade[] = [],
) => score(rounds, [team('foxes', { 1: submission(answers, more) })], grades)[0]?.points;

describe('points', () => {
  test('a right answer earns the points of its question, in whatever form; a blank none', () => {
    expect(pointsOf([round(1)], [[' PARIS '], ['']])).toBe(1);
    expect(pointsOf([round(1, { graded: [question('q', [['Paris']], { points: 5 })] })], [['paris']])).toBe(5);
  });

  test('what nobody has graded earns nothing yet, and says so', () => {
    const scores = score([round(1)], [team('foxes', { 1: submission([['Pariss'], ['Bergen']]) })]);
    expect(scores[0]?.points).toBe(0);
    expect([...ungradedAnswers(scores)].map(([id, keys]) => [id, keys.size])).toEqual([
      ['q1.1', 1],
      ['q1.2', 1],
    ]);
  });

  test('a quizmaster’s grade comes before what is sure, and half is half', () => {
    const grades = [grade('q1.1', ['Paris'], ['none']), grade('q1.2', ['Christiania'], ['half'])];
    expect(pointsOf([round(1)], [['Paris'], ['Christiania']], {}, grades)).toBe(0.5);
  });

  test('a grade that is taken back leaves the answer as it was', () => {
    expect(pointsOf([round(1)], [['Paris'], ['']], {}, [grade('q1.1', ['Paris'], null, { version: 2 })])).toBe(1);
  });

  test('several answers earn per part, in any order, and one that is given twice as it was graded', () => {
    const pair = round(1, { graded: [question('q', [['China'], ['Nepal']], { points: 2 })] });
    expect(pointsOf([pair], [['Nepal', 'China']])).toBe(4);
    const tibet = [grade('q', ['Nepal', 'Tibet'], ['full', 'none'])];
    expect(pointsOf([pair], [['Tibet', 'Nepal']], {}, tibet)).toBe(2);
    expect(pointsOf([pair], [['Nepal', 'Tibet']], {}, tibet)).toBe(2);
    const twice = [grade('q', ['Nepal', 'Nepal'], ['full', 'none'])];
    expect(pointsOf([pair], [['Nepal', 'Nepal']])).toBe(0);
    expect(pointsOf([pair], [['Nepal', 'Nepal']], {}, twice)).toBe(2);
  });

  test('marks beyond the wanted answers earn no more than all of them', () => {
    const grades = [grade('q', ['a', 'b'], ['full', 'full'])];
    const single = round(1, { graded: [question('q', [['x']])] });
    expect(pointsOf([single], [['a', 'b']], {}, grades)).toBe(1);
  });

  test('a late submission that waits counts nothing', () => {
    expect(pointsOf([round(1)], [['Paris'], ['Oslo']], { late: true })).toBe(0);
  });

  test('bonuses and penalties add up; those of a round that does not count yet do not', () => {
    const one = (points: number, round_order: number | null): Adjustment => {
      return { adjustment_id: `a${points}`, teamid: 'foxes', round_order, points, reason: 'x', by: 'Quinn', at: 1 };
    };
    const scores = score(
      [round(1)],
      [team('foxes', { 1: submission([['Paris'], ['']]) })],
      [],
      [one(3, null), one(-1, 1), one(9, 2)],
    );
    expect(scores[0]?.points).toBe(3);
  });
});

describe('doubling', () => {
  const right = [['Paris'], ['Oslo']];
  const wrong = [['Paris'], ['']];

  test.each([
    ['all', right, 4, 'won'],
    ['all', wrong, 0, 'lost'],
    ['mild', right, 4, 'won'],
    ['mild', wrong, 1, 'lost'],
    ['joker', right, 4, 'won'],
    ['joker', wrong, 2, 'won'],
  ] as const)('by the rule "%s", %j earns %d: %s', (double_rule, answers, points, double) => {
    const scores = score(
      [round(1, { double_rule })],
      [
        team('foxes', {
          1: submission(
            answers.map((each) => [...each]),
            { doubled: true },
          ),
        }),
      ],
    );
    expect(scores[0]).toMatchObject({ points, rounds: [{ double }] });
  });

  test('a half is not all right', () => {
    expect(pointsOf([round(1)], [['Paris'], ['Olso']], { doubled: true }, [grade('q1.2', ['Olso'], ['half'])])).toBe(0);
  });
});

describe('a round of clues', () => {
  const clues = round(1, { single_answer: true, asked_count: 8, graded: [question('q', [['The Moon', 'Moon']])] });
  const answers = (text: string) => [...Array.from({ length: 7 }, () => ['']), [text]];

  test.each([
    [0, 8],
    [3, 5],
    [7, 1],
    [undefined, 1],
  ])('kept since clue %s, its answer earns %d', (clue, points) => {
    expect(pointsOf([clues], answers('moon'), clue === undefined ? {} : { clue })).toBe(points);
  });

  test('a wrong answer earns nothing, half a right one half, and all right doubles', () => {
    expect(pointsOf([clues], answers('the sun'), { clue: 0 }, [grade('q', ['the sun'], ['none'])])).toBe(0);
    expect(pointsOf([clues], answers('a moon of ours'), { clue: 0 }, [grade('q', ['a moon of ours'], ['half'])])).toBe(
      4,
    );
    expect(pointsOf([clues], answers('moon'), { clue: 5, doubled: true })).toBe(6);
  });
});

describe('places', () => {
  const answers = { foxes: ['Paris', 'Oslo'], owls: ['Paris', ''], bears: ['', 'Oslo'], newts: ['', ''] };
  const teams = Object.entries(answers).map(([id, [one = '', two = '']]) =>
    team(id, { 1: submission([[one], [two]]) }),
  );

  test('equal teams share a place, and the next one is left out', () => {
    expect(score([round(1)], teams).map(({ teamid, place }) => [teamid, place])).toEqual([
      ['foxes', 1],
      ['bears', 2],
      ['owls', 2],
      ['newts', 4],
    ]);
  });

  test('a tiebreaker orders equal teams by how near they are, earns nothing and waits for nobody', () => {
    const tiebreaker = round(2, { tiebreaker: true, graded: [question('t', [['1889']])] });
    const guesses: Record<string, string> = { owls: '1,900', bears: 'about 1850', foxes: '7' };
    const all = teams.map((each) => {
      return { ...each, submitted: { ...each.submitted, 2: submission([[guesses[each.teamid] ?? '']]) } };
    });
    const scores = score([round(1), tiebreaker], all);
    expect(scores.map(({ teamid, place, points }) => [teamid, place, points])).toEqual([
      ['foxes', 1, 2],
      ['owls', 2, 1],
      ['bears', 3, 1],
      ['newts', 4, 0],
    ]);
    expect(ungradedAnswers(scores).size).toBe(0);
  });

  test('who missed a tiebreaker is behind in it, whatever comes after', () => {
    const ties = [1, 2].map((n) =>
      round(n, { tiebreaker: true, graded: [question(`t${n}`, [[n === 1 ? '100' : '500']])] }),
    );
    const scores = score(ties, [
      team('late', { 2: submission([['500']]) }),
      team('near', { 1: submission([['95']]), 2: submission([['400']]) }),
    ]);
    expect(scores.map(({ teamid }) => teamid)).toEqual(['near', 'late']);
  });

  test('a guess with dots between thousands is read both ways', () => {
    const tie = round(1, { tiebreaker: true, graded: [question('t', [['1,234']])] });
    const scores = score(
      [tie],
      [team('far', { 1: submission([['1200']]) }), team('dots', { 1: submission([['1.234']]) })],
    );
    expect(scores.map(({ teamid }) => teamid)).toEqual(['dots', 'far']);
  });
});

describe('what is told', () => {
  const teams = [
    team('foxes', { 1: submission([['Paris'], ['Oslo']]) }),
    team('owls', { 1: submission([['Paris'], ['']]) }),
    team('newts', {}),
  ];
  const scores = score([round(1)], teams);

  test('a board shows the unveiled teams, from the last', () => {
    const names = (unveiled: number | null) =>
      boardOf(scores, { through: 1, final: false, unveiled }).rows.map(({ teamid }) => teamid);
    expect(names(0)).toEqual([]);
    expect(names(2)).toEqual(['owls', 'newts']);
    expect(names(null)).toEqual(['foxes', 'owls', 'newts']);
    expect(boardOf(scores, { through: 1, final: false, unveiled: 1 }).teams).toBe(3);
  });

  test('a result says what was right and the room’s share, of revealed rounds alone', () => {
    const [told] = resultsOf(scores, 'owls', [{ ...round(1), isRevealed: true }]);
    expect(told).toMatchObject({ points: 1, of: 2, double: '' });
    expect(told?.questions).toEqual([
      { question_id: 'q1.1', marks: ['full'], points: 1, of: 1, right: 2, teams: 2 },
      { question_id: 'q1.2', marks: [], points: 0, of: 1, right: 1, teams: 2 },
    ]);
    expect(resultsOf(scores, 'owls', [{ ...round(1), isRevealed: false }])[0]).not.toHaveProperty('questions');
  });

  test('a team that handed nothing in has a result of nothing; a stranger has none', () => {
    expect(resultsOf(scores, 'newts', [{ ...round(1), isRevealed: true }])[0]?.points).toBe(0);
    expect(resultsOf(scores, 'nobody', [{ ...round(1), isRevealed: true }])).toEqual([]);
  });
});

describe('always', () => {
  const aText = fc.constantFrom('Paris', 'paris', 'Pariss', 'Oslo', 'London', '', '42', 'forty-two');
  const aSubmission = fc.record({
    answers: fc.array(fc.array(aText, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 2 }),
    doubled: fc.boolean(),
    late: fc.boolean(),
  });
  const aGame = fc.record({
    submissions: fc.array(aSubmission, { minLength: 1, maxLength: 6 }),
    rule: fc.constantFrom('all' as const, 'mild' as const, 'joker' as const),
    marks: fc.array(fc.constantFrom<Mark>('full', 'half', 'none'), { minLength: 8, maxLength: 8 }),
  });
  const played = ({ submissions, rule, marks }: typeof aGame extends fc.Arbitrary<infer T> ? T : never) => {
    const grades = ['Pariss', 'London', '42'].map((text, n) => grade('q1.1', [text], [marks[n] ?? 'none']));
    const teams = submissions.map((each, n) => team(`t${n}`, { 1: submission(each.answers, each) }));
    return { rounds: [round(1, { double_rule: rule })], teams, grades, adjustments: [] };
  };

  test('scoring again, or the teams and grades in another order, gives the same', () => {
    fc.assert(
      fc.property(aGame, (game) => {
        const input = played(game);
        const scores = scoreGame(input);
        expect(scoreGame(input)).toEqual(scores);
        const turned = scoreGame({ ...input, teams: input.teams.toReversed(), grades: input.grades.toReversed() });
        expect(turned).toEqual(scores);
      }),
    );
  });

  test('teams with equal submissions have equal points, and nobody earns more than twice the round', () => {
    fc.assert(
      fc.property(aGame, (game) => {
        const scores = scoreGame(played(game));
        for (const { points } of scores) expect(points).toBeLessThanOrEqual(4);
        const byContent = new Map<string, number>();
        for (const { teamid, points } of scores) {
          const content = JSON.stringify(game.submissions[Number(teamid.slice(1))]);
          expect(byContent.get(content) ?? points).toBe(points);
          byContent.set(content, points);
        }
      }),
    );
  });

  test('a better mark never takes points away', () => {
    fc.assert(
      fc.property(aGame, fc.nat(3), (game, nth) => {
        const before = scoreGame(played(game));
        const marks = game.marks.map((mark, n) => (n === nth ? 'full' : mark));
        const after = scoreGame(played({ ...game, marks }));
        for (const { teamid, points } of before) {
          expect(after.find((each) => each.teamid === teamid)?.points).toBeGreaterThanOrEqual(points);
        }
      }),
    );
  });
});
