import { fakeClient } from '@snug/client/fake';
import type { HostState } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HostClientContext } from '../host-client.ts';
import { AutopilotBanner } from './autopilot-banner.tsx';

const { state } = demoHostGame();

async function open(set: (on: boolean) => void = () => {}) {
  const { session, call } = fakeClient({
    answers: {
      hostSetAutopilot({ body: { on } }) {
        set(on);
        return { state };
      },
    },
  });
  const client = { session, call, wasSignedOut: () => false };
  const at = (autopilot: HostState['autopilot'], connection: 'live' | 'interrupted' = 'live') => (
    <HostClientContext.Provider value={client}>
      <AnnouncerProvider>
        <AutopilotBanner game={{ gameid: 'g1', state: { ...state, autopilot } }} connection={connection} />
      </AnnouncerProvider>
    </HostClientContext.Provider>
  );
  const { rerender } = await render(at('on'));
  return { show: (...how: Parameters<typeof at>) => rerender(at(...how)) };
}

test('it says who runs the game, and that the bot has stepped back', async () => {
  const { show } = await open();
  await expect.element(page.getByText(/^A bot runs this game/)).toBeVisible();
  await show('off');
  await expect.element(page.getByText(/^You run this game/)).toBeVisible();
  await expect.element(page.getByText('The bot has stepped back: the game is yours.')).toBeInTheDocument();
  await show('on');
  await expect.element(page.getByText('The bot runs the game again.')).toBeInTheDocument();
});

test('one press takes the game over, or hands it back', async () => {
  const set = vi.fn();
  const { show } = await open(set);
  await page.getByRole('button', { name: 'Take it over' }).click();
  await vi.waitFor(() => expect(set).toHaveBeenLastCalledWith(false), { timeout: 60_000 });
  await show('off');
  await page.getByRole('button', { name: 'Hand it back to the bot' }).click();
  await vi.waitFor(() => expect(set).toHaveBeenLastCalledWith(true), { timeout: 60_000 });
});

test('a game of people has none, nor one whose line is lost', async () => {
  const { show } = await open();
  await show(undefined);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await show('on', 'interrupted');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
