import * as z from 'zod/mini';
import { GameKind } from './game-kind.ts';

/** A pack of a venue, as its list shows it. */
export const HostPack = z.object({
  pack_id: z.string(),
  title: z.string(),
  kind: GameKind,
  rounds: z.int(),
  questions: z.int(),
  /** When it was imported or first played, in ms since 1970. */
  created_at: z.int(),
  /** How many games with it have begun at this venue. */
  played: z.int(),
  /** The date of the latest of these, as ISO 8601 in UTC; null: none. */
  last_played: z.nullable(z.string()),
});
export type HostPack = z.infer<typeof HostPack>;
