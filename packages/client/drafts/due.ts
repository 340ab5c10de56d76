import type { Message } from '@snug/contract';
import type { Game } from '../game/game.ts';
import type { QueueEntryState } from '../outbox/queue-entry.ts';
import { newlyAsked } from './after-message.ts';
import type { CachedAnswer } from './answer-cache.ts';
import { isUnderway, suggestionOf } from './draft.ts';
import { isStanding, ownSubmission } from './own-submission.ts';
import { isObsolete, numberOf, ownKind } from './pending.ts';
import { questionOf } from './texts.ts';
import type { DraftEvent, WriteMoved } from './transitions.ts';
import { type DraftWrite, isDraftWrite, type Queued, type SubmitWrite } from './write.ts';

/** What follows for the queue and the session's cache once the game has changed. */
export type Due =
  /** Queues a draft. */
  | { readonly type: 'keep'; readonly question_id: string }
  /** Queues a draft that the server had before, or that another tab has dropped. */
  | { readonly type: 'keep-again'; readonly question_id: string }
  /** Queues a suggestion to the captain; with the number of a refused answer, so that only one tab does. */
  | { readonly type: 'propose'; readonly question_id: string; readonly text: string; readonly seq?: number }
  | { readonly type: 'put'; readonly write: DraftWrite; readonly seq: number }
  | { readonly type: 'drop'; readonly write: Queued; readonly state: 'dropped' | 'saved' | 'late' }
  | {
      readonly type: 'cache';
      readonly round_order: number;
      readonly question_id: string;
      readonly answer: CachedAnswer;
    }
  | { readonly type: 'uncache'; readonly round_order: number; readonly question_id?: string }
  /** The captain has the suggestion: the cached draft is emptied, unless the member has typed on. */
  | { readonly type: 'suggested'; readonly write: DraftWrite };

/** What is due after a message, or after an event on this device. Pure. */
export function dueAfter(before: Game, after: Game, action: Message | DraftEvent): Due[] {
  const of = byEvent[action.type as DraftEvent['type']] as (after: Game, event: DraftEvent, before: Game) => Due[];
  return of ? of(after, action as DraftEvent, before) : dueAfterMessage(before, after);
}

const byEvent: {
  readonly [T in DraftEvent['type']]: (after: Game, event: Extract<DraftEvent, { type: T }>, before: Game) => Due[];
} = {
  // A member's text is not queued: they suggest it when they want to, and it does not become the team's answer once they are
  // captain.
  typed: (game, { question_id }) =>
    game.view?.me.is_captain ? [{ type: 'keep', question_id }] : cacheMember(game, question_id),
  // Until the captain has it, the field starts with it on the next page, too.
  suggested: (game, { question_id, text }) => [
    ...cacheMember(game, question_id),
    { type: 'propose', question_id, text },
  ],
  inherited: (game, _, before) => appeared(game, before.drafts),
  overtaken: () => [],
  submitted: () => [],
  loaded: () => [],
  local: dueAfterMove,
  sending: dueAfterMove,
  waiting: dueAfterMove,
  saved: dueAfterMove,
  late: dueAfterMove,
  refused: dueAfterMove,
  dropped: dueAfterMove,
  parked: dueAfterMove,
};

function cacheMember(game: Game, question_id: string): Due[] {
  const { round_order } = game.view?.round ?? {};
  const { texts } = game.drafts[question_id] ?? {};
  if (round_order === undefined || !texts) return [];
  return [{ type: 'cache', round_order, question_id, answer: { texts, saved: true } }];
}

function dueAfterMove(game: Game, { type, write }: WriteMoved): Due[] {
  return isDraftWrite(write) ? dueAfterDraft(game, write, type) : dueAfterSubmission(game, write, type);
}

