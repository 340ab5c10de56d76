import { surveysPerDay } from '@snug/contract';
import type { KeyStore } from '../storage.ts';

/** How far somebody is with today's questions: shown, never trusted, since the server counts too (H31). */
export interface SurveyProgress {
  /** Answered or skipped today. */
  readonly answered: number;
  /** How many there are today: 20, or fewer where fewer are available (LIMIT-11). */
  readonly max: number;
}

/** What is kept about one player and one UTC date (STORE-06, OPEN-57). */
export interface SurveyDay {
  progress(): SurveyProgress;
  /** The server has told how many are left. */
  left(count: number): void;
  /** The server has taken an answer or a skip. */
  took(): void;
  hasPreviewed(): boolean;
  previewed(): void;
}

const prefix = 'snug_survey.';

/**
 * The counters of a player, or a guest's client id, on the day of this moment. By this device's clock: where that is
 * wrong, the counters are another day's and what is asked is the same. Other days are forgotten.
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
      // The first of the day says how many there are; what is added to them later comes on top.
      const known = Math.min(surveysPerDay, (count(responses) ?? 0) + Math.max(0, left));
      local.set(max, String(Math.max(count(max) ?? 0, known)));
    },
    took: () => void local.set(responses, String(Math.min(surveysPerDay, (count(responses) ?? 0) + 1))),
    hasPreviewed: () => local.get(flag) !== undefined,
    previewed: () => void local.set(flag, 'true'),
  };
}

type Keys = [responses: string, max: string, previewed: string];
