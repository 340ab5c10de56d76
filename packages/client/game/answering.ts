import { answerSequenceHeader, type GameView, saveAnswer, suggestAnswer } from '@snug/contract';
import { checkSaveAnswer, checkSuggestAnswer } from '@snug/contract/guards';
import type { SnugCore } from '../client.ts';
import { answerCache } from '../outbox/answer-cache.ts';
import { type KeptAnswer, keptAnswers } from '../outbox/kept-answers.ts';
import { createOutbox, type Outbox, type Saved } from '../outbox/outbox.ts';
import { isWeather, Refused } from '../refused.ts';
import type { Clock, Random } from '../seams.ts';
import { moved, questionOf, settled, typed, withEntry } from './entries.ts';
import type { Entry } from './game.ts';
import { areSame } from './same-texts.ts';
import type { GameStore } from './store.ts';

/** What a player types: the captain's answers go to the host, a member's go to the captain (ROUND-05, ROUND-06). */
export interface Answering {
  type(questionId: string, index: number, text: string): void;
  /** Rejects when it did not get through; the entry's state says the same. */
  suggest(questionId: string, text: string): Promise<void>;
  /** Sends everything typed. `keepalive`: the page may be going away. */
  flush(keepalive?: boolean): void;
  /** Tries again what weather held back. */
  retry(): void;
  /** What this phone has on top of a loaded view, newer than the server's; it is sent. */
  takeUp(view: GameView): Record<string, Entry>;
  /** After a message: recalled answers are given up, inherited ones are kept and sent. */
  follow(before: GameView | undefined): void;
  /** A round is in: nothing of it needs to be sent any more. */
  settle(round_order: number): void;
}

