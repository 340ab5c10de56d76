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
import { checkSaveAnswer, checkSetDouble, checkSuggestAnswer } from '@snug/contract/guards';
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

/** What a player types: the captain's answers go to the host, a member's go to the captain (ROUND-05, ROUND-06). */
export interface Answering {
  type(questionId: string, index: number, text: string): void;
  /** Rejects when it did not get through; the draft's state says the same. What weather holds back is sent again. */
  suggest(questionId: string, text: string): Promise<void>;
  /** Resolves once it is in, taken back, or waits for better weather. */
  double(doubled: boolean): Promise<void>;
  /** Sends everything typed, but what a member has not suggested. `keepalive`: the page may be going away. */
  flush(keepalive?: boolean): void;
  /** Tries again what weather held back. */
  retry(): void;
  /** The number that an answer was written under which is on its way. 0: none is, or nobody wrote it. */
  numberOf(questionId: string): number;
  /** Reads what this phone keeps for a player. What it answers is the game after a load, with that on top; it is sent. */
  prepare(view: GameView, load: { readonly as: string; readonly since: number }): Promise<(game: Game) => Game>;
  /** After a load, and when somebody looks at the game again: this tab takes part in sending. */
  lead(): void;
  /** This tab is used: it is the one that sends. */
  claim(): void;
  isLeading(): boolean;
  /** Whether the game on the screen was loaded for whoever is logged in now. */
  isMe(): boolean;
  /** After a message: recalled answers are given up, inherited ones are kept and sent. */
  follow(message: Message, before: Game): void;
  /** A round is in: nothing of it needs to be sent any more. */
  settle(round_order: number, submitted: Pick<SubmittedRound, 'doubled' | 'late'>): void;
  /** Nobody looks at the game any more: the lead is given away once nothing is unsent. */
  rest(): void;
}

export interface AnsweringOptions extends Pick<Seams, 'clock' | 'random' | 'visibility' | 'locks'> {
  readonly fallback: StorageFallback;
  readonly whoAmI: () => string;
  /** This tab leads now. */
  readonly led: () => void;
}

