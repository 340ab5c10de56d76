/** What a shape accepts, as plain data: zod's names for wrappers, and an object of guards for an object's fields. */
export type Guard =
  /** A string, a boolean, an int: the most frequent guards have the shortest names, to keep the download small. */
  | 0
  | 1
  | 2
  /** An int that is not negative. */
  | 'count'
  /** Any finite number. */
  | 'number'
  | ['nullable' | 'optional' | 'or-boolean' | 'array' | 'record', Guard]
  | ['enum', unknown[]]
  /** Which fields are expected depends on the value of `type`. */
  | ['message', { [type: string]: Guard }]
  | { [field: string]: Guard };

export class UnexpectedShape extends Error {}

/** The path to a value, outermost name first. It is joined only for an error. */
type Path = (string | number)[];

/** Returns the fields that the guard names, as the shape's `parse` does. Throws when the guard refuses the value. */
export function check<T>(guard: Guard, value: unknown): T {
  // The compiler cannot see that a guard matches T; guards.test.ts proves that every guard matches its shape.
  return accept(guard, value, ['value']) as T;
}

function accept(guard: Guard, value: unknown, path: Path): unknown {
  if (typeof guard !== 'object') ensure(is[guard](value), path);
  else if (Array.isArray(guard)) return acceptWrapped(guard, value, path);
  else {
    ensure(isObject(value), path);
    const found: Record<string, unknown> = {};
    for (const name in guard) {
      const item = acceptItem(path, name, guard[name] as Guard, value[name]);
      if (item !== undefined) found[name] = item;
    }
    return found;
  }
  return value;
}

function acceptItem(path: Path, name: string | number, guard: Guard, value: unknown): unknown {
  path.push(name);
  const found = accept(guard, value, path);
  path.pop();
  return found;
}

function acceptWrapped([kind, of]: Extract<Guard, unknown[]>, value: unknown, path: Path): unknown {
  switch (kind) {
    case 'nullable':
      return value === null ? value : accept(of, value, path);
    case 'optional':
      return value === undefined ? value : accept(of, value, path);
    case 'or-boolean':
      return typeof value === 'boolean' ? value : accept(of, value, path);
    case 'enum':
      ensure(of.includes(value), path);
      return value;
    case 'array':
      ensure(Array.isArray(value), path);
      return value.map((item, index) => acceptItem(path, index, of, item));
    case 'record':
      ensure(isObject(value), path);
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, acceptItem(path, name, of, item)]));
    case 'message': {
      const type = isObject(value) && typeof value.type === 'string' ? value.type : '';
      ensure(Object.hasOwn(of, type), path);
      return { type, ...(accept(of[type] as Guard, value, [type]) as object) };
    }
  }
}

/** Names the path of a wrong value but not the value itself, because errors are logged. */
function ensure(ok: boolean, path: Path): asserts ok {
  if (!ok) throw new UnexpectedShape(`${path.join('.')} is not what the contract says.`);
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
  number: Number.isFinite,
};
