import { type SubmittedRound, tidyAnswers } from '@snug/contract';
import { type Game, isOnItsWay } from '../game/game.ts';
import { say } from '../game/say.ts';
import { viewOf, withRound, withView } from '../game/with-view.ts';
import type { QueueEntryState } from '../outbox/queue-entry.ts';
import { isUnderway } from './draft.ts';
import { ownSubmission, withSubmission } from './own-submission.ts';
import { numberOf } from './pending.ts';
import { isSubmitted, textsOf } from './texts.ts';
import { withState } from './with-draft.ts';
import type { SubmitWrite } from './write.ts';

/** What is submitted of the current round: the drafts as they are, and which of them the server does not have yet. */
export function submissionOf(game: Game): Omit<SubmitWrite, 'id'> | undefined {
  const round = game.view?.round;
  if (!round) return undefined;
  const { round_order, doubled, single_answer } = round;
  const answers = tidyAnswers(
    round.asked.map((question) => textsOf(game, question)),
    single_answer,
  );
  const question_ids = round.asked.map(({ question_id }) => question_id);
  const unsaved = question_ids.filter((id) => isUnderway(game.drafts[id]?.state));
  const unsaved_seq = unsaved.map((id) => numberOf(game, id));
  return { kind: 'submit', round_order, doubled, answers, question_ids, unsaved, unsaved_seq };
}

/** Whether two submissions of a round say the same: then they are one, under one id. */
export function isSameSubmission(one: Omit<SubmitWrite, 'id'>, other: Omit<SubmitWrite, 'id'>): boolean {
  const content = ({ doubled, answers, question_ids }: Omit<SubmitWrite, 'id'>) =>
    JSON.stringify([doubled, answers, question_ids]);
  return content(one) === content(other);
}

/**
 * The captain's submission is being sent, waits on this phone while the line is away, and in the end is accepted, or refused:
 * then the round is open again (G8, ROUND-11).
 */
export function submissionMoved(game: Game, write: SubmitWrite, state: QueueEntryState, reason?: string): Game {
  const { round_order, submitted } = write;
  const isCurrent = game.view?.round?.round_order === round_order;
  if (isCurrent && state === 'waiting') return waiting(game, round_order);
  if (state === 'local' || state === 'sending' || state === 'waiting') return isCurrent ? underway(game) : game;
  const idle: Game = isCurrent || isNothingSent(game) ? { ...game, submitting: { state: 'idle' } } : game;
  if (submitted) return isIn(idle, round_order, submitted);
  if (!isCurrent || state === 'dropped' || state === 'saved') return idle;
  const detail = reason === undefined ? {} : { detail: reason };
  return { ...game, submitting: { state: 'failed', ...detail } };
}

/** After a load: the round's submission waits on this phone, pressed before a reload or in another tab, or it is over. */
export function withPendingSubmission(game: Game): Game {
  const order = game.view?.round?.round_order;
  const isPending = game.pending.some((write) => write.kind === 'submit' && write.round_order === order);
  if (isPending) return underway(game);
  return isOnItsWay(game.submitting) ? { ...game, submitting: { state: 'idle' } } : game;
}

/** The line has failed it; that it is tried again is not announced again. */
function waiting(game: Game, number: number): Game {
  if (game.submitting.state === 'waiting') return game;
  return say({ ...game, submitting: { state: 'waiting' } }, 'round-on-phone', { number });
}

/** Pressed a moment ago on this page, or waiting for the line since then. */
function underway(game: Game): Game {
  return isOnItsWay(game.submitting) ? game : { ...game, submitting: { state: 'waiting' } };
}

/** The round has left the screen: its outcome is shown nowhere, but the sending state ends. */
function isNothingSent({ submitting, pending }: Game): boolean {
  return isOnItsWay(submitting) && !pending.some(({ kind }) => kind === 'submit');
}

function isIn(game: Game, round_order: number, reply: SubmittedRound): Game {
  const view = viewOf(game);
  const submitted = newerOf(reply, ownSubmission(view, round_order));
  const next = withView(game, withSubmission(view, round_order, submitted));
  if (view.round?.round_order !== round_order) return next;
  // Answers that only this device has are sent separately, and refused.
  const ids = Object.keys(game.drafts).filter((id) => isSubmitted(next, id, game.drafts[id]?.texts ?? []));
  // What was in time stays so; what only a late submission holds is tried again once submissions reopen.
  const unsaved = ids.filter((id) => game.drafts[id]?.state !== 'saved');
  const saved = unsaved.reduce((each, id) => withState(each, id, submitted.late ? 'late' : 'saved'), next);
  const isKnown = view.round.submitted && ownSubmission(view, round_order);
  return isKnown ? saved : say(withRound(saved, { submitted: true }), 'round-submitted');
}

/** The submission from the live stream may be newer than the reply: the quizmaster has accepted a late one meanwhile. */
function newerOf(reply: SubmittedRound, known: SubmittedRound | undefined): SubmittedRound {
  const isLetIn =
    reply.late && known?.late === false && JSON.stringify(known.answers) === JSON.stringify(reply.answers);
  return isLetIn ? known : reply;
}
