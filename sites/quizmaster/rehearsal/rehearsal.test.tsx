import { type FakeAnswers, fakeClient } from '@snug/client/fake';
import type { HostGame, Rehearsal } from '@snug/contract';
import { demoHostGame } from '@snug/testing/fixtures';
import { AnnouncerProvider } from '@snug/ui';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { HostClientContext } from '../host-client.ts';
import { choiceIn } from '../selection.ts';
import { Rehearsing } from './rehearsal-page.tsx';

const over: Rehearsal = {
  ...{ state: 'done', copy_id: 'copy', done: 8, steps: 8, tables: 6 },
  started_at: 0,
  findings: [{ kind: 'own-answer', round_order: 1, question_id: 'r1q2', question_index: 1, text: 'PRC' }],
};

async function open(answers: FakeAnswers, game: HostGame = demoHostGame()) {
  const { session, call } = fakeClient({ answers });
  const { hook } = memoryLocation({ path: '/game/g1/rehearsal' });
  return render(
    <HostClientContext.Provider value={{ session, call, wasSignedOut: () => false }}>
      <AnnouncerProvider>
        <Router hook={hook}>
          <Rehearsing game={game} connection="live" />
        </Router>
      </AnnouncerProvider>
    </HostClientContext.Provider>,
  );
}

test('a rehearsal begins with a press, is looked at while it plays, and its end is announced', async () => {
  let now: Rehearsal | null = null;
  await open({
    hostRehearsal: () => ({ rehearsal: now }),
    hostStartRehearsal() {
      now = { ...over, state: 'playing', done: 0, findings: [] };
      return { rehearsal: now };
    },
  });
  await page.getByRole('button', { name: 'Rehearse now' }).click();
  await expect.element(page.getByText('Playing: 0 of 8 steps')).toBeVisible();
  // The pressed button is gone: screen readers go on from what is on now.
  expect(document.activeElement?.textContent).toContain('Playing: 0 of 8 steps');
  now = { ...over, state: 'playing', done: 5, findings: [] };
  await expect.element(page.getByText('Playing: 5 of 8 steps'), { timeout: 60_000 }).toBeVisible();
  now = over;
  await expect
    .element(page.getByRole('heading', { name: '1 thing would go wrong' }), { timeout: 60_000 })
    .toBeVisible();
  await expect.element(page.getByText('The rehearsal is over: 1 thing to look at.')).toBeInTheDocument();
});

test('what a press has brought about is shown without another look', async () => {
  const look = Promise.withResolvers<never>();
  const answers: Rehearsal[] = [];
  await open({
    hostRehearsal: () => (answers.length === 0 ? { rehearsal: null } : look.promise),
    hostStartRehearsal() {
      const rehearsal: Rehearsal = { ...over, state: 'playing', done: 0, findings: [] };
      answers.push(rehearsal);
      return { rehearsal };
    },
  });
  await page.getByRole('button', { name: 'Rehearse now' }).click();
  await expect.element(page.getByText('Playing: 0 of 8 steps')).toBeVisible();
});

test('a finding leads to its question in the console', async () => {
  await open({ hostRehearsal: { rehearsal: over } });
  const link = page.getByRole('link', { name: 'Question 2' });
  await expect.element(link).toBeVisible();
  const { pathname, search } = new URL((link.element() as HTMLAnchorElement).href);
  expect(pathname).toBe('/game/g1');
  expect(choiceIn(search)).toEqual({ round_id: 'r1', question_id: 'r1q2' });
});

test('it can be broken off, and what it has found stays', async () => {
  let now: Rehearsal = { ...over, state: 'playing' };
  const stop = vi.fn(() => {
    now = { ...over, state: 'stopped' };
    return { rehearsal: now };
  });
  await open({ hostRehearsal: () => ({ rehearsal: now }), hostStopRehearsal: stop });
  await page.getByRole('button', { name: 'Break it off' }).click();
  await expect.element(page.getByText('It was broken off, so not everything was played.')).toBeVisible();
  expect(document.activeElement?.textContent).toContain('It was broken off');
  await expect.element(page.getByText('The rehearsal is broken off.')).toBeInTheDocument();
  expect(stop).toHaveBeenCalledOnce();
});

test('a picture on another site that does not load in this browser is found here', async () => {
  const [round, ...others] = demoHostGame().rounds;
  if (!round) throw new Error('The demo has rounds.');
  const image = 'https://127.0.0.1:1/gone.png';
  const questions = round.questions.map((each, n) => (n === 0 ? { ...each, image, image_alt: 'An island' } : each));
  const game = demoHostGame({ rounds: [{ ...round, questions }, ...others] });
  await open({ hostRehearsal: { rehearsal: { ...over, findings: [] } } }, game);
  await expect.element(page.getByText(`Its picture does not load: ${image}`), { timeout: 60_000 }).toBeVisible();
});
