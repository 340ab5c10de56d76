import type { GameView } from '@snug/contract';
import type { Entry, Game } from './game.ts';

/** A game of which nothing is known yet. */
export function unloaded(gameid: string): Game {
  return {
    gameid,
    phase: 'loading',
    entries: {},
    unsent: 0,
    isForgetful: false,
    submitting: { state: 'idle' },
    connection: 'idle',
    dialogs: [],
    errands: [],
  };
}

/** The game after a load: the server's view, with what this phone keeps of the round on top. */
export function loaded(game: Game, view: GameView, kept: Readonly<Record<string, Entry>> = {}): Game {
  const { failure: _, ...rest } = game;
  // Whoever is let in now is not told that they were not.
  const dialogs = game.dialogs.filter(({ kind }) => kind !== 'no-access');
  return { ...rest, phase: 'ready', view, entries: { ...entriesOf(view), ...kept }, dialogs, errands: [] };
}

/** What the server has of the captain's answers. A member's inputs begin empty: the captain's entry stands beside them. */
function entriesOf(view: GameView): Record<string, Entry> {
  if (!view.round || !view.me.is_captain) return {};
  const saved = view.round.asked.filter(({ answers }) => answers.some((text) => text !== ''));
  return Object.fromEntries(
    saved.map(({ question_id, answers, late }) => [question_id, { texts: answers, state: late ? 'late' : 'saved' }]),
  );
}
