/** The table of `matrix.txt`: call → the status that each actor gets. It is kept by hand; the server does not read it. */
export function statusesIn(text) {
    const rows = text.split('\n').flatMap((line) => (/^\w+ +\d/.test(line) ? [line.split(/ +/)] : []));
    return new Map(rows.map(([name = '', ...cells]) => [name, cells.map(Number)]));
}
