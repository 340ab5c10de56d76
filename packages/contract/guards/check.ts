/** What a shape accepts, as plain data in the words of zod; an object's fields stand for themselves. */
export type Guard =
  | 'string'
  | 'boolean'
  | 'int'
  /** An int that is not negative. */
  | 'count'
  | ['nullable' | 'optional' | 'array' | 'record', Guard]
  | ['enum', unknown[]]
  /** Which fields there are depends on what stands in `type`. */
  | ['message', { [type: string]: Guard }]
  | { [field: string]: Guard };

/** What the guard names of the value, as a shape's `parse` would have it. Throws when the value is something else. */
export function check<T>(guard: Guard, value: unknown): T {
  // The one thing that data cannot promise; guards.test.ts holds every guard to its shape.
  return taken(guard, value, 'value') as T;
}

function taken(guard: Guard, value: unknown, place: string): unknown {
  if (typeof guard === 'string') ensure(is[guard](value), place);
  else if (Array.isArray(guard)) return takenBy(guard, value, place);
  else {
    ensure(isObject(value), place);
    const named = Object.entries(guard).map(([name, field]) => [name, taken(field, value[name], `${place}.${name}`)]);
    return Object.fromEntries(named.filter(([, found]) => found !== undefined));
  }
  return value;
}

function takenBy([kind, of]: Extract<Guard, unknown[]>, value: unknown, place: string): unknown {
  switch (kind) {
    case 'nullable':
      return value === null ? value : taken(of, value, place);
    case 'optional':
      return value === undefined ? value : taken(of, value, place);
    case 'enum':
      ensure(of.includes(value), place);
      return value;
    case 'array':
      ensure(Array.isArray(value), place);
      return value.map((item, index) => taken(of, item, `${place}.${index}`));
    case 'record':
      ensure(isObject(value), place);
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, taken(of, item, `${place}.${name}`)]),
      );
    case 'message': {
      const type = isObject(value) && typeof value.type === 'string' ? value.type : '';
      ensure(Object.hasOwn(of, type), place);
      return { type, ...(taken(of[type] as Guard, value, type) as object) };
    }
  }
}

/** Says where it stumbled, never over what: errors are written down. */
function ensure(ok: boolean, place: string): asserts ok {
  if (!ok) throw new Error(`${place} is not what the contract says.`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isInt = (value: unknown): value is number => Number.isSafeInteger(value);

const is = {
  string: (value: unknown) => typeof value === 'string',
  boolean: (value: unknown) => typeof value === 'boolean',
  int: isInt,
  count: (value: unknown) => isInt(value) && value >= 0,
};
