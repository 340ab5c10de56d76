import { logOut, type SnugCore } from '@snug/client';
import { useState } from 'react';

/** Nobody watches a dead network for longer: the phone has forgotten the login at once, and the server is told later. */
const patienceMs = 3_000;

/** Logs out: at once on this phone, then at the server (MENU-08, H75). */
export function useLogout(client: SnugCore, done: () => void) {
  const [leaving, setLeaving] = useState(false);

  async function logOutHere() {
    setLeaving(true);
    await Promise.race([logOut(client), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
    setLeaving(false);
    done();
  }

  return { leaving, logOut: logOutHere };
}
