import { fakeClient } from '@snug/client/fake';
import { demoHostGame } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HostClientContext } from '../host-client.ts';
import type { CommandFailure } from '../host-console.ts';
import type { HostAction } from '../host-game.ts';
import { Teams } from './teams-page.tsx';

test('a press on the doors that fails says why and announces nothing; one that works says what is so', async () => {
  const answers = { hostGamePeople: { teams: [], waiting: [], spectators: [] } };
  const client = { ...fakeClient({ answers }), wasSignedOut: () => false };
  const asked: HostAction[] = [];
  const teams = (works: boolean, failure?: CommandFailure) => (
    <HostClientContext.Provider value={client}>
      <AnnouncerProvider>
        <Teams
          {...{ game: demoHostGame(), connection: 'live', ahead: 0, busy: false, failure }}
          onRun={async (action) => {
            asked.push(action);
            return works;
          }}
        />
      </AnnouncerProvider>
    </HostClientContext.Provider>
  );
  const close = page.getByRole('button', { name: 'Close the doors' });
  const said = page.getByText(/^The doors are closed/);
  const { rerender } = await render(teams(false));
  await close.click();
  await rerender(teams(false, { kind: 'refused', detail: 'The game has ended.' }));
  await expect.element(page.getByRole('alert').getByText(/The game has ended\.$/)).toBeVisible();
  await expect.element(close).toHaveFocus();
  await expect.element(said).not.toBeInTheDocument();
  await rerender(teams(true));
  await close.click();
  await expect.element(said).toBeInTheDocument();
  await expect.element(page.getByRole('alert').getByText(/The game has ended\.$/)).not.toBeInTheDocument();
  expect(asked).toEqual([
    { kind: 'set-doors', closed: true },
    { kind: 'set-doors', closed: true },
  ]);
});
