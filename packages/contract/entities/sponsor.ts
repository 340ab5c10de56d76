import * as z from 'zod/mini';

/** A sponsor as its venue edits it. */
export const HostSponsor = z.object({
  sponsor_id: z.string(),
  name: z.string(),
  /** Names the sponsor in its snippet, `<snug-survey sponsor="…">`. Public. */
  key: z.string(),
  /** Opens the proof sheet without a sign-in, as the end of its address. A secret; '' while the sheet is not shared. */
  proof_token: z.string(),
});
export type HostSponsor = z.infer<typeof HostSponsor>;
