/** A placeholder in a query for a value of an execution; `part` is the index in a list, or the column of a row. */
class Given {
    name;
    part;
    constructor(name, part) {
        this.name = name;
        this.part = part;
    }
}
/** Longer lists are rare and differ in length, so their queries are built for each execution. */
const listMax = 20;
/** How many forms of a query are kept: two lists have enough combinations of lengths to fill the memory. */
const formsMax = 100;
/**
 * A query that Kysely builds only once per dialect, since building takes longer than executing. `build` gets placeholders in
 * place of the values in `given`, so it must not branch on them. For a list the query is built once per length, for a row to
 * write once per set of columns.
 *
 * @example
 * const gameOf = compiledQuery((db, given: { id: string }) => db.selectFrom('games').selectAll().where('game_id', '=', given.id));
 * const [game] = await gameOf(db, { id });
 */
export function compiledQuery(build) {
    const built = new WeakMap();
    /** The names of the given lists and rows: the same each time. */
    let compounds;
    function queryFor(db, given) {
        compounds ??= Object.entries(given).flatMap(([name, value]) => (isCompound(value) ? [name] : []));
        const form = compounds.length === 0 ? '' : formOf(given, compounds);
        // A list is too long.
        if (form === undefined)
            return build(db, given).compile();
        const { adapter } = db.getExecutor();
        let forms = built.get(adapter);
        if (!forms) {
            forms = new Map();
            built.set(adapter, forms);
        }
        let query = forms.get(form);
        if (!query) {
            query = build(db, standInsFor(given)).compile();
            if (forms.size < formsMax)
                forms.set(form, query);
        }
        return query;
    }
    return async (db, given) => {
        // Named one by one: spreading Kysely's frozen query would take a kilobyte each time.
        const { sql, query, queryId, parameters: slots } = queryFor(db, given);
        const parameters = [];
        for (const value of slots)
            parameters.push(value instanceof Given ? partOf(given, value) : value);
        return (await db.executeQuery({ sql, query, queryId, parameters })).rows;
    };
}
function isCompound(value) {
    return typeof value === 'object' && value !== null;
}
/** The form of a query: the lengths of its lists and the columns of its rows; undefined if a list is too long. */
function formOf(given, compounds) {
    let form = '';
    for (const name of compounds) {
        const value = given[name];
        if (Array.isArray(value) && value.length > listMax)
            return undefined;
        form += Array.isArray(value) ? `${value.length};` : `${partsOf(value)};`;
    }
    return form;
}
/** Kysely writes no column whose value is undefined. */
function partsOf(value) {
    return Object.keys(value).filter((part) => value[part] !== undefined);
}
function standInsFor(given) {
    const standIns = Object.entries(given).map(([name, value]) => {
        if (!isCompound(value))
            return [name, new Given(name)];
        const parts = partsOf(value).map((part) => [part, new Given(name, part)]);
        return [name, Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)];
    });
    return Object.fromEntries(standIns);
}
function partOf(given, { name, part }) {
    const value = given[name];
    return part === undefined ? value : value[part];
}
