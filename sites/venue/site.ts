import type { SnugClient } from '@snug/client';
import type { WhiteLabel } from '@snug/contract';
import { createContext, useContext } from 'react';

/** What every page of the site is given. */
export interface Site {
  readonly client: SnugClient;
  readonly venue: WhiteLabel;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Pages of the venue site stand inside <App>.');
  return site;
}
