import { type FakeAnswers, fakeClient, play } from '@snug/client/fake';
import type { GameView } from '@snug/contract';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { LiveGameContext } from '../../packages/live-game/use-live-game.ts';
import { liveGameWords } from '../../packages/live-game/words.ts';

/** A part of the live game alone, with these replies, for the player in `view`. */
export function inGame(part: ReactNode, answers: FakeAnswers, view: Partial<GameView>) {
  const game = play([], { view });
  const client = fakeClient({ games: { g1: game }, answers, origin: 'https://quiz.thesnug.example' });
  const tools = { client, game, words: liveGameWords, slots: {}, onHome: fn(), onEnterCode: fn(), onLogIn: fn() };
  return <LiveGameContext.Provider value={tools}>{part}</LiveGameContext.Provider>;
}
