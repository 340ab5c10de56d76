import type { GameView, TeamQuestion } from '@snug/contract';
import type { CachedAnswer } from './answer-cache.ts';
import { type Draft, suggestionOf } from './draft.ts';
import type { Due } from './due.ts';
import { isStanding, ownSubmission } from './own-submission.ts';
import { isObsolete, ownKind } from './pending.ts';
import { areSame } from './same-texts.ts';
import { type DraftWrite, isDraftWrite, type Queued } from './write.ts';

export interface ReconcileOptions {
  /** The number that this browser counted to when the load was requested: a write with a higher one is newer than the view. */
  readonly since: number;
  /** What became of the last write of each answer that the session remembers, by any tab of this browser. */
  readonly outcomes: Readonly<Record<string, Queued | undefined>>;
}

/** This device's unsent drafts on top of a loaded view, newer than the server's, and what follows for queue and cache. */
export interface Reconciled {
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly due: readonly Due[];
}

type Cached = Readonly<Record<string, CachedAnswer>>;

/** Puts what waits in the queue, and what the session remembers of the round, on top of a loaded view. Pure. */
export function reconcile(
  view: GameView,
  pending: readonly Queued[],
  cached: Cached,
  { since, outcomes }: ReconcileOptions,
): Reconciled {
  const { round, me } = view;
  const isIn = (write: Queued): boolean => {
    if (isDraftWrite(write)) return false;
    const standing = ownSubmission(view, write.round_order);
    return standing !== undefined && isStanding(standing, write.id) && write.seq < since;
  };
  const submitted = pending.filter(isIn).map((write): Due => ({ type: 'drop', write, state: 'saved' }));
  if (!round) return { drafts: {}, due: submitted };
  const drafts: Record<string, Draft> = me.is_captain ? {} : memberDrafts(cached, round.asked);
  // A write of an earlier round is still sent, late.
  const writes = pending.filter(isDraftWrite).filter(({ round_order }) => round_order === round.round_order);
  const over = writes.flatMap((write) => dropOrShow(view, write, drafts, since));
  const remembered = me.is_captain
    ? Object.entries(cached).flatMap((entry) => remember(view, entry, drafts, outcomes[entry[0]]))
    : [];
  return { drafts, due: [...submitted, ...over, ...remembered] };
}

function dropOrShow(view: GameView, write: Queued & DraftWrite, drafts: Record<string, Draft>, since: number): Due[] {
  const { kind, question_id, texts, inherited, seq } = write;
  const { round, suggested } = view;
  // A write of a recalled question or a submitted round is dropped, unless another device submitted other texts: then the
  // server refuses it with its own text. An answer that is part of the submission counts as saved, so that no other tab
  // sends it again.
  const isAsked = kind === 'double' || round?.asked.some((question) => question.question_id === question_id);
  // A write made since the load was requested may answer a question that the load does not know yet.
  if (((round?.submitted && isObsolete(write, { view })) || !isAsked) && seq < since)
    return [{ type: 'drop', write, state: kind === 'answer' && isAsked && !inherited ? 'saved' : 'dropped' }];
  if (!isAsked || kind !== ownKind({ view })) return [];
  const draft = drafts[question_id];
  // A member may have typed on after a suggestion. Texts that the server already suggested only wait for their reply, and
  // another device may have continued since, so they are not `own`.
  const own = !inherited && !areSame(suggested[question_id] ?? [], texts);
  if (!draft || areSame([suggestionOf(draft)], texts)) drafts[question_id] = { texts, state: 'local', own };
  return [];
}

/** What the captain typed according to the session alone: the stores were blocked or full, or the answer was refused or late. */
function remember(
  { round, submitted }: GameView,
  [question_id, { texts, saved, seq = 0, moved }]: [string, CachedAnswer],
  drafts: Record<string, Draft>,
  last: Queued | undefined,
): Due[] {
  const question = round?.asked.find((asked) => asked.question_id === question_id);
  if (!round) return [];
  const { round_order } = round;
  if (!question) return [{ type: 'uncache', round_order, question_id }];
  // What was handed in at the close blocks nothing.
  const isOver = round.submitted && !submitted[round.round_order]?.at_close;
  if (saved || isOver || drafts[question_id]) return [];
  // What was typed for another team goes to this one only by the hand of its author, who finds it here.
  if (moved) {
    if (!areSame(question.answers, texts)) drafts[question_id] = { texts, state: 'refused', own: true, moved };
    return [];
  }
  const { question_index } = question;
  const write = { kind: 'answer', round_order, question_id, question_index, texts } as const;
  const outcome = last && last.seq >= seq ? last : undefined;
  const isLate = outcome?.state === 'late';
  if (outcome && (outcome.seq > seq || holdsOther(question, texts) || !(isLate || outcome.state === 'refused')))
    return [];
  drafts[question_id] = { texts, state: 'local', own: true };
  // A late answer is tried again as if just written.
  if (!outcome || isLate) return [{ type: 'put', write, seq: isLate ? outcome.seq + 1 : seq }];
  // A refused one stays to be read.
  drafts[question_id] = { texts, state: 'refused', reason: outcome.reason ?? '', own: true };
  return [];
}

/** Another device, or another tab, has delivered something else. */
function holdsOther({ answers }: TeamQuestion, texts: readonly string[]): boolean {
  return answers.some((text) => text) && !areSame(answers, texts);
}

/** A member's cached drafts. A saved text with a number was written as captain, and is on the server. */
function memberDrafts(cached: Cached, asked: readonly { question_id: string }[]): Record<string, Draft> {
  const found = asked.flatMap(({ question_id }) => {
    const kept = cached[question_id];
    return kept && !(kept.saved && kept.seq)
      ? [[question_id, { texts: [suggestionOf(kept)], state: 'unsuggested', own: true }] as const]
      : [];
  });
  return Object.fromEntries(found);
}
