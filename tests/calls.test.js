import { readFileSync } from 'node:fs';
import * as contract from '@snug/contract';
import { expect, test } from 'vitest';
import { cellsOf, rowsOf } from '../scripts/requirements/rows.ts';
/**
 * Checks method and path of every call against tests/requirements.md. Other tests prove that screens make the calls and that
 * the server answers them.
 */
const markdown = readFileSync(new URL('requirements.md', import.meta.url), 'utf8');
const texts = new Map(rowsOf(markdown).map(({ id, text }) => [id, text]));
const decisions = new Map(markdown.split('\n').map((line) => [cellsOf(line)[0] ?? '', cellsOf(line)[2] ?? '']));
/** The rows that leave method and path to a decision: its last cell names them. */
const decided = {
    'CALL-41': 'OPEN-14',
    'CALL-42': 'OPEN-48',
    'CALL-43': 'OPEN-49',
    'CALL-56': 'OPEN-94',
};
/** Rules for every call, which are no calls themselves. */
const ofEvery = ['CALL-01', 'CALL-02', 'CALL-03'];
const made = Object.values(contract)
    .filter((value) => typeof value === 'object' && value !== null && 'path' in value)
    .map(({ method, path }) => `${method} ${path}`);
const rows = [...texts.keys()].filter((id) => id.startsWith('CALL-') && !ofEvery.includes(id));
test.each(rows.map((id) => [id, addressesOf(id)]))('the contract has the method and path of %s: %j', (_, addresses) => {
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses)
        expect(made).toContain(address);
});
test('each row has method and path of its own, except the rules for every call', () => {
    expect(rows).toHaveLength(59);
    const addresses = rows.flatMap(addressesOf);
    expect(addresses).toHaveLength(59 + 2 + 2);
    expect(new Set(addresses).size).toBe(addresses.length);
});
/** `POST /api/player/set-name`, without the query: one, or one for each of the three kinds of pictures. */
function addressesOf(id) {
    const text = (decided[id] ? decisions.get(decided[id]) : texts.get(id)) ?? '';
    const [, method = '', path = ''] = /`(GET|POST|PUT) (\/api\/[^`?]+)/.exec(text) ?? [];
    if (!method)
        return [];
    // The path's second `{id}` is the member, and a path names each of its params once.
    const own = id === 'CALL-51' ? path.replace('members/{id}', 'members/{playerid}') : path;
    const targets = /\{player\\\|player\/game\\\|team\}|\{same\}/.exec(own);
    if (!targets)
        return [`${method} ${own}`];
    return ['player', 'player/game', 'team'].map((target) => `${method} ${own.replace(targets[0], target)}`);
}
