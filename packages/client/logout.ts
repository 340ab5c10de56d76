import { logout } from '@snug/contract';
import type { SnugCore } from './client.ts';
import { randomId } from './random-id.ts';
import { isNetworkError } from './refused.ts';
import { systemRandom } from './seams.ts';
import { isSignedToken } from './token-payload.ts';

/** What this visit chose; whoever uses the phone next chooses for themselves (OPEN-70). */
const choices = [
  'guest_session',
  'target_code',
  'snug_team_name',
  'choseSpectator',
  'dismissed_team_register',
  'dismissed_2fa_warn',
];
/** Codes that were on their way: with them is written where to. */
const openCodes = ['snug_login', 'snug_profile'];
/** A login that ended here and not yet at the server. */
const ended = 'snug_logout.';
/** More than anybody logs out of without a network. */
const endedMax = 5;

/**
 * Logs out: first on this phone, because without a network nobody may stay logged in on a phone that is passed on, then
 * at the server, now or when it can be reached (H75). With the token go the name and the contacts in it, and what stands
 * in the inputs (H41); answers on their way stay, under the player whose they are (H23). Never throws.
 */
export async function logOut(core: SnugCore): Promise<void> {
  const { session, storage } = core;
  const token = session.token();
  session.clearToken();
  for (const key of [...choices, ...openCodes, ...storage.session.keys('answers_')]) storage.session.remove(key);
  for (const key of ['target_code', 'join_status']) storage.local.remove(key);
  if (token !== undefined) await endLogin(core, token);
}

/** Being told of by this page: the start and a logout may both come by. */
const underWay = new Set<string>();

/** Ends a login at the server that is not, or no longer, this phone's. Never throws. */
export async function endLogin(core: SnugCore, token: string): Promise<void> {
  const { local } = core.storage;
  if (local.keys(ended).length < endedMax) local.set(ended + randomId(systemRandom), token);
  await endLogins(core);
}

/** Tells the server of logouts that it did not hear of. For the start, and whenever the network is back. Never throws. */
export async function endLogins({ session, storage, call }: SnugCore): Promise<void> {
  for (const key of storage.local.keys(ended)) {
    const bearer = storage.local.get(key);
    if (underWay.has(key)) continue;
    underWay.add(key);
    try {
      const client_id = session.clientId();
      // Anything else there is garbage.
      if (isSignedToken(bearer)) await call(logout, { body: { client_id }, bearer, keepalive: true });
    } catch (error) {
      // Refused, it is no login any more: that is what was wanted.
      if (isNetworkError(error)) continue;
    } finally {
      underWay.delete(key);
    }
    storage.local.remove(key);
  }
}
