import fc from 'fast-check';
import { expect, test } from 'vitest';
import { teamNumberOf } from './team-number.ts';

test('LIMIT-04 ENTITY-TEAM-b a team number has at least five digits and begins at 10000', () => {
  expect(teamNumberOf(' #10042 ')).toBe('10042');
  expect(teamNumberOf('10000')).toBe('10000');
  for (const text of ['', '9999', '09999', '010042', '1e4', '10042.5', '-10042', '１００４２', '1234567890', 'new']) {
    expect([text, teamNumberOf(text)]).toEqual([text, undefined]);
  }
  fc.assert(
    fc.property(fc.integer({ min: -1_000, max: 2_000_000_000 }), (number) => {
      const isOne = number >= 10_000 && number <= 999_999_999;
      expect(teamNumberOf(String(number))).toBe(isOne ? String(number) : undefined);
    }),
  );
});
