/** A quizmaster does not wait for longer than this to be spoken to in their own language. */
const patienceMs = 800;

/** Which language `/venue.json` asks for (OPEN-95). English where it cannot be had, or not soon. */
export async function venueLanguage(fetcher: typeof fetch = fetch): Promise<string> {
  try {
    const reply = await fetcher('/venue.json', { signal: AbortSignal.timeout(patienceMs) });
    const label: unknown = await reply.json();
    const language = label && typeof label === 'object' && 'language' in label ? label.language : undefined;
    return reply.ok && typeof language === 'string' ? language : 'en';
  } catch {
    return 'en';
  }
}
