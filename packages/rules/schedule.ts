import type { Schedule } from '@snug/contract';
import { details } from './details.ts';
import { Refusal } from './refusal.ts';

/** The days to store. Both are dates that exist, and the last is not before the first. */
export function cleanSchedule({ starts_on, ends_on }: Schedule): Schedule {
  if (![starts_on, ends_on].every(isDayOrNone)) throw new Refusal(400, details.noSuchDay);
  if (starts_on !== '' && ends_on !== '' && starts_on > ends_on) throw new Refusal(400, details.endsBeforeStart);
  return { starts_on, ends_on };
}

/** Whether something is shown on a UTC day. Both ends are included. */
export function isShownOn(
  { active, starts_on, ends_on }: Schedule & { readonly active: boolean },
  day: string,
): boolean {
  return active && starts_on <= day && (ends_on === '' || day <= ends_on);
}

/** A month's 31st may not exist: JavaScript then makes it a day of the next month. */
function isDayOrNone(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return day === '' || (!Number.isNaN(at) && new Date(at).toISOString().startsWith(day));
}
