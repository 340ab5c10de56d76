import { type FakeAnswers, fakeClient, offline } from '@snug/client/fake';
import { demoDisplayView, demoHostGame } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { HostClientContext } from '../host-client.ts';
import { BigScreenPanel } from './big-screen-panel.tsx';
import { ToBigScreen } from './to-big-screen.tsx';

const addressOf = (token: string) => ({ url: `https://snug.example/display/482917#${token}` });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const screenOpens = () => page.getByRole('link', { name: /^Open the big screen/ });

async function open(children: ReactNode, answers: FakeAnswers) {
  const client = fakeClient({ answers });
  await render(
    <main className={themeClass}>
      <HostClientContext.Provider value={{ ...client, wasSignedOut: () => false }}>
        <AnnouncerProvider>
          <Router hook={memoryLocation({ path: '/' }).hook}>{children}</Router>
        </AnnouncerProvider>
      </HostClientContext.Provider>
    </main>,
  );
}

/** Answers once it has been offline as many times as asked. */
function after<T>(failures: number, answer: T): () => T {
  let left = failures;
  return () => {
    left -= 1;
    return left >= 0 ? offline() : answer;
  };
}

test('an address that could not be loaded is loaded again on request', async () => {
  await open(<BigScreenPanel game={demoHostGame()} />, {
    hostDisplay: after(1, addressOf('token')),
    getDisplay: demoDisplayView('board'),
  });
  await expect.element(page.getByText('The address of the big screen could not be loaded.')).toBeVisible();
  await button('Try again').click();
  await expect.element(screenOpens()).toHaveAttribute('href', '/display/482917#token');
});

test('a preview that did not come says so, and is not named as if it had', async () => {
  await open(<BigScreenPanel game={demoHostGame()} />, {
    hostDisplay: addressOf('token'),
    getDisplay: after(1, demoDisplayView('board')),
  });
  await expect.element(page.getByText('What the room sees could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'What the room sees is not here yet.' })).toBeVisible();
  await button('Try again').click();
  await expect.element(page.getByRole('img', { name: 'What the room sees now: the board' })).toBeVisible();
  expect(page.getByText('What the room sees could not be loaded.').query()).toBeNull();
});

test('after a lost reply to “New address” the panel shows the address that holds now', async () => {
  let made = 1;
  await open(<BigScreenPanel game={demoHostGame()} />, {
    hostDisplay: () => addressOf(`token${made}`),
    hostNewDisplay: () => {
      made += 1;
      return offline();
    },
    getDisplay: demoDisplayView('board'),
  });
  await expect.element(screenOpens()).toHaveAttribute('href', '/display/482917#token1');
  await button('New address').click();
  await page.getByRole('dialog').getByRole('button', { name: 'New address', exact: true }).click();
  await expect.element(page.getByText(/^Snug did not answer/)).toBeVisible();
  await expect.element(screenOpens()).toHaveAttribute('href', '/display/482917#token2');
});

test('the way to the big screen can be tried again, and leads back', async () => {
  await open(<ToBigScreen gameId="g1" />, { hostDisplay: offline });
  await expect.element(button('Try again')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to the console' })).toHaveAttribute('href', '/game/g1');
  await button('Try again').click();
  await expect.element(button('Try again')).toBeVisible();
});
