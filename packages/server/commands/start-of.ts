import { details, Refusal } from '@snug/rules';

const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

/**
 * The start of a game, ISO 8601 in UTC, in the form in which it is stored, by which starts are compared, and its moment.
 *
 * @throws Refusal when it is no date.
 */
export function startOf(date: string): { readonly date: string; readonly starts_at: number } {
  const starts_at = form.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(starts_at)) throw new Refusal(400, details.noSuchDate);
  return { date: new Date(starts_at).toISOString(), starts_at };
}
