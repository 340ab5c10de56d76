import { refused } from '@snug/testing/rules';
import { expect, test } from 'vitest';
import { contactFrom, inviteeFrom } from './contact.ts';

test.each([
  [{ email: ' Sam@Example.com ' }, { kind: 'email', contact: 'sam@example.com' }],
  [
    { email: '', phone: '(555) 555-0123' },
    { kind: 'phone', contact: '5555550123' },
  ],
] as const)('RULE-09 OPEN-26 the contact of %j', (fields, contact) => {
  expect(contactFrom(fields)).toEqual(contact);
});

test.each([{}, { email: '', phone: '' }, { email: 'sam' }, { phone: '555' }, { email: 'sam', phone: '5555550123' }])(
  'RULE-09 OPEN-26 %j has no contact',
  (fields) => {
    expect(refused(() => contactFrom(fields))).toBe('400 contactNeeded');
  },
);

const both = { email: 'sam@example.com', phone: '5555550123', playerid: 'id of Sam' };
const [email, phone, playerid] = [
  { kind: 'email', contact: 'sam@example.com' },
  { kind: 'phone', contact: '5555550123' },
  { kind: 'playerid', contact: 'id of Sam' },
] as const;

test.each([
  [{ ...both, inviteBy: 'email' }, email],
  [{ ...both, inviteBy: 'phone' }, phone],
  [{ ...both, inviteBy: 'playerid' }, playerid],
  [{ email: both.email }, email],
  [{ playerid: both.playerid }, playerid],
  [{ playerid: both.playerid, phone: both.phone }, phone],
] as const)('CALL-30 the invitee of %j', (request, invitee) => {
  expect(inviteeFrom(request)).toEqual(invitee);
});
