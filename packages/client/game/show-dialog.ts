import type { Dialog, Game } from './game.ts';
import { withOne } from './with-one.ts';

/** Queues a dialog; the same one is shown once. */
export function showDialog(game: Game, dialog: Dialog): Game {
  return { ...game, dialogs: withOne(game.dialogs, dialog) };
}
