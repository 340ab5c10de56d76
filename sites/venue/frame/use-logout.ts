import type { SnugClient } from '@snug/client';
import { logout } from '@snug/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';

/** Logs out: at once on this phone, then at the server, then home (MENU-08). */
export function useLogout(client: SnugClient) {
  const [leaving, setLeaving] = useState(false);
  const [, go] = useLocation();

  async function logOut() {
    const token = client.session.token();
    setLeaving(true);
    // First here: without a network nobody may stay logged in on a phone that is passed on (H75).
    client.session.clearToken();
    try {
      await client.call(logout, {
        body: { client_id: client.session.clientId() },
        headers: { authorization: `Bearer ${token}` },
        keepalive: true,
      });
    } catch {
      // The token dies by itself; this phone no longer has it.
    }
    setLeaving(false);
    go('/');
  }

  return { leaving, logOut };
}
