import * as z from 'zod/mini';

/** An owner invites quizmasters, ends them and changes the venue; a host runs its games. */
export const VenueRole = z.enum(['owner', 'host']);
export type VenueRole = z.infer<typeof VenueRole>;

/** A venue of a quizmaster, with what they are there. */
export const HostVenue = z.object({ venue_id: z.string(), name: z.string(), role: VenueRole });
export type HostVenue = z.infer<typeof HostVenue>;

/** A quizmaster of a venue, as the others there see them. */
export const HostPerson = z.object({
  host_id: z.string(),
  name: z.string(),
  role: VenueRole,
  /** Since when they are at the venue, in ms since 1970. */
  since: z.int(),
  /** Their last sign-in by a link, in ms since 1970; null: none yet. */
  signed_in_at: z.nullable(z.int()),
  /** Whether a link that has not been used yet would sign them in. */
  link_open: z.boolean(),
  /** The caller. */
  is_you: z.boolean(),
});
export type HostPerson = z.infer<typeof HostPerson>;

/** A quizmaster of another venue of the caller's, whom the caller may invite without a new link. */
export const HostColleague = z.object({ host_id: z.string(), name: z.string(), venue: z.string() });
export type HostColleague = z.infer<typeof HostColleague>;
