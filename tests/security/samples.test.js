import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { families } from '../../packages/server/http/routes.ts';
const server = join(import.meta.dirname, '../../packages/server');
/** Files for tests alone. */
const isForTests = (file) => /\.(test|samples)\.ts$/.test(file);
test('each family has a file, and its samples beside it', () => {
    for (const { name } of families) {
        const file = name === 'teams in a game' ? 'game-teams' : name.replaceAll(' ', '-');
        const found = globSync([`${file}.ts`, `${file}.samples.ts`], { cwd: join(server, 'http/calls') });
        expect(found.sort()).toEqual([`${file}.samples.ts`, `${file}.ts`]);
    }
});
test('only tests import samples', () => {
    const sources = globSync('**/*.ts', { cwd: server, exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name) });
    const wrong = sources
        .filter((file) => !isForTests(file))
        .filter((file) => /from '[^']*\.samples\.ts'/.test(readFileSync(join(server, file), 'utf8')));
    expect(sources.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
});
test('the built server has no samples', async () => {
    const { metafile } = await build({
        entryPoints: ['main.ts', 'commands/database-worker.ts', 'database/copy-database.ts'].map((file) => join(server, file)),
        absWorkingDir: server,
        outdir: 'dist',
        bundle: true,
        write: false,
        metafile: true,
        format: 'esm',
        platform: 'node',
        packages: 'external',
    });
    const files = Object.keys(metafile.inputs);
    expect(files).toContain('http/calls/answers.ts');
    expect(files.filter(isForTests)).toEqual([]);
});
