import type { Game } from '../game/game.ts';
import { withRound } from '../game/with-view.ts';
import { isSubmitted } from './texts.ts';
import { isDraftWrite, type Queued } from './write.ts';

/** The game with what the queue of this device still has to deliver. */
export function withPending(game: Game, pending: readonly Queued[]): Game {
  return { ...game, pending, unsent: pending.filter(isDraftWrite).length };
}

/** The kind of write this player makes for a question. */
export const ownKind = ({ view }: Pick<Game, 'view'>): 'answer' | 'suggest' =>
  view?.me.is_captain ? 'answer' : 'suggest';

/**
 * The sequence number of the queued answer, also of one that is saved but whose reply was lost: under a new number it would
 * override what was typed after it in another tab. 0: none is queued, or nobody wrote it.
 */
export function numberOf(game: Game, questionId: string): number {
  const { seq = 0, inherited } =
    game.pending
      .filter(isDraftWrite)
      .find((write) => write.kind === ownKind(game) && write.question_id === questionId) ?? {};
  return inherited ? 0 : seq;
}

/** Shows the captain's queued double, or else the server's. */
export function withPendingDouble(game: Game): Game {
  const round = game.view?.round;
  const { doubled = game.savedDouble } =
    game.pending
      .filter(isDraftWrite)
      .find(({ kind, round_order }) => kind === 'double' && round_order === round?.round_order) ?? {};
  return round && doubled !== round.doubled ? withRound(game, { doubled }) : game;
}

/**
 * Whether the current submission makes this write obsolete. It does not if somebody typed it and the submission lacks it.
 * Texts inherited from the previous question always give way to the submission.
 */
export function isObsolete(write: Queued, game: Pick<Game, 'view'>): boolean {
  if (!isDraftWrite(write)) return false;
  return write.kind !== 'answer' || write.inherited === true || isSubmitted(game, write.question_id, write.texts);
}
