import { fakeClient } from '@snug/client/fake';
import { demoDisplayView, demoHostGame } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HostClientContext } from '../host-client.ts';
import { overflowsOf, questionFits } from './overflows.tsx';
import { Preview } from './preview.tsx';

/** In this file's order: a page takes the venue's look once, and asks again only while there is none. */
const venue = (label: object | undefined) =>
  vi.stubGlobal('fetch', async () => (label ? Response.json(label) : new Response('', { status: 503 })));

afterEach(() => vi.unstubAllGlobals());

/** All letters of it are as wide as the widest. */
const wide = { name: 'The Crown', both: { 'font-display': 'monospace' }, night: { ground: '#0d1420' } };

function gameWith(question_text: string) {
  const game = demoHostGame();
  const [round] = game.rounds;
  const [question] = round?.questions ?? [];
  if (!round || !question) throw new Error('The demo has a question.');
  const asked = { ...question, question_text };
  return {
    asked,
    round: { ...round, questions: [asked] },
    game: { ...game, rounds: [{ ...round, questions: [asked] }] },
  };
}

test('a text is measured in the face that the room reads it in', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const { game, round, asked } = gameWith('Still little hills fill till. '.repeat(26).trim());
  venue(undefined);
  expect(await overflowsOf(game, place)).toEqual([]);
  expect(await questionFits(game, round, asked, place)).toBe(true);
  venue({ name: 'The Crown', theme: wide });
  const { question_id } = asked;
  expect(await overflowsOf(game, place)).toContainEqual({ kind: 'question', round_order: 1, number: 1, question_id });
  expect(await questionFits(game, round, asked, place)).toBe(false);
  place.remove();
});

test('the preview has the look of the venue; the console around it keeps its own', async () => {
  venue({ name: 'The Crown', theme: wide });
  const client = fakeClient({ answers: { getDisplay: demoDisplayView('question') } });
  await render(
    <main className={themeClass} data-theme="dark">
      <HostClientContext.Provider value={{ ...client, wasSignedOut: () => false }}>
        <Preview game={demoHostGame()} token="token" />
      </HostClientContext.Provider>
    </main>,
  );
  const preview = page.getByRole('img', { name: /^What the room sees now/ });
  await expect.element(preview).toBeVisible();
  const screen = preview.element().querySelector('[data-phase]') ?? document.body;
  expect(getComputedStyle(screen).backgroundColor).toBe('rgb(13, 20, 32)');
  expect(getComputedStyle(screen).getPropertyValue('--snug-font-display')).toBe('monospace');
  expect(getComputedStyle(page.getByRole('main').element()).getPropertyValue('--snug-ground')).toBe('#17110d');
});
