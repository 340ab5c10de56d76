import { logout } from '@snug/contract';
import type { SnugCore } from './client.ts';
import { randomId } from './random-id.ts';
import { isNetworkError } from './refused.ts';
import { systemRandom } from './seams.ts';
import { isSignedToken } from './token-payload.ts';

/** What this visit chose; the next user of the phone chooses again (OPEN-70). */
const choices = [
  'guest_session',
  'target_code',
  'snug_team_name',
  'snug_new_team',
  'choseSpectator',
  'dismissed_team_register',
  'dismissed_2fa_warn',
];
/** Login codes that were being sent: they are stored with the contact. */
const openCodes = ['snug_login', 'snug_profile', 'snug_my_data'];
/** A login that has ended on this device but not yet at the server. */
const ended = 'snug_logout.';
/** More logouts than anybody makes without a network. */
const endedMax = 5;

/**
 * Logs out: first on this device, because a phone that is passed on must not stay logged in when the network is down, then
 * at the server, now or when it can be reached (H75). The token goes with the name and contacts in it, and the drafts in the
 * inputs (H41); queued answers stay, stored under their player (H23). Never throws.
 */
export async function logOut(core: SnugCore): Promise<void> {
  const { session, storage } = core;
  const token = session.token();
  session.clearToken();
  const ofGames = ['answers_', 'snug_typed_', 'snug_seen_invites_', 'snug_register_asked_'].flatMap((prefix) =>
    storage.session.keys(prefix),
  );
  for (const key of [...choices, ...openCodes, ...ofGames]) storage.session.remove(key);
  for (const key of ['target_code', 'join_status']) storage.local.remove(key);
  if (token !== undefined) await endLogin(core, token);
}

/** The logouts this page is reporting: the start and a logout may overlap. */
const underWay = new Set<string>();

/** Ends a login at the server that this device does not, or no longer, use. Never throws. */
export async function endLogin(core: SnugCore, token: string): Promise<void> {
  const { local } = core.storage;
  if (local.keys(ended).length < endedMax) local.set(ended + randomId(systemRandom), token);
  await endLogins(core);
}

/** Reports pending logouts to the server. Called at the start and whenever the network is back. Never throws. */
export async function endLogins({ session, storage, call }: SnugCore): Promise<void> {
  for (const key of storage.local.keys(ended)) {
    const bearer = storage.local.get(key);
    if (underWay.has(key)) continue;
    underWay.add(key);
    try {
      const client_id = session.clientId();
      // Any other stored value is corrupt.
      if (isSignedToken(bearer)) await call(logout, { body: { client_id }, bearer, keepalive: true });
    } catch (error) {
      // A refusal means that the login has ended already.
      if (isNetworkError(error)) continue;
    } finally {
      underWay.delete(key);
    }
    storage.local.remove(key);
  }
}
