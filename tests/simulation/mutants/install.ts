import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { mutants } from './mutant.ts';

const root = new URL('../../../', import.meta.url);

/** From here on, whatever is loaded has this bug in it. Before anything else of ours is. */
export function installMutant(name: string): void {
  const mutant = mutants.find((each) => each.name === name);
  if (!mutant) throw new Error(`There is no mutant ${name}.`);
  const { file, find, replace } = mutant;
  const url = new URL(file, root).href;
  const source = readFileSync(fileURLToPath(url), 'utf8');
  // A mutant that no longer fits would pass for caught.
  if (source.split(find).length !== 2) throw new Error(`The mutant ${name} does not find its place in ${file}.`);
  registerHooks({
    load(wanted, context, next) {
      if (wanted !== url) return next(wanted, context);
      return { format: 'module-typescript', source: source.replace(find, () => replace), shortCircuit: true };
    },
  });
}
