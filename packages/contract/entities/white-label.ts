import * as z from 'zod/mini';
import { defaultCurrency } from '../limits.ts';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
/** An address of ours or on the open web: never a script or data address. */
const address = z.string().check(z.maxLength(500), z.regex(/^(\/[\w./-]*|https?:\/\/\S+|mailto:\S+)?$/));
const text = z.string().check(z.trim(), z.maxLength(600));
/** Tokens by name without the prefix: `brand` sets `--snug-brand`. The site takes only those that it knows. */
const token = z.string().check(z.regex(/^[a-z-]{1,30}$/));
const colours = z.record(token, colour);
/** What some token may have; the site takes a value only for the kind of token that it is. */
const values = z.record(token, z.string().check(z.maxLength(200), z.regex(/^(?!.*url\()[\w\s.,%"'()#-]*$/is)));

/**
 * What makes a Snug site a venue's own, served as `/venue.json`: one build, every brand.
 * Everything but the name may be left out; an empty link is not shown.
 */
export const WhiteLabel = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** A picture beside the name; empty for Snug's own. */
  logo: z._default(address, ''),
  /** One of the looks that come with Snug, or a look of the venue's own, as the theme playground gives it. */
  theme: z._default(
    z.union([
      z.enum(['pub', 'taproom', 'bingo', 'plain', 'clear']),
      z.object({
        name: z._default(z.string().check(z.maxLength(80)), ''),
        only: z.optional(z.enum(['night', 'day'])),
        both: z.optional(values),
        night: z.optional(values),
        day: z.optional(values),
      }),
    ]),
    'pub',
  ),
  /** Colours over the theme's. */
  colours: z._default(z.object({ night: z._default(colours, {}), day: z._default(colours, {}) }), {
    night: {},
    day: {},
  }),
  links: z._default(
    z.object({
      league_rankings: z._default(address, ''),
      private_event: z._default(address, ''),
      become_quizmaster: z._default(address, ''),
      privacy: z._default(address, ''),
      terms: z._default(address, ''),
      /** Where one tips a quizmaster, with `{handle}` in it; empty for Venmo. Only a payment host is linked to (OPEN-74, H52). */
      tip: z._default(z.string().check(z.maxLength(500), z.regex(/^(https:\/\/\S*\{handle\}\S*)?$/)), ''),
    }),
    { league_rankings: '', private_event: '', become_quizmaster: '', privacy: '', terms: '', tip: '' },
  ),
  texts: z._default(
    z.object({
      /** The small line over the home page's heading, such as `Quiz night · Tuesday 8 pm`. */
      eyebrow: z._default(text, ''),
      /** The accessibility notice; empty for the wording that comes with the site (OPEN-05). */
      accessibility_notice: z._default(text, ''),
    }),
    { eyebrow: '', accessibility_notice: '' },
  ),
  /** What the site speaks (OPEN-95). English (US) unless said (LIMIT-30). */
  language: z._default(z.enum(['en', 'es']), 'en'),
  /** How amounts are written, as a BCP 47 tag such as `en-GB`; empty for the language's own (OPEN-95). */
  locale: z._default(z.string().check(z.regex(/^([a-z]{2,3}(-[A-Za-z0-9]{2,8})*)?$/)), ''),
  /** What is paid in here, ISO 4217. US dollars unless said (LIMIT-31). */
  currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), defaultCurrency),
  /** Sentences of the venue's own, by their key in a words table; they go before those of the language. */
  words: z._default(z.record(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)), text), {}),
  /** Whom to call about accommodations, as people write it (HOME-04, OPEN-05). */
  accessibility_phone: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
});
export type WhiteLabel = z.infer<typeof WhiteLabel>;
