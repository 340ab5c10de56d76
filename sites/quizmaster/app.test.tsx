import { fakeClient, unsigned } from '@snug/client/fake';
import { demoHouse, sponsorVenue } from '@snug/testing/fixtures';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from './app.tsx';
import { createHostClient } from './host-client.ts';

const root = document.documentElement;

afterEach(() => {
  root.classList.remove('snug-theme');
  root.style.fontSize = '';
});

test("Y10 the console's text is as large as the reader has set it in the browser", async () => {
  // The class stands in index.html.
  root.classList.add('snug-theme');
  root.style.fontSize = '32px';
  await render(<App client={createHostClient()} />);
  await expect.element(page.getByRole('main')).toBeVisible();
  expect(getComputedStyle(page.getByRole('main').element()).fontSize).toBe('32px');
});

test('sign out everywhere stands beside the list of sign-ins: it ends all at the server, and the sign-in page says so', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', '/host/venue');
  const client = fakeClient({ answers: { hostGames: [], ...sponsorVenue(), ...demoHouse() } });
  client.session.setToken(unsigned({ sub: 'robin', exp: 4e9 }));
  await render(<App client={{ ...client, wasSignedOut: () => false, signOutNotice: {} }} />);
  const everywhere = { name: 'Sign out everywhere', exact: true };
  await page.getByRole('button', everywhere).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(client.sent('hostEndSessions')).toEqual([]);
  await expect.element(page.getByRole('button', everywhere)).toHaveFocus();
  await page.getByRole('button', everywhere).click();
  await page.getByRole('dialog').getByRole('button', everywhere).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Pull up a stool.');
  await expect
    .element(page.getByText('You are signed out everywhere. A new sign-in link lets you back in.').last())
    .toBeVisible();
  expect(client.sent('hostEndSessions').map(({ body }) => body)).toEqual([{ except_this: false }]);
  expect(client.session.token()).toBeUndefined();
});
