import { createTeamPage, isByLink, type SnugCore, type TeamPage, type TeamPageState } from '@snug/client';
import { useOnReturn, useSession, useStarted } from '@snug/client/react';

/** The team of a number as the logged-in player, or nobody, sees it; another login loads it anew. */
export function useTeamPage(
  client: SnugCore,
  number: string,
): { page: TeamPage; state: TeamPageState; viewer: string; byLink: boolean } {
  const { token, claims } = useSession(client.session);
  const byLink = token !== undefined && isByLink(token);
  // To the server, a login by a link is a visitor on this page (H47).
  const viewer = (!byLink && claims?.sub) || '';
  const [page, state] = useStarted(() => createTeamPage(client, number), [client, number, viewer]);
  // Others accept, leave and rename meanwhile.
  useOnReturn(() => void page.load(), state.at === 'there');

  return { page, state, viewer, byLink };
}
