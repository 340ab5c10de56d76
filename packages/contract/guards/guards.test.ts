import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AnyCall, Shapes } from '../call.ts';
import * as contract from '../index.ts';
import * as shapes from '../shapes.ts';
import { check, type Guard } from './check.ts';
import { guarded } from './guard-files.ts';
import { guardOf } from './guard-of.ts';
import * as messages from './messages.ts';

test('guards.ts is up to date with the shapes (else: npm run guards)', async () => {
  for (const [path, byName] of Object.entries(guarded)) {
    expect({ ...(await import(/* @vite-ignore */ `../${path}`)) }, path).toEqual(
      Object.fromEntries(Object.entries(byName).map(([name, shape]) => [name, guardOf(shape)])),
    );
  }
});

const shapesByName = new Map<string, object>(Object.entries(shapes));
const rows = Object.entries<unknown>(contract).filter((entry): entry is [string, AnyCall] => isRow(entry[1]));

function isRow(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

test.each(rows)('the row %s has the guard of the reply in its own shapes', (name, { reply }) => {
  // The shapes of pictures serve three rows each.
  const shared = name.replace(/(Player|Game|Team)Image$/, 'Image');
  const own = shapesByName.get(`${name}Shapes`) ?? shapesByName.get(`${shared}Shapes`);
  expect(reply).toBeDefined();
  expect(reply).toEqual(guardOf((own as Shapes).reply));
});

test('all 184 rows have one', () => expect(rows).toHaveLength(184));

/** What the guard returns for the value, or undefined when it refuses. */
function checked(guard: Guard, value: unknown): unknown {
  try {
    return check(guard, value);
  } catch {
    return undefined;
  }
}

/** Arbitrary values that the shape accepts, derived from the shape alone. */
function valuesOf(shape: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return fc.string();
    case 'boolean':
      return fc.boolean();
    case 'number':
      return def.checks?.length ? fc.maxSafeNat() : fc.maxSafeInteger();
    case 'nullable':
      return fc.option(valuesOf(def.innerType));
    case 'array':
      return fc.array(valuesOf(def.element), { maxLength: 3 });
    case 'record':
      return fc.dictionary(key, valuesOf(def.valueType), { maxKeys: 3 });
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'union':
      return fc.oneof(...def.options.map(valuesOf));
    case 'object': {
      const fields = Object.entries(def.shape);
      const isOptional = (field: z.core.$ZodType) => field._zod.def.type === 'optional';
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field)])), {
        requiredKeys: fields.flatMap(([name, field]) => (isOptional(field) ? [] : [name])),
      });
    }
    case 'optional':
      return valuesOf(def.innerType);
    default:
      throw new Error(`No values for ${def.type}.`);
  }
}

/** Zod skips this one name whatever its value; a guard checks it. */
const key = fc.string().filter((name) => name !== '__proto__');

/** The paths to every value within a value. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]))];
}

type Change = { kind: 'replace' | 'remove' | 'add'; to: unknown };

/** A copy of the value with one change at the path. */
function withChange(value: unknown, [name, ...rest]: readonly string[], change: Change): unknown {
  if (name === undefined || typeof value !== 'object' || value === null) return change.to;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (rest.length > 0 || change.kind === 'replace') copy[name] = withChange(copy[name], rest, change);
  else if (change.kind === 'add') copy[`${name}_more`] = change.to;
  else delete copy[name];
  return copy;
}

/** The value after a trip over the wire. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, '', 0, -1, 0.5, 2 ** 53, true, [], {}, 'toString', { type: 'toString' }, { type: ['ASK'] }),
);
const change: fc.Arbitrary<Change> = fc.record({ kind: fc.constantFrom('replace', 'remove', 'add'), to: anything });

const everyShape = Object.values(guarded).flatMap((byName) => Object.entries(byName));
test.each(everyShape)('the guard %s accepts exactly what its shape accepts', (_, shape) => {
  const guard = guardOf(shape);
  const seen = { accepted: 0, refused: 0 };
  function agree(value: unknown): boolean {
    const { success, data } = shape.safeParse(value);
    seen[success ? 'accepted' : 'refused']++;
    expect(checked(guard, value)).toEqual(data);
    return success;
  }
  fc.assert(
    fc.property(valuesOf(shape), fc.nat(), change, anything, (value, index, oneChange, other) => {
      const valid = overTheWire(value);
      expect(agree(valid)).toBe(true);
      const paths = pathsOf(valid);
      agree(overTheWire(withChange(valid, paths[index % paths.length] ?? [], oneChange)));
      agree(overTheWire(other));
    }),
    { numRuns: 500 },
  );
  // Guards against a vacuous test: the cases must contain accepted and refused values.
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(100);
});

test('an error names the path of the wrong value and nothing of the value', () => {
  const suggestion = { player_code: 'p1', player_name: ['secret'], suggestion: 'Mars' };
  const message = { type: 'SUGGEST', teamid: 't1', question_id: 'q1', suggestion };
  expect(() => check(messages.message, message)).toThrow(/^SUGGEST\.suggestion\.player_name is not what the contract/);
});

describe('a shape that guards cannot express is refused', () => {
  test.each<[string, z.ZodMiniType]>([
    ['a limited text', z.string().check(z.maxLength(3))],
    ['a trimmed text', z.string().check(z.trim())],
    ['an email', z.email()],
    ['a coerced text', z.coerce.string()],
    ['a coerced boolean', z.coerce.boolean()],
    ['a limited fraction', z.number().check(z.nonnegative())],
    ['a positive int', z.int().check(z.positive())],
    ['an int with two checks', z.int().check(z.nonnegative(), z.maximum(3))],
    ['a limited list', z.array(z.string()).check(z.minLength(1))],
    ['a record with enumerated keys', z.record(z.enum(['a', 'b']), z.string())],
    ['a strict object', z.strictObject({ a: z.string() })],
    ['a loose object', z.looseObject({ a: z.string() })],
    ['a union of scalars', z.union([z.string(), z.int()])],
    ['a union of a limited object and a boolean', z.union([z.strictObject({}), z.boolean()])],
    ['a union discriminated by another field', z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })])],
    ['a default', z._default(z.string(), '')],
    ['a literal', z.literal('a')],
    ['unknown', z.unknown()],
    ['a refined object', z.object({ a: z.string() }).check(z.refine(() => true))],
    [
      'a transformation',
      z.pipe(
        z.string(),
        z.transform((text) => text.length),
      ),
    ],
    ['a limited partial record', z.partialRecord(z.string(), z.string().check(z.minLength(1)))],
  ])('%s', (_, shape) => {
    expect(() => guardOf(z.object({ a: z.array(shape) }))).toThrow('No guard exists for this shape');
  });
});
