import { defaultCurrency, type WhiteLabel } from '@snug/contract';

/** The defaults, for a site without a reply from its server. */
export const unbranded: WhiteLabel = {
  name: 'Snug',
  logo: '',
  theme: 'pub',
  colours: { night: {}, day: {} },
  links: {
    league_rankings: '',
    private_event: '',
    become_quizmaster: '',
    privacy: '',
    terms: '',
    tip: '',
    team_stats: '',
  },
  texts: { eyebrow: '', accessibility_notice: '' },
  language: 'en',
  locale: '',
  currency: defaultCurrency,
  words: {},
  accessibility_phone: '',
};

/** Reads `/venue.json`, which the server has checked. Without a readable reply the site stays unbranded. */
export async function readWhiteLabel(fetcher: typeof fetch = fetch): Promise<WhiteLabel> {
  try {
    const reply = await fetcher('/venue.json');
    return reply.ok ? filled(await reply.json()) : unbranded;
  } catch {
    return unbranded;
  }
}

/** Merges the reply over the defaults, two levels deep, so that a server of another version breaks nothing. */
export function filled(reply: unknown): WhiteLabel {
  const over = (base: object, value: unknown): object => {
    if (!value || typeof value !== 'object') return base;
    const given = value as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(base).map(([key, standard]) => {
        const own = given[key];
        // A theme is a name, or an object with free keys.
        if (key === 'theme' && own && typeof own === 'object') return [key, own];
        if (typeof own !== typeof standard) return [key, standard];
        // Colours and words are objects with free keys, the others have fixed keys.
        if (typeof standard === 'object') return [key, Object.keys(standard).length ? over(standard, own) : own];
        return [key, own];
      }),
    );
  };
  return over(unbranded, reply) as WhiteLabel;
}

/** Whether the venue's theme or colours differ from the default. */
export function hasOwnTheme({ theme, colours }: WhiteLabel): boolean {
  return theme !== 'pub' || Object.keys({ ...colours.night, ...colours.day }).length > 0;
}

/** Whether the venue's texts differ from the English words in the scripts. */
export function hasOwnWords({ language, words }: WhiteLabel): boolean {
  return language !== 'en' || Object.keys(words).length > 0;
}
