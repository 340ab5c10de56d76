import { fakeClient } from '@snug/client/fake';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ConsolePage } from './console-page.tsx';
import { HostClientContext } from './host-client.ts';
import { createChosenVenue } from './venue/chosen-venue.ts';

afterEach(() => page.viewport(390, 844));

test.each([360, 375, 390])(
  'at %d pixels the ways to all pages stand on one line, none narrower than a thumb',
  async (width) => {
    await page.viewport(width, 844);
    const client = fakeClient({});
    const venue = createChosenVenue(() => ({ tab: sessionStorage, browser: localStorage }));
    const value = { session: client.session, call: client.call, venue, wasSignedOut: () => false };
    await render(
      <div className={themeClass}>
        <HostClientContext.Provider value={value}>
          <AnnouncerProvider>
            <Router hook={memoryLocation({ path: '/' }).hook}>
              <ConsolePage>Here</ConsolePage>
            </Router>
          </AnnouncerProvider>
        </HostClientContext.Provider>
      </div>,
    );
    const links = page.getByRole('navigation').getByRole('link').elements();
    const boxes = links.map((link) => link.getBoundingClientRect());
    expect(links.map(({ textContent }) => textContent)).toEqual(['Games', 'Packs', 'Sponsors', 'Ratings', 'Venue']);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);
