import { type FakeAnswers, fakeClient, play } from '@snug/client/fake';
import type { Ad, GameView } from '@snug/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Ads } from './ads.tsx';

/** A pixel. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const ale: Ad = {
  ad_id: 'ale',
  link: 'https://ale.example/',
  image: pixel,
  text: 'A pint on us.',
  sponsor: 'Ferry Lane',
};
const pie: Ad = { ad_id: 'pie', link: '', image: '', text: 'Pie of the week.' };
const darts: Ad = { ad_id: 'darts', link: '', image: pixel, text: '', sponsor: 'Market Street' };

beforeEach(async () => {
  // Whatever the machine asks for: motion is wanted here.
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('reduced-motion') ? 'not all' : query),
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Longer than a room is spread over. */
const loaded = () => vi.advanceTimersByTimeAsync(2_050);

async function open(ads: readonly Ad[], view: Partial<GameView> = {}, answers: FakeAnswers = {}) {
  const client = fakeClient({
    games: { g1: play([], { view }) },
    answers: { listAds: [...ads], countAd: { status: 'success' }, ...answers },
  });
  const screen = await render(
    <>
      <button type="button">Elsewhere</button>
      {/* Away from where a test before has left the pointer. */}
      <div style={{ marginInlineStart: '200px' }}>
        <Ads client={client} gameId="g1" />
      </div>
    </>,
  );
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
  await loaded();
  return { client, screen };
}

/** The ad that is on the screen. */
const slides = () => page.getByRole('group', { name: /^\d of \d$/ });
const shown = () =>
  slides()
    .elements()
    .map((slide) => slide.textContent);

test('ADS-01 an ad shows its image and text, labelled honestly, and its link opens the sponsor’s page', async () => {
  const { client } = await open([ale]);
  await expect.element(page.getByText('Sponsor: Ferry Lane', { exact: true })).toBeVisible();
  await expect.element(page.getByText('A pint on us.', { exact: true })).toBeVisible();
  expect(document.querySelector('img')?.src).toBe(pixel);
  const link = page.getByRole('link', { name: 'Visit the page (Ferry Lane, opens in a new tab)' });
  await expect.element(link).toHaveAttribute('href', 'https://ale.example/');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer sponsored');
  link.element().addEventListener('click', (event) => event.preventDefault());
  (link.element() as HTMLElement).click();
  expect(client.sent('countAd').map(({ params }) => params)).toContainEqual({
    gameid: 'g1',
    ad_id: 'ale',
    event: 'tapped',
  });
});

test('ADS-01 the house’s own is no sponsor’s; a picture without a text says whose it is', async () => {
  const house = await open([pie]);
  await expect.element(page.getByText('From the house', { exact: true })).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
  await house.screen.unmount();
  await open([darts]);
  await expect.element(page.getByRole('img', { name: 'Picture by Market Street' })).toBeVisible();
});

test('ADS-01 a picture that does not come leaves its text', async () => {
  await open([{ ...ale, image: 'data:image/png;base64,AAAA' }]);
  await expect.poll(() => document.querySelectorAll('img').length).toBe(0);
  await expect.element(page.getByText('A pint on us.', { exact: true })).toBeVisible();
});

test('H52 what is not https is no link', async () => {
  await open([{ ...ale, link: 'javascript:alert(1)' }]);
  await expect.element(page.getByText('A pint on us.', { exact: true })).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('ADS-02 LIMIT-13 OPEN-59 it begins with the ad of the rounds played, and changes every 30 seconds', async () => {
  await open([ale, pie, darts], { round: null, round_index: 0 });
  expect(shown()).toEqual([expect.stringContaining('Pie of the week.')]);
  await vi.advanceTimersByTimeAsync(27_000);
  expect(shown()).toEqual([expect.stringContaining('Pie of the week.')]);
  await vi.advanceTimersByTimeAsync(3_100);
  expect(shown()).toEqual([expect.stringContaining('Market Street')]);
  await vi.advanceTimersByTimeAsync(30_100);
  expect(shown()).toEqual([expect.stringContaining('A pint on us.')]);
});

test('it can be paused, and moved by hand', async () => {
  await open([ale, pie]);
  const before = shown();
  (page.getByRole('button', { name: 'Pause' }).element() as HTMLElement).click();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(shown()).toEqual(before);
  (page.getByRole('button', { name: 'Next' }).element() as HTMLElement).click();
  await vi.advanceTimersByTimeAsync(50);
  expect(shown()).not.toEqual(before);
});

test('ADS-03 OPEN-58 for a private event nothing is shown and nothing is asked', async () => {
  const { client, screen } = await open([ale], { private_event: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(client.sent('listAds')).toEqual([]);
  expect(screen.container.textContent).toBe('Elsewhere');
});

test('without ads there is nothing', async () => {
  const { client, screen } = await open([]);
  expect(client.sent('listAds')).toHaveLength(1);
  expect(screen.container.textContent).toBe('Elsewhere');
});

test('an ad counts as seen after a second on the screen, each once', async () => {
  const { client } = await open([ale, pie], { round: null, round_index: -1 });
  const seen = () => client.sent('countAd').map(({ params }) => (params as { ad_id: string }).ad_id);
  // The browser tells by itself when the ads are on the screen.
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(200);
    expect(seen()).toEqual(['ale']);
  });
  (page.getByRole('button', { name: 'Next' }).element() as HTMLElement).click();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(200);
    expect(seen()).toEqual(['ale', 'pie']);
  });
  (page.getByRole('button', { name: 'Next' }).element() as HTMLElement).click();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(seen()).toEqual(['ale', 'pie']);
});
