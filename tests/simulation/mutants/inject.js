import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mutants } from './mutants.ts';
const root = new URL('../../../', import.meta.url);
/** The source of the mutant's file with the bug in it. Throws unless it contains the text to change exactly once. */
export function mutated({ name, file, from, to }) {
    const source = readFileSync(fileURLToPath(new URL(file, root)), 'utf8');
    const [before, after, ...more] = source.split(from);
    if (before === undefined || after === undefined || more.length > 0) {
        throw new Error(`The mutant ${name} finds its text ${more.length === 0 ? 'nowhere' : 'more than once'} in ${file}.`);
    }
    return before + to + after;
}
/** Puts the bug into whatever this thread imports from now on. Call it before any of our code is loaded. */
export function injectMutant(name) {
    const mutant = mutants.find((each) => each.name === name);
    if (!mutant)
        throw new Error(`There is no mutant ${name}.`);
    const { href } = new URL(mutant.file, pathToFileURL(fileURLToPath(root)));
    const source = mutated(mutant);
    registerHooks({
        load: (url, context, next) => (url === href ? { ...next(url, context), source } : next(url, context)),
    });
}
