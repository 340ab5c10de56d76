type Style = 'medium' | 'short';

/** A day of the contract, such as 2026-01-06, as the language writes it. Its time zone is UTC, wherever the reader is. */
export function utcDay(day: string, language: string, style: Style = 'medium'): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, {
    day: 'numeric',
    month: 'short',
    ...(style === 'medium' && { year: 'numeric' }),
    timeZone: 'UTC',
  });
}

/** A month such as 2026-01. */
export function utcMonth(month: string, language: string, style: Style = 'medium'): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString(language, {
    month: style === 'medium' ? 'long' : 'short',
    year: style === 'medium' ? 'numeric' : '2-digit',
    timeZone: 'UTC',
  });
}

/** The UTC day on which a moment lies. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
