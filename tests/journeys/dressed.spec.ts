import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { dressAround, dressOf } from '../rig/dressed.ts';
import { type House, openHouse } from '../rig/house.ts';

let house: House;
test.afterEach(() => house.close());

test('the venue site on React comes dressed in its tokens', async ({ browser }) => {
  house = await openHouse('react');
  const page = await browser.newPage({ colorScheme: 'dark' });
  await page.goto(house.url);
  expect(await dressAround(page.getByRole('heading', { level: 1 }))).toEqual(dressOf('night', 'ground'));
  await page.close();
});

const storybook = fileURLToPath(new URL('../../storybook-static/index.html', import.meta.url));

if (existsSync(storybook)) {
  test('the Storybook that was built comes dressed in its tokens', async ({ browser }) => {
    house = await openHouse();
    const page = await browser.newPage({ colorScheme: 'dark' });
    await page.goto(`${house.url}/storybook/iframe.html?viewMode=story&id=widgets-join-box--empty`);
    expect(await dressAround(page.getByRole('heading').first())).toEqual(dressOf('night', 'surface'));
    await page.close();
  });
}
