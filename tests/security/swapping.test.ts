import { type Input, makeCall, openVenue, passQuietly, type Scene, worldOfFile } from '@snug/testing/server';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '../../packages/server/http/routes.ts';
import { dump } from './dump.ts';
import { callerOf, samples } from './samples.ts';

const world = worldOfFile();
let ours: Scene;
let theirs: Scene;
beforeAll(async () => {
  const crown = await openVenue(world, 'The Crown');
  const bell = await openVenue(world, 'The Bell');
  theirs = await bell();
  ours = await crown();
});

/** Ids of our own scene that belong to somebody else. */
const neighbours: Readonly<Record<string, string>> = {
  captain_code: 'rival_code',
  member_code: 'rival_code',
  pending_code: 'rival_code',
  team_code: 'rival_alias',
  teamid: 'rival_teamid',
  rival_alias: 'alias',
  captain_id: 'member_id',
  question_id: 'next_question_id',
};

const calls = routes.map(({ call }) => call);

test.each(calls.map((call) => [call.name, call] as const))(
  "H54 %s with an id of another venue's game, team or player is refused and changes nothing",
  async (name, call) => {
    // Past the rate limits of the call before.
    await passQuietly(world, 61_000);
    const { context } = world.server;
    const { right, before, anyVenue = [], sameGame = [] } = samples[name] ?? {};
    const ids = { ...ours.ids, ...(name.includes('Image') ? await before?.(ours) : {}) };
    const foreign = { ...theirs.ids, ...(name.includes('Image') ? await before?.(theirs) : {}) };
    const actor = callerOf(name);
    const input = right?.({ ...ours, ids }, actor) ?? {};
    const swaps = [
      ...Object.keys(ids).map((key) => ({ key, to: foreign[key] ?? '', isOpen: anyVenue.includes(key) })),
      ...Object.entries(neighbours).map(([key, other]) => ({
        key,
        to: ids[other] ?? '',
        isOpen: anyVenue.includes(key) || sameGame.includes(key),
      })),
    ];
    for (const { key, to, isOpen } of swaps) {
      const swapped = swap(input, ids[key] ?? '', to);
      if (!swapped || isOpen) continue;
      const untouched = await dump(context);
      const { status, text } = await makeCall(ours.people[actor], call, swapped);
      expect([key, status]).toEqual([key, expect.toBeOneOf([400, 403, 404, 409])]);
      expect([key, await dump(context)]).toEqual([key, untouched]);
      const sent = JSON.stringify(swapped);
      for (const secret of theirs.secrets) {
        if (!sent.includes(secret.text) && !secret.text.startsWith('SECRET')) expect(text).not.toContain(secret.text);
      }
    }
  },
);

/** The input with one id replaced everywhere; undefined when it is nowhere. */
function swap(input: Input, from: string, to: string): Input | undefined {
  const text = JSON.stringify({ ...input, file: undefined });
  const quoted = JSON.stringify(from);
  if (from === '' || !text.includes(quoted)) return undefined;
  return { ...JSON.parse(text.replaceAll(quoted, JSON.stringify(to))), ...(input.file && { file: input.file }) };
}
