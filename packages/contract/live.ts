import type { ExtraMessage } from './messages/extra.ts';

/** `acknowledge|{id}`: the client has handled message `id` (LIVE-12). */
export const acknowledge = (id: number): string => `acknowledge|${id}`;
/** `thump thump|{last}`: the heartbeat, with the last message handled without a gap (LIVE-13). */
export const thump = (last: number): string => `thump thump|${last}`;

/** A frame a client may send, or undefined for anything else. Digits only: no sign, no exponent, at most 15. */
export function parseClientFrame(text: string): { kind: 'acknowledge' | 'thump'; id: number } | undefined {
  const found = /^(acknowledge|thump thump)\|(\d{1,15})$/.exec(text);
  if (!found) return undefined;
  return { kind: found[1] === 'acknowledge' ? 'acknowledge' : 'thump', id: Number(found[2]) };
}

/** Where a live connection goes, on the app's own origin. */
export const livePaths = {
  /** A member of a team: the id is the client id or the player id, the code is the team's own (LIVE-02). */
  player: '/api/game/ws/{game_id}/player/{id}/{team_code}',
  /** A watcher (LIVE-03). */
  watcher: '/api/game/ws/{game_id}/watcher/{id}/{player_code}',
  /** The quizmaster of the game; the bearer goes as `token`. */
  host: '/api/host/ws/{game_id}',
} as const;

/** Says in the connection's query that the client knows the messages beyond the specification's 29. */
export const liveProtocol = '2';

/** The messages beyond the specification's 29, by type. One that is missing here does not compile. */
const extras: Readonly<Record<ExtraMessage['type'], true>> = { SKIP: true, THUMP: true, REVEAL: true, NUDGE: true };

/** Whether a message, as JSON text that begins with its type, is for clients alone that said `liveProtocol`. */
export function isExtra(body: string): boolean {
  const type = /^{"type":"(\w+)"/.exec(body)?.[1];
  return type !== undefined && Object.hasOwn(extras, type);
}
