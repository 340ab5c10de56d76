import { useAnnounce } from '@snug/ui';
import { useHostClient } from '../host-client.ts';

/** Forgets a sign-in that the quizmaster has ended themselves at the server: the sign-in page shows the sentence about it. */
export function useSignOutHere(): (sentence: string) => void {
  const { session, signOutNotice } = useHostClient();
  const announce = useAnnounce();
  return (sentence) => {
    if (signOutNotice) signOutNotice.text = sentence;
    announce(sentence);
    session.clearToken();
  };
}