/** How long a tab that leads waits before it asks a database again that told nothing. */
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
  /** Who was logged in when that player was loaded. */
  let playerIs: string | undefined;
  let lead: Lead | undefined;
  let stopReading = (): void => {};
  let isAsleep = false;
  /** The host's own, under a double that is on its way. */
  let hasDoubled = false;
  const isCaptain = (): boolean => store.get().view?.me.is_captain === true;
  /** What this player has for the host of a question. */
  const kindOfMine = () => (isCaptain() ? 'answer' : 'suggest');
  const isLeading = (): boolean => lead?.isMine() ?? false;
  const unsent = (): QueueEntry[] => outbox?.unsent() ?? [];
  const isMe = (): boolean => whoAmI() === playerIs;

  function outboxOf(owner: string): Outbox {
    const made: Outbox = createOutbox({
      keys: keysOf(gameid, owner),
      fallback,
      storage: core.storage,
      send,
      changed(...news) {
        if (made === outbox) changed(...news);
      },
      isLeading,
      clock,
      random,
    });
    return made;
  }

  async function send(entry: QueueEntry, keepalive: boolean): Promise<Saved> {
    // Until the game is loaded for whoever is logged in now, nothing goes out in their name.
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
        check: checkSaveAnswer,
      });
    }
    if (kind === 'suggest') {
      const [suggestion = ''] = texts;
      await core.call(suggestAnswer, {
        // Rounds are counted from 0 here (OPEN-32).
        body: { game_id: gameid, round_index: round_order - 1, q_idx: indexOf(entry), suggestion, question_id },
        keepalive,
        check: checkSuggestAnswer,
      });
      return { status: 'saved', answer: texts };
    }
    const stands = await core.call(setDouble, {
      params: { id: gameid, round: String(round_order) },
      body: { doubled },
      headers,
      keepalive,
      check: checkSetDouble,
    });
    return { status: 'saved', answer: texts, doubled: stands.doubled };
  }

  /** An answer stays with its question, whatever number that has by now (H24). */
  function indexOf({ question_id, question_index }: QueueEntry): number {
    return questionOf(store.get(), question_id)?.question_index ?? question_index;
  }

  const changed: OutboxOptions['changed'] = (entry, state, reason) => {
    const { kind, question_id, round_order, texts, doubled = false, inherited, seq } = entry;
    const game: Game = { ...store.get(), unsent: unsent().length };
    store.set(game);
    relax();
    if (state === 'dropped') {
      // A tab that hears of a recall late gives up what may answer the question asked again: one that shows it brings it now.
      if (!inherited) void keepAgain(question_id);
      return;
    }
    // A late answer is not in what a load brings back: it stays to be shown, and to be sent once submissions reopen.
    const cache = cacheOf(round_order);
    if (kind === 'answer') cache.write(question_id, { texts, saved: state === 'saved', seq });
    // The draft is over, and nothing that stands at an earlier clue comes in its place.
    if (kind === 'suggest' && state === 'saved' && areSame([suggestionOf(cache.read()[question_id])], texts))
      cache.write(question_id, { texts: [''], saved: true });
    const round = game.view?.round;
    const draft = game.drafts[question_id];
    // What came of it is data also once the round has left the screen.
    if (round ? round.round_order !== round_order : kind !== 'answer' || !draft) return;
    if (kind === 'double') {
      if (state === 'saved') hasDoubled = doubled;
      // Late is a double when its round is: it was overtaken, and what the host had before stands (OPEN-34). A
      // reply that says otherwise than the screen tells the same.
      store.set(withUnsent(isUnderway(state) || round?.doubled === hasDoubled ? game : say(game, 'double-failed')));
      return;
    }
    if (round && (kind !== kindOfMine() || !questionOf(game, question_id))) {
      // Somebody else is captain by now: what was typed before becomes a suggestion, unless one was made since (G20).
      const newer = unsent().find((other) => other.question_id === question_id && other.seq > seq);
      if (state === 'refused' && kind === 'answer' && !newer) propose(question_id, suggestionOf({ texts }), seq);
      return;
    }

    const isShown = draft && areSame(kind === 'answer' ? draft.texts : [suggestionOf(draft)], texts);
    // Something newer of another device stands there, and this has been told: the captain's devices follow it.
    const isFollowed = !draft?.own && !isUnderway(draft?.state) && state !== 'local';
    // And a member goes on typing where something was suggested.
    if (draft && !isShown && (isFollowed || kind === 'suggest')) return;
    // What another tab of this phone typed shows here as well, and what the host holds when that tab was faster.
    const own = !inherited && state !== 'saved' && state !== 'late';
    const next = isShown ? game : withDraft(game, question_id, { texts, state: 'local', own });
    const updated = moved(next, question_id, state, reason);
    store.set(kind === 'answer' && state === 'saved' ? settled(updated, question_id) : updated);
  };

  /** With the double as the captain left it, where the host does not have that yet, and else with the host's own. */
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

  /** This tab is one of those that may lead. False: it was already. */
  function join(): boolean {
    if (lead || player === undefined) return false;
    const { lead: name } = keysOf(gameid, player);
    lead = createLead(locks, { name, storage: core.storage, clock, random, visibility, taken });
    return true;
  }

  /** What another tab, or the page before, left unsent is this tab's to send. */
  function taken(): void {
    stopReading();
    const mine = outbox;
    mine?.restore().then((isAll) => {
      if (mine !== outbox) return;
      mine.start();
      keepNew();
      // Nobody else sends what the database would not tell.
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

  /** Where a question of the current round stands. */
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

  /** Keeps and sends what a member says to their captain; under the number of a refused answer, so that one tab does. */
  function propose(questionId: string, suggestion: string, seq?: number): void {
    const place = placeOf(questionId);
    if (place && suggestion) outbox?.put({ kind: 'suggest', ...place, texts: [suggestion] }, 0, seq);
  }

  /** Keeps and sends an draft; under a number of its own, unless it is an old one. */
  function keep(questionId: string, seq?: number): void {
    const place = placeOf(questionId);
    const { texts, own } = store.get().drafts[questionId] ?? {};
    // What nobody typed is kept by the tab that sends: under the same key another may have what somebody did type.
    if (!place || !texts || !(own || isLeading())) return;
    outbox?.put({ kind: kindOfMine(), ...place, texts, inherited: !own || undefined }, answerDebounceMs, seq);
    // Whoever types leads; only now: what another tab left is older than this.
    claim();
  }

  /** Keeps and sends what has come to stand in the captain's inputs by itself: just now, or at all. */
  function keepNew(earlier?: Game['drafts']): void {
    const { view, drafts } = store.get();
    for (const { question_id: id } of isCaptain() ? (view?.round?.asked ?? []) : []) {
      const draft = drafts[id];
      if (draft?.state !== 'local') continue;
      if (earlier ? draft === earlier[id] : draft.own || numberOf(id)) continue;
      // What the host had, or had refused, has come back with a submission that was withdrawn; or it was late.
      if (draft.own && !isUnderway(earlier?.[id]?.state)) void keepAgain(id);
      else keep(id);
    }
  }

  /**
   * What was typed is nobody's own once the host has told it, and on its way still when its reply was lost. Written anew, it
   * would stand above what was typed after it in another tab.
   */
  function numberOf(questionId: string): number {
    const { seq = 0, inherited } =
      unsent().find(({ kind, question_id }) => kind === kindOfMine() && question_id === questionId) ?? {};
    return inherited ? 0 : seq;
  }

  /**
   * Keeps and sends what the host has heard of before, or another tab has given up. Another tab of this phone may have brought
   * away something newer: that is what goes on. Its number is above that one's, and below what a tab has typed since and not
   * sent yet.
   */
  async function keepAgain(id: string): Promise<void> {
    const mine = outbox;
    await mine?.restore();
    const place = placeOf(id);
    const draft = store.get().drafts[id];
    if (!place || mine !== outbox || !draft?.own || draft.state !== 'local' || numberOf(id)) return;
    const delivery = mine?.delivery({ kind: kindOfMine(), ...place });
    if (delivery && delivery.state !== 'dropped' && delivery.seq > (cacheOf(place.round_order).read()[id]?.seq ?? 0))
      store.set(withDraft(store.get(), id, { ...draft, texts: delivery.texts }));
    keep(id, delivery && delivery.seq + 1);
  }

  /**
   * Whether a submission that stands is the end of this. Not of what somebody typed and it has not: that goes on its way. What
   * came by itself from the clue before gives way to whatever was handed in.
   */
  function isOver(
    { kind, inherited, question_id, texts }: QueueEntry,
    game: Pick<Game, 'view'> = store.get(),
  ): boolean {
    return kind !== 'answer' || inherited || isSubmitted(game, question_id, texts);
  }

  /** What this phone has on top of a loaded view, newer than the server's. */
  function unsentOn(view: GameView, out: Outbox, since: number): Record<string, Draft> {
    const { round, me } = view;
    if (!round) return {};
    const { round_order } = round;
    const asked = new Map(round.asked.map((question) => [question.question_id, question]));
    const cache = cacheOf(round_order);
    const drafts: Record<string, Draft> = me.is_captain ? {} : memberDrafts(cache.read(), round.asked);
    for (const entry of out.unsent()) {
      const { kind, question_id, texts, inherited, seq } = entry;
      // Something of an earlier round goes on its way, late; of a recalled question or a submitted round it does not,
      // unless another device submitted something else: then the host refuses it in its own words. An answer that is in with
      // the round is saved: no other tab brings it anew.
      if (entry.round_order !== round_order) continue;
      const isAsked = kind === 'double' || asked.has(question_id);
      // What was typed since the load was asked for may answer a question that it does not know yet.
      if (((round.submitted && isOver(entry, { view })) || !isAsked) && seq < since)
        out.drop(entry, kind === 'answer' && isAsked && !inherited ? 'saved' : 'dropped');
      else if (isAsked && me.is_captain === (kind === 'answer')) {
        const draft = drafts[question_id];
        // A member may have typed on where they suggested something.
        // What the host has told already waits for its reply alone: another device may have gone on since.
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
      // Another tab brought it, or something newer, away.
      if (delivery && (delivery.seq > seq || holdsOther || !(isLate || delivery.state === 'refused'))) continue;
      drafts[question_id] = { texts, state: 'local', own: true };
      // What was refused stays to be read. What was late is tried anew, as if just written.
      if (delivery && !isLate)
        drafts[question_id] = { texts, state: 'refused', reason: delivery.reason ?? '', own: true };
      // The shelves were blocked or full, the session's cache was not.
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
      // Nothing of a member waits for the host: they say themselves when it goes to the captain, and what they typed is not
      // the team's answer once they are captain.
      cacheOf(game.view.round.round_order).write(questionId, { texts, saved: true });
    },

    async suggest(questionId, text) {
      const place = placeOf(questionId);
      const suggestion = text.trim();
      if (!place || !suggestion) return;
      store.set(withDraft(store.get(), questionId, { texts: [suggestion], state: 'local', own: true }));
      // Until the captain has it, it is what the field begins with on the next page, too.
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
      // What became of it is told by the game.
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
      // A clue that was asked while the phone was away begins with what stands in the one before, too.
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
      // Also where the screen showed it already: then only its reply was lost.
      if (
        !isSameRound ||
        (message.type === 'SET_DOUBLE' &&
          message.round_order === round.round_order &&
          isMine(store.get(), message.teamid))
      )
        hasDoubled = round.doubled;
      store.set(withUnsent(store.get()));
      if (!isSameRound) return;
      // Another role, other inputs: the captain's answers are not this player's suggestions.
      if (view.me.is_captain !== before.me.is_captain) cacheOf(round.round_order).clear();
      for (const { question_id: id } of before.round?.asked ?? []) {
        if (questionOf(store.get(), id)) continue;
        // This tab may hear of it later than others: what they wrote may answer the question asked again. If not, its own tab
        // drops it, or the host refuses it.
        for (const entry of unsent()) if (!entry.isTaken && entry.question_id === id) outbox?.drop(entry, 'dropped');
        cacheOf(round.round_order).drop(id);
      }
      // What a tab took in of another may answer a question that it had not heard of.
      for (const entry of unsent())
        if (questionOf({ view }, entry.question_id) && !questionOf({ view: before }, entry.question_id))
          changed(entry, 'local');
      // Open again: what was late may be in time now, and is tried anew as after a load.
      for (const [id, { state, own }] of Object.entries(store.get().drafts))
        if (view.submissions_open && state === 'late' && own) store.set(moved(store.get(), id, 'local'));
      keepNew(earlier);
    },

    settle(round_order, { doubled, late }) {
      for (const entry of unsent()) {
        // Another tab's submission may say otherwise than a double of this one: then that came too late.
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

/** What a member says with all that stands in the inputs of a question. */
function suggestionOf({ texts }: Pick<Draft, 'texts'> = { texts: [] }): string {
  return texts.filter((text) => text.trim()).join(', ');
}

/** A member's own texts, as the session kept them: what has a number was written as captain, and is with the host. */
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
