import type { GameView, TeamQuestion } from '@snug/contract';
import type { Game } from '../game/game.ts';
import { loaded } from '../game/loaded.ts';
import type { Handlers } from '../game/reducer.ts';
import { say } from '../game/say.ts';
import { viewOf, withRound } from '../game/with-view.ts';
import type { QueueEntryState } from '../outbox/queue-entry.ts';
import { type Draft, type DraftState, isUnderway, suggestionOf } from './draft.ts';
import { inherit } from './inherit.ts';
import { ownKind, withPending, withPendingDouble } from './pending.ts';
import { areSame } from './same-texts.ts';
import { submissionMoved, withPendingSubmission } from './submission.ts';
import { questionOf, textsOf } from './texts.ts';
import { confirmed, withDraft, withState } from './with-draft.ts';
import { type DraftWrite, isDraftWrite, type Queued } from './write.ts';

/** What the queue reports of a write: where it is now, and what else it still has to deliver. */
interface Moved<State extends QueueEntryState> {
  readonly type: State;
  /** Once it is over: as the server holds it. */
  readonly write: Queued;
  readonly reason?: string | undefined;
  readonly pending: readonly Queued[];
}

/** What happens to the drafts on this device: what somebody does, and what becomes of it. */
export type DraftEvent =
  | { readonly type: 'typed'; readonly question_id: string; readonly index: number; readonly text: string }
  /** A member suggests a text to the captain. */
  | { readonly type: 'suggested'; readonly question_id: string; readonly text: string }
  /** Questions that were asked while nobody looked start with the texts of the previous one. */
  | { readonly type: 'inherited' }
  /** Another tab of this browser has delivered something newer, which the host has lost again. */
  | { readonly type: 'overtaken'; readonly question_id: string; readonly texts: readonly string[] }
  /** The round is being submitted. */
  | { readonly type: 'submitted' }
  | {
      readonly type: 'loaded';
      readonly view: GameView;
      readonly drafts: Readonly<Record<string, Draft>>;
      readonly pending: readonly Queued[];
    }
  | Moved<'local'>
  | Moved<'sending'>
  | Moved<'waiting'>
  | Moved<'saved'>
  | Moved<'late'>
  | Moved<'refused'>
  | Moved<'dropped'>
  | Moved<'parked'>;

export type WriteMoved = Extract<DraftEvent, { write: Queued }>;

/** One transition per event. Pure; what follows for the queue and the stores is in `due.ts`. */
export const transitions: Handlers<DraftEvent, Game> = {
  typed(game, { question_id, index, text }) {
    const question = questionOf(game, question_id);
    return question ? typed(game, question, index, text) : game;
  },
  suggested: (game, { question_id, text }) =>
    withDraft(game, question_id, { texts: [text], state: 'local', own: true }),
  inherited: (game) => (game.view?.round?.submitted === false ? inherit(game) : game),
  overtaken(game, { question_id, texts }) {
    const draft = game.drafts[question_id];
    return draft ? withDraft(game, question_id, { ...draft, texts }) : game;
  },
  submitted: (game) => ({ ...game, submitting: { state: 'sending' } }),
  loaded(game, { view, drafts, pending }) {
    const next = withPending(loaded(game, view, drafts), pending);
    return withPendingDouble(withPendingSubmission(next));
  },
  local: moved,
  sending: moved,
  waiting: moved,
  saved: moved,
  late: moved,
  refused: moved,
  dropped: moved,
  parked: moved,
};

/** Changes one input. What a member types waits until they suggest it. */
function typed(game: Game, question: TeamQuestion, index: number, text: string): Game {
  if (!viewOf(game).me.is_captain)
    return withDraft(game, question.question_id, { texts: [text], state: 'unsuggested', own: true });
  const texts = textsOf(game, question).map((old, place) => (place === index ? text : old));
  return withDraft(game, question.question_id, { texts, state: 'local', own: true });
}

function moved(before: Game, { type, write, reason, pending }: WriteMoved): Game {
  const game = withPending(before, pending);
  if (!isDraftWrite(write)) return submissionMoved(game, write, type, reason);
  const round = game.view?.round;
  const { question_id, round_order } = write;
  if (type === 'dropped') return game;
  // The outcome is stored even when the round has left the screen.
  if (round ? round.round_order !== round_order : write.kind !== 'answer' || !game.drafts[question_id]) return game;
  return write.kind === 'double' ? doubleMoved(game, write, type, reason) : draftMoved(game, write, type, reason);
}

/**
 * A double is late when its round is: the round was submitted first, and the server's earlier value stands (OPEN-34). A reply
 * that differs from the screen announces the same failure.
 */
function doubleMoved(
  game: Game,
  { doubled = false, round_order }: DraftWrite,
  state: QueueEntryState,
  detail?: string,
): Game {
  const doubleRefused = state === 'refused' && detail ? { round_order, detail } : undefined;
  const next: Game = { ...game, doubleRefused, ...(state === 'saved' && { savedDouble: doubled }) };
  const isOnItsWay = state === 'local' || state === 'sending' || state === 'waiting';
  const isAsShown = isOnItsWay || next.view?.round?.doubled === next.savedDouble;
  return withPendingDouble(isAsShown ? next : say(next, 'double-failed', { rule: next.view?.round?.double_rule }));
}

function draftMoved(game: Game, write: DraftWrite, type: QueueEntryState, reason?: string): Game {
  const { kind, question_id, texts, inherited } = write;
  const state = (type === 'waiting' ? 'local' : type) as DraftState;
  if (game.view?.round && (kind !== ownKind(game) || !questionOf(game, question_id))) return game;
  const draft = game.drafts[question_id];
  const isShown = draft && areSame(kind === 'answer' ? draft.texts : [suggestionOf(draft)], texts);
  // A newer, confirmed answer of another device shows: the captain's devices follow it.
  const isFollowed = !draft?.own && !isUnderway(draft?.state) && state !== 'local';
  // A member may go on typing after a suggestion.
  if (draft && !isShown && (isFollowed || kind === 'suggest')) return game;
  // Shows what another tab of this browser typed, and what the server holds when that tab was faster.
  const own = !inherited && state !== 'saved' && state !== 'late';
  const next = isShown ? game : withDraft(game, question_id, { texts, state: 'local', own });
  const updated = withState(next, question_id, state, reason);
  if (kind !== 'answer') return updated;
  return state === 'saved' ? confirmed(updated, question_id) : sayLate(updated, question_id);
}

/** Announces the first late answer to a question, not each that is typed after it. */
function sayLate(game: Game, questionId: string): Game {
  const question = questionOf(game, questionId);
  if (!question || question.late || game.drafts[questionId]?.state !== 'late') return game;
  const asked = viewOf(game).round?.asked.map((each) => (each === question ? { ...each, late: true } : each));
  return say(asked ? withRound(game, { asked }) : game, 'late');
}
