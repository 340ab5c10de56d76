import { logOut, type SnugCore } from '@snug/client';
import { useState } from 'react';

/** The longest wait for the server. The device forgets the login at once; a failed call is repeated later. */
const timeoutMs = 3_000;

/** Logs out at once on this device, then on the server (MENU-08, H75). */
export function useLogout(client: SnugCore, done: () => void) {
  const [leaving, setLeaving] = useState(false);

  async function logOutHere() {
    setLeaving(true);
    await Promise.race([logOut(client), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
    setLeaving(false);
    done();
  }

  return { leaving, logOut: logOutHere };
}
