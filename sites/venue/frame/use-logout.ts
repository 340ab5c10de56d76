import type { SnugCore } from '@snug/client';
import { logout } from '@snug/contract';
import { useState } from 'react';

/** What this session chose; whoever uses the phone next chooses for themselves (OPEN-70). */
const sessionFlags = ['guest_session', 'choseSpectator', 'dismissed_team_register', 'dismissed_2fa_warn'];

/** Logs out: at once on this phone, then at the server (MENU-08). */
export function useLogout(client: SnugCore, done: () => void) {
  const [leaving, setLeaving] = useState(false);

  async function logOut() {
    const token = client.session.token();
    setLeaving(true);
    // First here: without a network nobody may stay logged in on a phone that is passed on (H75).
    client.session.clearToken();
    for (const flag of sessionFlags) client.storage.session.remove(flag);
    try {
      await client.call(logout, {
        body: { client_id: client.session.clientId() },
        headers: { authorization: `Bearer ${token}` },
        keepalive: true,
      });
    } catch {
      // The token expires by itself, and this phone no longer has it.
    }
    setLeaving(false);
    done();
  }

  return { leaving, logOut };
}
