import { readFileSync } from 'node:fs';
export const mutants = readFileSync(new URL('mutants.txt', import.meta.url), 'utf8')
    .split('\n\n')
    .filter((entry) => !entry.startsWith('#'))
    .map(mutantIn);
function mutantIn(entry) {
    const [head = '', file = '', ...changes] = entry.trimEnd().split('\n');
    const [, name = '', by = '', at, bug = ''] = /^(\S+) \(([SL\d ]+), seed (\d+)\): (.+)$/.exec(head) ?? [];
    const marked = (mark) => changes.flatMap((line) => (line.startsWith(`${mark} `) ? [line.slice(2)] : [])).join('\n');
    return { name, bug, by: by.split(' '), at: Number(at), file: file.trim(), from: marked('-'), to: marked('+') };
}
