import { expect, test } from 'vitest';
import { type Dismissable, dismissal } from './dismissal.ts';
import { guardedStorage, memoryStorage } from './storage.ts';

function staysAwayForTheSession(what: Dismissable, other: Dismissable): void {
  const tab = memoryStorage();
  expect(dismissal(tab, what).isDismissed()).toBe(false);
  dismissal(tab, what).dismiss();
  expect(tab.session.keys('')).toEqual([what]);
  expect(tab.local.keys('')).toEqual([]);
  // The next page of this tab, and the other key; then another tab.
  expect([dismissal(tab, what).isDismissed(), dismissal(tab, other).isDismissed()]).toEqual([true, false]);
  expect(dismissal({ ...memoryStorage(), local: tab.local }, what).isDismissed()).toBe(false);
}

test('STORE-11 the dismissed register-your-team modal stays away for the session, and no longer', () => {
  staysAwayForTheSession('dismissed_team_register', 'dismissed_2fa_warn');
});

test('STORE-12 LIMIT-28 the dismissed 2FA banner stays away for the session, and no longer', () => {
  staysAwayForTheSession('dismissed_2fa_warn', 'dismissed_team_register');
});

test.each(['', 'null', '{', '[]', 'x'.repeat(1_000)])('H68 the corrupt value %j dismisses nothing', (stored) => {
  const tab = memoryStorage();
  tab.session.set('dismissed_2fa_warn', stored);
  expect(dismissal(tab, 'dismissed_2fa_warn').isDismissed()).toBe(false);
});

test('H68 with blocked storage it stays dismissed as long as the page lives', () => {
  const blocked = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const warning = dismissal(guardedStorage({ local: blocked, session: blocked }), 'dismissed_2fa_warn');
  warning.dismiss();
  expect(warning.isDismissed()).toBe(true);
});
