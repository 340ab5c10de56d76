import type { SnugCore } from '@snug/client';
import type { WhiteLabel } from '@snug/contract';
import { createContext, useContext } from 'react';

/** What every page of the site is given. */
export interface Site {
  /** Session and calls; the game's page adds the games, so that the first script goes without them. */
  readonly client: SnugCore;
  readonly venue: WhiteLabel;
  /** Came here for the first time. */
  readonly isNewcomer?: boolean;
  /** Something worth a passing line, such as a version check that failed (OPEN-93). */
  readonly notice?: string;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Pages of the venue site stand inside <App>.');
  return site;
}
