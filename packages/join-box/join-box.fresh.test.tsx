import { demoHead, fakeClient } from '@snug/client/fake';
import { uiWords } from '@snug/ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { JoinBox } from './join-box.tsx';

// Runs on a page of its own (vitest.config.ts), where the choice was not fetched before.
test('JOIN-07 its script is fetched while the game is looked up, so Log In and New Player are there at once', async () => {
  // An observer reports every request, while the page's own list keeps only 250.
  const asked = new Promise<void>((done) => {
    const isIt = ({ name }: PerformanceEntry) => new URL(name).pathname.endsWith('/lazy-parts.tsx');
    new PerformanceObserver((list) => list.getEntries().some(isIt) && done()).observe({ type: 'resource' });
  });
  const reply = { game: demoHead, found_player: { client_id: 'c', player: { player_code: 'p' }, player_name: 'Ada' } };
  const answer = Promise.withResolvers<typeof reply>();
  const client = fakeClient({ answers: { findGame: () => answer.promise } });
  const screen = await render(<JoinBox client={client} onGame={() => {}} onLogIn={() => {}} onJoinLink={() => {}} />);
  await screen.getByLabelText('Game code').fill(demoHead.code);
  await asked;
  await import('./lazy-parts.tsx');
  // A fetched script is available in the same tick.
  await new Promise(requestAnimationFrame);
  const shown: string[] = [];
  const observer = new MutationObserver(() => shown.push(document.body.textContent ?? ''));
  observer.observe(document.body, { childList: true, subtree: true });
  answer.resolve(reply);
  await expect.element(screen.getByRole('button', { name: 'New Player' })).toBeVisible();
  observer.disconnect();
  expect(shown.filter((text) => text.includes(uiWords.loading))).toEqual([]);
});
