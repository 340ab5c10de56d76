import { type Caller, createCaller, createSession, memoryStorage } from '@snug/client';

const callers = new Map<string, Caller>();

/**
 * Calls from a page of somebody else: the client id is made for this page and forgotten with it,
 * no login is read or kept, and the page's own storage is never touched (H61).
 */
export function pageCaller(origin: string): Caller {
  let caller = callers.get(origin);
  if (!caller) {
    caller = createCaller({ origin, session: createSession({ storage: memoryStorage() }) });
    callers.set(origin, caller);
  }
  return caller;
}
