import { expect, test } from '@playwright/test';
import { appearanceAround, expectedAppearance } from '../journeys/appearance.ts';
import { cloneOfHead, npmStart, removeClone } from './clone.ts';
// The first steps of somebody who has just heard of Snug: a clone, one command, and the first pages. All other tests run on
// what earlier steps have built, and once passed while these pages came without a single token.
/** An installation and four builds, on a busy machine. */
const startMaxMs = 1200000;
const clone = cloneOfHead();
let started;
test.beforeAll(async () => {
    test.setTimeout(startMaxMs);
    started = await npmStart(clone);
});
test.afterAll(async () => {
    await started?.end();
    removeClone(clone);
});
const pages = [
    { name: 'home', path: '/', behind: 'ground', title: (page) => page.getByRole('heading', { level: 1 }) },
    { name: 'the console', path: '/host/', behind: 'ground', title: (page) => page.getByRole('heading', { level: 1 }) },
    {
        name: 'the join box on a venue’s own page',
        path: '/examples/venue-page.html',
        behind: 'surface',
        title: (page) => page.locator('snug-join-box').getByRole('heading'),
    },
];
for (const { name, path, behind, title } of pages) {
    test(`${name} is styled by its tokens, without any error`, async ({ browser }) => {
        const page = await browser.newPage({ colorScheme: 'light' });
        const wrong = [];
        page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
        page.on('pageerror', (error) => wrong.push(String(error)));
        page.on('requestfailed', (request) => wrong.push(`${request.url()} ${request.failure()?.errorText}`));
        await page.goto(`${started.url}${path}`);
        expect(await appearanceAround(title(page).first())).toEqual(expectedAppearance('day', behind));
        await page.emulateMedia({ colorScheme: 'dark' });
        // The example page is light, and tells the box so.
        const scheme = behind === 'ground' ? 'night' : 'day';
        await expect.poll(() => appearanceAround(title(page).first())).toEqual(expectedAppearance(scheme, behind));
        if (behind === 'ground') {
            expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('700 32px Fraunces')))).toBe(true);
        }
        expect(wrong).toEqual([]);
        await page.close();
    });
}
