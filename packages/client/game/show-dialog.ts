import type { Dialog, Game } from './game.ts';

/** Queues a dialog; the same one is shown once. */
export function showDialog(game: Game, dialog: Dialog): Game {
  const asText = JSON.stringify(dialog);
  return game.dialogs.some((other) => JSON.stringify(other) === asText)
    ? game
    : { ...game, dialogs: [...game.dialogs, dialog] };
}
