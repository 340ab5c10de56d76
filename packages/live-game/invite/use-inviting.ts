import type { Inviting, InvitingState } from '@snug/client';
import { useSyncExternalStore } from 'react';

/** The current state of inviting; renders again when it changes. */
export function useInviting({ subscribe, get }: Inviting): InvitingState {
  return useSyncExternalStore(subscribe, get, get);
}
