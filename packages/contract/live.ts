import type { ExtraMessage } from './messages/extra.ts';

/** `acknowledge|{id}`: the client has handled message `id` (LIVE-12). */
export const acknowledge = (id: number): string => `acknowledge|${id}`;
/** `thump thump|{last}`: the heartbeat; `last` is the last message that the client handled without a gap (LIVE-13). */
export const thump = (last: number): string => `thump thump|${last}`;

/** Parses a frame that a client may send; undefined for any other. Ids are up to 15 digits without sign or exponent. */
export function parseClientFrame(text: string): { kind: 'acknowledge' | 'thump'; id: number } | undefined {
  const found = /^(acknowledge|thump thump)\|(\d{1,15})$/.exec(text);
  if (!found) return undefined;
  return { kind: found[1] === 'acknowledge' ? 'acknowledge' : 'thump', id: Number(found[2]) };
}

/** The paths of live connections, on the app's own origin. */
export const livePaths = {
  /** A member of a team: `id` is the client id or the player id, the code is the team's own (LIVE-02). */
  player: '/api/game/ws/{game_id}/player/{id}/{team_code}',
  /** A spectator (LIVE-03). */
  watcher: '/api/game/ws/{game_id}/watcher/{id}/{player_code}',
  /** The quizmaster of the game. The bearer is sent as the query's `token`. */
  host: '/api/host/ws/{game_id}',
  /** The big screen of the game. Its token is sent as the query's `token`; it hears that something has changed, never what. */
  display: '/api/display/ws/{game_id}',
} as const;

/** The value in the connection's query by which a client announces that it knows the extra messages. */
export const liveProtocol = '2';

/** The types of the messages beyond the specification's 29. A missing one does not compile. */
const extras: Readonly<Record<ExtraMessage['type'], true>> = {
  SKIP: true,
  THUMP: true,
  REVEAL: true,
  NUDGE: true,
  ANNOUNCE: true,
  COUNTDOWN: true,
  PAUSE: true,
  RESULTS: true,
  PHOTOS: true,
  TEAMS_IN: true,
};

/** Whether a message is only for clients that sent `liveProtocol`. The JSON text must begin with the type. */
export function isExtra(body: string): boolean {
  const type = /^{"type":"(\w+)"/.exec(body)?.[1];
  return type !== undefined && Object.hasOwn(extras, type);
}
