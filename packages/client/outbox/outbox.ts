import { answerDebounceMs } from '@snug/contract';
import { backoffMs } from '../backoff.ts';
import type { EntryState } from '../game/game.ts';
import { isWeather, Refused } from '../refused.ts';
import type { Clock, Random } from '../seams.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';

/** What the server answered to a saved answer. */
export interface Saved {
  readonly status: 'saved' | 'late';
  readonly answer: readonly string[];
}

export interface OutboxOptions {
  readonly kept: KeptAnswers;
  readonly send: (answer: KeptAnswer, keepalive: boolean) => Promise<Saved>;
  /** Where an answer stands now. Told only of what was typed last. */
  readonly changed: (answer: KeptAnswer, state: EntryState, outcome: { saved?: Saved; reason?: string }) => void;
  readonly clock: Clock;
  readonly random: Random;
}

export interface Outbox {
  /** Keeps an answer on this phone, then sends it after a rest of 300 ms. */
  put(answer: Pick<KeptAnswer, 'question_id' | 'question_index' | 'round_order' | 'texts'>): void;
  /** Sends what rests or waits, now. */
  flush(keepalive?: boolean): void;
  /** Takes up what an earlier page left behind; answers what that is. */
  restore(): KeptAnswer[];
  /** Gives an answer up: its question was recalled, or its round is in. */
  drop(question_id: string): void;
  unsent(): KeptAnswer[];
  /** Stops sending; what is unsent stays on this phone. */
  stop(): void;
}

interface Line {
  answer: KeptAnswer;
  isSending: boolean;
  failures: number;
  stopTimer: () => void;
}

/**
 * Answers on their way to the host: kept before they are sent, one in flight per question, the latest wins (H19, H21).
 * Weather leaves them here and tries again; a refusal gives them up with the server's words.
 */
export function createOutbox({ kept, send, changed, clock, random }: OutboxOptions): Outbox {
  const lines = new Map<string, Line>();
  let isStopped = false;

  function put(typed: Pick<KeptAnswer, 'question_id' | 'question_index' | 'round_order' | 'texts'>): void {
    const now = clock.now();
    const answer: KeptAnswer = { ...typed, seq: kept.nextSeq(now), at: now };
    kept.keep(answer);
    const line = lineFor(answer);
    line.failures = 0;
    changed(answer, 'phone', {});
    later(line, answerDebounceMs);
  }

  function lineFor(answer: KeptAnswer): Line {
    const line = lines.get(answer.question_id) ?? { answer, isSending: false, failures: 0, stopTimer: () => {} };
    line.answer = answer;
    lines.set(answer.question_id, line);
    return line;
  }

  function later(line: Line, ms: number): void {
    line.stopTimer();
    if (isStopped) return;
    line.stopTimer = clock.after(ms, () => void post(line, false));
  }

  async function post(line: Line, keepalive: boolean): Promise<void> {
    line.stopTimer();
    if (line.isSending || isStopped) return;
    const sent = line.answer;
    line.isSending = true;
    changed(sent, 'sending', {});
    const outcome = await send(sent, keepalive).then(
      (saved) => ({ saved }),
      (error: unknown) => ({ error }),
    );
    line.isSending = false;
    // Dropped or stopped meanwhile: nobody waits for this any more. What is in need not be sent again, though.
    if (isStopped && 'saved' in outcome && line.answer.seq === sent.seq) kept.forget(sent);
    if (isStopped || lines.get(sent.question_id) !== line) return;
    const isLatest = line.answer.seq === sent.seq;

    if ('error' in outcome && isWeather(outcome.error)) {
      line.failures++;
      changed(line.answer, 'phone', {});
      const { retryAfterMs = 0 } = outcome.error instanceof Refused ? outcome.error : {};
      return later(line, Math.max(retryAfterMs, backoffMs(line.failures, random)));
    }
    if (!isLatest) return later(line, 0);
    lines.delete(sent.question_id);
    kept.forget(sent);
    if ('saved' in outcome) changed(sent, outcome.saved.status, { saved: outcome.saved });
    else changed(sent, 'refused', { reason: outcome.error instanceof Refused ? outcome.error.detail : '' });
  }

  return {
    put,

    flush(keepalive = false) {
      for (const line of lines.values()) void post(line, keepalive);
    },

    restore() {
      const found = kept.all(clock.now()).filter(({ question_id }) => !lines.has(question_id));
      for (const answer of found) later(lineFor(answer), 0);
      return found;
    },

    drop(question_id) {
      const line = lines.get(question_id);
      if (!line) return;
      line.stopTimer();
      lines.delete(question_id);
      kept.forget(line.answer);
    },

    unsent: () => Array.from(lines.values(), ({ answer }) => answer),

    stop() {
      isStopped = true;
      for (const line of lines.values()) line.stopTimer();
    },
  };
}
