import { uiWords } from '@snug/ui';
import { expect, test } from 'vitest';
import { promotes, round, three } from '../tests/promotions.ts';
import { member, renderGame } from '../tests/render-game.tsx';

// Runs on a page of its own (vitest.config.ts), where no dialog was fetched before.
test('GAME-23 its script is fetched with the game, so it opens at once, offline too', async () => {
  // An observer reports every request, while the page's own list keeps only 250.
  const asked = new Promise<void>((done) => {
    const isIt = ({ name }: PerformanceEntry) => new URL(name).pathname.endsWith('/game-dialog.tsx');
    new PerformanceObserver((list) => list.getEntries().some(isIt) && done()).observe({ type: 'resource' });
  });
  const { game, screen } = await renderGame(round, { view: { ...member, team: three } });
  await asked;
  await import('./game-dialog.tsx');
  // A fetched script is available in the same tick.
  await new Promise(requestAnimationFrame);
  const shown: string[] = [];
  const observer = new MutationObserver(() => shown.push(document.body.textContent ?? ''));
  observer.observe(document.body, { childList: true, subtree: true });
  game.receive(promotes('p-cleo', 'p-ada'));
  await expect.element(screen.getByRole('dialog', { name: 'Cleo is the captain now' })).toBeVisible();
  observer.disconnect();
  expect(shown.filter((text) => text.includes(uiWords.loading))).toEqual([]);
});
