import { type FakeAnswers, fakeClient, type PlayOptions, play } from '@snug/client/fake';
import type { Message } from '@snug/contract';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider } from '@snug/ui';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiveGameContext } from '../use-live-game.ts';
import { liveGameWords } from '../words.ts';

export interface RenderInGameOptions extends PlayOptions {
  readonly messages?: readonly Message[];
  readonly answers?: FakeAnswers;
  readonly token?: string;
}

/** Renders one part of the live game, in a game that has received these messages. */
export async function renderInGame(
  part: ReactNode,
  { messages = [], answers, token, ...options }: RenderInGameOptions = {},
) {
  const game = { ...play(messages, options), refresh: vi.fn() };
  const session = token === undefined ? {} : { token: () => token };
  const client = fakeClient({ games: { g1: game }, answers, session, origin: 'https://quiz.example' });
  const onLogIn = vi.fn();
  const tools = { client, game, words: liveGameWords, slots: {}, onHome: vi.fn(), onEnterCode: vi.fn(), onLogIn };
  const inside = (shown: ReactNode) => (
    <div className={themeClass}>
      <AnnouncerProvider>
        <LiveGameContext.Provider value={tools}>{shown}</LiveGameContext.Provider>
      </AnnouncerProvider>
    </div>
  );
  const screen = await render(inside(part));
  return { game, client, screen, onLogIn, show: (other: ReactNode) => screen.rerender(inside(other)) };
}
