import { AnnouncerProvider } from '@snug/ui';
import { type BaseLocationHook, Router } from 'wouter';
import { type HostClient, HostClientContext } from '../host-client.ts';
import { PageRoutes } from '../page-routes.tsx';

interface Props {
  readonly client: HostClient;
  /** Where the console is: addresses below `/host`. */
  readonly hook: BaseLocationHook;
}

/** The console's pages, signed in, without a browser's address: for tests and stories. */
export function ConsolePages({ client, hook }: Props) {
  return (
    <HostClientContext.Provider value={client}>
      <AnnouncerProvider>
        <Router hook={hook}>
          <PageRoutes />
        </Router>
      </AnnouncerProvider>
    </HostClientContext.Provider>
  );
}
