/** The console starts in English when the venue's language takes longer to load. */
const timeoutMs = 800;

/** Reads the language from `/venue.json`; English when that fails or takes too long (OPEN-95). */
export async function venueLanguage(fetcher: typeof fetch = fetch): Promise<string> {
  try {
    const reply = await fetcher('/venue.json', { signal: AbortSignal.timeout(timeoutMs) });
    const label: unknown = await reply.json();
    const language = label && typeof label === 'object' && 'language' in label ? label.language : undefined;
    return reply.ok && typeof language === 'string' ? language : 'en';
  } catch {
    return 'en';
  }
}