function dueAfterDraft(game: Game, write: Queued & DraftWrite, state: QueueEntryState): Due[] {
  const { kind, round_order, question_id, texts, seq, inherited } = write;
  // A late recall may drop an answer to the same question asked again: if it still shows, it is queued again.
  if (state === 'dropped') return inherited ? [] : [{ type: 'keep-again', question_id }];
  // A load does not bring back a late answer: it is cached to be shown, and sent again once submissions reopen.
  if (kind === 'answer') return [cached(write, state), ...proposed()];
  return kind === 'suggest' && state === 'saved' ? [{ type: 'suggested', write }] : [];

  /** Another player is captain by now: the unsaved answer becomes a suggestion, unless a newer one exists (G20). */
  function proposed(): Due[] {
    const isForeign = kind !== ownKind(game) || !questionOf(game, question_id);
    const isNewer = ({ seq: other, ...its }: Queued) =>
      isDraftWrite(its) && its.question_id === question_id && other > seq;
    if (state !== 'refused' || game.view?.round?.round_order !== round_order) return [];
    if (!isForeign || game.pending.some(isNewer)) return [];
    return [{ type: 'propose', question_id, text: suggestionOf({ texts }), seq }];
  }
}

function cached({ round_order, question_id, texts, seq }: Queued & DraftWrite, state: QueueEntryState): Due {
  return { type: 'cache', round_order, question_id, answer: { texts, saved: state === 'saved', seq } };
}

function dueAfterSubmission({ view, pending }: Game, write: Queued & SubmitWrite, state: QueueEntryState): Due[] {
  const { round_order } = write;
  const submitted = view && ownSubmission(view, round_order);
  if (!submitted) return [];
  // Another tab wrote it, and this device has loaded since that the server has it.
  if (state === 'local')
    return write.isTaken && isStanding(submitted, write.id) ? [{ type: 'drop', write, state: 'saved' }] : [];
  if (state !== 'saved' || !write.submitted) return [];
  const { doubled, late } = submitted;
  const over = pending
    .filter(isDraftWrite)
    .filter((other) => other.round_order === round_order && isObsolete(other, { view }));
  return [
    ...over.map((other): Due => {
      // The submission of another tab may contradict this tab's double, which then came too late.
      const isOvertaken = late || (other.kind === 'double' && other.doubled !== doubled);
      return { type: 'drop', write: other, state: isOvertaken ? 'late' : 'saved' };
    }),
    { type: 'uncache', round_order },
  ];
}

function dueAfterMessage(before: Game, after: Game): Due[] {
  const was = before.view?.round;
  const round = after.view?.round;
  if (!was || !round || was.round_id !== round.round_id) return [];
  const { round_order } = round;
  // The captain's answers are not this player's suggestions.
  const isHandedOver = before.view?.me.is_captain !== after.view?.me.is_captain;
  const recalled = was.asked.filter(({ question_id }) => !questionOf(after, question_id));
  return [
    ...(isHandedOver ? [{ type: 'uncache', round_order } as const] : []),
    ...recalled.flatMap(({ question_id }) => [
      ...dropOwn(after, question_id),
      { type: 'uncache', round_order, question_id } as const,
    ]),
    ...newlyAsked(before, after)
      .filter(({ kind }) => kind === 'answer')
      .map((write) => cached(write, 'local')),
    ...appeared(after, before.drafts),
  ];
}

/**
 * This tab may hear of a recall later than others, whose writes may answer the question asked again. If not, their own tab
 * drops them or the server refuses them.
 */
function dropOwn({ pending }: Game, question_id: string): Due[] {
  return pending
    .filter(isDraftWrite)
    .filter((write) => !write.isTaken && write.question_id === question_id)
    .map((write) => ({ type: 'drop', write, state: 'dropped' }));
}

/** The captain's drafts that appeared without typing are queued: since `earlier`, or all that are not queued. */
export function appeared(game: Game, earlier?: Game['drafts']): Due[] {
  if (!game.view?.me.is_captain) return [];
  return (game.view.round?.asked ?? []).flatMap(({ question_id }) => {
    const draft = game.drafts[question_id];
    if (draft?.state !== 'local') return [];
    if (earlier ? draft === earlier[question_id] : draft.own || numberOf(game, question_id)) return [];
    // The draft was saved or refused before, and is local again because its submission was withdrawn or it was late.
    const isAgain = draft.own && !isUnderway(earlier?.[question_id]?.state);
    return [{ type: isAgain ? 'keep-again' : 'keep', question_id } as const];
  });
}
