import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { check, type Guard } from './check.ts';
import { guardOf } from './guard-of.ts';
import * as guards from './guards.ts';
import { guarded } from './guards-file.ts';

test('guards.ts is what the shapes make of it now (else: npm run guards)', () => {
  expect({ ...guards }).toEqual(
    Object.fromEntries(Object.entries(guarded).map(([name, shape]) => [name, guardOf(shape)])),
  );
});

const made = new Map<string, Guard>(Object.entries(guards));

/** What the guard takes of the value, or undefined when it refuses. */
function taken(guard: Guard, value: unknown): unknown {
  try {
    return check(guard, value);
  } catch {
    return undefined;
  }
}

/** Values that a shape accepts, made from the shape alone. */
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

/** Zod passes over this one name, whatever stands there; a guard looks. */
const key = fc.string().filter((name) => name !== '__proto__');

/** Paths to every place in a value. */
function places(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => places(inner, [...path, name]))];
}

type Change = { kind: 'replace' | 'remove' | 'add'; to: unknown };

/** The value with one place in it changed. */
function spoilt(value: unknown, [name, ...rest]: readonly string[], change: Change): unknown {
  if (name === undefined || typeof value !== 'object' || value === null) return change.to;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (rest.length > 0 || change.kind === 'replace') copy[name] = spoilt(copy[name], rest, change);
  else if (change.kind === 'add') copy[`${name}_more`] = change.to;
  else delete copy[name];
  return copy;
}

/** What a value is once it came over the wire. */
const wired = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, '', 0, -1, 0.5, 2 ** 53, true, [], {}, 'toString', { type: 'toString' }, { type: ['ASK'] }),
);
const change: fc.Arbitrary<Change> = fc.record({ kind: fc.constantFrom('replace', 'remove', 'add'), to: anything });

test.each(Object.entries(guarded))('the guard %s takes exactly what its shape takes', (name, shape) => {
  const guard = made.get(name) ?? {};
  const seen = { accepted: 0, refused: 0 };
  function agree(value: unknown): boolean {
    const { success, data } = shape.safeParse(value);
    seen[success ? 'accepted' : 'refused']++;
    expect(taken(guard, value)).toEqual(data);
    return success;
  }
  fc.assert(
    fc.property(valuesOf(shape), fc.nat(), change, anything, (value, place, spoiling, other) => {
      const valid = wired(value);
      expect(agree(valid)).toBe(true);
      const found = places(valid);
      agree(wired(spoilt(valid, found[place % found.length] ?? [], spoiling)));
      agree(wired(other));
    }),
    { numRuns: 500 },
  );
  // Both sides of the door were seen.
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(100);
});

test('an error says where it stumbled, and nothing of what it found there', () => {
  const suggestion = { player_code: 'p1', player_name: ['secret'], suggestion: 'Mars' };
  const message = { type: 'SUGGEST', teamid: 't1', question_id: 'q1', suggestion };
  expect(() => check(guards.message, message)).toThrow(/^SUGGEST\.suggestion\.player_name is not what the contract/);
});

describe('a shape that no guard can stand for is refused loudly', () => {
  test.each<[string, z.ZodMiniType]>([
    ['a limited text', z.string().check(z.maxLength(3))],
    ['a trimmed text', z.string().check(z.trim())],
    ['an email', z.email()],
    ['a coerced text', z.coerce.string()],
    ['a coerced truth', z.coerce.boolean()],
    ['a fraction', z.number()],
    ['a positive int', z.int().check(z.positive())],
    ['an int with two limits', z.int().check(z.nonnegative(), z.maximum(3))],
    ['a limited list', z.array(z.string()).check(z.minLength(1))],
    ['a record by names', z.record(z.enum(['a', 'b']), z.string())],
    ['a strict object', z.strictObject({ a: z.string() })],
    ['a loose object', z.looseObject({ a: z.string() })],
    ['a union of plain things', z.union([z.string(), z.int()])],
    ['a union by another field', z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') })])],
    ['a default', z._default(z.string(), '')],
    ['a literal', z.literal('a')],
    ['unknown', z.unknown()],
    ['a check of the whole', z.object({ a: z.string() }).check(z.refine(() => true))],
    [
      'a transformation',
      z.pipe(
        z.string(),
        z.transform((text) => text.length),
      ),
    ],
    ['a limited partial record', z.partialRecord(z.string(), z.string().check(z.minLength(1)))],
  ])('%s', (_, shape) => {
    expect(() => guardOf(z.object({ a: z.array(shape) }))).toThrow('No guard can stand for this shape');
  });
});
