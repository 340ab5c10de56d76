import type { Clock } from '../../seams.ts';
import type { Rows } from '../rows.ts';
import type { FakeLines } from './lines.ts';

/** What happens between a phone and the server, by hand. */
export interface FakeWeather {
  /** Calls fail and lines break until `online`. */
  offline(): void;
  online(): void;
  /** Every answer and every message takes this many milliseconds; 0 for none. */
  slow(ms: number): void;
  /** The lines that are open carry nothing any more, either way: dead sockets that do not know it. New ones work. */
  silenceLines(): void;
  /** Breaks the lines that are open; with a code, closes them as the server would (`closeCodes` of the contract). */
  dropLines(code?: number, reason?: string): void;
  /** The next so many live messages never arrive: the numbers after them make a gap. */
  loseMessages(count?: number): void;
  /** The next such call is refused with this status; 500 and above is weather to the client. It is not carried out. */
  fail(row: keyof Rows, status: number, detail?: string): void;
  /** The next such call is carried out, and the line breaks before its answer is here. */
  swallow(row: keyof Rows): void;
}

/** The same, as the server asks it. */
export interface Weather {
  readonly byHand: FakeWeather;
  isOffline(): boolean;
  delayMs(): number;
  /** Whether a frame with this number is lost; counts. */
  loses(msg_id: number): boolean;
  /** What the next call of this name meets; counts. */
  trouble(row: string): Trouble | undefined;
  /** A way down which things go one after the other. */
  lane(): (run: () => void) => void;
  /** It is this weather, or this one's sky. */
  isPartOf(weather: Weather): boolean;
}

export type Trouble = { readonly status: number; readonly detail: string } | 'swallowed';

export interface WeatherOptions {
  readonly clock: Clock;
  readonly lines: Pick<FakeLines, 'drop' | 'silence'>;
  /** The weather over everybody, under which this is one phone's own. */
  readonly sky?: Weather;
}

export function createWeather({ clock, lines, sky }: WeatherOptions): Weather {
  let isOffline = false;
  let delayMs = 0;
  let lost = 0;
  const troubles: { row: string; trouble: Trouble }[] = [];

  const weather: Weather = {
    isOffline: () => isOffline || sky?.isOffline() === true,
    delayMs: () => delayMs + (sky?.delayMs() ?? 0),

    loses(msg_id) {
      // What is outside the sequence leaves no gap.
      if (msg_id === 0) return false;
      if (lost === 0) return sky?.loses(msg_id) === true;
      lost -= 1;
      return true;
    },

    trouble(row) {
      const place = troubles.findIndex((each) => each.row === row);
      if (place < 0) return sky?.trouble(row);
      return troubles.splice(place, 1)[0]?.trouble;
    },

    lane() {
      let tail = Promise.resolve();
      return (run) => {
        const ms = weather.delayMs();
        // Its own time begins now, however long the one before it still takes.
        const due = ms === 0 ? undefined : new Promise<void>((resolve) => clock.after(ms, resolve));
        tail = tail.then(() => due).then(run);
      };
    },

    isPartOf: (other) => other === weather || other === sky,

    byHand: {
      offline() {
        isOffline = true;
        lines.drop(weather, 1006);
      },
      online() {
        isOffline = false;
      },
      slow(ms) {
        delayMs = ms;
      },
      silenceLines: () => lines.silence(weather),
      dropLines: (code = 1006, reason) => lines.drop(weather, code, reason),
      loseMessages(count = 1) {
        lost += count;
      },
      fail: (row, status, detail = '') => void troubles.push({ row, trouble: { status, detail } }),
      swallow: (row) => void troubles.push({ row, trouble: 'swallowed' }),
    },
  };
  return weather;
}
