import type { GameClient } from '@snug/client';
import { everyMessage, type FakeAnswers, fakeClient, type PlayOptions, play, viewFor } from '@snug/client/fake';
import type { Message } from '@snug/contract';
import { AnnouncerProvider, WordsProvider } from '@snug/ui';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LiveGame, type LiveGameProps } from '../live-game.tsx';

/** Ben, a member of the team whose captain is Ada. */
export const member = viewFor({ who: 'member' });
/** Cleo, a spectator. */
export const spectator = viewFor({ who: 'watcher' });
/** Cleo, whose request to join the Quizzly Bears is pending. */
export const pending = viewFor({ who: 'pending' });

/** So many questions, each with a text of its own. */
export const questions = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ question_text: `What is ${place}?` }));

/** Dot asks to join the Night Owls. */
export const asksToJoin = everyMessage.PLAYER_PENDING_TEAM_JOIN[0].message;
export const invited = everyMessage.PLAYER_INVITE[0].message;

export interface RenderGameOptions extends PlayOptions {
  /** Functions that replace those of the played game client. */
  readonly overrides?: Partial<GameClient>;
  readonly answers?: FakeAnswers;
  readonly props?: Partial<LiveGameProps>;
  /** What the browser's local storage has, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Words of another language, given as a site gives them. */
  readonly language?: object;
}

/** Renders the live game of a game that has received these messages. */
export async function renderGame(
  messages: readonly Message[],
  { overrides, answers, props, stored = {}, language = {}, ...options }: RenderGameOptions = {},
) {
  const game = { ...play(messages, options), ...overrides };
  const client = fakeClient({ games: { g1: game }, answers });
  for (const [key, text] of Object.entries(stored)) client.storage.local.set(key, text);
  const onHome = vi.fn();
  const onEnterCode = vi.fn();
  const screen = await render(
    <AnnouncerProvider>
      <WordsProvider words={language}>
        <LiveGame client={client} gameId="g1" onHome={onHome} onEnterCode={onEnterCode} {...props} />
      </WordsProvider>
    </AnnouncerProvider>,
  );
  return { game, client, screen, onHome, onEnterCode };
}
