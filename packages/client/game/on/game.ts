import { type GameMessage, type Message, serverTextMaxLength } from '@snug/contract';
import { type Game, screenOf } from '../game.ts';
import type { HandlersFor } from '../reducer.ts';
import { say } from '../say.ts';
import { withSideEffect } from '../with-side-effect.ts';
import { viewOf, withView } from '../with-view.ts';

export const game: HandlersFor<Message, Game, GameMessage['type']> = {
  END_GAME: (game) => {
    const { status, me } = viewOf(game);
    if (status === 'ended') return game;
    // Team players may rate from now on; a load says so too, and who has already rated (CALL-38).
    return say(withView(game, { status: 'ended', feedback_eligible: me.status === 'joined' }), 'game-ended');
  },

  // The load tells what is new, and whether the game continues at all.
  RELOAD_GAME: (game) => {
    const hadEnded = game.hadEnded || screenOf(game) === 'ended';
    return withSideEffect({ ...withView(game, { status: 'live' }), hadEnded }, 'load');
  },

  // Without a reason the connection asks for one before it tells: a login that has ended leads elsewhere.
  NO_GAME_ACCESS: (game, { error }) =>
    withSideEffect(error ? { ...game, notice: { key: 'refused', detail: short(error) } } : game, 'stop'),

  WEBSOCKET_ERROR: (game, { error }) => ({ ...game, notice: { key: 'failed', detail: short(error) } }),
};

/** The beginning of the server's text that fits a notice, in whole characters. */
function short(text: string): string {
  return Array.from(text).slice(0, serverTextMaxLength).join('');
}
