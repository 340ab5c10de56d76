import { createSession, memoryStorage, type SocketListener } from '@snug/client';
import { fakeClient, virtualClock } from '@snug/client/fake';
import type { HostMessage } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Console } from './console.tsx';
import { HostClientContext } from './host-client.ts';
import { createHostConsole, type HostConsole } from './host-console.ts';
import { Teams } from './teams/teams-page.tsx';

afterEach(() => page.viewport(390, 844));

/** The live client of a console; the test is the other end of its socket. */
function openLine() {
  const listeners: SocketListener[] = [];
  const clock = virtualClock();
  const game = demoHostGame({ last_msg_id: 7, epoch: 'e1' });
  const client = fakeClient({
    answers: { hostLoadGame: game, hostGamePeople: { teams: [], waiting: [], spectators: [] } },
  });
  const host = createHostConsole({
    gameId: 'g1',
    call: client.call,
    session: createSession({ storage: memoryStorage() }),
    origin: 'http://snug.test',
    seams: {
      clock,
      random: { bytes: (count) => new Uint8Array(count), fraction: () => 0.5 },
      visibility: { isVisible: () => true, subscribe: () => () => {} },
      socket(_, listener) {
        listeners.push(listener);
        return { send: () => {}, close: () => {} };
      },
    },
  });
  const hear = (msg_id: number, message: HostMessage) =>
    listeners.at(-1)?.heard(JSON.stringify({ msg_id, data: JSON.stringify(message) }));
  const connect = async () => {
    await expect.poll(() => clock.pass(0).then(() => listeners.length)).toBe(1);
    listeners.at(-1)?.opened();
  };
  return { client, host, hear, connect };
}

interface Props {
  readonly host: HostConsole;
  readonly on: 'console' | 'teams';
}

function Following({ host, on }: Props) {
  const { game, connection, busy } = useSyncExternalStore(host.subscribe, host.get);
  if (!game) return null;
  return on === 'console' ? (
    <Console {...{ game, connection, busy }} onRun={host.run} onReconnect={host.reconnect} />
  ) : (
    <Teams {...{ game, connection, busy }} ahead={0} onRun={host.run} />
  );
}

const counts = { watcher_count: 0 };
const banner = page.getByText('Many newcomers at once: whoever is new waits a moment.');
const places = () =>
  page
    .getByRole('button')
    .elements()
    .filter(({ textContent }) => textContent !== 'Close the doors')
    .map((button) => [button.textContent, button.getBoundingClientRect().top]);

test.each([
  ['console', 390, 844],
  ['console', 1280, 800],
  ['teams', 390, 844],
  ['teams', 1280, 800],
] as const)(
  'on the %s at %i px, that newcomers are held up comes and goes by live message: nothing is loaded again, no button moves',
  async (on, width, height) => {
    await page.viewport(width, height);
    const { client, host, hear, connect } = openLine();
    await render(
      <div className={themeClass}>
        <HostClientContext.Provider value={{ ...client, wasSignedOut: () => false }}>
          <AnnouncerProvider>
            <Following host={host} on={on} />
          </AnnouncerProvider>
        </HostClientContext.Provider>
      </div>,
    );
    await connect();
    await expect.element(page.getByRole('button', { name: 'Close the doors' })).toBeInTheDocument();
    await expect.poll(() => host.get().connection).toBe('live');
    const before = places();
    hear(8, { type: 'HOST_WATCHERS', ...counts, newcomers_held_up: true });
    await expect.element(banner).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Close the doors' }).nth(1)).toBeVisible();
    expect(places()).toEqual(before);
    hear(9, { type: 'HOST_WATCHERS', ...counts });
    await expect.element(banner).not.toBeInTheDocument();
    expect(places()).toEqual(before);
    expect(client.sent('hostLoadGame')).toHaveLength(1);
  },
);

test('the doors’ button of the banner keeps the focus on the page when the banner goes', async () => {
  const { client, host, hear, connect } = openLine();
  await render(
    <div className={themeClass}>
      <HostClientContext.Provider value={{ ...client, wasSignedOut: () => false }}>
        <AnnouncerProvider>
          <Following host={host} on="console" />
        </AnnouncerProvider>
      </HostClientContext.Provider>
    </div>,
  );
  await connect();
  await expect.element(page.getByRole('button', { name: 'Close the doors' })).toBeInTheDocument();
  hear(8, { type: 'HOST_WATCHERS', ...counts, newcomers_held_up: true });
  await expect.element(banner).toBeVisible();
  const inBanner = page
    .getByRole('region', { name: 'What to do now' })
    .getByRole('button', { name: 'Close the doors' });
  (inBanner.element() as HTMLButtonElement).focus();
  hear(9, { type: 'HOST_WATCHERS', ...counts });
  await expect.element(banner).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.hasAttribute('data-focus-home')).toBe(true);
});
