import type { FakeClient } from '@snug/client/fake';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { type HostClient, HostClientContext } from '../host-client.ts';
import { PageRoutes } from '../page-routes.tsx';

/**
 * The console at an address below `/host`, signed in, before a fake server or a client with a chosen venue.
 *
 * @returns `paths` are the addresses so far, the newest last; `navigate` goes to another as a link does.
 */
export async function openConsole(path: string, client: FakeClient | HostClient) {
  const { hook, history, navigate } = memoryLocation({ path, record: true });
  const { unmount } = await render(
    <div className={themeClass}>
      <HostClientContext.Provider value={{ wasSignedOut: () => false, ...client }}>
        <AnnouncerProvider>
          <Router hook={hook}>
            <PageRoutes />
          </Router>
        </AnnouncerProvider>
      </HostClientContext.Provider>
    </div>,
  );
  return { paths: history, navigate, close: unmount };
}
