import { fakeClient, play } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import { WordsProvider } from '@snug/ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiveGame } from '../live-game.tsx';
import { renderGame, spectator } from '../tests/render-game.tsx';
import type { TipSettings } from './tip-settings.ts';
import { tipsWords } from './words.es.ts';

const hosts = [
  { name: 'Sam', handle: 'sam-the-host' },
  { name: 'Robin', handle: 'robin_1' },
];

async function open(tips?: TipSettings, view: Partial<GameView> = {}) {
  const shown = await renderGame([], { view: { host_venmo: hosts, ...view }, props: { tips } });
  const opener = shown.screen.getByRole('button', { name: 'Tip your QM' });
  await opener.click();
  const dialog = shown.screen.getByRole('dialog', { name: 'Tip your QM' });
  await expect.element(dialog.getByText(/^A tip goes straight to your Quizmaster/)).toBeVisible();
  return { ...shown, opener, dialog, links: () => dialog.getByRole('link').elements() };
}

test('GAME-22 OPEN-74 the modal lists everybody who can be tipped, by name and handle, with a link that opens a new tab', async () => {
  const { dialog, opener } = await open();
  for (const { name, handle } of hosts) {
    await expect.element(dialog.getByText(name, { exact: true })).toBeVisible();
    await expect.element(dialog.getByText(handle, { exact: true })).toBeVisible();
    const link = dialog.getByRole('link', { name: `Tip ${name} on venmo.com (opens in a new tab)`, exact: true });
    await expect.element(link).toHaveAttribute('href', `https://venmo.com/u/${handle}`);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(opener).toHaveFocus();
});

test('GAME-22 a spectator can tip too; where nobody can be tipped, there is no button', async () => {
  const { dialog, screen } = await open(undefined, spectator);
  await expect.element(dialog.getByText('robin_1')).toBeVisible();
  await screen.unmount();
  const without = await renderGame([], { view: { host_venmo: [] } });
  await expect.element(without.screen.getByRole('button', { name: 'My Team' })).toBeVisible();
  expect(without.screen.getByRole('button', { name: 'Tip your QM' }).query()).toBeNull();
});

test('LIMIT-31 LIMIT-30 OPEN-95 amounts are US dollars, written in English (US), unless settings say otherwise', async () => {
  const { links } = await open(undefined, { host_venmo: [{ name: 'Sam', handle: 'sam' }] });
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['$2 to Sam on venmo.com (opens in a new tab)', 'https://venmo.com/sam?txn=pay&amount=2'],
    ['$5 to Sam on venmo.com (opens in a new tab)', 'https://venmo.com/sam?txn=pay&amount=5'],
    ['$10 to Sam on venmo.com (opens in a new tab)', 'https://venmo.com/sam?txn=pay&amount=10'],
    ['Tip Sam on venmo.com (opens in a new tab)', 'https://venmo.com/u/sam'],
  ]);
});

test('OPEN-95 LIMIT-31 another currency and locale', async () => {
  const tips = { link: 'https://paypal.me/{handle}', currency: 'EUR', locale: 'de-DE', amounts: [3] };
  const { links } = await open(tips, { host_venmo: [{ name: 'Sam', handle: 'sam' }] });
  expect(links().map((link) => [link.textContent?.replace(/\s/g, ' '), link.getAttribute('href')])).toEqual([
    ['3 € to Sam on paypal.me (opens in a new tab)', 'https://paypal.me/sam/3EUR'],
    ['Tip Sam on paypal.me (opens in a new tab)', 'https://paypal.me/sam'],
  ]);
});

test('LIMIT-31 where the host does not take the currency, or it does not exist, no amount is offered', async () => {
  for (const tips of [{ currency: 'EUR' }, { link: 'https://paypal.me/{handle}', currency: 'no money' }]) {
    const { links, screen } = await open(tips, { host_venmo: [{ name: 'Sam', handle: 'sam' }] });
    expect(links().map((link) => link.textContent)).toEqual([expect.stringMatching(/^Tip Sam on /)]);
    await screen.unmount();
  }
});

test('H52 a page of an unknown payment host is not linked to, and the handle is shown as text', async () => {
  const { dialog, links } = await open({ link: 'https://tips.example/{handle}' });
  await expect.element(dialog.getByText('sam-the-host')).toBeVisible();
  expect(links()).toEqual([]);
});

test('OPEN-95 in Spanish', async () => {
  const game = play([], { view: { host_venmo: [{ name: 'Sam', handle: 'sam' }] } });
  const screen = await render(
    <WordsProvider words={tipsWords}>
      <LiveGame client={fakeClient({ games: { g1: game } })} gameId="g1" onHome={() => {}} />
    </WordsProvider>,
  );
  await screen.getByRole('button', { name: 'Tip your QM' }).click();
  await expect.element(screen.getByRole('link', { name: /^Propina para Sam en venmo\.com/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^\$5 para Sam en venmo\.com/ })).toBeVisible();
});
