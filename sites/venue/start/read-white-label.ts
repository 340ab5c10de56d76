import { defaultCurrency, type WhiteLabel } from '@snug/contract';

/** A site before its server has said whose it is. */
export const unbranded: WhiteLabel = {
  name: 'Snug',
  logo: '',
  theme: 'pub',
  colours: { night: {}, day: {} },
  links: { league_rankings: '', private_event: '', become_quizmaster: '', privacy: '', terms: '', tip: '' },
  texts: { eyebrow: '', accessibility_notice: '' },
  language: 'en',
  locale: '',
  currency: defaultCurrency,
  words: {},
  accessibility_phone: '',
};

/** `/venue.json`. The server has checked it; what cannot be read, and a server that cannot be reached, leave the site unbranded. */
export async function readWhiteLabel(fetcher: typeof fetch = fetch): Promise<WhiteLabel> {
  try {
    const reply = await fetcher('/venue.json');
    return reply.ok ? filled(await reply.json()) : unbranded;
  } catch {
    return unbranded;
  }
}

/** The reply over the defaults, two levels deep, so that a server older or newer than the site breaks nothing. */
export function filled(reply: unknown): WhiteLabel {
  const over = (base: object, value: unknown): object => {
    if (!value || typeof value !== 'object') return base;
    const given = value as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(base).map(([key, standard]) => {
        const own = given[key];
        // A theme is a name, or a table with free keys.
        if (key === 'theme' && own && typeof own === 'object') return [key, own];
        if (typeof own !== typeof standard) return [key, standard];
        // Colours and words are tables with free keys, the others have fixed ones.
        if (typeof standard === 'object') return [key, Object.keys(standard).length ? over(standard, own) : own];
        return [key, own];
      }),
    );
  };
  return over(unbranded, reply) as WhiteLabel;
}

/** Whether it looks otherwise than the house does by itself. */
export function hasLook({ theme, colours }: WhiteLabel): boolean {
  return theme !== 'pub' || Object.keys({ ...colours.night, ...colours.day }).length > 0;
}

/** Whether anything is said otherwise than in the tables of the scripts that are here already. */
export function hasWords({ language, words }: WhiteLabel): boolean {
  return language !== 'en' || Object.keys(words).length > 0;
}
