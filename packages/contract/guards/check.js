export class UnexpectedShape extends Error {
}
/** Returns the fields that the guard names, as the shape's `parse` does. Throws when the guard refuses the value. */
export function check(guard, value) {
    // The compiler cannot see that a guard matches T; guards.test.ts proves that every guard matches its shape.
    return accept(guard, value, ['value']);
}
function accept(guard, value, path) {
    if (typeof guard !== 'object')
        ensure(is[guard](value), path);
    else if (Array.isArray(guard))
        return acceptWrapped(guard, value, path);
    else {
        ensure(isObject(value), path);
        const found = {};
        for (const name in guard) {
            const item = acceptItem(path, name, guard[name], value[name]);
            if (item !== undefined)
                found[name] = item;
        }
        return found;
    }
    return value;
}
function acceptItem(path, name, guard, value) {
    path.push(name);
    const found = accept(guard, value, path);
    path.pop();
    return found;
}
function acceptWrapped([kind, of], value, path) {
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
            return { type, ...accept(of[type], value, [type]) };
        }
    }
}
/** Names the path of a wrong value but not the value itself, because errors are logged. */
function ensure(ok, path) {
    if (!ok)
        throw new UnexpectedShape(`${path.join('.')} is not what the contract says.`);
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const isInt = (value) => Number.isSafeInteger(value);
const is = {
    0: (value) => typeof value === 'string',
    1: (value) => typeof value === 'boolean',
    2: isInt,
    count: (value) => isInt(value) && value >= 0,
};
