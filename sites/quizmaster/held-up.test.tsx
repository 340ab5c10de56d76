import { scriptedConsole } from '@snug/testing/client';
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

/** The console, or its page of teams, with a live connection. */
async function shown(on: Props['on']) {
  const opened = scriptedConsole(createHostConsole, { hostGamePeople: { teams: [], waiting: [], spectators: [] } });
  const { client, host, clock, sockets } = opened;
  await render(
    <div className={themeClass}>
      <HostClientContext.Provider value={{ ...client, wasSignedOut: () => false }}>
        <AnnouncerProvider>
          <Following host={host} on={on} />
        </AnnouncerProvider>
      </HostClientContext.Provider>
    </div>,
  );
  await expect.poll(() => clock.pass(0).then(() => sockets.all.length)).toBe(1);
  sockets.latest().opened();
  return opened;
}

const counts = { watcher_count: 0 };
const banner = page.getByText('Many newcomers at once.');
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
    const { client, host, hear } = await shown(on);
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

test.each([
  ['Many newcomers at once.', 'Whoever is new waits a moment.', { newcomers_held_up: true }],
  ['The game is full for newcomers.', 'Those without a login are turned away first.', { game_full: true }],
])(
  'the notice “%s” is one line above its button on a phone, and says the rest to who listens; on a laptop it is read',
  async (title, hint, news) => {
    await page.viewport(390, 844);
    const { host, hear } = await shown('console');
    await expect.poll(() => host.get().connection).toBe('live');
    hear(8, { type: 'HOST_WATCHERS', ...counts, ...news });
    const titled = page.getByText(title);
    await expect.element(titled).toBeVisible();
    expect(titled.element().getClientRects()).toHaveLength(1);
    const said = page.getByRole('status').filter({ hasText: title });
    expect(said.element().textContent).toContain(hint);
    const { height: tall } = (said.element().parentElement as HTMLElement).getBoundingClientRect();
    expect(tall).toBeLessThan(100);
    // Shown in full, it takes more than the pixel of what is only heard.
    const widths = () =>
      page
        .getByText(new RegExp(`^${hint}`))
        .elements()
        .map((element) => element.getBoundingClientRect().width);
    expect(Math.max(...widths())).toBeLessThan(100);
    await page.viewport(1280, 800);
    await expect.poll(() => Math.max(...widths())).toBeGreaterThan(100);
  },
);

test('the doors’ button of the banner keeps the focus on the page when the banner goes', async () => {
  const { hear } = await shown('console');
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
