import { uiWords } from '@snug/ui';
import { expect, test } from 'vitest';
import { member, night } from '../night.tsx';
import { promotes, round, three } from './test-promotions.ts';

// On a page of its own (vitest.config.ts): nobody has shown one before.
test('GAME-23 its script is fetched with the game: it is there at once when it is wanted, also offline by then', async () => {
  // Told of in turn, however many there are: a page keeps no more than 250 in its list.
  const asked = new Promise<void>((done) => {
    const isIt = ({ name }: PerformanceEntry) => new URL(name).pathname.endsWith('/game-dialog.tsx');
    new PerformanceObserver((list) => list.getEntries().some(isIt) && done()).observe({ type: 'resource' });
  });
  const { game, screen } = await night(round, { view: { ...member, team: three } });
  await asked;
  await import('./game-dialog.tsx');
  // Whoever asked before has it in the same turn.
  await new Promise(requestAnimationFrame);
  const shown: string[] = [];
  const observer = new MutationObserver(() => shown.push(document.body.textContent ?? ''));
  observer.observe(document.body, { childList: true, subtree: true });
  game.receive(promotes('p-cleo', 'p-ada'));
  await expect.element(screen.getByRole('dialog', { name: 'Cleo is the captain now' })).toBeVisible();
  observer.disconnect();
  expect(shown.filter((text) => text.includes(uiWords.loading))).toEqual([]);
});
