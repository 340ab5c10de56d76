import type { findGame, gameExists, joinGame, joinWithCode, newPlayer, ReplyOf } from '@snug/contract';

/**
 * Small checks of the replies on the join path, where zod is too large. A property test holds each equal to its schema.
 */
export function checked<T>(accepts: (reply: unknown) => reply is T): (reply: unknown) => T {
  return (reply) => {
    if (!accepts(reply)) throw new Error('The server answered something else than its contract says.');
    return reply;
  };
}

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

export const isText = (value: unknown): boolean => typeof value === 'string';
export const isBoolean = (value: unknown): boolean => typeof value === 'boolean';
const isKind = (value: unknown): boolean => value === 'Pub Quiz' || value === 'Survey Slam' || value === 'Music Bingo';
export const orNull =
  (accepts: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || accepts(value);

export const isObject =
  (fields: Fields) =>
  (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const object = value as Record<string, unknown>;
    return Object.entries(fields).every(([name, accepts]) => accepts(object[name]));
  };

export const isGameHead = isObject({
  gameid: isText,
  code: isText,
  kind: isKind,
  title: isText,
  venue: isText,
  date: isText,
  status: isText,
});
const isPlayer = isObject({
  client_id: isText,
  player: orNull(isObject({ player_code: isText })),
  player_name: isText,
});
const isTeamHere = isObject({ kt_team_id: isText, team_code: isText });
const foundGame = isObject({
  game: isGameHead,
  found_player: orNull(isPlayer),
  my_teams: (value) => value === undefined || (Array.isArray(value) && value.every(isTeamHere)),
});
const exists = isObject({ exists: isBoolean });
const joined = isObject({ status: isText, game_id: isText });
const joinedWithCode = isObject({ status: isText, game_id: isText, team_code: isText });
const made = isObject({ success: isBoolean });

export const isFoundGame = (reply: unknown): reply is ReplyOf<typeof findGame> => foundGame(reply);
export const isExists = (reply: unknown): reply is ReplyOf<typeof gameExists> => exists(reply);
export const isJoined = (reply: unknown): reply is ReplyOf<typeof joinGame> => joined(reply);
export const isJoinedWithCode = (reply: unknown): reply is ReplyOf<typeof joinWithCode> => joinedWithCode(reply);
export const isNewPlayer = (reply: unknown): reply is ReplyOf<typeof newPlayer> => made(reply);
