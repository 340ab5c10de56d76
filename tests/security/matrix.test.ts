import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ActorName, actors, makeCall, openVenue, type Scene, worldOfFile } from '@snug/testing/server';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { route } from '../../packages/server/http/route.ts';
import { routes } from '../../packages/server/http/routes.ts';
import { dump, version } from './dump.ts';
import { statusesIn } from './matrix.ts';
import { samples } from './samples.ts';
import { shapeSeen } from './shape-seen.ts';

const world = worldOfFile();
let newScene: () => Promise<Scene>;
beforeAll(async () => {
  newScene = await openVenue(world, 'The Crown');
});

const file = join(import.meta.dirname, 'matrix.txt');

const matrix = existsSync(file) ? statusesIn(readFileSync(file, 'utf8')) : new Map<string, number[]>();
/** Adds the row of a new call as it is answered now, for somebody to read and judge. */
const isWriting = process.env.SNUG_WRITE_MATRIX !== undefined;
const written: string[] = [];
/** The fields that each call showed to each actor. */
const seen: string[] = [];

test('H54 every call has a sample and a row in the matrix, and each of these a call', () => {
  const calls = routes.map(({ call }) => call.name).sort();
  expect(new Set(calls).size).toBe(calls.length);
  expect(Object.keys(samples).sort()).toEqual(calls);
  if (!isWriting) expect([...matrix.keys()].sort()).toEqual(calls);
});

test('H54 a call that does not say who may make it does not compile', () => {
  const answer = async () => ({});
  // @ts-expect-error `allow` is missing.
  route(stray, strayShapes, { summary: 'Nobody decided who may.', answer });
  const { allow } = route(stray, strayShapes, { summary: 'Somebody did.', allow: { roles: ['host'] }, answer });
  expect(allow).toEqual({ roles: ['host'] });
});
const stray = { name: 'stray', method: 'GET', path: '/api/stray', reply: {} } as const;
const strayShapes = { reply: z.object({}) };

/** In the order of the matrix, new calls last. */
const rows = [...matrix.keys(), ...routes.map(({ call }) => call.name)];
const calls = routes.map(({ call }) => call).sort((a, b) => rows.indexOf(a.name) - rows.indexOf(b.name));

test.each(calls.map((call) => [call.name, call] as const))(
  'H54 %s is answered as the matrix says, to each of sixteen actors',
  async (name, call) => {
    let scene = await newScene();
    const idsOf = async () => ({ ...scene.ids, ...(await samples[name]?.before?.(scene)) });
    let ids = await idsOf();
    const expected = matrix.get(name) ?? [];
    const cells = {} as Record<ActorName, number>;
    const shapes = new Map<string, ActorName[]>();
    const callAs = async (actor: ActorName) => {
      const input = samples[name]?.right({ ...scene, ids }, actor) ?? {};
      const { status, text, body } = await makeCall(scene.people[actor], call, input);
      cells[actor] = status;
      if (status >= 400) expect(Object.keys(body as object)).toEqual(expect.arrayContaining(['status_code', 'detail']));
      expect([actor, leaksOf(scene, actor, text, input)]).toEqual([actor, []]);
      if (status === 200) {
        const shape = shapeSeen(body);
        shapes.set(shape, [...(shapes.get(shape) ?? []), actor]);
      }
      keepLogin(scene, actor, body);
    };

    // Those who are refused go first, and must change nothing. Those who may go next, on the untouched state.
    const denied = actors.filter((_, n) => [400, 401, 403].includes(expected[n] ?? 0));
    const { context } = world.server;
    const before = await version(context);
    for (const actor of denied) await callAs(actor);
    if ((await version(context)) !== before) {
      // Something was written: a count of tries, or a change that should not be. A new scene is compared as a whole.
      scene = await newScene();
      ids = await idsOf();
      const untouched = await dump(context);
      for (const actor of denied) await callAs(actor);
      expect(await dump(context)).toBe(untouched);
    }
    for (const actor of actors) if (!denied.includes(actor)) await callAs(actor);

    const row = rowOf(
      name,
      actors.map((actor) => cells[actor]),
    );
    if (isWriting) written.push(row);
    else expect(row).toBe(rowOf(name, expected));
    for (const [shape, who] of [...shapes].sort()) seen.push(`${name} → ${who.join(', ')}\n  ${shape || '(nothing)'}`);
  },
);

test('H55 what each call shows to whom, field by field', async () => {
  if (isWriting) writeFileSync(file, `${headOf(file)}${written.join('\n')}\n`);
  await expect(`${seen.join('\n')}\n`).toMatchFileSnapshot('./seen-fields.txt');
});

function rowOf(name: string, cells: readonly number[]): string {
  return `${name.padEnd(24)}${cells.join('  ')}`;
}

/** The comment at the top of the table. */
function headOf(path: string): string {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return lines
    .filter((line) => line.startsWith('#'))
    .map((line) => `${line}\n`)
    .join('');
}

/** The secrets in a reply that are not for this actor. What the actor sent is no secret to it. */
function leaksOf({ secrets }: Scene, actor: ActorName, text: string, input: unknown): string[] {
  const sent = JSON.stringify(input);
  return secrets
    .filter((secret) => !secret.for.includes(actor) && text.includes(secret.text) && !sent.includes(secret.text))
    .map(({ name }) => name);
}

/** Some calls reply with a new login, which ends the old one. */
function keepLogin({ people }: Scene, actor: ActorName, body: unknown): void {
  const { message } = (body ?? {}) as { message?: unknown };
  if (typeof message === 'string' && message.split('.').length === 3) people[actor].token = message;
}
