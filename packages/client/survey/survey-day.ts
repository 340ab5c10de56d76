import { surveysPerDay } from '@snug/contract';
import type { KeyStore } from '../storage.ts';

/** A player's progress with today's questions: for display only, since the server counts too (H31). */
export interface SurveyProgress {
  /** Answered or skipped today. */
  readonly answered: number;
  /** The number for today: 20, or fewer where fewer are available (LIMIT-11). */
  readonly max: number;
}

/** The stored counters of one player and one UTC date (STORE-06, OPEN-57). */
export interface SurveyDay {
  progress(): SurveyProgress;
  /** The server has reported how many are left. */
  left(count: number): void;
  /** The server has accepted an answer or a skip. */
  took(): void;
  hasPreviewed(): boolean;
  previewed(): void;
}

const prefix = 'snug_survey.';

/**
 * The counters of a player, or of a guest's client id, for the current day by this device's clock: if that is wrong, the
 * counters are another day's but the questions are the same. Other days are deleted.
 */
export function surveyDay(local: KeyStore, who: string, now: number): SurveyDay {
  const today = `${prefix}${new Date(now).toISOString().slice(0, 10)}.`;
  for (const key of local.keys(prefix)) if (!key.startsWith(today)) local.remove(key);

  const [responses, max, flag] = ['responses', 'max', 'previewed'].map((name) => `${today}${name}.${who}`) as Keys;

  function count(key: string): number | undefined {
    const kept = Number(local.get(key) || Number.NaN);
    return Number.isInteger(kept) && kept >= 0 && kept <= surveysPerDay ? kept : undefined;
  }

  function progress(): SurveyProgress {
    const most = count(max) ?? surveysPerDay;
    return { answered: Math.min(count(responses) ?? 0, most), max: most };
  }

  return {
    progress,
    left(left) {
      // The first reply of the day sets the total; questions added later increase it.
      const known = Math.min(surveysPerDay, (count(responses) ?? 0) + Math.max(0, left));
      local.set(max, String(Math.max(count(max) ?? 0, known)));
    },
    took: () => void local.set(responses, String(Math.min(surveysPerDay, (count(responses) ?? 0) + 1))),
    hasPreviewed: () => local.get(flag) !== undefined,
    previewed: () => void local.set(flag, 'true'),
  };
}

type Keys = [responses: string, max: string, previewed: string];
