import { fakeClient } from '@snug/client/fake';
import { demoHouse, sponsorVenue } from '@snug/testing/fixtures';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './tests/open-console.tsx';

afterEach(() => page.viewport(390, 844));

test.each([360, 375, 390])(
  'at %d pixels the ways to all pages stand on one line, none narrower than a thumb',
  async (width) => {
    await page.viewport(width, 844);
    await openConsole('/packs', fakeClient({ answers: { hostGames: [], ...sponsorVenue(), ...demoHouse() } }));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Packs' })).toBeVisible();
    const links = page.getByRole('navigation').getByRole('link').elements();
    const boxes = links.map((link) => link.getBoundingClientRect());
    expect(links.map(({ textContent }) => textContent)).toEqual(['Games', 'Packs', 'Sponsors', 'Ratings', 'Venue']);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);
