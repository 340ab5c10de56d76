import type * as z from 'zod/mini';
import type { Guard } from './check.ts';

/** Every guard so far: a shape that stands in several places has one. */
export const made = new WeakMap<object, Guard>();

/** Makes the guard that accepts what the shape accepts. Throws for a shape that guards cannot express. */
export function guardOf(shape: z.core.$ZodType): Guard {
  const guard = made.get(shape) ?? newGuard(shape);
  made.set(shape, guard);
  return guard;
}

function newGuard(shape: z.core.$ZodType): Guard {
  const def = defOf(shape);
  // Lengths, patterns and trimming appear only in what the server receives; nothing that it sends needs them.
  if (def.type !== 'number' && (def.checks?.length || 'format' in def)) throw noGuard(`${def.type} with checks`);
  switch (def.type) {
    case 'string':
    case 'boolean':
      if (def.coerce) throw noGuard(`coerced ${def.type}`);
      return def.type === 'string' ? 0 : 1;
    case 'number':
      return numberGuard(def);
    case 'nullable':
    case 'optional':
      return [def.type, guardOf(def.innerType)];
    case 'array':
      return ['array', guardOf(def.element)];
    case 'record':
      if (guardOf(def.keyType) !== 0) throw noGuard('record by other keys than strings');
      return ['record', guardOf(def.valueType)];
    case 'enum':
      return ['enum', Object.values(def.entries)];
    case 'object':
      return fieldsOf(def);
    case 'union':
      return orBoolean(def) ?? ['message', Object.fromEntries(messagesOf(shape))];
    default:
      throw noGuard(def.type);
  }
}

function numberGuard({ checks = [], ...def }: z.core.$ZodNumberDef & { format?: string }): Guard {
  if (!def.coerce && !def.format && checks.length === 0) return 'number';
  if (def.coerce || def.format !== 'safeint') throw noGuard('number other than int');
  if (checks.length === 0) return 2;
  const [from] = checks.map(({ _zod }) => _zod.def as z.core.$ZodCheckGreaterThanDef);
  if (checks.length === 1 && from?.check === 'greater_than' && from.inclusive && from.value === 0) return 'count';
  throw noGuard('int with other checks than nonnegative');
}

/** An object, or a bare boolean in its place. */
function orBoolean({ options: [fields, bare, ...more] }: z.core.$ZodUnionDef): Guard | undefined {
  if (!fields || defOf(fields).type !== 'object' || !bare || defOf(bare).type !== 'boolean' || more.length > 0)
    return undefined;
  return ['or-boolean', guardOf(fields)];
}

function fieldsOf({ shape, catchall }: z.core.$ZodObjectDef): Record<string, Guard> {
  if (catchall) throw noGuard('object that is strict, loose or has a catchall');
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, guardOf(field)]));
}

/** Lists every message of a union and of the unions in it: its type, and its other fields. */
function messagesOf(shape: z.core.$ZodType): [type: string, rest: Guard][] {
  const def = defOf(shape);
  if (def.type === 'union') return def.options.flatMap(messagesOf);
  const type = def.type === 'object' && def.shape.type && defOf(def.shape.type);
  if (def.type !== 'object' || !type || type.type !== 'literal') throw noGuard('union of other things than messages');
  const { type: _, ...rest } = def.shape;
  const fields = fieldsOf({ ...def, shape: rest });
  return type.values.map((value) => [String(value), fields]);
}

function defOf(shape: z.core.$ZodType) {
  return (shape as z.core.$ZodTypes)._zod.def;
}

function noGuard(shape: string): Error {
  return new Error(`No guard exists for this shape: ${shape}. Add it to packages/contract/guards.`);
}
