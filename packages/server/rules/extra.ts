import type { RevealedRound } from '@snug/contract';
import { details, Refusal } from '../foundation/refusals.ts';
import { revealedView } from '../queries/round.ts';
import { askedOf, currentRound, type GameState, isRevealed, refuseEnded } from './night.ts';
import type { Outcome } from './outcome.ts';
import { openRound, told } from './rounds.ts';

/**
 * Tells the players the answers of a round that takes none any more; from then on whatever comes for it is late, also
 * within the grace after its close. Told again, also when the night is over, they are sent again.
 */
export function reveal(night: GameState, round_order: number, now: number): { outcome: Outcome; round: RevealedRound } {
  const round = night.rounds.find((each) => each.round_order === round_order);
  if (!round) throw new Refusal(404, details.roundNotFound);
  if (currentRound(night) === round && night.game.submissions_open === 1) {
    throw new Refusal(409, details.stillOpen);
  }
  const asked = askedOf(night.questions, round.round_id);
  if (asked.length === 0) throw new Refusal(409, details.nothingAsked);

  const { round_id } = round;
  const view = revealedView(round, asked);
  const outcome = told(night, {
    changes: isRevealed(round) ? [] : [{ kind: 'round', round_id, set: { revealed_at: now } }],
    posts: [{ to: 'players', message: { type: 'REVEAL', round: view } }],
  });
  return { outcome, round: view };
}

/**
 * Reminds everybody of how many teams have not submitted the round yet: nobody in particular. Of none too: screens still
 * say how many there were at the last reminder.
 */
export function nudge(night: GameState, thinking: number): Outcome {
  refuseEnded(night.game);
  const { round_order } = openRound(night);
  if (night.game.submissions_open === 0) throw new Refusal(409, details.notOpen);
  return { changes: [], posts: [{ to: 'players', message: { type: 'NUDGE', round_order, thinking } }] };
}
