import {
  answerDebounceMs,
  answerSequenceHeader,
  type GameView,
  type Message,
  type SubmittedRound,
  saveAnswer,
  setDouble,
  suggestAnswer,
} from '@snug/contract';
import type { SnugCore } from '../client.ts';
import { answerCache, type CachedAnswer } from '../outbox/answer-cache.ts';
import { keysOf, ownerOf } from '../outbox/keys.ts';
import { createLead, type Lead } from '../outbox/lead.ts';
import { createOutbox, type Outbox, type OutboxOptions, type Saved } from '../outbox/outbox.ts';
import type { QueueEntry } from '../outbox/queue-entry.ts';
import type { StorageFallback } from '../outbox/storage-fallback.ts';
import type { Seams } from '../seams.ts';
import { isSubmitted, isUnderway, moved, questionOf, settled, typed, withDraft } from './drafts.ts';
import type { Draft, Game } from './game.ts';
import { inherit } from './inherit.ts';
import { loaded } from './loaded.ts';
import { areSame } from './same-texts.ts';
import { say } from './say.ts';
import type { GameStore } from './store.ts';
import { isMine, viewOf, withRound } from './with-view.ts';

/** Sends the captain's answers to the server, a member's suggestions to the captain (ROUND-05, ROUND-06). */
export interface Answering {
  type(questionId: string, index: number, text: string): void;
  /** Rejects when it failed, as the draft's state says. After a network error it is sent again. */
  suggest(questionId: string, text: string): Promise<void>;
  /** Resolves once the double is saved, reverted, or delayed by a network error. */
  double(doubled: boolean): Promise<void>;
  /** Sends everything typed except a member's unsuggested text. `keepalive`: the page may be unloading. */
  flush(keepalive?: boolean): void;
  /** Sends again what network errors delayed. */
  retry(): void;
  /** The sequence number of a queued answer. 0: none is queued, or nobody wrote it. */
  numberOf(questionId: string): number;
  /** Reads the player's stored writes. Resolves with a function that applies the load and puts them on top. */
  prepare(view: GameView, load: { readonly as: string; readonly since: number }): Promise<(game: Game) => Game>;
  /** After a load, and when the game is shown again: this tab takes part in sending. */
  lead(): void;
  /** This tab is in use: it becomes the one that sends. */
  claim(): void;
  isLeading(): boolean;
  /** Whether the game on the screen was loaded for the current login. */
  isMe(): boolean;
  /** Applies a message: drops recalled answers, queues inherited ones. */
  follow(message: Message, before: Game): void;
  /** A round is submitted: drops its queued writes. */
  settle(round_order: number, submitted: Pick<SubmittedRound, 'doubled' | 'late'>): void;
  /** Nobody looks at the game any more: this tab stops leading once nothing is unsent. */
  rest(): void;
}

export interface AnsweringOptions extends Pick<Seams, 'clock' | 'random' | 'visibility' | 'locks'> {
  readonly fallback: StorageFallback;
  readonly whoAmI: () => string;
  /** Called when this tab becomes the leader. */
  readonly led: () => void;
}

/** How long a leading tab waits before it asks a database again that did not answer. */
const rereadMs = 30_000;

