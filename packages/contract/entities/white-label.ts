import * as z from 'zod/mini';
import { defaultCurrency } from '../limits.ts';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
/** An address on this site or on the web, never a script or data address. */
const address = z.string().check(z.maxLength(500), z.regex(/^(\/[\w./-]*|https?:\/\/\S+|mailto:\S+)?$/));
const text = z.string().check(z.trim(), z.maxLength(600));
/** A token's name without its prefix: `brand` sets `--snug-brand`. The site applies only tokens that it knows. */
const token = z.string().check(z.regex(/^[a-z-]{1,30}$/));
const colours = z.record(token, colour);
/** Any text that may be the value of some token. The site checks each value against its own token's kind. */
const values = z.record(token, z.string().check(z.maxLength(200), z.regex(/^(?!.*url\()[\w\s.,%"'()#-]*$/is)));

/**
 * What turns a Snug site into a venue's own, served as `/venue.json`, so that one build serves every brand.
 * Everything but the name may be left out; an empty link is not shown.
 */
export const WhiteLabel = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** A picture beside the name; Snug's own when empty. */
  logo: z._default(address, ''),
  /** One of the themes that come with Snug, or the venue's own as the theme playground exports it. */
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
  /** Colours that replace those of the theme. */
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
      /** The tipping address, with `{handle}` in it; Venmo's when empty. Only payment hosts are linked (OPEN-74, H52). */
      tip: z._default(z.string().check(z.maxLength(500), z.regex(/^(https:\/\/\S*\{handle\}\S*)?$/)), ''),
      /** The address of a team's statistics, with `{kt_team_id}` in it. */
      team_stats: z._default(
        z.string().check(z.maxLength(500), z.regex(/^(https?:\/\/\S*\{kt_team_id\}\S*)?$/)),
        '',
      ),
    }),
    { league_rankings: '', private_event: '', become_quizmaster: '', privacy: '', terms: '', tip: '', team_stats: '' },
  ),
  texts: z._default(
    z.object({
      /** The small line above the home page's heading, such as `Quiz night · Tuesday 8 pm`. */
      eyebrow: z._default(text, ''),
      /** The accessibility notice. When empty, the site's own wording is shown (OPEN-05). */
      accessibility_notice: z._default(text, ''),
    }),
    { eyebrow: '', accessibility_notice: '' },
  ),
  /** The site's language, by default English (US) (OPEN-95, LIMIT-30). */
  language: z._default(z.enum(['en', 'es']), 'en'),
  /** The BCP 47 tag by which amounts are formatted, such as `en-GB`. When empty, the language's own (OPEN-95). */
  locale: z._default(z.string().check(z.regex(/^([a-z]{2,3}(-[A-Za-z0-9]{2,8})*)?$/)), ''),
  /** The ISO 4217 code of the venue's currency, by default US dollars (LIMIT-31). */
  currency: z._default(z.string().check(z.regex(/^[A-Z]{3}$/)), defaultCurrency),
  /** The venue's own texts, by their key in a words table. They replace those of the language. */
  words: z._default(z.record(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)), text), {}),
  /** The phone number for accommodations, as it is shown (HOME-04, OPEN-05). */
  accessibility_phone: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
});
export type WhiteLabel = z.infer<typeof WhiteLabel>;
