import { type FakeAnswers, fakeClient, offline, type PlayOptions, play } from '@snug/client/fake';
import type { Ad } from '@snug/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Ads } from './ads.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const ale: Ad = {
  ad_id: 'a1',
  link: 'https://oak.example/ale',
  image: pixel,
  text: 'Half price ale',
  sponsor: 'The Oak',
};
const beans: Ad = { ad_id: 'a2', link: 'https://bean.example', image: '', text: 'Coffee until late' };
const pies: Ad = { ad_id: 'a3', link: '', image: pixel, text: '', sponsor: 'Pie & Co' };

/** The pointer rests where another file's test has left it, and would pause the ads that come there. */
async function pointerAway() {
  const corner = document.createElement('div');
  corner.style.cssText = 'position:fixed;inset:auto 0 0 auto;inline-size:8px;block-size:8px';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}

beforeEach(async () => {
  await pointerAway();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The tests' browser prefers that nothing moves, and then nothing moves on by itself.
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('reduced-motion') ? 'not all' : query),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Effects and their timers: Preact starts those by a timer of its own, after a frame. */
async function pass(ms: number) {
  for (const step of [0, ms, 0]) {
    await frame();
    await vi.advanceTimersByTimeAsync(step);
  }
  await frame();
}
const frame = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

async function show(ads: FakeAnswers['listAds'], view: PlayOptions['view'] = {}, origin = '') {
  const client = fakeClient({
    origin,
    games: { g1: play([], { view: { round_index: -1, private_event: false, ...view } }) },
    answers: { listAds: ads, countAd: { status: 'success' } },
  });
  const screen = await render(<Ads client={client} gameId="g1" />);
  // The moment by which a room spreads its calls.
  await pass(2_000);
  const counted = () =>
    client.sent('countAd').map(({ params }) => {
      const { event, ad_id } = params as { event: string; ad_id: string };
      return `${event} ${ad_id}`;
    });
  return { client, screen, counted };
}

/** Without the browser's pointer, which would rest on the next test's carousel and pause it. */
const press = (name: string) => (page.getByRole('button', { name, exact: true }).element() as HTMLElement).click();
const carousel = () => page.getByRole('group', { name: 'Sponsors', exact: true });
const link = () => page.getByRole('link');
const shown = () => link().element().textContent;
const stay = (event: Event) => event.preventDefault();

test('ADS-01 an ad shows its picture and text, says that it is a sponsor’s, and opens the sponsor’s page in a new tab', async () => {
  const { screen } = await show([ale]);
  await expect.element(page.getByText('Sponsor: The Oak', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Half price ale', { exact: true })).toBeVisible();
  await expect.element(link()).toHaveAccessibleName('Half price ale (opens in a new tab)');
  const { href, target, rel } = link().element() as HTMLAnchorElement;
  expect([href, target, rel]).toEqual(['https://oak.example/ale', '_blank', 'noopener noreferrer sponsored']);
  expect(screen.container.querySelector('img')?.getAttribute('src')).toBe(pixel);
});

test('ADS-01 a picture alone has a name; an ad without a sponsor is the house’s own', async () => {
  await show([pies, beans]);
  await expect.element(page.getByRole('img', { name: 'An ad of Pie & Co', exact: true })).toBeInTheDocument();
  press('Next');
  await expect.element(page.getByText('From the house', { exact: true })).toBeVisible();
});

test.each(['', 'http://oak.example', 'javascript:alert(1)', 'oak'])('the link %j opens nothing', async (address) => {
  await show([{ ...ale, link: address }]);
  await expect.element(page.getByText('Half price ale')).toBeVisible();
  expect(link().elements()).toEqual([]);
});

test('a picture that does not load leaves the text, or a name in its place', async () => {
  await show([{ ...ale, image: 'data:image/png;base64,AAAA' }]);
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  await expect.element(page.getByText('Half price ale')).toBeVisible();
});

test('a picture that does not load keeps its place, so that nothing moves', async () => {
  const height = () => carousel().element().getBoundingClientRect().height;
  const whole = await show([ale]);
  const before = height();
  await whole.screen.unmount();
  const { screen } = await show([{ ...ale, image: 'data:image/png;base64,AAAA' }]);
  await expect.poll(() => screen.container.querySelector('img')).toBeNull();
  expect(height()).toBe(before);
});

test('a picture of the server is fetched from the server', async () => {
  // A picture at any path.
  const origin = `${pixel}#`;
  const { screen } = await show([{ ...ale, image: '/media/ale.png' }], {}, origin);
  expect(screen.container.querySelector('img')?.getAttribute('src')).toBe(`${origin}/media/ale.png`);
});

test('a picture alone that does not load leaves its name', async () => {
  await show([{ ...pies, image: 'data:image/png;base64,AAAA' }]);
  await expect.element(page.getByText('An ad of Pie & Co')).toBeVisible();
});

test.each([
  [-1, 'Half price ale'],
  [0, 'Coffee until late'],
  [2, 'Half price ale'],
])('ADS-02 OPEN-59 with the round index %i it starts with the ad of that many rounds', async (round_index, text) => {
  await show([ale, beans, { ...pies, text: 'Pies' }], { round_index });
  expect(shown()).toContain(text);
});

test('ADS-02 LIMIT-13 another ad is shown every 30 seconds, without a word to screen readers', async () => {
  const { screen } = await show([ale, beans]);
  // Its time began within the two seconds in which the ads came.
  await pass(27_900);
  expect(shown()).toContain('Half price ale');
  await pass(2_100);
  expect(shown()).toContain('Coffee until late');
  expect(screen.container.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off');
});

test('ADS-02 it can be paused', async () => {
  await show([ale, beans]);
  press('Pause');
  await pass(90_000);
  expect(shown()).toContain('Half price ale');
});

test('ADS-03 for a private event there is no carousel, and no call', async () => {
  const { client, screen } = await show([ale], { private_event: true });
  await pass(60_000);
  expect(client.sent('listAds')).toEqual([]);
  expect(carousel().elements()).toEqual([]);
  expect(screen.container.innerHTML).toBe('');
});

test.each([
  ['without ads', []],
  ['without a network', offline],
])('%s there is no carousel', async (_, ads) => {
  const { client } = await show(ads);
  expect(client.sent('listAds')).toHaveLength(1);
  expect(carousel().elements()).toEqual([]);
});

test('an ad counts as seen after a second on the screen, once, each when it is shown', async () => {
  const { counted } = await show([ale, beans]);
  press('Pause');
  const becomes = (wanted: readonly string[]) =>
    vi.waitFor(async () => {
      // The browser tells by itself what is on the screen.
      await pass(1_000);
      expect(counted()).toEqual(wanted);
    });
  await becomes(['seen a1']);
  await pass(20_000);
  expect(counted()).toEqual(['seen a1']);
  press('Next');
  await becomes(['seen a1', 'seen a2']);
});

test('an ad on a hidden page is not seen until the page is looked at', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { counted } = await show([ale]);
  await pass(5_000);
  expect(counted()).toEqual([]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(async () => {
    await pass(1_000);
    expect(counted()).toEqual(['seen a1']);
  });
});

test('a tap counts, once, also by the middle button', async () => {
  const { counted } = await show([beans]);
  const element = link().element();
  for (const type of ['click', 'auxclick']) element.addEventListener(type, stay);
  element.dispatchEvent(new MouseEvent('auxclick', { button: 2, bubbles: true, cancelable: true }));
  expect(counted()).not.toContain('tapped a2');
  element.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(counted().filter((each) => each === 'tapped a2')).toHaveLength(1);
});

test('only the pictures of ads that are shown are fetched', async () => {
  const { screen } = await show([ale, pies]);
  expect(screen.container.querySelectorAll('img')).toHaveLength(1);
  press('Next');
  await pass(0);
  expect(screen.container.querySelectorAll('img')).toHaveLength(2);
});

test('a picture alone is seen once it has come, and not while its frame is empty', async () => {
  const broken = { ...pies, image: 'data:image/gif;base64,AAAA' };
  const first = await show([broken]);
  await pass(5_000);
  expect(first.counted()).toEqual([]);
  await first.screen.unmount();

  const { counted } = await show([pies]);
  await vi.waitFor(async () => {
    await pass(1_000);
    expect(counted()).toEqual(['seen a3']);
  });
});
