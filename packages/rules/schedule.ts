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

function isDayOrNone(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return text === '' || (day >= 1 && day <= daysOf(year, month));
}

/** The length of a month; 0 where there is no such month. */
function daysOf(year: number, month: number): number {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
