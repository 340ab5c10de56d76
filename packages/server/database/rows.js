export function toRow(values) {
    const row = {};
    for (const [name, value] of Object.entries(values)) {
        row[name] = typeof value === 'boolean' ? Number(value) : Array.isArray(value) ? JSON.stringify(value) : value;
    }
    return row;
}
/** Columns that hold 0 or 1 and are a boolean everywhere else. */
const booleanColumns = [
    'game_started',
    'submissions_open',
    'round_open',
    'round_shown',
    'private_event',
    'single_answer',
    'double_or_nothing',
    'tiebreaker',
    'is_captain',
    'late',
    'doubled',
    'joined',
    'requested',
    'restrict_editing',
    'no_requests',
    'active',
];
const listColumns = ['matches', 'tags', 'options', 'answer', 'answers', 'accepted'];
const kinds = new Map([
    ...booleanColumns.map((name) => [name, 'boolean']),
    ...listColumns.map((name) => [name, 'list']),
]);
/** Converts a stored row. Its JSON is not validated: only the server writes the database. */
export function fromRow(row) {
    const values = {};
    for (const [name, value] of Object.entries(row)) {
        const kind = value === null ? undefined : kinds.get(name);
        values[name] = kind === undefined ? value : kind === 'boolean' ? value === 1 : JSON.parse(value);
    }
    return values;
}
