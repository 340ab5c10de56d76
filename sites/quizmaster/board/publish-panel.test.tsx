import { fakeClient } from '@snug/client/fake';
import type { HostGame } from '@snug/contract';
import { demoHostGame, demoTeam, submissionOf } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HostClientContext } from '../host-client.ts';
import { reduceHost } from '../host-game.ts';
import { PublishPanel } from './publish-panel.tsx';

const demo = demoHostGame();
const asked = ['r1q1'];
const state = { ...demo.state, game_started: true, round_index: 0, asked };
const game = demoHostGame({
  state,
  rounds: demo.rounds.map((round, nth) => ({ ...round, asked: nth === 0 ? asked : [] })),
  teams: ['Foxes', 'Geese', 'Hares'].map((name) =>
    demoTeam(name, name, { submitted: { 1: submissionOf([['Amsterdam']]) } }),
  ),
});

/** The panel before a host that publishes what it is told; `published` has what that was. */
async function open(begin: HostGame) {
  const published: (number | null)[] = [];
  const { session, call } = fakeClient({
    answers: {
      hostPublishBoard: ({ body: { through, unveiled } }) => {
        published.push(unveiled);
        return { state: { ...state, board_through: through, unveiled: unveiled ?? undefined } };
      },
    },
  });
  const client = { session, call, wasSignedOut: () => false };
  function Panel() {
    const [now, setNow] = useState(begin);
    return <PublishPanel game={now} onTell={(message) => setNow((before) => reduceHost(before, message))} />;
  }
  await render(
    <div className={themeClass}>
      <HostClientContext.Provider value={client}>
        <AnnouncerProvider>
          <Panel />
        </AnnouncerProvider>
      </HostClientContext.Provider>
    </div>,
  );
  return published;
}

const button = (name: string) => page.getByRole('button', { name });

// What stands on a button counts from a moment of this clock: a busy machine is not what is tested.
let now = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => vi.restoreAllMocks());
const settled = () => {
  now += 600;
};

test('a double click on “Unveil from the last” does not unveil everybody', async () => {
  const published = await open(game);
  await button('Unveil from the last').click();
  await button('Unveil everybody').click();
  expect(published).toEqual([0]);
  settled();
  await button('Unveil everybody').click();
  await expect.poll(() => published).toEqual([0, null]);
});

test('a double click on the team before the winner does not unveil the winner', async () => {
  const published = await open({ ...game, state: { ...state, board_through: 1, unveiled: 1 } });
  await button('Unveil the next').click();
  await button('Unveil the winner').click();
  expect(published).toEqual([2]);
});
