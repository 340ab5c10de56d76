/** What a shape accepts, as plain data in the words of zod; an object's fields stand for themselves. */
export type Guard =
  /** A string, a boolean, an int: what most fields are, in the shortest words there are for a phone to load. */
  | 0
  | 1
  | 2
  /** An int that is not negative. */
  | 'count'
  | ['nullable' | 'optional' | 'array' | 'record', Guard]
  | ['enum', unknown[]]
  /** Which fields there are depends on what stands in `type`. */
  | ['message', { [type: string]: Guard }]
  | { [field: string]: Guard };

/** Where the value stands, from the outermost: put together only for an error. */
type Place = (string | number)[];

/** What the guard names of the value, as a shape's `parse` would have it. Throws when the value is something else. */
export function check<T>(guard: Guard, value: unknown): T {
  // The one thing that data cannot promise; guards.test.ts holds every guard to its shape.
  return taken(guard, value, ['value']) as T;
}

function taken(guard: Guard, value: unknown, place: Place): unknown {
  if (typeof guard !== 'object') ensure(is[guard](value), place);
  else if (Array.isArray(guard)) return takenBy(guard, value, place);
  else {
    ensure(isObject(value), place);
    const found: Record<string, unknown> = {};
    for (const name in guard) {
      const item = within(place, name, guard[name] as Guard, value[name]);
      if (item !== undefined) found[name] = item;
    }
    return found;
  }
  return value;
}

function within(place: Place, name: string | number, guard: Guard, value: unknown): unknown {
  place.push(name);
  const found = taken(guard, value, place);
  place.pop();
  return found;
}

function takenBy([kind, of]: Extract<Guard, unknown[]>, value: unknown, place: Place): unknown {
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
      return value.map((item, index) => within(place, index, of, item));
    case 'record':
      ensure(isObject(value), place);
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, within(place, name, of, item)]));
    case 'message': {
      const type = isObject(value) && typeof value.type === 'string' ? value.type : '';
      ensure(Object.hasOwn(of, type), place);
      return { type, ...(taken(of[type] as Guard, value, [type]) as object) };
    }
  }
}

/** Says where it stumbled, never over what: errors are written down. */
function ensure(ok: boolean, place: Place): asserts ok {
  if (!ok) throw new Error(`${place.join('.')} is not what the contract says.`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isInt = (value: unknown): value is number => Number.isSafeInteger(value);

const is = {
  0: (value: unknown) => typeof value === 'string',
  1: (value: unknown) => typeof value === 'boolean',
  2: isInt,
  count: (value: unknown) => isInt(value) && value >= 0,
};
