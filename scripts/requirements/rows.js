/** The rows of the tables, each with the group of the heading `### GROUP – title (n)` above it. */
export function rowsOf(markdown) {
    const rows = [];
    let group = '';
    for (const line of markdown.split('\n')) {
        if (line.startsWith('## '))
            group = '';
        group = /^### ([A-Z]+) /.exec(line)?.[1] ?? group;
        const [id = '', text = '', where = ''] = cellsOf(line);
        if (group && /^[A-Z]+-[\w-]+$/.test(id)) {
            rows.push({ id, group, text, where: where.split('; ').filter((part) => part) });
        }
    }
    return rows;
}
/** What applies instead of a row's text: the table below `## Where we do otherwise`, by id. */
export function otherwiseOf(markdown) {
    const [, section = ''] = markdown.split('\n## Where we do otherwise\n');
    const [table = ''] = section.split('\n## ');
    const lines = table.split('\n').map(cellsOf);
    return new Map(lines.flatMap(([id = '', text = '']) => (/^[A-Z]+-\d/.test(id) ? [[id, text]] : [])));
}
/** The cells of a table row. A bar within a cell is escaped by a backslash. */
export function cellsOf(line) {
    if (!line.startsWith('| '))
        return [];
    return line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim());
}
