import type { Inviting, InvitingState } from '@snug/client';
import { useSyncExternalStore } from 'react';

/** Where the inviting stands, on a screen. */
export function useInviting({ subscribe, get }: Inviting): InvitingState {
  return useSyncExternalStore(subscribe, get, get);
}
