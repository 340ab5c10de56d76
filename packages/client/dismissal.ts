import type { GuardedStorage } from './storage.ts';

/** The register-your-team modal (STORE-11, OPEN-51) and the 2FA banner (STORE-12, MENU-09). */
export type Dismissable = 'dismissed_team_register' | 'dismissed_2fa_warn';

export interface Dismissal {
  isDismissed(): boolean;
  dismiss(): void;
}

/**
 * A dismissed notice stays away for the life of the tab (LIMIT-28), and is shown again to the next user of the phone.
 *
 * @example
 * const warning = dismissal(core.storage, 'dismissed_2fa_warn');
 * if (!warning.isDismissed()) show();
 */
export function dismissal({ session }: GuardedStorage, what: Dismissable): Dismissal {
  return {
    isDismissed: () => session.get(what) === 'true',
    dismiss: () => void session.set(what, 'true'),
  };
}
