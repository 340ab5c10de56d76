import {
  findGameShapes,
  gameExistsShapes,
  joinGameShapes,
  joinWithCodeShapes,
  listGamesShapes,
  newPlayerShapes,
} from '@snug/contract/shapes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isExists, isFoundGame, isJoined, isJoinedWithCode, isNewPlayer } from './guards.ts';
import { isGameStubs } from './my-games.ts';

const text = fc.string();
const head = fc.record({
  gameid: text,
  code: text,
  kind: fc.constantFrom('Pub Quiz', 'Survey Slam', 'Music Bingo'),
  title: text,
  venue: text,
  date: text,
  status: text,
});
const player = fc.record({
  client_id: text,
  player: fc.option(fc.record({ player_code: text })),
  player_name: text,
});

const stub = fc
  .tuple(
    head,
    fc.record({
      spectator: fc.boolean(),
      invite: fc.boolean(),
      declined: fc.boolean(),
      team: fc.option(fc.record({ team_name: text, team_image: text })),
      team_code: text,
    }),
  )
  .map(([game, mine]) => ({ ...game, ...mine }));

const pairs = [
  [
    'isFoundGame',
    isFoundGame,
    findGameShapes.reply,
    fc.record(
      {
        game: head,
        found_player: fc.option(player),
        my_teams: fc.array(fc.record({ kt_team_id: text, team_code: text })),
      },
      { requiredKeys: ['game', 'found_player'] },
    ),
  ],
  ['isExists', isExists, gameExistsShapes.reply, fc.record({ exists: fc.boolean() })],
  ['isJoined', isJoined, joinGameShapes.reply, fc.record({ status: text, game_id: text })],
  [
    'isJoinedWithCode',
    isJoinedWithCode,
    joinWithCodeShapes.reply,
    fc.record({ status: text, game_id: text, team_code: text }),
  ],
  ['isGameStubs', isGameStubs, listGamesShapes.reply, fc.array(stub, { maxLength: 3 })],
  ['isNewPlayer', isNewPlayer, newPlayerShapes.reply, fc.record({ success: fc.boolean() })],
] as const;

/** The paths of all parts of a value. */
function places(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

function spoil(value: unknown, path: readonly string[], change: { kind: string; to: unknown }): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== 'object' || value === null) return change.to;
  const copy: Record<string, unknown> = { ...value };
  if (rest.length === 0 && change.kind === 'remove') delete copy[key];
  else if (rest.length === 0 && change.kind === 'add') copy[`${key}_more`] = change.to;
  else copy[key] = spoil(copy[key], rest, change);
  return copy;
}

test.each(pairs)('%s accepts exactly what its schema accepts', (_, guard, schema, valid) => {
  const change = fc.record({ kind: fc.constantFrom('replace', 'remove', 'add'), to: fc.anything() });
  const both = (reply: unknown): void => expect(guard(reply)).toBe(schema.safeParse(reply).success);
  fc.assert(
    fc.property(valid, fc.nat(), change, fc.anything(), (reply, place, spoiling, anything) => {
      expect(guard(reply)).toBe(true);
      both(reply);
      const found = places(reply);
      both(spoil(reply, found[place % found.length] ?? [], spoiling));
      both(anything);
    }),
    { numRuns: 1_000 },
  );
});
