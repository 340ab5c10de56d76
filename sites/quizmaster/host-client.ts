import { type Caller, createCaller, createSession, type Session } from '@snug/client';
import { createContext, useContext } from 'react';
import { atVenue, type ChosenVenue, createChosenVenue } from './venue/chosen-venue.ts';

/** What every part of the console gets: the session, and the caller that reaches the server. */
export interface HostClient {
  readonly session: Session;
  readonly call: Caller;
  /** The venue that the calls are at; absent: the first of the quizmaster's, always. */
  readonly venue?: ChosenVenue;
  /** Whether the server ended the last session because its token is no longer valid. */
  readonly wasSignedOut: () => boolean;
  /** What the sign-in page says about the sign-in that the quizmaster has just ended themselves. */
  readonly signOutNotice?: { text?: string | undefined };
}

/** Creates the quizmaster's session. Its token has a key of its own, apart from a player's login in this browser (H77). */
export function createHostClient(): HostClient {
  const session = createSession({ tokenKey: 'snug_host_token' });
  const venue = createChosenVenue();
  let wasSignedOut = false;
  const onUnauthorized = () => {
    wasSignedOut = true;
  };
  const call = atVenue(createCaller({ session, onUnauthorized }), venue);
  return { session, call, venue, wasSignedOut: () => wasSignedOut, signOutNotice: {} };
}

export const HostClientContext = createContext<HostClient | undefined>(undefined);

export function useHostClient(): HostClient {
  const client = useContext(HostClientContext);
  if (!client) throw new Error('A part of the console needs <HostClientContext.Provider> around it.');
  return client;
}
