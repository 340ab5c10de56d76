import { fakeClient } from '@snug/client/fake';
import { demoHostGame } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Console } from '../console.tsx';
import { DeskHeader } from '../desk/desk-header.tsx';
import { teamsPath } from '../game-address.ts';
import { HostClientContext } from '../host-client.ts';

const game = demoHostGame();
const waiting = { ...game, waiting_count: 1 };
const sentence = 'One team waits to be let in.';
const link = page.getByRole('link', { name: 'See who' });

/** Shows a page of a game in which nobody waits, then the same once a team does. */
async function arrive(path: string, shown: (of: typeof game) => ReactElement) {
  const { hook } = memoryLocation({ path });
  const client = { ...fakeClient(), wasSignedOut: () => false };
  const all = (of: typeof game) => (
    <Router hook={hook}>
      <HostClientContext.Provider value={client}>
        <AnnouncerProvider>{shown(of)}</AnnouncerProvider>
      </HostClientContext.Provider>
    </Router>
  );
  const { rerender } = await render(all(game));
  expect(link.elements()).toEqual([]);
  await rerender(all(waiting));
  await expect.element(page.getByText(sentence).first()).toBeInTheDocument();
}

const head = (of: typeof game) => <DeskHeader game={of} title="The board" connection="live" />;

test('the lobby says that a team waits, beside the teams that it shows', async () => {
  await arrive('/game/g1', (of) => (
    <Console
      game={of}
      connection="live"
      busy={false}
      onRun={async () => true}
      onReconnect={() => {}}
      teams={<p>The teams</p>}
    />
  ));
  await expect.element(link).toHaveAttribute('href', teamsPath('g1'));
});

test('so does the head of the desk and of the board', async () => {
  await arrive('/game/g1/board', head);
  await expect.element(link).toHaveAttribute('href', teamsPath('g1'));
});

test('on the page of the teams it is said aloud alone: who waits stands there', async () => {
  await arrive(teamsPath('g1'), head);
  expect(link.elements()).toEqual([]);
});
