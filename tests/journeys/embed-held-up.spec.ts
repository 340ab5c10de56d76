import { expect, test } from '@playwright/test';
import { openForeignSite, serverOfFile } from '@snug/testing/browser';

// A server of its own, because what its address may ask is spent.
const server = serverOfFile();

/** Asks as the script tag does on many phones behind one address, until the next one has to wait. */
async function holdUp(signal: AbortSignal): Promise<void> {
  const ask = (n: number) =>
    fetch(`${server.url}/api/player/game/${300_000 + n}/exists`, {
      headers: { origin: 'https://elsewhere.example', 'user-client-id': `${n}`.padStart(32, 'f') },
      signal,
    }).then((reply) => reply.arrayBuffer());
  let answered = 0;
  const asked = Array.from({ length: 40 }, (_, n) => ask(n).then(() => ++answered));
  for (const each of asked) each.catch(() => undefined);
  // Twenty are answered at once, and then one in half a minute.
  await expect.poll(() => answered, { timeout: 20_000 }).toBeGreaterThanOrEqual(20);
}

test('at an address that is held up, the join box by script tag says why it waits', async ({ page }) => {
  const script = `${server.url}/embed/v1/snug.js`;
  const html = `<!doctype html><script type="module" src="${script}"></script><snug-join-box></snug-join-box>`;
  const site = await openForeignSite({ '': { html } });
  const flood = new AbortController();
  await page.goto(site.url);
  const box = page.locator('snug-join-box');
  const why = box.getByText(/Please wait\.$/);
  await expect(box.getByText('Ask your Quizmaster for a game code.')).toBeVisible();

  await holdUp(flood.signal);
  await box.getByLabel('Game code').fill('299999');
  await box.getByRole('button', { name: 'Next' }).click();
  const button = box.getByRole('button', { name: 'Finding Game...' });
  await expect(button).toBeVisible();
  const before = await button.boundingBox();
  await expect(why).toBeVisible();
  await expect(why).toHaveAttribute('aria-live', 'polite');
  expect((await button.boundingBox())?.y).toBe(before?.y);
  flood.abort();
  await site.close();
});
