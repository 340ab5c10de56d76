import { backoffMs } from '../backoff.ts';
import { readJson } from '../read-json.ts';
import { isWeather, Refused } from '../refused.ts';
import type { Clock, Random } from '../seams.ts';
import type { GuardedStorage } from '../storage.ts';
import { type Keys, toldKey } from './keys.ts';
import { type Parcel, parcelFrom } from './parcel.ts';
import type { Kept, Shelves } from './shelves.ts';

/** What the server says that it holds, of an answer, a suggestion or a double that reached it. */
export interface Saved {
  readonly status: 'saved' | 'late';
  readonly answer: readonly string[];
  readonly doubled?: boolean;
}

/** Where a parcel stands: on this phone, on its way, or what became of it. */
export type ParcelState = 'phone' | 'sending' | Outcome;
type Outcome = 'saved' | 'late' | 'refused' | 'dropped';

/**
 * What became of a parcel, as the tabs of a phone tell each other; it also outlives a shelf that would not let go. Its texts
 * and its double are what the host holds: another device, or another tab, may have been faster.
 */
interface Told extends Parcel {
  readonly state: Outcome;
  /** The server's words when refused. */
  readonly reason?: string;
}

export interface OutboxOptions {
  readonly keys: Keys;
  readonly shelves: Shelves;
  readonly storage: Pick<GuardedStorage, 'local' | 'subscribe'>;
  readonly send: (parcel: Parcel, keepalive: boolean) => Promise<Saved>;
  /** Where a parcel stands now, told only of what was typed last. Once it is over, its texts and its double are what the host has heard. */
  readonly changed: (parcel: Parcel, state: ParcelState, reason?: string) => void;
  /** Whether this tab sends what the tabs of this phone share; what only it knows it sends in any case. */
  readonly isLeading: () => boolean;
  readonly clock: Clock;
  readonly random: Random;
}

export interface Outbox {
  /** Keeps something on this phone, then sends it after a rest; under the number that it was written under, if it was. */
  put(content: Omit<Parcel, keyof Kept>, restMs: number, seq?: number): void;
  /** Resolves once it is in, rejects once it is refused or held back by weather. */
  outcome(parcel: Pick<Parcel, 'kind' | 'round_order' | 'question_id'>): Promise<void>;
  /** Sends what rests or waits, now. `keepalive`: the page may be going. */
  flush(keepalive?: boolean): void;
  /** Takes up what an earlier page or another tab left behind. False: there may be more. */
  restore(): Promise<boolean>;
  /** Begins, or goes on, to send what lies here. */
  start(): void;
  /** Sends something no more: its question was recalled; or the host has it otherwise, with its round. */
  drop(parcel: Parcel, state: 'dropped' | 'saved' | 'late'): void;
  unsent(): Parcel[];
  /** What became of the last write of an answer that left a tab of this phone. */
  told(parcel: Pick<Parcel, 'kind' | 'round_order' | 'question_id'>): Told | undefined;
  /** Sends no more; what is unsent stays on this phone. */
  stop(): void;
}

interface Line {
  parcel: Parcel;
  /** Until a shelf has it. */
  keeping?: Promise<void> | undefined;
  /** No shelf took it, so no other tab can send it. */
  isOnlyHere?: boolean;
  isSending?: boolean;
  /** Brought away or given up; it stays here while its request flies, so that the next one waits for that. */
  isOver?: boolean;
  /** The server asked to be left alone for a while. */
  isBarred?: boolean;
  failures: number;
  stopTimer?: (() => void) | undefined;
  waits: ((error?: unknown) => void)[];
}

