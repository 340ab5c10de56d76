import { useAnnounce } from '@snug/ui';
import { useHostClient } from '../host-client.ts';

/** Forgets a sign-in that the quizmaster has ended themselves at the server: the sign-in page shows the sentence about it. */
export function useSignOutHere(): (says: string) => void {
  const { session, parting } = useHostClient();
  const announce = useAnnounce();
  return (says) => {
    if (parting) parting.says = says;
    announce(says);
    session.clearToken();
  };
}
