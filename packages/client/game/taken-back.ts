import { withoutSubmission } from '../drafts/own-submission.ts';
import type { Game } from './game.ts';
import { viewOf, withView } from './with-view.ts';

/** The game without the submission of a round that was withdrawn, accepted late or not. */
export function takenBack(game: Game, round_order: number): Game {
  const { [round_order]: _, ...accepted } = game.accepted ?? {};
  return withView({ ...game, accepted }, withoutSubmission(viewOf(game), round_order));
}
