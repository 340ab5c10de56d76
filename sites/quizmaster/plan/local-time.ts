/** A start as a form has it: a day such as 2026-01-06 and a time such as 19:30, by this device's clock. */
export interface LocalStart {
  readonly day: string;
  readonly time: string;
}

export function localStart(date: Date): LocalStart {
  const two = (number: number) => String(number).padStart(2, '0');
  return {
    day: `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/** The moment, ISO 8601 in UTC; undefined where a field is empty or no date. */
export function momentOf({ day, time }: LocalStart): string | undefined {
  const date = new Date(`${day}T${time}`);
  return day === '' || time === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** Weekly moments from a start on, at the same time of day: after the clocks have changed, too. */
export function weeklyMoments({ day, time }: LocalStart, weeks: number): string[] {
  if (momentOf({ day, time }) === undefined) return [];
  return Array.from({ length: weeks }, (_, week) => {
    const date = new Date(`${day}T${time}`);
    date.setDate(date.getDate() + 7 * week);
    return date.toISOString();
  });
}

/** Eight in the evening today, or the next full hour if it is later. */
export function usualStart(now: Date): LocalStart {
  const start = new Date(now);
  start.setHours(20, 0, 0, 0);
  if (start <= now) start.setHours(now.getHours() + 1);
  return localStart(start);
}

/** The name of this device's time zone. */
export function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