export function createAnswering(
  core: Pick<SnugCore, 'call' | 'storage'>,
  store: GameStore,
  { clock, random, whoAmI }: { clock: Clock; random: Random; whoAmI: () => string },
): Answering {
  const { gameid } = store.get();
  /** One per player: a shared phone never sends one player's answers as another's. */
  let outbox: Outbox | undefined;
  let player: string | undefined;
  /** Who was logged in when that player was loaded. */
  let playerIs: string | undefined;
  const suggested = new Map<string, string>();
  const isCaptain = (): boolean => store.get().view?.me.is_captain === true;

  function outboxOf(player_code: string): Outbox {
    playerIs = whoAmI();
    if (outbox && player === player_code) return outbox;
    outbox?.stop();
    player = player_code;
    const kept = keptAnswers(core.storage, gameid, player_code);
    outbox = createOutbox({ kept, send, changed, clock, random });
    return outbox;
  }

  async function send(answer: KeptAnswer, keepalive: boolean): Promise<Saved> {
    // Until the game is loaded for whoever is logged in now, nothing goes out in their name.
    if (whoAmI() !== playerIs) throw new Error('Somebody else is logged in.');
    const index = indexOf(answer);
    try {
      return await put(answer, index, keepalive);
    } catch (error) {
      // The question has another number since a recall: the answer stays with its question (H24).
      const isMoved = error instanceof Refused && error.status_code === 409 && indexOf(answer) !== index;
      if (!isMoved) throw error;
      return put(answer, indexOf(answer), keepalive);
    }
  }

  function put({ question_id, round_order, texts, seq }: KeptAnswer, question_num: number, keepalive: boolean) {
    return core.call(saveAnswer, {
      body: { game_id: gameid, round_num: round_order, question_num, answer: [...texts], question_id },
      headers: { [answerSequenceHeader]: String(seq) },
      keepalive,
      check: checkSaveAnswer,
    });
  }

  function indexOf({ question_id, question_index }: KeptAnswer): number {
    return questionOf(store.get(), question_id)?.question_index ?? question_index;
  }

  function changed(answer: KeptAnswer, state: Entry['state'], { saved, reason }: { saved?: Saved; reason?: string }) {
    const { question_id, round_order, texts } = answer;
    // A late answer is not in what a load brings back: it stays to be shown, and to be sent once submissions reopen.
    cacheOf(round_order).write(question_id, { texts, saved: state === 'saved' });
    const game = moved(store.get(), question_id, state, reason);
    // Another device of the captain was faster: what the server holds is what counts.
    const isOvertaken = saved?.status === 'saved' && game.entries[question_id] && !areSame(saved.answer, texts);
    if (isOvertaken) store.set(withEntry(game, question_id, { texts: saved.answer, state: 'saved' }));
    else store.set(state === 'saved' ? settled(game, question_id) : game);
  }

  function cacheOf(round_order: number) {
    return answerCache(core.storage, gameid, round_order);
  }

  async function suggest(questionId: string, text: string): Promise<void> {
    const { view } = store.get();
    const question = questionOf(store.get(), questionId);
    const suggestion = text.trim();
    if (!view || !question || suggestion === '' || suggested.get(questionId) === suggestion) return;
    const entry = store.get().entries[questionId];
    store.set(withEntry(store.get(), questionId, { texts: entry?.texts ?? [text], state: 'sending', own: true }));
    const isStill = (): boolean => store.get().entries[questionId]?.state === 'sending';
    try {
      const { round_index } = view;
      await core.call(suggestAnswer, {
        body: {
          game_id: gameid,
          round_index,
          q_idx: question.question_index,
          suggestion,
          question_id: questionId,
        },
        check: checkSuggestAnswer,
      });
      suggested.set(questionId, suggestion);
      if (isStill()) store.set(moved(store.get(), questionId, 'saved'));
    } catch (error) {
      const detail = error instanceof Refused ? error.detail : undefined;
      if (isStill()) store.set(moved(store.get(), questionId, isWeather(error) ? 'phone' : 'refused', detail));
      throw error;
    }
  }

  /** Keeps and sends an entry of the captain. */
  function post(questionId: string): void {
    const { view, entries } = store.get();
    const question = questionOf(store.get(), questionId);
    const entry = entries[questionId];
    if (!view?.round || !question || !entry) return;
    const { question_id, question_index } = question;
    outbox?.put({
      question_id,
      question_index,
      round_order: view.round.round_order,
      texts: entry.texts,
    });
  }

  return {
    type(questionId, index, text) {
      const game = store.get();
      const question = questionOf(game, questionId);
      if (!question || !game.view?.round) return;
      store.set(typed(game, question, index, text));
      if (isCaptain()) return post(questionId);
      const texts = store.get().entries[questionId]?.texts ?? [];
      // Nothing of a member waits for the host: what they typed is not the team's answer once they are captain.
      cacheOf(game.view.round.round_order).write(questionId, { texts, saved: true });
    },

    suggest,

    flush(keepalive = false) {
      if (isCaptain()) return outbox?.flush(keepalive);
      for (const [questionId, { texts, state }] of Object.entries(store.get().entries)) {
        if (state !== 'phone') continue;
        // The entry says what became of it.
        suggest(questionId, texts.filter((text) => text.trim() !== '').join(', ')).catch(() => {});
      }
    },

    retry: () => outbox?.flush(),

    takeUp(view) {
      const { round, me } = view;
      const out = outboxOf(me.player_code);
      if (!me.is_captain) return round ? drafts(cacheOf(round.round_order).read(), round.asked) : {};
      out.restore();
      if (!round) return {};
      const asked = new Map(round.asked.map((question) => [question.question_id, question]));
      const cache = cacheOf(round.round_order);
      const entries: Record<string, Entry> = {};
      for (const { question_id, round_order, texts } of out.unsent()) {
        // An answer of an earlier round goes on its way, late; one of a recalled question or a submitted round does not.
        if (round_order !== round.round_order) continue;
        if (round.submitted || !asked.has(question_id)) out.drop(question_id);
        else entries[question_id] = { texts, state: 'phone', own: true };
      }
      for (const [question_id, { texts, saved }] of Object.entries(cache.read())) {
        const question = asked.get(question_id);
        if (!question) cache.drop(question_id);
        if (!question || saved || round.submitted || entries[question_id]) continue;
        const shown = store.get().entries[question_id];
        if (shown?.state === 'refused') {
          // Known on this page already: it stays to be read, and is not sent again.
          entries[question_id] = shown;
          continue;
        }
        // Local storage was blocked or full, the session's cache was not.
        entries[question_id] = { texts, state: 'phone', own: true };
        out.put({ question_id, question_index: question.question_index, round_order: round.round_order, texts });
      }
      return entries;
    },

    follow(before) {
      const { view, entries } = store.get();
      if (!view?.round || view.round.round_id !== before?.round?.round_id) return;
      // Another role, other inputs: the captain's answers are not this player's suggestions.
      if (view.me.is_captain !== before.me.is_captain) cacheOf(view.round.round_order).clear();
      const asked = new Set(view.round.asked.map(({ question_id }) => question_id));
      const known = new Set(before.round.asked.map(({ question_id }) => question_id));
      for (const id of known) {
        if (asked.has(id)) continue;
        outbox?.drop(id);
        suggested.delete(id);
        cacheOf(view.round.round_order).drop(id);
      }
      if (!isCaptain()) return;
      for (const id of asked) if (!known.has(id) && entries[id]?.state === 'phone') post(id);
    },

    settle(round_order) {
      for (const answer of outbox?.unsent() ?? []) {
        if (answer.round_order === round_order) outbox?.drop(answer.question_id);
      }
      cacheOf(round_order).clear();
    },
  };
}

/** A member's own texts, as the session kept them. */
function drafts(
  cache: Readonly<Record<string, { texts: readonly string[]; saved: boolean }>>,
  asked: readonly { question_id: string }[],
): Record<string, Entry> {
  const found = asked.flatMap(({ question_id }) => {
    const kept = cache[question_id];
    return kept ? [[question_id, { texts: kept.texts, state: 'phone', own: true }] as const] : [];
  });
  return Object.fromEntries(found);
}