export function createAnswering(
  core: Pick<SnugCore, 'call' | 'storage'>,
  store: GameStore,
  { clock, random, visibility, locks, fallback, whoAmI, led }: AnsweringOptions,
): Answering {
  const { gameid } = store.get();
  /** One per player: a shared phone never sends one player's answers as another's. */
  let outbox: Outbox | undefined;
  let player: string | undefined;
  /** The login under which that player was loaded. */
  let playerIs: string | undefined;
  let lead: Lead | undefined;
  let stopReading = (): void => {};
  let isAsleep = false;
  /** The server's double, while another one is being sent. */
  let hasDoubled = false;
  const isCaptain = (): boolean => store.get().view?.me.is_captain === true;
  /** The kind of queue entry this player makes for a question. */
  const ownKind = () => (isCaptain() ? 'answer' : 'suggest');
  const isLeading = (): boolean => lead?.isMine() ?? false;
  const unsent = (): QueueEntry[] => outbox?.unsent() ?? [];
  const isMe = (): boolean => whoAmI() === playerIs;

  function outboxOf(owner: string): Outbox {
    const made: Outbox = createOutbox({
      keys: keysOf(gameid, owner),
      fallback,
      storage: core.storage,
      send,
      changed(...args) {
        if (made === outbox) changed(...args);
      },
      isLeading,
      clock,
      random,
    });
    return made;
  }

  async function send(entry: QueueEntry, keepalive: boolean): Promise<Saved> {
    // Sends nothing until the game is loaded for the current login.
    if (!isMe()) throw new TypeError('login');
    const { kind, question_id, round_order, texts, doubled = false, inherited, seq } = entry;
    const headers = { [answerSequenceHeader]: `${seq}` };
    if (kind === 'answer') {
      return core.call(saveAnswer, {
        body: {
          game_id: gameid,
          round_num: round_order,
          question_num: indexOf(entry),
          answer: [...texts],
          question_id,
          inherited,
        },
        headers,
        keepalive,
      });
    }
    if (kind === 'suggest') {
      const [suggestion = ''] = texts;
      await core.call(suggestAnswer, {
        // Rounds are counted from 0 here (OPEN-32).
        body: { game_id: gameid, round_index: round_order - 1, q_idx: indexOf(entry), suggestion, question_id },
        keepalive,
      });
      return { status: 'saved', answer: texts };
    }
    const stands = await core.call(setDouble, {
      params: { id: gameid, round: String(round_order) },
      body: { doubled },
      headers,
      keepalive,
    });
    return { status: 'saved', answer: texts, doubled: stands.doubled };
  }

  /** An answer belongs to its question, even when the question's index has changed (H24). */
  function indexOf({ question_id, question_index }: QueueEntry): number {
    return questionOf(store.get(), question_id)?.question_index ?? question_index;
  }

  const changed: OutboxOptions['changed'] = (entry, state, reason) => {
    const { kind, question_id, round_order, texts, doubled = false, inherited, seq } = entry;
    const game: Game = { ...store.get(), unsent: unsent().length };
    store.set(game);
    relax();
    if (state === 'dropped') {
      // A late recall may drop an answer to the same question asked again: if it still shows, it is queued again.
      if (!inherited) void keepAgain(question_id);
      return;
    }
    // A load does not bring back a late answer: it is cached to be shown, and sent again once submissions reopen.
    const cache = cacheOf(round_order);
    if (kind === 'answer') cache.write(question_id, { texts, saved: state === 'saved', seq });
    // The suggestion is sent: empties the cached draft, so that no text of an earlier question replaces it.
    if (kind === 'suggest' && state === 'saved' && areSame([suggestionOf(cache.read()[question_id])], texts))
      cache.write(question_id, { texts: [''], saved: true });
    const round = game.view?.round;
    const draft = game.drafts[question_id];
    // The outcome is stored even when the round has left the screen.
    if (round ? round.round_order !== round_order : kind !== 'answer' || !draft) return;
    if (kind === 'double') {
      if (state === 'saved') hasDoubled = doubled;
      // A double is late when its round is: the round was submitted first, and the server's earlier value stands (OPEN-34).
      // A reply that differs from the screen announces the same failure.
      store.set(withUnsent(isUnderway(state) || round?.doubled === hasDoubled ? game : say(game, 'double-failed')));
      return;
    }
    if (round && (kind !== ownKind() || !questionOf(game, question_id))) {
      // Another player is captain by now: the unsaved answer becomes a suggestion, unless a newer one exists (G20).
      const newer = unsent().find((other) => other.question_id === question_id && other.seq > seq);
      if (state === 'refused' && kind === 'answer' && !newer) propose(question_id, suggestionOf({ texts }), seq);
      return;
    }

    const isShown = draft && areSame(kind === 'answer' ? draft.texts : [suggestionOf(draft)], texts);
    // A newer, confirmed answer of another device shows: the captain's devices follow it.
    const isFollowed = !draft?.own && !isUnderway(draft?.state) && state !== 'local';
    // A member may go on typing after a suggestion.
    if (draft && !isShown && (isFollowed || kind === 'suggest')) return;
    // Shows what another tab of this browser typed, and what the server holds when that tab was faster.
    const own = !inherited && state !== 'saved' && state !== 'late';
    const next = isShown ? game : withDraft(game, question_id, { texts, state: 'local', own });
    const updated = moved(next, question_id, state, reason);
    store.set(kind === 'answer' && state === 'saved' ? settled(updated, question_id) : updated);
  };

  /** Applies the captain's queued double, or else the server's. */
  function withUnsent(game: Game): Game {
    const round = game.view?.round;
    const { doubled = hasDoubled } =
      unsent().find(({ kind, round_order }) => kind === 'double' && round_order === round?.round_order) ?? {};
    return round && doubled !== round.doubled ? withRound(game, { doubled }) : game;
  }

  function cacheOf(round_order: number) {
    return answerCache(core.storage, `${gameid}_${round_order}_${player}`);
  }

  function claim(): void {
    join();
    if (!isLeading()) lead?.claim();
  }

  /** Adds this tab to the candidates for leadership. False: it was one already. */
  function join(): boolean {
    if (lead || player === undefined) return false;
    const { lead: name } = keysOf(gameid, player);
    lead = createLead(locks, { name, storage: core.storage, clock, random, visibility, taken });
    return true;
  }

  /** This tab leads: it sends what another tab or an earlier page left unsent. */
  function taken(): void {
    stopReading();
    const current = outbox;
    current?.restore().then((isAll) => {
      if (current !== outbox) return;
      current.start();
      keepNew();
      // As the leader, retries the database that did not answer: no other tab sends what is in it.
      if (!isAll && isLeading()) stopReading = clock.after(rereadMs, () => isLeading() && taken());
    });
    led();
  }

  function relax(): void {
    if (!isAsleep || unsent().length > 0) return;
    stopReading();
    outbox?.stop();
    lead?.stop();
    lead = undefined;
  }

  /** The position of a question in the current round. */
  function placeOf(
    question_id: string,
  ): Pick<QueueEntry, 'round_order' | 'question_id' | 'question_index'> | undefined {
    const game = store.get();
    const question = questionOf(game, question_id);
    const { round_order } = game.view?.round ?? {};
    return question && round_order !== undefined
      ? { round_order, question_id, question_index: question.question_index }
      : undefined;
  }

  /** Queues a member's suggestion; with the number of a refused answer, so that only one tab does. */
  function propose(questionId: string, suggestion: string, seq?: number): void {
    const place = placeOf(questionId);
    if (place && suggestion) outbox?.put({ kind: 'suggest', ...place, texts: [suggestion] }, 0, seq);
  }

  /** Queues a draft, under a new number unless one is given. */
  function keep(questionId: string, seq?: number): void {
    const place = placeOf(questionId);
    const { texts, own } = store.get().drafts[questionId] ?? {};
    // Only the leading tab queues what nobody typed: another tab may have typed text under the same key.
    if (!place || !texts || !(own || isLeading())) return;
    outbox?.put({ kind: ownKind(), ...place, texts, inherited: !own || undefined }, answerDebounceMs, seq);
    // The typing tab leads. Claimed after the put, so that entries left by another tab are older than this one.
    claim();
  }

  /** Queues the captain's drafts that appeared without typing: since `earlier`, or all that are not queued. */
  function keepNew(earlier?: Game['drafts']): void {
    const { view, drafts } = store.get();
    for (const { question_id: id } of isCaptain() ? (view?.round?.asked ?? []) : []) {
      const draft = drafts[id];
      if (draft?.state !== 'local') continue;
      if (earlier ? draft === earlier[id] : draft.own || numberOf(id)) continue;
      // The draft was saved or refused before, and is local again because its submission was withdrawn or it was late.
      if (draft.own && !isUnderway(earlier?.[id]?.state)) void keepAgain(id);
      else keep(id);
    }
  }

  /**
   * The sequence number of the queued answer, also of one that is saved but whose reply was lost. Under a new number it
   * would override what was typed after it in another tab.
   */
  function numberOf(questionId: string): number {
    const { seq = 0, inherited } =
      unsent().find(({ kind, question_id }) => kind === ownKind() && question_id === questionId) ?? {};
    return inherited ? 0 : seq;
  }

  /**
   * Queues again what the server has had before, or another tab has dropped. If another tab has delivered something newer,
   * that is queued. The number is one above the delivered one, so below anything a tab has typed since and not sent.
   */
  async function keepAgain(id: string): Promise<void> {
    const current = outbox;
    await current?.restore();
    const place = placeOf(id);
    const draft = store.get().drafts[id];
    if (!place || current !== outbox || !draft?.own || draft.state !== 'local' || numberOf(id)) return;
    const delivery = current?.delivery({ kind: ownKind(), ...place });
    if (delivery && delivery.state !== 'dropped' && delivery.seq > (cacheOf(place.round_order).read()[id]?.seq ?? 0))
      store.set(withDraft(store.get(), id, { ...draft, texts: delivery.texts }));
    keep(id, delivery && delivery.seq + 1);
  }

  /**
   * Whether the current submission makes this entry obsolete. It does not if somebody typed it and the submission lacks it.
   * Texts inherited from the previous question always give way to the submission.
   */
  function isOver(
    { kind, inherited, question_id, texts }: QueueEntry,
    game: Pick<Game, 'view'> = store.get(),
  ): boolean {
    return kind !== 'answer' || inherited || isSubmitted(game, question_id, texts);
  }

  /** This device's unsent drafts on top of a loaded view, newer than the server's. */
  function unsentOn(view: GameView, out: Outbox, since: number): Record<string, Draft> {
    const { round, me } = view;
    if (!round) return {};
    const { round_order } = round;
    const asked = new Map(round.asked.map((question) => [question.question_id, question]));
    const cache = cacheOf(round_order);
    const drafts: Record<string, Draft> = me.is_captain ? {} : memberDrafts(cache.read(), round.asked);
    for (const entry of out.unsent()) {
      const { kind, question_id, texts, inherited, seq } = entry;
      // An entry of an earlier round is still sent, late. One of a recalled question or a submitted round is dropped, unless
      // another device submitted other texts: then the server refuses it with its own text. An answer that is part of the
      // submission counts as saved, so that no other tab sends it again.
      if (entry.round_order !== round_order) continue;
      const isAsked = kind === 'double' || asked.has(question_id);
      // An entry written since the load was requested may answer a question that the load does not know yet.
      if (((round.submitted && isOver(entry, { view })) || !isAsked) && seq < since)
        out.drop(entry, kind === 'answer' && isAsked && !inherited ? 'saved' : 'dropped');
      else if (isAsked && me.is_captain === (kind === 'answer')) {
        const draft = drafts[question_id];
        // A member may have typed on after a suggestion. Texts that the server already suggested only wait for their reply,
        // and another device may have continued since, so they are not `own`.
        const own = !inherited && !areSame(view.suggested[question_id] ?? [], texts);
        if (!draft || areSame([suggestionOf(draft)], texts)) drafts[question_id] = { texts, state: 'local', own };
      }
    }
    if (!me.is_captain) return drafts;
    for (const [question_id, { texts, saved, seq = 0 }] of Object.entries(cache.read())) {
      const question = asked.get(question_id);
      if (!question) cache.drop(question_id);
      if (!question || saved || round.submitted || drafts[question_id]) continue;
      const { question_index } = question;
      const content = { kind: 'answer', round_order, question_id, question_index, texts } as const;
      const last = out.delivery(content);
      const delivery = last && last.seq >= seq ? last : undefined;
      const holdsOther = question.answers.some((text) => text) && !areSame(question.answers, texts);
      const isLate = delivery?.state === 'late';
      // Another tab has delivered it, or something newer.
      if (delivery && (delivery.seq > seq || holdsOther || !(isLate || delivery.state === 'refused'))) continue;
      drafts[question_id] = { texts, state: 'local', own: true };
      // A refused answer stays to be read. A late one is tried again as if just written.
      if (delivery && !isLate)
        drafts[question_id] = { texts, state: 'refused', reason: delivery.reason ?? '', own: true };
      // The stores were blocked or full, the session's cache was not.
      else out.put(content, answerDebounceMs, isLate ? delivery.seq + 1 : seq);
    }
    return drafts;
  }

  return {
    type(questionId, index, text) {
      const game = store.get();
      const question = questionOf(game, questionId);
      if (!question || !game.view?.round) return;
      store.set(typed(game, question, index, text));
      const { texts = [] } = store.get().drafts[questionId] ?? {};
      if (isCaptain()) return keep(questionId);
      // A member's text is not queued: they suggest it when they want to, and it does not become the team's answer once they
      // are captain.
      cacheOf(game.view.round.round_order).write(questionId, { texts, saved: true });
    },

    async suggest(questionId, text) {
      const place = placeOf(questionId);
      const suggestion = text.trim();
      if (!place || !suggestion) return;
      store.set(withDraft(store.get(), questionId, { texts: [suggestion], state: 'local', own: true }));
      // Until the captain has it, the field starts with it on the next page, too.
      cacheOf(place.round_order).write(questionId, { texts: [suggestion], saved: true });
      propose(questionId, suggestion);
      claim();
      await outbox?.outcome({ kind: 'suggest', ...place });
    },

    async double(doubled) {
      const { round } = viewOf(store.get());
      if (!round) return;
      const { round_order } = round;
      const entry = { kind: 'double', round_order, question_id: '', question_index: 0, texts: [], doubled } as const;
      outbox?.put(entry, 0);
      claim();
      // The game shows the outcome.
      await outbox?.outcome(entry).catch(() => {});
    },

    flush: (keepalive) => outbox?.flush(keepalive),

    retry: () => outbox?.flush(),

    numberOf,

    async prepare(view, { as, since }) {
      const owner = ownerOf(view);
      const known = player === owner ? outbox : undefined;
      const next = known ?? outboxOf(owner);
      if (!known) await next.restore();
      return (game) => {
        playerIs = as;
        if (next !== outbox) {
          outbox?.stop();
          lead?.stop();
          lead = undefined;
          outbox = next;
          player = owner;
        }
        hasDoubled = view.round?.doubled === true;
        const drafts = unsentOn(view, next, since);
        return withUnsent({ ...loaded(game, view, drafts), unsent: next.unsent().length });
      };
    },

    lead() {
      isAsleep = false;
      outbox?.start();
      if (isLeading()) taken();
      // With something to send, a tab that is looked at does not wait for one that knows nothing of it.
      else if ((join() || unsent().length > 0) && visibility.isVisible()) lead?.claim();
      // A question asked while the device was away also starts with the texts of the previous one.
      const game = store.get();
      if (game.view?.round?.submitted === false) store.set(inherit(game));
      keepNew(game.drafts);
    },

    claim,
    isLeading,
    isMe,

    follow(message, { view: before, drafts: earlier }) {
      const { view } = store.get();
      const { round } = view ?? {};
      if (!view || !round || !before) return;
      const isSameRound = round.round_id === before.round?.round_id;
      // Also where the screen already showed it: then only the reply was lost.
      if (
        !isSameRound ||
        (message.type === 'SET_DOUBLE' &&
          message.round_order === round.round_order &&
          isMine(store.get(), message.teamid))
      )
        hasDoubled = round.doubled;
      store.set(withUnsent(store.get()));
      if (!isSameRound) return;
      // The role changed: the captain's answers are not this player's suggestions.
      if (view.me.is_captain !== before.me.is_captain) cacheOf(round.round_order).clear();
      for (const { question_id: id } of before.round?.asked ?? []) {
        if (questionOf(store.get(), id)) continue;
        // This tab may hear of the recall later than others, whose entries may answer the question asked again. If not,
        // their own tab drops them or the server refuses them.
        for (const entry of unsent()) if (!entry.isTaken && entry.question_id === id) outbox?.drop(entry, 'dropped');
        cacheOf(round.round_order).drop(id);
      }
      // An entry taken over from another tab may answer a question that this tab did not know until now.
      for (const entry of unsent())
        if (questionOf({ view }, entry.question_id) && !questionOf({ view: before }, entry.question_id))
          changed(entry, 'local');
      // Submissions are open again: a late answer may be in time now, and is tried again as after a load.
      for (const [id, { state, own }] of Object.entries(store.get().drafts))
        if (view.submissions_open && state === 'late' && own) store.set(moved(store.get(), id, 'local'));
      keepNew(earlier);
    },

    settle(round_order, { doubled, late }) {
      for (const entry of unsent()) {
        // The submission of another tab may contradict this tab's double, which then came too late.
        const isOvertaken = late || (entry.kind === 'double' && entry.doubled !== doubled);
        if (entry.round_order === round_order && isOver(entry)) outbox?.drop(entry, isOvertaken ? 'late' : 'saved');
      }
      cacheOf(round_order).clear();
    },

    rest() {
      isAsleep = true;
      relax();
    },
  };
}

/** A member's suggestion: all non-empty texts of a draft. */
function suggestionOf({ texts }: Pick<Draft, 'texts'> = { texts: [] }): string {
  return texts.filter((text) => text.trim()).join(', ');
}

/** A member's cached drafts. A saved text with a number was written as captain, and is on the server. */
function memberDrafts(
  cache: Readonly<Record<string, CachedAnswer>>,
  asked: readonly { question_id: string }[],
): Record<string, Draft> {
  const found = asked.flatMap(({ question_id }) => {
    const kept = cache[question_id];
    return kept && !(kept.saved && kept.seq)
      ? [[question_id, { texts: [suggestionOf(kept)], state: 'unsuggested', own: true }] as const]
      : [];
  });
  return Object.fromEntries(found);
}
