import { expect, test } from '@playwright/test';
import { openForeignSite, serverOfFile } from '@snug/testing/browser';

const server = serverOfFile();

test('the join box by script tag works on a page with unruly styles, and hands over to the venue site', async ({
  page,
}) => {
  await page.goto(`${server.url}/examples/venue-page.html`);
  const box = page.locator('snug-join-box');
  await expect(box.getByRole('heading', { name: 'Join with Code' })).toBeVisible();
  await expect(box.getByText('Ask your Quizmaster for a game code.')).toBeVisible();
  await expect(box.getByRole('button', { name: 'Next' })).toBeDisabled();

  await box.getByLabel('Game code').fill(server.code === '111111' ? '222222' : '111111');
  await box.getByRole('button', { name: 'Next' }).click();
  await expect(box.getByLabel('Game code')).toHaveAccessibleDescription(/No open game has this code\./);

  await box.getByLabel('Game code').fill(server.code);
  await box.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL(`${server.url}/join**`);
  await expect(page.getByText('Game Found!')).toBeVisible();
});

test('the script tag leaves the page alone: no new globals, nothing in the head, nothing stored, nothing after removal', async ({
  page,
}) => {
  const site = await openForeignSite({ '': { html: '<!doctype html><snug-join-box></snug-join-box>' } });
  await page.goto(site.url);
  const before = await page.evaluate(() => ({
    names: Object.getOwnPropertyNames(window),
    head: document.head.childElementCount,
  }));
  const after = await page.evaluate(async (address) => {
    await import(/* @vite-ignore */ address);
    await customElements.whenDefined('snug-join-box');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const box = document.querySelector('snug-join-box');
    const drawn = box?.shadowRoot?.childElementCount ?? 0;
    const inputs = box?.shadowRoot?.querySelectorAll('input').length ?? 0;
    box?.remove();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return {
      drawn: drawn > 0 && inputs === 1,
      left: box?.shadowRoot?.querySelectorAll('input').length,
      names: Object.getOwnPropertyNames(window),
      head: document.head.childElementCount,
      stored: localStorage.length + sessionStorage.length,
      sheets: document.adoptedStyleSheets.length,
    };
  }, `${server.url}/embed/v1/snug.js`);
  await site.close();
  expect(after.names.filter((name) => !before.names.includes(name))).toEqual([]);
  expect(after.head).toBe(before.head);
  expect(after).toMatchObject({ drawn: true, left: 0 });
  expect(after.stored).toBe(0);
  expect(after.sheets).toBe(0);
});
