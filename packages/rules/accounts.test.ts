import { anAccount, refused } from '@snug/testing/rules';
import { expect, test } from 'vitest';
import { refuseOwnContact, requirePlayerName, takenContactRefusal } from './accounts.ts';
import { details } from './details.ts';

test('CALL-07 OPEN-21 a display name is cleaned, and is not empty', () => {
  expect(requirePlayerName(' Ada \u202eL ')).toBe('Ada L');
  for (const typed of ['', ' ', '\u200b']) {
    expect(refused(() => requirePlayerName(typed))).toBe('400 nameNeeded');
  }
  expect(refused(() => requirePlayerName('Quіz Master'))).toBe('409 quizmastersName');
});

test('CALL-08 RULE-08 RULE-09 RULE-12 one’s own contact is not added again; another of its kind replaces it', () => {
  const ada = { email: 'ada@example.com', phone: null };
  const add = (kind: 'email' | 'phone', contact: string) => refuseOwnContact(ada, { kind, contact });
  expect(refused(() => add('email', 'ada@example.com'))).toBe('409 contactIsYours');
  add('email', 'new@example.com');
  add('phone', '5555550101');
});

test('CALL-09 H38 a contact that another account has is refused, and no accounts are merged', () => {
  const [ada, ben] = [anAccount('Ada'), anAccount('Ben')];
  expect(takenContactRefusal(ada.account_id, ben)).toMatchObject({ status: 409, detail: details.contactTaken });
  for (const owner of [undefined, ada]) expect(takenContactRefusal(ada.account_id, owner)).toBeUndefined();
});
