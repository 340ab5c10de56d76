import type { FakeClient } from '@snug/client/fake';
import { themeClass } from '@snug/theme';
import { render } from 'vitest-browser-react';
import { memoryLocation } from 'wouter/memory-location';
import type { HostClient } from '../host-client.ts';
import { ConsolePages } from './console-pages.tsx';

/**
 * The console at an address below `/host`, signed in, before a fake server or a client with a chosen venue.
 *
 * @returns `paths` are the addresses so far, the newest last; `navigate` goes to another as a link does.
 */
export async function openConsole(path: string, client: FakeClient | HostClient) {
  const { hook, history, navigate } = memoryLocation({ path, record: true });
  const { unmount } = await render(
    <div className={themeClass}>
      <ConsolePages client={{ wasSignedOut: () => false, ...client }} hook={hook} />
    </div>,
  );
  return { paths: history, navigate, close: unmount };
}
