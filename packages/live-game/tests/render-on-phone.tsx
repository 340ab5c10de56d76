import { type FakeAnswers, fakeClient, type PlayOptions, play } from '@snug/client/fake';
import type { Message } from '@snug/contract';
import { themeClass } from '@snug/theme';
import { AnnouncerProvider, WordsProvider } from '@snug/ui';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fetchAttention } from '../attention/announcements.tsx';
import { LiveGame, type LiveGameSlots } from '../live-game.tsx';

export const smallPhone = [320, 568] as const;
export const phone = [390, 844] as const;

export interface OnPhone extends PlayOptions {
  readonly messages: readonly Message[];
  readonly size?: readonly [width: number, height: number];
  /** The size of the text: 32px is twice as large as usual. */
  readonly text?: string;
  readonly answers?: FakeAnswers;
  readonly slots?: LiveGameSlots;
  /** Words of another language, given as a site gives them. */
  readonly language?: object;
}

/** The live game as a venue's page shows it, below its header, on a screen of this size. */
export async function renderOnPhone(on: OnPhone) {
  const { messages, size = smallPhone, text = '16px', answers, slots, language = {}, ...options } = on;
  const before = [innerWidth, innerHeight] as const;
  await page.viewport(...size);
  const margin = document.body.style.margin;
  document.body.style.margin = '0';
  onTestFinished(async () => {
    document.body.style.margin = margin;
    await page.viewport(...before);
  });
  await fetchAttention();

  const game = play(messages, options);
  const column = { '--snug-text': text, display: 'flex', flexDirection: 'column', minHeight: '100vh' } as const;
  const screen = await render(
    <div className={themeClass} style={column}>
      <div style={{ flex: 'none', blockSize: '60px' }} />
      <WordsProvider words={language}>
        <AnnouncerProvider>
          <LiveGame client={fakeClient({ games: { g1: game }, answers })} gameId="g1" onHome={() => {}} slots={slots} />
        </AnnouncerProvider>
      </WordsProvider>
    </div>,
  );
  /** Where the bar at the bottom begins. */
  const barTop = () => screen.getByRole('button', { name: 'My Team' }).element().getBoundingClientRect().top;
  /** What is said about the round above the bar. */
  const strip = () => screen.container.querySelector('[data-round-strip]');
  const receive = (...more: Message[]) => {
    for (const message of more) game.receive(message);
  };
  return { game, screen, barTop, strip, receive };
}
