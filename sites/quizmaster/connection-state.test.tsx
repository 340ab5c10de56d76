import type { ConnectionState } from '@snug/client';
import { fakeClient } from '@snug/client/fake';
import { demoHostGame } from '@snug/testing/fixtures';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider, WordsProvider } from '@snug/ui';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Boards } from './board/board-page.tsx';
import { Console } from './console.tsx';
import { Desk } from './desk/desk.tsx';
import { createGradeQueue } from './desk/grade-queue.ts';
import { HostClientContext } from './host-client.ts';
import { spanish } from './spanish.ts';

const demo = demoHostGame();
const asked = ['r1q1'];
const state = { ...demo.state, game_started: true, round_index: 0, asked };
const game = demoHostGame({ state, rounds: demo.rounds.map((each, n) => ({ ...each, asked: n === 0 ? asked : [] })) });
const [round] = game.rounds;
const { session, call } = fakeClient({ answers: {} });
const client = { session, call, wasSignedOut: () => false };
const queue = createGradeQueue({ call, gameId: 'g1', onGrades: () => {} });
const none = () => {};
const done = async () => true;

const pages: Record<string, (connection: ConnectionState) => React.ReactNode> = {
  console: (connection) => <Console game={game} connection={connection} busy={false} onRun={done} onReconnect={none} />,
  board: (connection) => <Boards game={game} connection={connection} onTell={none} onRun={done} />,
  desk: (connection) => round && <Desk {...{ game, round, connection, queue }} onTell={none} />,
};

afterEach(() => page.viewport(390, 844));

const cases = Object.keys(pages).flatMap((name) =>
  [390, 1280].flatMap((width) => [[name, width, 'English'] as const, [name, width, 'Spanish'] as const]),
);

test.each(cases)(
  'on the %s at %i px, in %s, the links stay where they are while the line is looked at',
  async (name, width, language) => {
    await page.viewport(width, 800);
    const words = language === 'Spanish' ? spanish : {};
    const shown = (connection: ConnectionState) => (
      <div className={themeClass}>
        <WordsProvider words={words}>
          <HostClientContext.Provider value={client}>
            <AnnouncerProvider>{pages[name]?.(connection)}</AnnouncerProvider>
          </HostClientContext.Provider>
        </WordsProvider>
      </div>
    );
    const places = () =>
      [...document.querySelectorAll('header a')].map((link) => {
        const { x, y, width: wide } = link.getBoundingClientRect();
        return [x, y, wide];
      });
    const screen = await render(shown('live'));
    const before = places();
    expect(before.length).toBeGreaterThan(1);
    for (const connection of ['suspect', 'waiting', 'interrupted'] as const) {
      await screen.rerender(shown(connection));
      expect(places()).toEqual(before);
    }
  },
);
