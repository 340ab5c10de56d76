import {
  answerSequenceHeader,
  type GameView,
  idempotencyHeader,
  loadGame,
  type SubmittedRound,
  submitRound,
} from '@snug/contract';
import type { SnugCore } from '../client.ts';
import type { Game } from '../game/game.ts';
import { viewOf } from '../game/with-view.ts';
import type { QueueEntry, Reply } from '../outbox/queue-entry.ts';
import { isNetworkError, type Refused } from '../refused.ts';
import { ownSubmission } from './own-submission.ts';
import { withdrawAtHost } from './withdraw-at-host.ts';
import { ownerOf, type SubmitWrite, type Write } from './write.ts';

export interface SubmissionOptions {
  readonly core: Pick<SnugCore, 'call'>;
  readonly game: () => Game;
  /** Whose submission it is: another player may have logged in on this phone meanwhile. */
  readonly owner: string;
  /** The team that it is of. */
  readonly teamid: string | undefined;
  /** Whether it has been withdrawn, by the server (H29) or on this phone. */
  readonly isWithdrawn: (id: string) => boolean;
}

/** How often the server is asked about a submission while newer loads arrive. */
const asksMax = 3;

/**
 * Sends a round's submission: in the end it is accepted, or refused and the round is open again (G8, H20, ROUND-11). Rejects
 * when the queue shall try again by itself, which is harmless under the same id, or when the server refuses the id for good,
 * so that the next attempt uses another one.
 */
export async function sendSubmission(
  write: QueueEntry<SubmitWrite>,
  options: SubmissionOptions,
): Promise<Reply<Write>> {
  const { core, game, teamid, isWithdrawn } = options;
  const { id, seq, round_order, doubled, answers, question_ids, unsaved, unsaved_seq } = write;
  const standingIn = (view: GameView | undefined) =>
    view && (ownSubmission(view, round_order) ?? view.submitted[round_order]);
  // Withdrawn before or while it was being sent: the round stays open (MSG-RECALL-b, MSG-RESET_SUBMISSION).
  const reply = (submitted: SubmittedRound | undefined): Reply<Write> =>
    submitted && !isWithdrawn(id) ? { state: 'saved', held: { submitted } } : { state: 'dropped' };
  if (isWithdrawn(id)) return reply(undefined);
  const asOf = loadedAs(game());
  try {
    const { submission } = await core.call(submitRound, {
      params: { id: game().gameid, round: String(round_order) },
      body: { doubled, answers, question_ids, unsaved, unsaved_seq, teamid },
      headers: { [idempotencyHeader]: id, [answerSequenceHeader]: String(seq) },
    });
    // A load in between may be newer than the reply: then no message reports that the submission was withdrawn.
    return reply(loadedAs(game()) === asOf ? submission : standingIn(await ask(options)));
  } catch (error) {
    if (isWithdrawn(id)) return reply(undefined);
    // Kept on this phone for when the line is back. Whoever logs in again is still its author.
    if (isNetworkError(error) || (error as Refused).status_code === 401) throw error;
    if ((error as Refused).status_code !== 409) return { state: 'parked', reason: (error as Refused).detail };
    const view = await ask(options);
    const submitted = standingIn(view);
    if (!view || !submitted) throw error;
    const { submission_id } = submitted;
    if (submission_id === undefined || !isWithdrawn(submission_id)) return reply(submitted);
    // It was taken back on this phone, and counts: that is no success of the newer one.
    if (!view.submissions_open) return { state: 'parked', reason: (error as Refused).detail };
    // It had arrived before it was taken back on this phone: this newer one takes its place.
    await withdrawAtHost(core, view, { round_order, submission_id });
    return sendSubmission(write, options);
  }
}

/** The game as the server has it; undefined when it does not say. Rejects when it cannot be reached. */
async function ask({ core, game, owner }: SubmissionOptions): Promise<GameView | undefined> {
  for (let asks = 1; asks <= asksMax; asks++) {
    const asOf = loadedAs(game());
    let view: GameView;
    try {
      view = await core.call(loadGame, { query: { game_id: game().gameid }, retries: 0 });
    } catch (error) {
      if (isNetworkError(error)) throw error;
      return undefined;
    }
    if (ownerOf(view) !== owner) throw new TypeError('login');
    // Two loads at a time cannot be ordered: the screen may have the newer one.
    if (loadedAs(game()) === asOf) return view;
  }
  return undefined;
}

/** Changes with every load that knows something newer. */
function loadedAs(game: Game): string {
  const { epoch, last_msg_id } = viewOf(game);
  return epoch + last_msg_id;
}
