import type { Brand } from '@snug/theme/tokens';

/** What the screen needs of `/venue.json`. */
export interface Venue {
  readonly language: string;
  /** Undefined where the venue has Snug's own look. */
  readonly brand: Brand | undefined;
}

/** The screen starts without the venue's look when that takes longer. */
const timeoutMs = 3_000;

/** Reads the venue's language and look, which its server has checked; Snug's own when that fails. */
export async function readVenue(fetcher: typeof fetch = fetch): Promise<Venue> {
  try {
    const reply = await fetcher('/venue.json', { signal: AbortSignal.timeout(timeoutMs) });
    return reply.ok ? venueIn(await reply.json()) : unbranded;
  } catch {
    return unbranded;
  }
}

/** What is shown of a venue that does not answer. */
export const unbranded: Venue = { language: 'en', brand: undefined };

function venueIn(label: unknown): Venue {
  if (!isRecord(label)) return unbranded;
  const { language = 'en', theme = 'pub', colours = {} } = label;
  const { night, day } = isRecord(colours) ? colours : {};
  const brand: Brand = {
    theme: isRecord(theme) ? { name: '', ...theme } : String(theme),
    colours: { night: isRecord(night) ? night : {}, day: isRecord(day) ? day : {} } as Brand['colours'],
  };
  const isOwn = brand.theme !== 'pub' || Object.keys({ ...brand.colours.night, ...brand.colours.day }).length > 0;
  return { language: String(language), brand: isOwn ? brand : undefined };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
