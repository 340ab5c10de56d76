import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { serverOfFile } from '@snug/testing/browser';

const server = serverOfFile();

const atOnce = 20;
const rounds = 20;

/** What the page holds once everything that can go is gone. */
async function held(session: CDPSession): Promise<Record<string, number>> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** A page with Snug on it, whose survey is answered at once by the page itself. */
async function openPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fetchOf = window.fetch;
    window.fetch = async (input, init) => {
      if (!String(input).includes('/api/')) return fetchOf(input, init);
      return Response.json({ count: 2, survey: { surveyid: 's1', question_text: 'Tea?', options: ['Yes', 'No'] } });
    };
  });
  await page.goto(`${server.url}/examples/sponsor-page.html`);
  await page.locator('snug-survey').evaluate((survey) => survey.remove());
}

/** Puts elements on the page, waits for what they show, and removes them. */
async function mountAndRemove(page: Page, tag: string, shown: string): Promise<void> {
  await page.evaluate(
    async ({ tag, shown, atOnce }) => {
      const elements = Array.from({ length: atOnce }, () => document.createElement(tag));
      for (const element of elements) {
        element.setAttribute('sponsor', 'any');
        document.body.append(element);
      }
      const isThere = () => elements.every((element) => element.shadowRoot?.querySelector(shown));
      while (!isThere()) await new Promise(requestAnimationFrame);
      for (const element of elements) element.remove();
    },
    { tag, shown, atOnce },
  );
}

for (const [tag, shown] of [
  ['snug-join-box', 'input'],
  ['snug-survey', 'section'],
  ['snug-survey', 'input[type=radio]'],
] as const) {
  test(`nothing is left of 400 times <${tag}> with its ${shown}: no nodes, no listeners, no heap`, async ({ page }) => {
    await openPage(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    // The first rounds fill what is kept once: the script, its sheet, compiled code.
    for (let round = 0; round < 3; round++) await mountAndRemove(page, tag, shown);
    const before = await held(session);
    for (let round = 0; round < rounds; round++) await mountAndRemove(page, tag, shown);
    // A timer that is due, a microtask, an observer: what ends by itself has ended.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const after = await held(session);
    const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    expect(grown('Nodes')).toBeLessThanOrEqual(0);
    expect(grown('JSEventListeners')).toBeLessThanOrEqual(0);
    // Below a kilobyte each: a component that is kept is tens of them.
    expect(grown('JSHeapUsedSize')).toBeLessThan(atOnce * rounds * 1_000);
  });
}
