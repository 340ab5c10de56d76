import type { ExtraMessage, Message } from '@snug/contract';
import type { Game } from '../game.ts';
import type { HandlersFor } from '../reducer.ts';
import { say } from '../say.ts';
import { viewOf, withView } from '../with-view.ts';

/** Beyond the specification's: what only moves the line along, and what the quizmaster adds to the night. */
export const extra: HandlersFor<Message, Game, ExtraMessage['type']> = {
  SKIP: (game) => game,
  THUMP: (game) => game,
  REVEAL: (game, { round }) => {
    const { revealed } = viewOf(game);
    const next = withView(game, { revealed: { ...revealed, [round.round_order]: round } });
    return say({ ...next, lastRevealed: round.round_order }, 'revealed', {
      number: round.round_order,
      title: round.title,
    });
  },
  // How many there are now nobody is told but by the next one: the sentence is of the moment, and goes with its round. Of
  // none nothing is said, and the line goes.
  NUDGE: (game, { round_order, thinking }) => {
    const { round } = viewOf(game);
    if (round?.round_order !== round_order) return game;
    const next = { ...game, nudge: { round_order, thinking, submitted: round.submitted } };
    return thinking ? say(next, 'nudged', { count: thinking }) : next;
  },
};
