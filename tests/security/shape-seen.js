/** The paths of all fields in a reply, each once. Keys of records are `*`. */
export function shapeSeen(body) {
    const paths = new Set();
    walk(body, '', paths);
    return [...paths].sort().join(' ');
}
/** Fields whose keys are ids or numbers, not names. */
const records = new Set(['submitted', 'suggested']);
function walk(value, path, paths) {
    if (Array.isArray(value)) {
        for (const each of value)
            walk(each, `${path}[]`, paths);
        if (value.length === 0)
            paths.add(`${path}[]`);
        return;
    }
    if (typeof value !== 'object' || value === null) {
        if (path !== '')
            paths.add(path);
        return;
    }
    const isRecord = records.has(path.split(/[.[]/).at(-1) ?? '');
    for (const [key, inside] of Object.entries(value)) {
        walk(inside, isRecord ? `${path}.*` : path === '' ? key : `${path}.${key}`, paths);
    }
    if (Object.keys(value).length === 0)
        paths.add(path);
}
