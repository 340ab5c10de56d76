/** What a client does after the server closed its socket with a code. */
export type CloseMeaning = 'retry' | 'resync' | 'stop' | 'wait';

/** Every code the server closes a live connection with, and what it means. Any other code means `retry`. */
export const closeCodes = {
  /** The server restarts; not counted as an error. */
  restart: 1012,
  /** This connection reads too slowly: it comes back by its cursor. */
  slow: 4008,
  /** The cursor cannot be resumed: load the game, then connect. */
  resync: 4010,
  /** Another connection of the same player took this one's place. */
  superseded: 4001,
  /** The player may not hear this audience. NO_GAME_ACCESS was sent before. */
  noAccess: 4003,
  /** There is no such game. */
  gameGone: 4004,
  /** The bearer is invalid, expired or revoked. */
  tokenInvalid: 4401,
  /** Too many connections: wait, then connect. */
  rate: 4429,
} as const;

const meanings: Readonly<Record<number, CloseMeaning>> = {
  [closeCodes.resync]: 'resync',
  [closeCodes.superseded]: 'stop',
  [closeCodes.noAccess]: 'stop',
  [closeCodes.gameGone]: 'stop',
  [closeCodes.tokenInvalid]: 'stop',
  [closeCodes.rate]: 'wait',
};

export function meaningOf(code: number): CloseMeaning {
  return meanings[code] ?? 'retry';
}
