import { guardedStorage, Refused, type SurveySource } from '@snug/client';
import { type NextSurvey, surveyIdHeader } from '@snug/contract';
import type { ErrorDetail } from './events.ts';

/** On a bad connection an error after this time is better than waiting. */
const timeoutMs = 15_000;

/**
 * Where a page keeps the survey id, which the server made for this sponsor: it names nobody, and opens nothing but these
 * questions. A page with two sponsors has two.
 */
const idKeyOf = (sponsor: string): string => `snug_survey_id.${sponsor}`;

export interface SponsorSurveysEvents {
  onSubmitted(): void;
  onError(error: ErrorDetail): void;
}

/** A sponsor's questions on a page of its own: without a login, a cookie or a client id (H61). */
export function sponsorSurveys(
  origin: string,
  key: string,
  { onSubmitted, onError }: SponsorSurveysEvents,
): SurveySource {
  const storage = guardedStorage();
  const idKey = idKeyOf(key);
  const base = new URL(`/api/sponsor/${encodeURIComponent(key)}/survey/`, origin).href;

  /** Makes a call, and keeps the id that its reply brings where none was known. */
  async function ask(method: 'GET' | 'POST', path: string, body?: object, signal?: AbortSignal): Promise<unknown> {
    const id = storage.local.get(idKey);
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(base + path, {
      method,
      headers: { ...(id && { [surveyIdHeader]: id }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      credentials: 'omit',
      cache: 'no-store',
      // Without `any`, as in older browsers, a reply that comes too late is ignored.
      signal: (signal && AbortSignal.any?.([signal, timeout])) ?? timeout,
    });
    const reply = await response.json();
    if (!response.ok) {
      if (typeof reply.detail !== 'string') throw new Error('The reply is no refusal of ours.');
      throw new Refused(response.status, reply.detail);
    }
    if (typeof reply.id === 'string') storage.local.set(idKey, reply.id);
    return reply;
  }

  async function next(...asked: Parameters<typeof ask>): Promise<NextSurvey> {
    try {
      return nextOf(await ask(...asked));
    } catch (error) {
      const { status_code = 0, detail = '' } = error instanceof Refused ? error : {};
      // Somebody who has left wants to hear nothing.
      if (!asked[3]?.aborted) onError({ status_code, detail });
      throw error;
    }
  }

  return {
    next: (signal) => next('GET', 'next', undefined, signal),
    async answer(id, response) {
      const following = await next('POST', pathTo(id, 'response'), { response });
      onSubmitted();
      return following;
    },
    skip: (id, reason) => next('POST', pathTo(id, 'skip'), { reason }),
    see: (id) => ask('POST', pathTo(id, 'seen')),
    // The counters of a page are of one person, whoever the server takes them for.
    who: () => key,
    subscribe: () => () => {},
    storage,
  };
}

/** As the contract's rows have it, whose bytes a page is spared; a test compares them. */
function pathTo(surveyid: string, act: string): string {
  return `${encodeURIComponent(surveyid)}/${act}`;
}

/** Checks a reply by hand, to save the bytes of guards; a property test compares it with the shapes. */
export function nextOf(reply: unknown): NextSurvey {
  const { count, survey } = (reply ?? {}) as Record<string, unknown>;
  if (!isCount(count) || (survey !== null && !isSurvey(survey))) throw new Error('The reply is no survey.');
  return { count, survey } as NextSurvey;
}

function isSurvey(survey: unknown): boolean {
  const { surveyid, question_text, options } = (survey ?? {}) as Record<string, unknown>;
  return Array.isArray(options) && [surveyid, question_text, ...options].every((text) => typeof text === 'string');
}

function isCount(count: unknown): count is number {
  return Number.isSafeInteger(count);
}