/**
 * What a player has for the host, one line for each answer, suggestion and double: kept before it is sent, one request in
 * flight, the latest wins (H19, H21). Weather leaves it here and tries again; a refusal gives it up with the server's words.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { keys, shelves, storage, send, changed, isLeading, clock, random } = options;
  const { local } = storage;
  const lines = new Map<string, Line>();
  let isOpen = false;

  function lineFor(parcel: Parcel): Line {
    const key = keys.parcel(parcel);
    const line = lines.get(key) ?? { parcel, failures: 0, waits: [] };
    line.parcel = parcel;
    line.isOver = false;
    lines.set(key, line);
    return line;
  }

  function keep(parcel: Parcel, restMs: number): void {
    const line = lineFor(parcel);
    shelve(line);
    line.failures = 0;
    changed(parcel, 'phone');
    later(line, restMs);
  }

  function shelve(line: Line): void {
    const keeping = shelves.put(keys.parcel(line.parcel), line.parcel).then((isKept) => {
      if (line.keeping !== keeping) return;
      line.keeping = undefined;
      line.isOnlyHere = !isKept;
      // There is room again: what only memory has goes there too.
      if (isKept) for (const other of lines.values()) if (other.isOnlyHere) shelve(other);
    });
    line.keeping = keeping;
  }

  function later(line: Line, ms: number): void {
    line.stopTimer?.();
    line.stopTimer = undefined;
    if (ms === 0) post(line, false);
    else if (isOpen) line.stopTimer = clock.after(ms, () => post(line, false));
  }

  function post(line: Line, keepalive: boolean): void {
    line.stopTimer?.();
    line.stopTimer = undefined;
    hear(line);
    if (line.isSending || line.isBarred || line.isOver || !isOpen) return;
    if (line.keeping) line.keeping.then(() => post(line, keepalive));
    else if (isLeading() || line.isOnlyHere) void deliver(line, keepalive);
  }

  async function deliver(line: Line, keepalive: boolean): Promise<void> {
    const sent = line.parcel;
    const key = keys.parcel(sent);
    line.isSending = true;
    changed(sent, 'sending');
    const outcome = await send(sent, keepalive).then(
      (saved) => ({ saved }),
      (error: unknown) => ({ error }),
    );
    line.isSending = false;
    if (line.isOver) lines.delete(key);
    // Dropped, told by another tab, or stopped meanwhile: nobody waits for this any more.
    const isAwaited = isOpen && !line.isOver;

    if ('error' in outcome && isHeldBack(outcome.error)) {
      if (!isAwaited) return;
      line.failures++;
      changed(line.parcel, 'phone');
      finish(line, outcome.error);
      const { retryAfterMs } = outcome.error as Partial<Refused>;
      if (!retryAfterMs) return later(line, backoffMs(line.failures, random));
      line.isBarred = true;
      clock.after(retryAfterMs, () => {
        line.isBarred = false;
        post(line, false);
      });
      return;
    }

    const told: Told = {
      ...sent,
      at: clock.now(),
      ...('error' in outcome
        ? { state: 'refused', reason: (outcome.error as Refused).detail }
        : { state: outcome.saved.status, texts: outcome.saved.answer, doubled: outcome.saved.doubled }),
    };
    // A page that has gone on to another player leaves a refusal to be met again.
    const newest = isOpen || told.state !== 'refused' ? tell(key, told) : told;
    if (!isAwaited) return;
    if (line.parcel.seq !== sent.seq) return later(line, 0);
    close(line, newest, 'error' in outcome ? outcome.error : undefined);
  }

  /**
   * Gives what the host holds: another tab may have brought something newer away while this one was frozen, or waited for a
   * reply. Suggestions have no number at the host.
   */
  function tell(key: string, told: Told): Told {
    shelves.remove(key, told.seq);
    const last = toldOf(key);
    if (last && last.seq > told.seq) return last.state === 'dropped' || told.kind === 'suggest' ? told : last;
    local.set(toldKey(key), JSON.stringify(told));
    return told;
  }

  const toldOf = (key: string): Told | undefined => readJson(local, toldKey(key), isTold);

  function close(line: Line, told: Told, error?: unknown): void {
    const { state, reason = '' } = told;
    line.stopTimer?.();
    line.isOver = true;
    if (!line.isSending) lines.delete(keys.parcel(line.parcel));
    const isRefused = state === 'refused';
    changed({ ...line.parcel, ...told }, state, isRefused ? reason : undefined);
    finish(line, isRefused ? (error ?? new Refused(0, reason)) : undefined);
  }

  function finish(line: Line, error?: unknown): void {
    for (const wait of line.waits.splice(0)) wait(error);
  }

  /** Another tab may have brought it away. While a request of this tab flies, that has the last word. */
  function hear(line: Line): void {
    const told = toldOf(keys.parcel(line.parcel));
    if (told && told.seq >= line.parcel.seq && !line.isSending && !line.isOver) close(line, told);
  }

  /** A record of a shelf, if it is a parcel of this player that nobody has brought away yet. */
  function takeIn(key: string, record: Kept): void {
    const parcel = parcelFrom(record);
    if (!parcel || keys.parcel(parcel) !== key) return;
    const told = toldOf(key);
    if (told && told.seq >= parcel.seq) shelves.remove(key, parcel.seq);
    else if (!((lines.get(key)?.parcel.seq ?? 0) >= parcel.seq)) {
      const line = lineFor({ ...parcel, isTaken: isOpen });
      changed(parcel, 'phone');
      if (!line.stopTimer) later(line, 0);
    }
  }

  let stopHearing = (): void => {};

  return {
    put(content, restMs, seq = 0) {
      // A page before may have counted further than this one's clock.
      shelves.countFrom(seq);
      keep({ ...content, seq: seq || shelves.nextSeq(), at: clock.now() }, restMs);
    },

    outcome: (parcel) =>
      new Promise((resolve, reject) => {
        const line = lines.get(keys.parcel(parcel));
        if (!line || line.isOver) return resolve();
        line.waits.push((error) => (error ? reject(error) : resolve()));
      }),

    flush(keepalive = false) {
      for (const [key, line] of [...lines]) {
        if (keepalive && line.keeping) {
          line.isOnlyHere = !shelves.putNow(key, line.parcel);
          line.keeping = undefined;
        }
        post(line, keepalive);
      }
    },

    restore: () => shelves.read('', takeIn),

    start() {
      isOpen = true;
      stopHearing();
      stopHearing = storage.subscribe(() => {
        for (const line of [...lines.values()]) hear(line);
      });
      for (const line of lines.values()) if (!line.stopTimer) later(line, 0);
    },

    drop(parcel, state) {
      const key = keys.parcel(parcel);
      const line = lines.get(key);
      if (!line || line.isOver) return;
      const told: Told = { ...line.parcel, at: clock.now(), state };
      tell(key, told);
      // A shelf may be taking it at this moment.
      line.keeping?.then(() => shelves.remove(key, told.seq));
      close(line, told);
    },

    unsent: () => [...lines.values()].filter(({ isOver }) => !isOver).map(({ parcel }) => parcel),

    told: (parcel) => toldOf(keys.parcel(parcel)),

    stop() {
      isOpen = false;
      stopHearing();
      for (const line of lines.values()) line.stopTimer?.();
    },
  };
}

const isTold = (value: unknown): value is Told => typeof (value as Partial<Told> | null)?.seq === 'number';

/** Weather; and a login that ended: whoever logs in again is still the one who typed this (H23). */
function isHeldBack(error: unknown): boolean {
  return isWeather(error) || (error as Refused).status_code === 401;
}
