import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Contact } from '../contact-of.ts';
import { invitees } from './invitees.ts';

const ada = { email: 'ada@quiz.example', phone: '5551234567' };
const ben = { email: 'ben@quiz.example' };

test('RULE-07 a contact whose email or phone is on the team already is not added, however it is written', () => {
  expect(invitees([ben, { email: 'ADA@quiz.example' }, { phone: '(555) 123-4567' }], [ada])).toEqual([ben]);
  expect(invitees([ben, { email: ' Ben@Quiz.example' }, { phone: '5550000000' }], [])).toEqual([
    ben,
    { phone: '5550000000' },
  ]);
  // Most players have only one of the two: two empty values are not the same contact.
  expect(invitees([ben], [{ email: '', phone: '' }, {}])).toEqual([ben]);
});

test('RULE-07 in any order, each contact is invited once, and none is lost', () => {
  const email = fc.constantFrom('a@q.example', 'A@q.example', 'b@q.example').map((email): Contact => ({ email }));
  const phone = fc.constantFrom('5551234567', '555-123-4567', '5559999999').map((phone): Contact => ({ phone }));
  fc.assert(
    fc.property(fc.array(fc.oneof(email, phone)), fc.array(fc.oneof(email, phone)), (typed, onTeam) => {
      const invited = invitees(typed, onTeam);
      expect(invitees(invited, onTeam)).toEqual(invited);
      expect(invitees(invited, [...onTeam, ...invited])).toEqual([]);
      expect(invitees(typed, [...onTeam, ...invited])).toEqual([]);
    }),
  );
});
