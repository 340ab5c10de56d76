import type { SnugCore } from '@snug/client';
import type { WhiteLabel } from '@snug/contract';
import { createContext, useContext } from 'react';

/** What every page of the site gets. */
export interface Site {
  /** The session and the calls. The game's page adds the game client, so that the first script stays small. */
  readonly client: SnugCore;
  readonly venue: WhiteLabel;
  /** Whether this is the visitor's first time here. */
  readonly isNewcomer?: boolean;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Pages of the venue site stand inside <App>.');
  return site;
}
