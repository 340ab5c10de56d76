import type { TokenClaims } from '@snug/contract';
import { useSyncExternalStore } from 'react';
import type { Session } from '../client.ts';

/**
 * Whether somebody is logged in here, and who. Follows other tabs too.
 *
 * @example
 * const { claims } = useSession(client.session);
 */
export function useSession(session: Session): { token?: string; claims?: TokenClaims } {
  const token = useSyncExternalStore(session.subscribe, session.token, session.token);
  const claims = session.claims();
  return { ...(token === undefined ? {} : { token }), ...(claims ? { claims } : {}) };
}
