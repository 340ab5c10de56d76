import type { ExtraMessage, Message } from '@snug/contract';
import type { Game } from '../game.ts';
import type { HandlersFor } from '../reducer.ts';
import { say } from '../say.ts';
import { viewOf, withView } from '../with-view.ts';

/** Messages beyond the specification: those that only advance the stream, and the quizmaster's additions. */
export const extra: HandlersFor<Message, Game, ExtraMessage['type']> = {
  SKIP: (game) => game,
  THUMP: (game) => game,
  REVEAL: (game, { round }) => {
    const { revealed } = viewOf(game);
    const { round_order: number, title, questions } = round;
    const next = { ...withView(game, { revealed: { ...revealed, [number]: round } }), lastRevealed: number };
    // Told one by one: what is new is the last.
    if (!round.of) return say(next, 'revealed', { number, title });
    return say(next, 'answer-told', { number: questions.length, text: questions.at(-1)?.answers.join(', ') ?? '' });
  },
  // The number is only right at this moment and is not updated before the next NUDGE, so it disappears with its round. At
  // zero nothing is announced and the line disappears.
  NUDGE: (game, { round_order, thinking }) => {
    const { round } = viewOf(game);
    if (round?.round_order !== round_order) return game;
    const next = { ...game, nudge: { round_order, thinking, submitted: round.submitted } };
    return thinking ? say(next, 'nudged', { count: thinking }) : next;
  },
  ANNOUNCE: (game, { text, at }) => withView(game, { announcement: text ? { text, at } : undefined }),
  COUNTDOWN: (game, { ends_at, now }) => {
    return withView(game, { countdown: ends_at === null ? undefined : { ends_at, now } });
  },
  PAUSE: (game, { paused }) => withView(game, { paused: paused || undefined }),
  TEAMS_IN: (game, { type: _, ...teamsIn }) => ({ ...game, teamsIn }),
  // What changed is asked for by whoever shows it.
  RESULTS: (game, { version }) => withView(game, { results_version: version }),
  PHOTOS: (game, { version }) => withView(game, { photos_version: version }),
};
